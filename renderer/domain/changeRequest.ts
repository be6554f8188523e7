import type { ScheduleDayQuery } from '../../graphql/desk/generated/operations.ts';
import { addMinutes } from '../lib/timeZone.ts';
import { wallDate } from '../lib/wallTime.ts';
import { durationMinutes } from './duration.ts';
import { offerOf } from './offers.ts';
import { type StatusView, statusView } from './stages.ts';

type ScheduleDay = ScheduleDayQuery['day'];
type DayAppointment = ScheduleDay['appointments'][number];

/** The new place of an appointment; absent fields stay as they are. `start` is an instant with the clinic's offset. */
export interface MoveTo {
  readonly start?: string;
  readonly minutes?: number;
  readonly provider?: string;
  readonly room?: string;
}

/** What else is to change; absent fields stay as they are. */
export interface EditTo {
  readonly type?: Omit<NonNullable<DayAppointment['type']>, '__typename'>;
  readonly patient?: Omit<NonNullable<DayAppointment['patient']>, '__typename'>;
  readonly provider?: string;
  readonly reason?: string;
  readonly notes?: string;
  readonly room?: string;
}

/** What is to change of an appointment. */
export type ChangeRequest =
  | { readonly kind: 'move'; readonly to: MoveTo }
  | { readonly kind: 'edit'; readonly to: EditTo }
  | { readonly kind: 'status'; readonly status: StatusView; readonly reason?: string }
  | { readonly kind: 'cancel'; readonly reason?: string };

/** The appointment as it will be if the service agrees. `at` is the instant of the request, where it is known. */
export function applyRequest(
  appointment: DayAppointment,
  request: ChangeRequest,
  { timeZone, at }: { readonly timeZone: string; readonly at: string | null },
): DayAppointment {
  switch (request.kind) {
    case 'move':
      return moved(appointment, request.to, timeZone);
    case 'edit':
      return edited(appointment, request.to);
    case 'status':
      return { ...appointment, status: { __typename: 'Status', ...request.status }, since: at };
    case 'cancel':
      return {
        ...appointment,
        status: { __typename: 'Status', label: 'Cancelled', stage: 'cancelled', word: null },
        since: at,
      };
  }
}

function edited(appointment: DayAppointment, { type, patient, provider, ...texts }: EditTo): DayAppointment {
  return {
    ...appointment,
    ...texts,
    ...(type && { type: { __typename: 'AppointmentType', ...type } }),
    ...(patient && { patient: { __typename: 'Patient', ...patient } }),
    ...(provider !== undefined && { provider: { __typename: 'Provider', id: provider } }),
  };
}

function moved(appointment: DayAppointment, to: MoveTo, timeZone: string): DayAppointment {
  const start = to.start ?? appointment.start;
  const minutes = to.minutes ?? durationMinutes(appointment);
  return {
    ...appointment,
    start,
    end: start === null || minutes === null ? null : addMinutes(start, minutes, timeZone),
    ...(to.provider !== undefined && { provider: { __typename: 'Provider', id: to.provider } }),
    ...(to.room !== undefined && { room: to.room }),
  };
}

/** The request that undoes another; null where the service has none. */
export function inverseOf(
  request: ChangeRequest,
  before: DayAppointment,
  statuses: ScheduleDay['statuses'],
): ChangeRequest | null {
  if (request.kind === 'status' || request.kind === 'cancel') {
    const status = before.status && offeredAs(before.status, statuses);
    return status ? { kind: 'status', status } : null;
  }
  if (request.kind === 'edit') return formerOf(request.to, before);
  const { start, minutes, provider, room } = request.to;
  const length = durationMinutes(before);
  const former = { start: before.start, provider: before.provider?.id ?? null, room: before.room };
  // The service can't clear a field, so a field that was empty before can't be restored.
  if (start !== undefined && former.start === null) return null;
  if (minutes !== undefined && length === null) return null;
  if (provider !== undefined && former.provider === null) return null;
  if (room !== undefined && former.room === null) return null;
  return {
    kind: 'move',
    to: {
      ...(start !== undefined && former.start !== null && { start: former.start }),
      ...((start !== undefined || minutes !== undefined) && length !== null && { minutes: length }),
      ...(provider !== undefined && former.provider !== null && { provider: former.provider }),
      ...(room !== undefined && former.room !== null && { room: former.room }),
    },
  };
}

/** The request that cancels an appointment; null where the service has none, or none without a reason. */
export function cancelRequest(day: ScheduleDay): ChangeRequest | null {
  const cancel = offerOf(day, 'cancelAppointment');
  if (cancel.offered) return cancel.demands.includes('reason') ? null : { kind: 'cancel' };
  const status = day.statuses.find(({ stage }) => stage === 'cancelled');
  return status && offerOf(day, 'setStatus').offered ? { kind: 'status', status: statusView(status) } : null;
}

/** Everything as it was; null where a field was empty, which the service can't make it again. */
function formerOf(to: EditTo, { type, patient, provider, reason, notes, room }: DayAppointment): ChangeRequest | null {
  const former = { type, patient, provider: provider?.id, reason, notes, room };
  const fields = Object.entries(former).filter(([field]) => field in to);
  return fields.every(([, value]) => value) ? { kind: 'edit', to: Object.fromEntries(fields) } : null;
}

/** The status that the service offers for one that an appointment has: the same, else the only one of its stage. */
export function offeredAs(
  { label, stage }: Omit<StatusView, 'word'>,
  statuses: ScheduleDay['statuses'],
): StatusView | null {
  const same = statuses.find((status) => status.label === label);
  if (same) return statusView(same);
  const alike = stage === 'unknown' ? [] : statuses.filter((status) => status.stage === stage);
  const [only] = alike;
  return only && alike.length === 1 ? statusView(only) : null;
}

/** Whether an appointment takes place on a day, at least in part. */
export function isOnDay({ start, end }: Pick<DayAppointment, 'start' | 'end'>, date: string): boolean {
  return start === null || (wallDate(start) <= date && wallDate(end ?? start) >= date);
}

/** An appointment as it was on the screen when the change was requested. */
export interface Seen {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  /** Where to look for it: usually that day's date. */
  readonly date: string;
}

/** A change of an appointment that is on its way to the service. */
export interface Change {
  readonly request: ChangeRequest;
  readonly seen: Seen;
  /** When it was requested, as an instant. */
  readonly at: string;
  /** It undoes a former change, and can't be undone in turn. */
  readonly isUndo: boolean;
}

/** A change of an appointment that was changed elsewhere: before it could be sent, or right after. */
export interface ChangeConflict {
  readonly sent: boolean;
  readonly request: ChangeRequest;
  readonly seen: Seen;
  /** As it is now; null where it is gone. */
  readonly now: DayAppointment | null;
}

export interface ChangesView {
  /** Appointments that are being changed, by id. */
  readonly pending: ReadonlySet<string>;
  readonly conflicts: readonly ChangeConflict[];
}

/** The pending changes of a clinic's appointments; they outlive the screen that requested them. */
export interface AppointmentChanges {
  readonly view: () => ChangesView;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends a change, unless another one of the same appointment is pending: then a notice is shown. `whenAway` takes the place
   * of the notice where the service turned out not to answer, and nothing was sent.
   */
  readonly request: (request: ChangeRequest, seen: Seen, isUndo?: boolean, whenAway?: () => void) => void;
  /** Shows both versions to the person; false where no screen can. */
  readonly addConflict: (conflict: ChangeConflict) => boolean;
  readonly resolveConflict: (conflict: ChangeConflict) => void;
}
