import type { Backstage } from '../../dialects/dialect.ts';
import { type Practice, rowOf } from '../../dialects/practice.ts';
import { createLedger, dueOf } from '../../dialects/practiceLedger.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { isWanted, isWord, pageOf } from './pages.ts';
import type { SikkaRecords } from './records.ts';
import { amountText, dateText, dayText, idOrEmpty, sikkaIds, statusWords } from './values.ts';

const { of } = sikkaIds;

const paymentTypes = [
  ['1', 'Cash'],
  ['2', 'Check'],
  ['3', 'Card'],
  ['9', 'Courtesy adjustment'],
] as const;

const procedures = [
  ['PT1', 'Wellness exam', 'WEX', 'Exams'],
  ['PT2', 'Vaccination', 'VAC', 'Vaccines'],
  ['PT3', 'Sick visit', 'SIC', 'Exams'],
  ['PT4', 'Surgery', 'SUR', 'Surgery'],
  ['PT5', 'Nail trim', 'NTR', 'Grooming'],
  ['PT6', 'Recheck', 'REC', 'Exams'],
] as const;

/** Rows of one location stand for all, since the locations share a system. */
function atEvery(practice: Practice, make: (practiceId: string) => readonly Row[]): readonly Row[] {
  return practice.places.flatMap(({ key }) => make(of('place', key)));
}

function variablesOf(practice: Practice): readonly Row[] {
  const lists: Readonly<Record<string, readonly string[]>> = {
    'Appointment Status': Object.values(statusWords),
    'Appointment Type': practice.visitTypes.filter(({ isBlock }) => !isBlock).map(({ name }) => name),
    'Patient Status': ['Active', 'Inactive', 'Deceased'],
  };
  return atEvery(practice, (practice_id) =>
    Object.entries(lists).flatMap(([service_name, words]) =>
      words.map((value, index) => ({
        service_name,
        service_item: String(index + 1),
        value,
        description: value,
        practice_id,
      })),
    ),
  );
}

function transactionsOf(practice: Practice, { guarantorOf }: SikkaRecords): readonly Row[] {
  const ledger = createLedger(practice);
  const common = (clientKey: number, placeKey: number, at: number): Row => ({
    transaction_date: dateText(at),
    transaction_entry_date: dateText(at),
    claim_sr_no: '',
    note: '',
    guarantor_id: of('client', clientKey),
    guarantor: () => guarantorOf(clientKey),
    provider_id: '',
    practice_id: of('place', placeKey),
  });
  const charges = ledger.orders.flatMap((order) =>
    order.items.map((item) => ({
      ...common(order.clientKey, order.placeKey, order.at),
      transaction_type: 'Procedure',
      procedure_code: '',
      procedure_description: item.name,
      quantity: String(item.quantity),
      amount: amountText(item.quantity * item.unitCents),
      payment_type: '',
      patient_id: idOrEmpty('patient', order.patientKey),
    })),
  );
  const payments = ledger.payments.map((payment) => ({
    ...common(payment.clientKey, rowOf(practice.clients, payment.clientKey)?.placeKey ?? 1, payment.at),
    transaction_type: 'Payment',
    procedure_code: '',
    procedure_description: '',
    quantity: '',
    amount: amountText(-payment.cents),
    payment_type: { CASH: '1', CHECK: '2', CARD: '3' }[payment.method],
    patient_id: '',
  }));
  return [...charges, ...payments].map((row, index) => ({ transaction_sr_no: String(90_001 + index), ...row }));
}

function receivablesOf(practice: Practice, now: number): readonly Row[] {
  const ledger = createLedger(practice);
  const open = ledger.orders.filter((order) => dueOf(ledger, order) > 0);
  const byAge = [30, 60, 90, Infinity];
  return practice.clients
    .filter(({ key }) => open.some(({ clientKey }) => clientKey === key))
    .map(({ key, placeKey }) => {
      const amounts = byAge.map((most, index) =>
        open
          .filter(({ clientKey, at }) => {
            const days = (now - at) / 86_400_000;
            return clientKey === key && days <= most && days > (byAge[index - 1] ?? -1);
          })
          .reduce((sum, order) => sum + dueOf(ledger, order), 0),
      );
      const [first = 0, second = 0, third = 0, fourth = 0] = amounts;
      return {
        entry_id: String(4000 + key),
        guarantor_id: of('client', key),
        amount_between_0_30: amountText(first),
        amount_between_31_60: amountText(second),
        amount_between_61_90: amountText(third),
        amount_greater_than_90: amountText(fourth),
        current_date: dayText(now),
        practice_id: of('place', placeKey),
      };
    });
}

