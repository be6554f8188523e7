import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { type ListArgs, pageOf, type Values } from './lists.ts';
import type { VetDataRecords } from './records.ts';
import { codeOf, dayText, instantText, kindsOf, pmsIdOf, vetDataIds, vetDataStates } from './values.ts';

const { of } = vetDataIds;
const reminders = ['Rabies', 'Distemper', 'Dental cleaning', 'Heartworm test'];

/** Codes, reminders, transactions and payments, which can be read alone. */
export function vetDataNeighbours(
  { practice, cap, now }: Backstage,
  records: VetDataRecords,
): Readonly<Record<string, (args: ListArgs) => Row>> {
  const ledger = createLedger(practice);
  const list = (rows: readonly Row[], names: readonly string[]) => {
    const values: Values<Row> = Object.fromEntries(names.map((name) => [name, (row: Row): unknown => row[name]]));
    return (args: ListArgs): Row => pageOf(rows, args, values, cap, (row) => row);
  };
  const client = (key: number): Row | undefined =>
    [rowOf(practice.clients, key)].flatMap((row) => row ?? []).map(records.client)[0];

  const codes = (): readonly Row[] => {
    const code = (codeType: string, text: string, description: string): Row => ({
      id: `${codeType}:${text}`,
      codeType,
      code: text,
      description,
      inactive: false,
    });
    return [
      ...[...kindsOf(practice.patients, 'species')].map(([text, label]) => code('SPECIES', text, label)),
      ...[...kindsOf(practice.patients, 'breed')].map(([text, label]) => code('BREED', text, label)),
      ...['Male', 'Female', 'Unknown'].map((label) => code('GENDER', label.slice(0, 1), label)),
      ...Object.values(vetDataStates).map(([text, label]) => code('APPOINTMENT_STATUS', text, label)),
    ];
  };
  const due = practice.patients
    .filter(({ isActive }) => isActive)
    .map((patient): Row => {
      const description = reminders[patient.key % reminders.length] ?? 'Rabies';
      return {
        id: `R${pmsIdOf(patient.key)}`,
        pmsId: pmsIdOf(patient.key),
        patientId: of('patient', patient.key),
        patientPmsId: pmsIdOf(patient.key),
        patient: () => records.patient(patient),
        code: codeOf(description),
        description,
        dateDue: dayText(now() + (patient.key % 60) * 86_400_000),
        dateAppliesTo: null,
        reminderCount: patient.key % 3,
      };
    });
  const lines = ledger.orders.flatMap((order) =>
    order.items.map(({ name, quantity, unitCents }, index): Row => ({
      id: `T${String(order.key)}-${String(index)}`,
      pmsId: String(order.key * 10 + index),
      invoiceNumber: String(7000 + order.key),
      clientId: of('client', order.clientKey),
      clientPmsId: pmsIdOf(order.clientKey),
      client: () => client(order.clientKey),
      transactionDate: instantText(order.at),
      code: codeOf(name),
      description: name,
      quantity,
      amount: (quantity * unitCents) / 100,
    })),
  );
  const payments = ledger.payments.map((payment): Row => ({
    id: `P${String(payment.key)}`,
    pmsId: String(payment.key),
    clientPmsId: pmsIdOf(payment.clientKey),
    paymentDate: instantText(payment.at),
    method: payment.method,
    amount: payment.cents / 100,
  }));
  return {
    codes: (args) => list(codes(), ['codeType', 'code'])(args),
    reminders: list(due, ['patientId']),
    transactions: list(lines, ['clientId']),
    payments: list(payments, []),
  };
}
