import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { officeAccountWrites } from './accountWrites.ts';
import { officeCareWrites } from './careWrites.ts';
import { createMemory, officeRecords } from './records.ts';
import { checkId, dayAfterHour, fail, failPrisma, isOwn, officeIds, officeWords, sessionToken } from './values.ts';

interface ListArgs {
  readonly name?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly status?: string | null;
}

interface IdArgs {
  readonly id: string;
}

const words: readonly string[] = Object.values(officeWords);

/** The root fields of the product. */
export function officeScheduleRoots(backstage: Backstage): object {
  const { practice, now } = backstage;
  const memory = createMemory(practice);
  const records = officeRecords(backstage, memory);
  const endOf = ({ start, minutes }: AppointmentRecord): number => start + minutes * 60_000;
  const rowAt = <Row>(rows: ReadonlyMap<string, Row>, call: string, id: string): Row | null => {
    checkId(call, id);
    return rows.get(id) ?? null;
  };
  const gains = (from: number, to: number): readonly AppointmentRecord[] =>
    records.own().filter((row) => officeWords[row.state] === 'DONE' && row.start >= from && endOf(row) <= to);
  const feesIn = (from: number, to: number) =>
    [...memory.fees.values()].filter(({ date }) => Number(date) >= from && Number(date) <= to);

  return {
    appointments({ name, startTime, endTime, status }: ListArgs) {
      const call = 'appointment.findMany';
      // Whoever leaves one of the two out means this very moment.
      const from = startTime ? dayAfterHour(call, startTime).from : now();
      const to = endTime ? dayAfterHour(call, endTime).to : now();
      if (status && !words.includes(status))
        failPrisma(call, 'Invalid value for argument `status`. Expected APPOINTMENT_TYPE.');
      const isOf = (row: AppointmentRecord): boolean => {
        const client = rowOf(practice.clients, row.clientKey);
        return (
          (!name || (client !== null && fullNameOf(client) === name)) && (!status || officeWords[row.state] === status)
        );
      };
      return records
        .own()
        .filter((row) => row.start >= from && endOf(row) <= to && isOf(row))
        .map(records.appointment);
    },
    appointment({ id }: IdArgs) {
      checkId('appointment.findFirst', id);
      const row = rowOf(practice.appointments, officeIds.key('appointment', id));
      return row && isOwn(row) ? records.bare(row) : null;
    },
    totalGain({ date }: { readonly date?: string | null }) {
      const { from, to } = dayAfterHour('appointment.findMany', date);
      const earned = gains(from, to).reduce((sum, row) => sum + records.priceOf(row), 0);
      return String(feesIn(from, to).reduce((sum, { amount }) => sum - Number(amount), earned));
    },
    totalGainDetailed({ startTime, endTime }: ListArgs) {
      const hourBefore = (text: string | null | undefined): string => {
        const instant = Date.parse(text ?? '');
        if (Number.isNaN(instant)) fail('Invalid time value');
        return new Date(instant - 3_600_000).toISOString();
      };
      const call = 'appointment.findMany';
      const { from } = dayAfterHour(call, hourBefore(startTime));
      const { to } = dayAfterHour(call, hourBefore(endTime));
      return { appointments: gains(from, to).map(records.bare), fees: feesIn(from, to) };
    },
    patients: records.patients,
    patient({ id }: IdArgs) {
      checkId('patient.findFirst', id);
      const client = rowOf(practice.clients, officeIds.key('client', id));
      return client?.isDeleted === false ? records.patient(client) : null;
    },
    user: ({ token }: { readonly token: string }) =>
      token === sessionToken ? records.account() : fail('Invalid user'),
    users: () => [...memory.users.values()],
    fees({ startTime, endTime }: ListArgs) {
      // Fees have a date, which is not what is asked for.
      if (startTime && endTime)
        failPrisma('fees.findMany', 'Unknown argument `startTime`. Available options are marked with ?.');
      return [...memory.fees.values()];
    },
    fee: ({ id }: IdArgs) => rowAt(memory.fees, 'fees.findFirst', id),
    notes: () => [...memory.notes.values()],
    note: ({ id }: IdArgs) => rowAt(memory.notes, 'note.findFirst', id),
    colleagues: () => [...memory.colleagues.values()],
    colleague: ({ id }: IdArgs) => rowAt(memory.colleagues, 'colleague.findFirst', id),
    validToken: () => fail('Invalid token'),
    ...officeCareWrites(backstage, records, memory),
    ...officeAccountWrites(backstage, records, memory),
  };
}
