import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { type Row, isRow, sortedBy, textOf } from '../generatedRows.ts';
import { hmsIds, hmsRows, isHere, patientsOf } from './records.ts';
import { found, refusal } from './refusal.ts';
import { hmsWrites } from './writes.ts';

interface Paged {
  readonly page: number;
  readonly size: number;
  readonly sort?: string | null;
}
type Text = string | null | undefined;

/** Words that a filter may have, and what the service calls each kind. */
const words = {
  AppointmentStatus: ['scheduled', 'completed', 'cancelled'],
  Gender: ['M', 'F', 'Other'],
  PatientStatus: ['active', 'inactive'],
  PaymentStatus: ['unpaid', 'partially_paid', 'paid'],
} as const;

/** Resolvers of the service. */
export function hmsRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const rows = hmsRows(stage);
  // Rows to sort and filter by only: who isn't on a page is not met.
  const plain = hmsRows({ ...stage, meet: () => {} });
  const doctors = (): typeof practice.providers => practice.providers.filter(({ isActive }) => isActive);
  const visits = (): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isHere(row) && rowOf(practice.clients, row.clientKey)?.isDeleted === false);
  const done = (): readonly AppointmentRecord[] => visits().filter(({ state }) => state === 'completed');
  /** A page of rows by one column; an unknown column is replaced by the first one, the id. */
  function list<Any>({ page, size, sort }: Paged, records: readonly Any[], show: Show<Any>, columns: Show<Any>): Row[] {
    if (page < 0 || size < 1) throw refusal(500, 'An unexpected error occurred');
    const [property = '', direction = ''] = (sort ?? '').split(',');
    const listed = records.map((record) => ({ columns: columns(record), record }));
    const names = Object.keys(listed[0]?.columns ?? {});
    const bare = (name: string): string => name.trim().toLowerCase().replaceAll('_', '');
    const name = names.find((each) => bare(each) === bare(property)) ?? names[0] ?? '';
    const value = (row: Row): unknown => isRow(row['columns']) && row['columns'][name];
    const isDescending = direction.trim().toLowerCase() === 'desc';
    const order = sortedBy(listed, [{ value, isDescending, nullsFirst: isDescending }]);
    const length = Math.min(size, cap);
    return order.slice(page * length, (page + 1) * length).map(({ record }) => show(record));
  }
  const appointmentColumns = (row: AppointmentRecord): Row => {
    const { appointmentId, appointmentDate, status, reason } = plain.appointment(row);
    const [client, provider] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
    const patient = { patientId: hmsIds.of('client', row.clientKey ?? 0), patientFirstName: client?.givenName ?? '' };
    const doctor = { doctorId: hmsIds.of('provider', row.providerKey ?? 0), doctorFirstName: provider?.givenName };
    const families = { patientLastName: client?.familyName, doctorLastName: provider?.familyName };
    return { appointmentId, ...patient, ...doctor, ...families, appointmentDate, status, reason };
  };
  return {
    patients({ status, gender, minAge, ...args }: Paged & { status?: Text; gender?: Text; minAge?: number | null }) {
      const [statusWord, genderWord] = [wordOf('PatientStatus', status), wordOf('Gender', gender)];
      const year = new Date(now()).getUTCFullYear();
      const records = patientsOf(practice).filter((row) => {
        const own = plain.patient(row);
        // A minimum age excludes all other filters.
        if (typeof minAge === 'number') return year - Number(textOf(own['dob']).slice(0, 4)) >= minAge;
        return (!statusWord || own['status'] === statusWord) && (!genderWord || own['gender'] === genderWord);
      });
      return list(args, records, rows.patient, plain.patient);
    },
    patient: ({ patientId: id }: { patientId: string }) =>
      rows.patient(found(rowOf(patientsOf(practice), hmsIds.key('client', id)), 'Patient', id)),
    appointments({ status, ...args }: Paged & { status?: Text }) {
      const word = wordOf('AppointmentStatus', status);
      const records = visits().filter((row) => !word || plain.appointment(row)['status'] === word);
      return list(args, records, rows.appointment, appointmentColumns);
    },
    appointment: ({ appointmentId: id }: { appointmentId: string }) =>
      rows.appointment(found(rowOf(visits(), hmsIds.key('appointment', id)), 'Appointment', id)),
    doctors: (args: Paged) => list(args, doctors(), rows.listedDoctor, rows.listedDoctor),
    doctor: ({ doctorId }: { doctorId: string }) =>
      rows.doctor(found(rowOf(doctors(), hmsIds.key('provider', doctorId)), 'Doctor', doctorId)),
    departments: (args: Paged) =>
      list(args, rows.allDepartments, same, ({ departmentId, ...row }) => ({ departmentId, ...row })),
    invoices({ paymentStatus, ...args }: Paged & { paymentStatus?: Text }) {
      const word = wordOf('PaymentStatus', paymentStatus);
      const records = done().filter((row) => !word || plain.invoice(row)['paymentStatus'] === word);
      return list(args, records, rows.invoice, plain.invoice);
    },
    notifications({ unread, ...args }: Paged & { unread?: boolean | null }) {
      const isAsked = (row: Row): boolean => typeof unread !== 'boolean' || (row['readAt'] === null) === unread;
      return list(
        args,
        visits().filter((row) => isAsked(plain.notification(row))),
        rows.notification,
        plain.notification,
      );
    },
    users: (args: Paged) => list(args, practice.providers, rows.user, rows.user),
    ...hmsWrites(stage, rows, visits),
  };
}

type Show<Any> = (record: Any) => Row;
const same = (row: Row): Row => row;

/** A word of a filter as it is stored, in whatever case it was asked for; null where nothing was asked for. */
function wordOf(kind: keyof typeof words, asked: Text): string | null {
  if (!asked?.trim()) return null;
  const word = words[kind].find((each) => each.toLowerCase() === asked.toLowerCase());
  if (word === undefined) throw refusal(400, `Unknown ${kind}: ${asked}`);
  return word;
}
