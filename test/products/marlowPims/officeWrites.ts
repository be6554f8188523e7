import { rowOf } from '../../dialects/practice.ts';
import { centsOf, dueOf, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { givenText } from '../givenText.ts';
import type { Row } from '../generatedRows.ts';
import { answered, choice, gone, invalid, required, settled } from './gate.ts';
import { vaccines } from './shelves.ts';
import { dayOf } from './values.ts';
import type { Write, WriteParts } from './writes.ts';

/** Mutations of the chart, of money, messages and work. */
export function officeWrites(parts: WriteParts): Readonly<Record<string, Write>> {
  const { backstage, memory, office, clinical, daybook } = parts;
  const { practice, now, refuseWrites } = backstage;
  const { ledger } = memory;
  const write =
    (type: string, change: (data: Row) => Row): Write =>
    ({ data }) =>
      answered(refuseWrites, type, () => {
        const row = change(data);
        office.audit('ADD', type.toLowerCase(), row['id']);
        return row;
      });
  const nextId = (rows: readonly { readonly id: string }[]): string =>
    String(1 + Math.max(0, ...rows.map(({ id }) => Number(id))));

  return {
    recordWeight: write('WeightReading', (data) => {
      const patientKey = required(practice, 'patient', data['companionId'], 'companionId');
      const grams = Math.round(Number(data['kilograms']) * 1000);
      const condition = data['bodyCondition'];
      if (!(grams > 0)) throw invalid('kilograms', 'Ensure this value is greater than 0.', 'min_value');
      if (typeof condition === 'number' && (condition < 1 || condition > 9))
        throw invalid('bodyCondition', 'A body condition is from 1 to 9.');
      const bodyCondition = typeof condition === 'number' ? condition : null;
      const row = { id: nextId(memory.weights), patientKey, grams, bodyCondition, at: now() };
      memory.weights.push(row);
      return clinical.weight(row);
    }),
    recordImmunization: write('Immunization', (data) => {
      const patientKey = required(practice, 'patient', data['companionId'], 'companionId');
      const vaccineId = String(data['vaccineId']);
      if (!vaccines.some(({ id }) => id === vaccineId))
        throw invalid('vaccineId', 'Select a valid choice.', 'invalid_choice');
      const providerKey = choice(practice, 'provider', data['givenById'], 'givenById') ?? null;
      const [givenOn, lotNumber] = [dayOf(String(data['givenOn'])), givenText(data, 'lotNumber') ?? ''];
      const row = { id: nextId(memory.immunizations), patientKey, vaccineId, givenOn, providerKey, lotNumber };
      memory.immunizations.push(row);
      return clinical.immunization(row);
    }),
    postPayment: write('Payment', (data) => {
      const clientKey = required(practice, 'client', data['guardianId'], 'guardianId');
      const invoiceId = givenText(data, 'invoiceId') ?? null;
      const order = invoiceId === null ? null : rowOf(ledger.orders, Number(invoiceId) - 80_000);
      if (invoiceId !== null && order?.clientKey !== clientKey)
        throw invalid('invoiceId', 'The invoice is not in this guardian’s file.', 'invalid_choice');
      const cents = centsOf(data['amount']);
      if (order && (cents ?? 0) > dueOf(ledger, order))
        throw invalid('amount', 'The payment is more than what is outstanding.', 'max_value');
      const tender = givenText(data, 'tender');
      const reference = givenText(data, 'reference') || null;
      const method = tender === 'CHEQUE' ? 'CHECK' : tender;
      const paid = { clientKey, cents, method, reference, ...(order && { orderKey: order.key }) };
      return office.payment(settled(takePayment(practice, ledger, paid, now())));
    }),
    sendMessage: write('ConversationMessage', (data) => {
      const clientKey = required(practice, 'client', data['guardianId'], 'guardianId');
      const conversation = givenText(data, 'conversationId');
      const thread = conversation ? { threadKey: Number(conversation) } : {};
      const body = givenText(data, 'body') ?? '';
      return office.message(settled(writeMessage(practice, ledger, { clientKey, body, ...thread }, now())));
    }),
    addWorkItem: write('WorkItem', (data) => {
      const title = (givenText(data, 'title') ?? '').trim();
      if (title === '') throw invalid('title', 'This field cannot be blank.', 'blank');
      const dueOn = givenText(data, 'dueOn') ?? null;
      const row = {
        id: nextId(memory.workItems),
        title,
        dueOn: dueOn === null ? null : dayOf(dueOn),
        providerKey: choice(practice, 'provider', data['assigneeId'], 'assigneeId') ?? null,
        patientKey: choice(practice, 'patient', data['companionId'], 'companionId') ?? null,
        isDone: false,
      };
      memory.workItems.push(row);
      return office.workItem(row);
    }),
    finishWorkItem: write('WorkItem', (data) => {
      const index = memory.workItems.findIndex(({ id }) => id === data['id']);
      const before = memory.workItems[index];
      if (!before) throw gone('WorkItem');
      const row = { ...before, isDone: true };
      memory.workItems[index] = row;
      return office.workItem(row);
    }),
    joinWaitlist: write('WaitlistRequest', (data) => {
      const [earliestOn, latestOn] = [dayOf(String(data['earliestOn'])), dayOf(String(data['latestOn']))];
      if (latestOn < earliestOn) throw invalid('latestOn', 'The last day is before the first one.');
      const row = {
        id: nextId(memory.waitlist),
        clientKey: required(practice, 'client', data['guardianId'], 'guardianId'),
        patientKey: choice(practice, 'patient', data['companionId'], 'companionId') ?? null,
        placeKey: required(practice, 'place', data['facilityId'], 'facilityId'),
        typeKey: required(practice, 'visitType', data['purposeId'], 'purposeId'),
        earliestOn,
        latestOn,
        remarks: givenText(data, 'remarks') ?? '',
        at: now(),
      };
      memory.waitlist.push(row);
      return daybook.waiting(row);
    }),
  };
}
