import type { Backstage } from '../../dialects/dialect.ts';
import { centsOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { codeFiles } from './codes.ts';
import type { Gate } from './gate.ts';
import { givenKey, keyOf } from './lookups.ts';
import { medicalRecords } from './medical.ts';
import type { PawprintMemory, TodoRow } from './memory.ts';
import { invoiceSeed, paymentRow } from './money.ts';
import type { PawprintRecords } from './records.ts';
import { officeRecords } from './system.ts';
import { dayOf8, fault, day8 } from './values.ts';

const methods: Readonly<Record<string, string>> = { CC: 'CARD', CA: 'CASH', CK: 'CHECK' };

interface PayAddRec {
  readonly clnNo: number;
  readonly invNo?: number | null;
  readonly payAmt: unknown;
  readonly payCd: string;
  readonly refTxt?: string | null;
}

interface NoteAddRec {
  readonly petNo: number;
  readonly noteTyp: string;
  readonly noteTxt: string;
  readonly drNo?: number | null;
}

/** Mutations of payments, medical files, messages and to-dos. */
export function pawprintFileWrites(
  { practice, now }: Backstage,
  records: PawprintRecords,
  memory: PawprintMemory,
  gate: Gate,
): object {
  const medical = medicalRecords(memory, records);
  const office = officeRecords(memory, records);
  const filled = (text: string, column: string): string => {
    if (text.trim() === '') throw fault(1031, `${column} is needed`, column);
    return text;
  };

  return {
    payAdd({ rec }: { readonly rec: PayAddRec }) {
      gate.allowed();
      const method = methods[rec.payCd];
      if (method === undefined) throw fault(1022, `'${rec.payCd}' is not a code of PAYCD`, 'payCd');
      const payment = {
        clientKey: keyOf(practice, 'client', rec.clnNo),
        cents: centsOf(rec.payAmt),
        orderKey: rec.invNo ? rec.invNo - invoiceSeed : undefined,
        method,
        reference: rec.refTxt,
      };
      const row = gate.done(takePayment(practice, memory.ledger, payment, now()), 'PAYFILE', 'A');
      return paymentRow(memory, records, row);
    },
    noteAdd({ rec }: { readonly rec: NoteAddRec }) {
      gate.allowed();
      const { noteTyp, noteTxt } = rec;
      if (!codeFiles['NOTETYP']?.some(({ codVal }) => codVal === noteTyp))
        throw fault(1022, `'${noteTyp}' is not a code of NOTETYP`, 'noteTyp');
      const row = {
        noteNo: memory.notes.length + 1,
        patientKey: keyOf(practice, 'patient', rec.petNo),
        at: now(),
        noteTyp,
        noteTxt: filled(noteTxt, 'noteTxt'),
        providerKey: givenKey(practice, 'provider', rec.drNo) ?? null,
      };
      memory.notes.push(row);
      gate.note('NOTEFILE', String(row.noteNo), 'A');
      return medical.note(row);
    },
    wtAdd({ petNo, wtDt, wtLbs }: { readonly petNo: number; readonly wtDt: string; readonly wtLbs: unknown }) {
      gate.allowed();
      const pounds = Number(wtLbs);
      if (!(pounds > 0)) throw fault(1033, 'wtLbs has to be above 0', 'wtLbs');
      dayOf8(wtDt, 'wtDt');
      const patientKey = keyOf(practice, 'patient', petNo);
      const row = { wtNo: memory.weights.length + 1, patientKey, wtDt, wtLbs: pounds };
      memory.weights.push(row);
      gate.note('WTFILE', String(row.wtNo), 'A');
      return medical.weight(row);
    },
    remSetStat({ remNo, remStat }: { readonly remNo: number; readonly remStat: string }) {
      gate.allowed();
      if (!['O', 'S', 'D'].includes(remStat)) throw fault(1022, 'remStat is O, S or D', 'remStat');
      const index = memory.reminders.findIndex((row) => row.remNo === remNo);
      const before = memory.reminders[index];
      if (!before) throw fault(1404, `remNo ${String(remNo)} is not on file`, 'remNo');
      const sentDt = remStat === 'S' ? day8(now(), memory.zone) : before.sentDt;
      const row = { ...before, remStat, sentDt };
      memory.reminders[index] = row;
      gate.note('REMFILE', String(remNo), 'C');
      return medical.reminder(row);
    },
    msgSend({ clnNo, msgTxt }: { readonly clnNo: number; readonly msgTxt: string }) {
      gate.allowed();
      const message = { clientKey: keyOf(practice, 'client', clnNo), body: msgTxt };
      return office.message(gate.done(writeMessage(practice, memory.ledger, message, now()), 'MSGFILE', 'A'));
    },
    todoAdd(args: { readonly todoTxt: string; readonly dueDt?: string | null; readonly drNo?: number | null }) {
      gate.allowed();
      if (args.dueDt) dayOf8(args.dueDt, 'dueDt');
      const row: TodoRow = {
        todoNo: memory.todos.length + 1,
        todoTxt: filled(args.todoTxt, 'todoTxt'),
        dueDt: args.dueDt ?? null,
        providerKey: givenKey(practice, 'provider', args.drNo) ?? null,
        doneYn: 'N',
      };
      memory.todos.push(row);
      return office.todo(row);
    },
    todoDone({ todoNo }: { readonly todoNo: number }) {
      gate.allowed();
      const index = memory.todos.findIndex((row) => row.todoNo === todoNo);
      const before = memory.todos[index];
      if (!before) throw fault(1404, `todoNo ${String(todoNo)} is not on file`, 'todoNo');
      const row: TodoRow = { ...before, doneYn: 'Y' };
      memory.todos[index] = row;
      return office.todo(row);
    },
  };
}
