import { type Practice, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { VipRecords } from './records.ts';
import { accountUuid, dateTimeText, isBooked, vipIds, wordUuid } from './values.ts';

const taskLists = ['Repeat prescriptions', 'Call backs', 'Lab results'];
const taxRate = 0.2;

function money(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** Invoices of visits that took place, each with one line. */
export function invoicesOf(practice: Practice, records: VipRecords): readonly Row[] {
  return practice.appointments
    .filter((row) => isBooked(row) && row.state === 'completed' && row.clientKey !== null)
    .map((row) => {
      const type = rowOf(practice.visitTypes, row.typeKey);
      const net = money((type?.minutes ?? 30) * 1.65);
      const invoiceUuid = wordUuid('invoice', String(row.key));
      const line = {
        invoiceLineUuid: wordUuid('invoice-line', String(row.key)),
        patientUuid: row.patientKey === null ? null : vipIds.of('patient', row.patientKey),
        description: type?.name ?? 'Visit',
        quantity: 1,
        net,
        tax: money(net * taxRate),
      };
      return {
        invoiceUuid,
        invoiceNumber: `INV${String(10_000 + row.key)}`,
        invoiceDate: dateTimeText(row.start + row.minutes * 60_000),
        modified: row.start + row.minutes * 60_000,
        accountUuid: row.clientKey === null ? null : accountUuid(row.clientKey),
        account: () => records.accountOf(row.clientKey),
        locationUuid: vipIds.of('place', row.placeKey),
        net,
        tax: line.tax,
        gross: money(net + line.tax),
        posted: true,
        lines: [line],
      };
    });
}

/** Every second invoice is paid at once. */
export function paymentsOf(invoices: readonly Row[]): readonly Row[] {
  return invoices
    .filter((_, index) => index % 2 === 0)
    .map((row) => ({
      paymentUuid: wordUuid('payment', String(row['invoiceUuid'])),
      accountUuid: row['accountUuid'],
      paymentDate: row['invoiceDate'],
      modified: row['modified'],
      amount: row['gross'],
      paymentMethod: 'Card',
      locationUuid: row['locationUuid'],
    }));
}

/** The day lists of all places; the last one only where there is a laboratory. */
export function taskListsOf(practice: Practice): readonly Row[] {
  return taskLists.map((name, index) => ({
    taskListUuid: wordUuid('task-list', name),
    name,
    deactivated: false,
    locationUuids: practice.places.slice(0, index === 2 ? 1 : 3).map(({ key }) => vipIds.of('place', key)),
  }));
}

export function tasksOf({ patients }: Practice): readonly Row[] {
  const dueFirst = Date.parse('2026-11-16T14:00:00Z');
  return patients
    .filter(({ key, isActive, clientKey }) => key % 9 === 0 && isActive && clientKey !== null)
    .map(({ key, name, clientKey }) => ({
      taskUuid: wordUuid('task', String(key)),
      taskListUuid: wordUuid('task-list', taskLists[key % taskLists.length] ?? ''),
      description: key % 2 === 0 ? `Repeat tablets for ${name}` : `Ring about ${name}`,
      dueDate: dateTimeText(dueFirst + key * 3_600_000),
      patientUuid: vipIds.of('patient', key),
      accountUuid: accountUuid(clientKey ?? 0),
      completed: key % 4 === 0,
    }));
}

/** Two weights a year apart. */
export function weightsOf(patientKey: number): readonly Row[] {
  return [0, 1].map((year) => ({
    weightUuid: wordUuid('weight', `${String(patientKey)}-${String(year)}`),
    patientUuid: vipIds.of('patient', patientKey),
    weight: money(2 + (patientKey % 31) * 0.9 + year * 0.25),
    unit: 'kg',
    recordedDate: dateTimeText(Date.UTC(2025 + year, 4, 6, 15, 20)),
  }));
}
