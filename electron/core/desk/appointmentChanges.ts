import { stageOf, statusOfBooking } from '../adapter/clinic/statuses.ts';
import type { Period } from '../adapter/clinic/period.ts';
import { versionOf } from '../adapter/clinic/version.ts';
import type { AppointmentRow, WriteConcept, WriteValues } from '../adapter/deskObjects.ts';
import {
  checkBooking,
  checkUpdate,
  minutesOf,
  presentValues,
  type Problem,
  valuesOf,
  withoutNulls,
} from '../adapter/writes/appointmentValues.ts';
import { findDay } from '../session/days/dayRows.ts';
import type { Result } from '../../contract/failure.ts';
import type { AppointmentUpdate, Booking, SeenAppointment } from '../../../graphql/desk/generated/types.ts';
import { dateAt } from '../../../graphql/service/readers/time.ts';
import { t } from '../../../i18n/core/t.ts';
import { type Change, changeOf, notMade, unwrap } from './changeResult.ts';
import { clientChanges } from './clientChanges.ts';
import { type DeskContext, neverAborted } from './deskContext.ts';
import { recordPayment, sendMessage } from './entryChanges.ts';
import { lookUpBooking } from './lookUpNew.ts';

/** One function per field of the desk schema's Mutation. */
export const changeResolvers = {
  bookAppointment: ({ booking }: { booking: Booking }, context: DeskContext) => book(booking, context),
  updateAppointment: (args: { appointment: SeenAppointment; to: AppointmentUpdate }, context: DeskContext) =>
    changeSeen('updateAppointment', args.appointment, context, {
      problems: checkUpdate(args.to),
      values: (now) => valuesOf(args.to, now),
      isDone: (now) => isAsRequested(args.to, now),
      isOverwritten: (before, now) => isOverwritten(args.to, before, now),
    }),
  async setStatus(
    args: { appointment: SeenAppointment; status: string; reason?: string | null },
    context: DeskContext,
  ): Promise<Change> {
    const { changes } = context.clinic;
    const { status, reason } = args;
    if (!changes.takes('setStatus', 'status'))
      return { __typename: 'NotOffered', why: changes.unavailableReason('setStatus') ?? t('desk.noStatus') };
    // In an update the reason is the reason of the visit, which is not meant here.
    const extra = changes.isSame('setStatus', 'updateAppointment') ? {} : withoutNulls({ reason });
    return changeSeen('setStatus', args.appointment, context, {
      problems: [],
      values: () => ({ ...extra, status }),
      isDone: (now) =>
        now.status?.label === status || (stageOf(status) !== 'unknown' && now.status?.stage === stageOf(status)),
      isOverwritten: (before, now) => now.status !== null && now.status.label !== before.status?.label,
    });
  },
  async cancelAppointment(
    { appointment, reason }: { appointment: SeenAppointment; reason?: string | null },
    context: DeskContext,
  ): Promise<Change> {
    const { changes } = context.clinic;
    const bySetting = changes.takes('cancelAppointment', 'status');
    const known = changes.statusValues('cancelAppointment') ?? context.days.statusLabels();
    const cancelled = known.find((each) => stageOf(each) === 'cancelled');
    if (bySetting && cancelled === undefined) return { __typename: 'NotOffered', why: t('desk.noCancelled') };
    return changeSeen('cancelAppointment', appointment, context, {
      problems: [],
      values: () => withoutNulls(bySetting ? { status: cancelled } : { reason }),
      isDone: (now) => now.status?.stage === 'cancelled',
      goneIsDone: true,
    });
  },
  ...clientChanges,
  recordPayment,
  sendMessage,
};

async function book(booking: Booking, context: DeskContext): Promise<Change> {
  const problems = checkBooking(booking);
  if (problems.length > 0) return { __typename: 'Refused', problems };
  const place = unwrap(await findDay({ location: booking.location, date: null }, context, null));
  const input = withoutNulls({
    start: booking.start,
    minutes: booking.minutes,
    locationId: booking.location,
    typeId: booking.type,
    providerId: booking.provider,
    clientId: booking.client,
    patientId: booking.patient,
    reason: booking.reason,
    notes: booking.notes,
    room: booking.room,
    status: booking.status ?? statusOfNew(context),
  });
  const date = dateAt(Date.parse(booking.start), place.timeZone);
  const before = context.days.read(booking.location, date)?.day ?? null;
  const end = await context.clinic.changes.send('bookAppointment', input, place.timeZone);
  if (end.__typename === 'Done' || end.__typename === 'OutcomeUnknown') context.onChanged();
  if (end.__typename === 'OutcomeUnknown') return lookUpBooking(end, booking, before, context);
  if (end.__typename !== 'Done' || end.id === null) return changeOf(end, {});
  const made = await readAgain({ id: end.id, location: booking.location, date }, context);
  return changeOf(end, { appointment: made.ok ? made.value.now : null });
}

/** A status that the service demands of a new visit, which no one has to choose. */
function statusOfNew({ clinic: { changes }, days }: DeskContext): string | null {
  const { demands } = changes.fields('bookAppointment');
  return demands.includes('status') ? statusOfBooking(changes, days.statusLabels()) : null;
}

