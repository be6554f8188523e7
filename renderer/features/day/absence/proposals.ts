import { assumedMinutes, durationMinutes } from '../../../domain/duration.ts';
import {
  appointmentsDuring,
  isClosedDuring,
  isOffDuring,
  isSameRoom,
  type Overlap,
  overlapsOf,
  type PlannedAppointment,
  plannedOf,
} from '../../../domain/overlaps.ts';
import { proposalStep, proposedStarts } from '../../../lib/proposedStarts.ts';
import { minuteOfDay } from '../../../lib/wallTime.ts';
import { applyRequest, type MoveTo } from '../../../domain/changeRequest.ts';
import { takes, unavailableReason } from '../changes/dayOffers.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

/** Another provider for a visit, at the same time or later that day. */
export interface Proposal {
  readonly key: string;
  readonly provider: { readonly id: string; readonly name: string };
  /** An instant; null at the same time. */
  readonly start: string | null;
}

/** Visits of a provider who is out: those that are still to come and have not begun, by start. */
export function affectedBy(provider: string, { appointments }: ScheduleDay, now: number): readonly DayAppointment[] {
  return appointments
    .filter(
      ({ provider: own, blocked, status, start, end }) =>
        own?.id === provider &&
        !blocked &&
        start !== null &&
        Date.parse(end ?? start) > now &&
        (status === null || waiting.some((stage) => stage === status.stage)),
    )
    .toSorted((one, other) => Date.parse(one.start ?? '') - Date.parse(other.start ?? ''));
}

const waiting = ['booked', 'confirmed', 'arrived', 'unknown'] as const;

/** So many later times are proposed for a visit. */
const mostLater = 3;
/** Where the service does not say when the location is open. */
const lastUsualHour = 18;

/**
 * What can become of a visit: first each provider who is free at its time, those of the same role before others; then the
 * next times at which somebody is. Empty where nobody is, or where the service does not take such a change.
 */
export function proposalsFor(visit: DayAppointment, day: ScheduleDay, now: number): readonly Proposal[] {
  if (unavailableReason(day, 'updateAppointment') !== null || !takes(day, 'updateAppointment', 'provider')) return [];
  const role = day.providers.find(({ id }) => id === visit.provider?.id)?.role ?? null;
  const others = day.providers
    .filter(({ id }) => id !== visit.provider?.id)
    .toSorted((one, other) => Number(other.role === role) - Number(one.role === role));
  const sameTime = freeAt(visit, null, others, day).map(({ id, name }): Proposal => ({
    key: id,
    provider: { id, name },
    start: null,
  }));
  if (!takes(day, 'updateAppointment', 'start')) return sameTime;
  const later: Proposal[] = [];
  for (const start of laterStarts(visit, day, now)) {
    const [free] = freeAt(visit, start, others, day);
    if (free) later.push({ key: `${free.id} ${start}`, provider: { id: free.id, name: free.name }, start });
    if (later.length === mostLater) break;
  }
  return [...sameTime, ...later];
}

/** Who of these could take a visit at a time: nobody where the location is closed, or the room or the patient is taken. */
function freeAt(
  visit: DayAppointment,
  start: string | null,
  providers: ScheduleDay['providers'],
  day: ScheduleDay,
): ScheduleDay['providers'] {
  const planned = plannedAt(visit, start === null ? {} : { start }, day);
  if (!planned || isClosedDuring(planned, day)) return [];
  const meanwhile = appointmentsDuring(planned, day);
  const isTaken = meanwhile.some(
    ({ room, patient }) =>
      isSameRoom(planned.room, room) || (planned.patient !== undefined && patient?.id === planned.patient.id),
  );
  const busy = new Set(meanwhile.map(({ provider }) => provider?.id));
  return isTaken ? [] : providers.filter(({ id }) => !busy.has(id) && !isOffDuring({ ...planned, provider: id }, day));
}

/** What is sent for a proposal. */
export function moveOf({ provider, start }: Proposal): MoveTo {
  return { provider: provider.id, ...(start !== null && { start }) };
}

/** The day with these visits where they are proposed to be, so that no two of them are proposed for the same time. */
export function dayWithProposals(day: ScheduleDay, chosen: ReadonlyMap<string, Proposal>): ScheduleDay {
  if (chosen.size === 0) return day;
  const appointments = day.appointments.map((each) => {
    const proposal = chosen.get(each.id);
    return proposal
      ? applyRequest(each, { kind: 'move', to: moveOf(proposal) }, { timeZone: day.timeZone, at: null })
      : each;
  });
  return { ...day, appointments };
}

/** The best proposal for each visit, one after the other: what is proposed for one is taken for the next. */
export function proposeForAll(
  visits: readonly DayAppointment[],
  day: ScheduleDay,
  now: number,
): ReadonlyMap<string, Proposal> {
  const chosen = new Map<string, Proposal>();
  for (const visit of visits) {
    const [best] = proposalsFor(visit, dayWithProposals(day, chosen), now);
    if (best) chosen.set(visit.id, best);
  }
  return chosen;
}

/** What a visit runs into where it stands on the day; not the client's own other patient, who comes along. */
export function conflictsAt(visit: DayAppointment, day: ScheduleDay): readonly Overlap[] {
  const planned = plannedAt(visit, {}, day);
  return planned ? conflictsOf(planned, day) : [];
}

function conflictsOf(planned: PlannedAppointment, day: ScheduleDay): readonly Overlap[] {
  return overlapsOf(planned, day).filter(
    ({ provider, room, person }) => provider || room !== null || person === 'patient',
  );
}

/** Without the client, whose other patients may come at the same time. */
function plannedAt(visit: DayAppointment, to: MoveTo, { timeZone }: ScheduleDay): PlannedAppointment | null {
  const planned = plannedOf(applyRequest(visit, { kind: 'move', to }, { timeZone, at: null }));
  if (!planned) return null;
  const { client: _, ...withoutClient } = planned;
  return withoutClient;
}

/** Starts after a visit's own, on the quarters of an hour, until the location closes. */
function laterStarts(visit: DayAppointment, day: ScheduleDay, now: number): readonly string[] {
  const own = minuteOfDay(visit.start ?? day.asOf, day.date);
  const closes = Math.max(0, ...(day.hours?.map(({ end }) => minuteOfDay(end, day.date)) ?? [lastUsualHour * 60]));
  const last = closes - (durationMinutes(visit) ?? assumedMinutes);
  const next = (Math.floor(own / proposalStep) + 1) * proposalStep;
  return proposedStarts(next, last, day).flatMap(({ instant }) => (Date.parse(instant) > now ? [instant] : []));
}