function recallsOf(practice: Practice, records: SikkaRecords): readonly Row[] {
  return practice.patients
    .filter(({ key, isActive }) => isActive && key % 6 === 0)
    .map((row) => ({
      patient_id: of('patient', row.key),
      patient: () => records.patient(row),
      recall_type: 'Annual vaccines',
      due_date: `2027-0${String(1 + (row.key % 9))}-15`,
      appointment_sr_no: '',
      practice_id: of('place', records.ownerOf(row.clientKey)?.placeKey ?? 1),
    }));
}

/** Balances of guarantors by their ids. */
export function receivableOf(practice: Practice, guarantorId: string, now: number): Row | null {
  return receivablesOf(practice, now).find((row) => row['guarantor_id'] === guarantorId) ?? null;
}

/** Lists that have nothing to do with the appointment book. */
export function sikkaMore({ practice, cap, now }: Backstage, records: SikkaRecords): object {
  const list =
    (path: string, rows: () => readonly Row[], exact: readonly string[], sorts: readonly string[]) =>
    (args: Row): Row =>
      pageOf(
        rows().filter((row) => exact.every((name) => isWanted(args[name], textOf(row[name])))),
        args,
        {
          path,
          cap,
          sorts: Object.fromEntries(sorts.map((name) => [name, (row: Row): unknown => row[name]])),
          show: (row) => row,
        },
      );
  const typeRows = (): readonly Row[] =>
    atEvery(practice, (practice_id) =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes }) => ({
          code: of('visitType', key),
          description: name,
          length: String(minutes),
          practice_id,
        })),
    );
  // The types of a system are the same at every location: they come once, as those of the first one, unless asked for.
  const ofOne = (rows: readonly Row[], practiceId: unknown): readonly Row[] =>
    rows.filter((row) => row['practice_id'] === textOf(practiceId ?? of('place', 1)));
  const types = (args: Row): Row =>
    list('appointment_types', () => ofOne(typeRows(), args['practice_id']), [], ['code', 'description'])(args);
  const payments = (): readonly Row[] =>
    atEvery(practice, (practice_id) =>
      paymentTypes.map(([code, description]) => ({
        code,
        description,
        is_adjustment_type: code === '9' ? 'True' : 'False',
        is_insurance_type: 'False',
        practice_id,
      })),
    );
  const codes = (): readonly Row[] =>
    atEvery(practice, (practice_id) =>
      procedures.map(([code, description, abbreviation, category]) => ({
        procedure_code: code,
        procedure_code_description: description,
        abbreviation,
        procedure_code_category: category,
        practice_id,
      })),
    );
  const fees = (): readonly Row[] =>
    codes().map((row, index) => ({
      fee_no: '1',
      fee_name: 'Standard',
      procedure_code: row['procedure_code'],
      fee_amount: amountText(6450 + (index % procedures.length) * 1000),
      practice_id: row['practice_id'],
    }));
  return {
    operatories: list(
      'operatories',
      () => practice.places.flatMap(({ key }) => records.operatoryRows(key)),
      ['practice_id'],
      ['operatory'],
    ),
    appointment_types: types,
    practice_variables: (args: Row) =>
      list(
        'practice_variables',
        () => variablesOf(practice).filter((row) => isWord(args['service_name'], textOf(row['service_name']))),
        ['practice_id'],
        ['service_name'],
      )(args),
    payment_types: list('payment_types', payments, ['practice_id', 'code'], ['code']),
    procedure_codes: list('procedure_codes', codes, ['practice_id', 'procedure_code'], ['procedure_code']),
    fee_schedules: list('fee_schedules', fees, ['practice_id', 'procedure_code'], ['fee_amount', 'procedure_code']),
    transactions: list(
      'transactions',
      () => transactionsOf(practice, records),
      ['practice_id', 'guarantor_id', 'patient_id', 'transaction_type'],
      ['transaction_sr_no', 'transaction_date'],
    ),
    accounts_receivables: list(
      'accounts_receivables',
      () => receivablesOf(practice, now()),
      ['practice_id', 'guarantor_id'],
      ['guarantor_id', 'entry_id'],
    ),
    recalls: list(
      'recalls',
      () => recallsOf(practice, records),
      ['practice_id', 'patient_id'],
      ['patient_id', 'due_date'],
    ),
  };
}