interface PlannedChange {
  /** Errors found without a request. */
  readonly problems: readonly Problem[];
  readonly values: (now: AppointmentRow) => WriteValues;
  /** Whether it holds already, which resolves a change that got no answer. */
  readonly isDone: (now: AppointmentRow) => boolean;
  /** Whether something else is there than before and than requested; asked only where it does not hold. */
  readonly isOverwritten?: (before: AppointmentRow, now: AppointmentRow) => boolean;
  readonly goneIsDone?: true;
}

/** Changes an appointment as last seen; if it has changed since, nothing is sent and both versions are shown. */
function changeSeen(
  concept: WriteConcept,
  seen: SeenAppointment,
  context: DeskContext,
  plan: PlannedChange,
): Promise<Change> {
  const { changes } = context.clinic;
  return context.queue(`appointment ${seen.id}`, async () => {
    const why = changes.unavailableReason(concept);
    if (why !== null) return { __typename: 'NotOffered', why };
    if (plan.problems.length > 0) return { __typename: 'Refused', problems: plan.problems };
    const { now, day } = unwrap(await readAgain(seen, context, seen.version));
    if (now) context.onSeen?.(now);
    if (now === null || versionOf(now) !== seen.version) {
      context.onChanged();
      return { __typename: 'Conflict', sent: false, now };
    }
    const lock = now.lock === undefined ? {} : { lock: now.lock };
    const input = { ...demanded(concept, now, context), ...plan.values(now), ...lock, id: seen.id };
    const end = await changes.send(concept, input, day.timeZone);
    if (end.__typename !== 'Done' && end.__typename !== 'OutcomeUnknown') return changeOf(end, {});
    context.onChanged();
    const after = await readAgain({ ...seen, id: (end.__typename === 'Done' && end.id) || seen.id }, context);
    if (!after.ok) return changeOf(end, {});
    const { now: result } = after.value;
    const holds = result ? plan.isDone(result) : plan.goneIsDone === true;
    // What was read shows that it was done, whatever became of the answer; unless it was so before.
    if (end.__typename === 'OutcomeUnknown' && holds && !plan.isDone(now))
      return { __typename: 'Done', id: seen.id, appointment: result };
    const isUnchanged = result !== null && versionOf(result) === seen.version;
    if (end.__typename === 'OutcomeUnknown' && isUnchanged) return notMade(end, { appointment: result });
    if (end.__typename === 'Done' && result && !holds && plan.isOverwritten?.(now, result))
      return { __typename: 'Conflict', sent: true, now: result };
    return changeOf(end, { appointment: result });
  });
}

/**
 * Values that the service requires at every change, or might empty, stay as they are. Only an update means the appointment's own reason
 * and notes: in other mutations they are the reason for cancelling, which only the user knows.
 */
function demanded(concept: WriteConcept, now: AppointmentRow, { clinic }: DeskContext): WriteValues {
  const { changes } = clinic;
  const { demands } = changes.fields(concept);
  const { status, ...present } = presentValues(now);
  if (changes.mayReplace(concept)) {
    const words = changes.statusValues(concept);
    const isKnown = status !== undefined && (words === null || words.includes(String(status)));
    return isKnown ? { ...present, status } : present;
  }
  if (demands.every((field) => field === 'id' || field === 'status')) return {};
  if (clinic.changes.isSame(concept, 'updateAppointment')) return present;
  const { reason: _reason, notes: _notes, ...rest } = present;
  return rest;
}

const links = ['provider', 'type', 'patient', 'client', 'location'] as const;
const texts = ['reason', 'notes', 'room'] as const;

function isAsRequested(to: AppointmentUpdate, now: AppointmentRow): boolean {
  return (
    (to.start == null || (now.start !== null && Date.parse(now.start) === Date.parse(to.start))) &&
    (to.minutes == null || minutesOf(now) === to.minutes) &&
    links.every((name) => to[name] == null || now[name]?.id === to[name]) &&
    texts.every((name) => to[name] == null || now[name] === to[name])
  );
}

/** Whether what was to change is neither as requested nor as before: another desk was right behind this one. */
function isOverwritten(to: AppointmentUpdate, before: AppointmentRow, now: AppointmentRow): boolean {
  const startOf = ({ start }: AppointmentRow): number | null => (start === null ? null : Date.parse(start));
  const isOther = <Value>(requested: Value | null | undefined, was: Value | null, is: Value | null): boolean =>
    requested != null && is !== null && is !== requested && is !== was;
  return (
    isOther(to.start == null ? null : Date.parse(to.start), startOf(before), startOf(now)) ||
    isOther(to.minutes, minutesOf(before), minutesOf(now)) ||
    links.some((name) => isOther(to[name], before[name]?.id ?? null, now[name]?.id ?? null)) ||
    // What a service adds to a text, or trims of it, is no other text.
    texts.some((name) => isOther(to[name], before[name], now[name]) && !now[name]?.includes(to[name]?.trim() ?? ''))
  );
}

/** An appointment as it is now, with the day on which it was seen. */
interface ReadAgain {
  readonly now: AppointmentRow | null;
  readonly day: Period & { readonly date: string };
}

/** Reads an appointment before or after a change. A page must not abort that half-way, so its signal is not used. */
async function readAgain(
  seen: Pick<SeenAppointment, 'id' | 'location' | 'date'>,
  context: DeskContext,
  version?: string,
): Promise<Result<ReadAgain>> {
  const day = await findDay(seen, context, null);
  if (!day.ok) return day;
  const row = await context.clinic.appointment(seen.id, day.value, neverAborted(), version);
  return row.ok ? { ok: true, value: { now: row.value, day: day.value } } : row;
}
