import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changeAppointment } from '../../dialects/practiceWrites.ts';
import { presentFields } from '../presentFields.ts';
import type { StJobRecords, StJobRow } from './jobRecords.ts';
import type { StMemory } from './memory.ts';
import { holdReasons } from './officeRows.ts';
import { apiError, customersOf, invalid, isAppointment, momentIn, ownKey, serviceTitanIds } from './values.ts';
import type { Gate } from './writes.ts';

export type Id = number | string;

/** Times and technicians of an appointment, as a request has them. */
export interface TimesInput {
  readonly start: string;
  readonly end: string;
  readonly arrivalWindowStart?: string | null;
  readonly arrivalWindowEnd?: string | null;
  readonly technicianIds?: readonly Id[] | null;
}

/** What mutations of jobs and of appointments share. */
export type StBook = ReturnType<typeof bookOf>;

export const minuteMs = 60_000;

/** Whether an appointment is still to come or under way. */
export function isOpen({ state }: AppointmentRecord): boolean {
  return !['completed', 'cancelled', 'noShow'].includes(state);
}

/** Finds jobs, appointments and what requests name, or says what is wrong. */
export function bookOf(backstage: Backstage, rows: StJobRecords, memory: StMemory, { done }: Gate) {
  const { practice, now } = backstage;
  const jobOf = (id: Id): StJobRow => {
    const row = rows.jobOfKey(ownKey('job', id));
    if (row) return row;
    throw apiError(404, `Job ${String(id)} was not found.`);
  };
  const visitOf = (id: Id): AppointmentRecord => {
    const row = rowOf(practice.appointments, serviceTitanIds.key('appointment', id));
    if (row && isAppointment(row)) return row;
    throw apiError(404, `Appointment ${String(id)} was not found.`);
  };
  const keyIn = (
    kind: 'place' | 'visitType' | 'client' | 'provider',
    id: Id | null | undefined,
    field: string,
  ): number => {
    const key = serviceTitanIds.key(kind, id);
    const isThere = {
      place: () => rowOf(practice.places, key) !== null,
      visitType: () => rowOf(practice.visitTypes, key)?.isBlock === false,
      client: () => rowOf(customersOf(practice), key) !== null,
      provider: () => rowOf(practice.providers, key)?.isActive === true,
    }[kind]();
    if (key === null || !isThere) throw invalid(`request.${field}`, `${field} ${String(id)} does not exist.`);
    return key;
  };
  const techniciansIn = (ids: readonly Id[] | null | undefined): readonly number[] =>
    (ids ?? []).map((id) => keyIn('provider', id, 'technicianIds'));
  const change = (row: AppointmentRecord, given: Partial<AppointmentRecord>): AppointmentRecord =>
    done(changeAppointment(practice, row.key, given, now()));
  const remember = (key: number, given: object): void => {
    memory.visits.set(key, { ...memory.visits.get(key), ...given });
  };
  const timesIn = ({ start, end }: Pick<TimesInput, 'start' | 'end'>): { start: number; minutes: number } => {
    const [from, to] = [momentIn(start, 'start'), momentIn(end, 'end')];
    if (to <= from) throw invalid('request.end', 'End must be later than start.');
    return { start: from, minutes: Math.round((to - from) / minuteMs) };
  };
  const windowIn = ({ arrivalWindowStart: from, arrivalWindowEnd: to }: Partial<TimesInput>): object =>
    presentFields({
      windowStart: from ? momentIn(from, 'arrivalWindowStart') : undefined,
      windowEnd: to ? momentIn(to, 'arrivalWindowEnd') : undefined,
    });
  const holdReasonIn = (id: Id): number => {
    const reason = holdReasons.find((row) => row.id === Number(id));
    if (!reason) throw invalid('request.reasonId', `Hold reason ${String(id)} does not exist.`);
    return reason.id;
  };

  return { jobOf, visitOf, keyIn, techniciansIn, change, remember, timesIn, windowIn, holdReasonIn };
}
