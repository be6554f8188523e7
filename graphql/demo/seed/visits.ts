import type { Shift } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { AppointmentRecord, AppointmentTypeRecord, ProviderRecord, Role, Status } from '../records.ts';
import { appointmentKinds } from './appointmentTypes.ts';
import { dayMs, minuteMs } from '../zoneTime.ts';
import { cancellationReasons } from './remarks.ts';

type Kind = (typeof appointmentKinds)[number];

/** A provider at work on a day. */
export interface Worker {
  readonly provider: ProviderRecord;
  readonly shift: Shift;
}

/** How a visit ends, unless staff change it. */
type Ending = 'completed' | 'cancelled' | 'noShow';

/** A visit of the day's plan; start in minutes after midnight, wall clock of the location. */
export interface Visit {
  readonly kind: Kind;
  readonly worker: Worker | null;
  readonly start: number;
  readonly duration: number;
  readonly ending: Ending;
  /** Called off long before the day, so that it shows on future days too. */
  readonly early: boolean;
}

const step = 15;
// Ten columns of eight to ten keep a full day at 60 to 120 appointments, extras included.
const fewestAllowed = 8;
const mostAllowed = 10;
const fullDayMinutes = 600;
const longestAfternoonVisit = 60;

type Weighted = readonly (readonly [Kind, number])[];

const kindsByRole: Readonly<Record<Role, Weighted>> = {
  Veterinarian: kindsOf('Veterinarian'),
  Technician: kindsOf('Technician'),
  Groomer: kindsOf('Groomer'),
};

function kindsOf(role: Role): Weighted {
  return appointmentKinds.filter(({ roles }) => roles.includes(role)).map((kind) => [kind, kind.weight] as const);
}

/** A day's visits at one place, by start: columns without overlaps, then the few things that break the pattern. */
export function planVisits(random: Random, workers: readonly Worker[]): readonly Visit[] {
  const visits = workers.flatMap((worker) => fillColumn(random, worker));
  visits.push(...unassignedVisits(random, workers));
  const squeezed = random.chance(0.6) ? squeezeIn(random, visits) : null;
  if (squeezed) visits.push(squeezed);
  visits.sort((one, other) => one.start - other.start);
  return assignOutcomes(random, visits);
}

function fillColumn(random: Random, worker: Worker): Visit[] {
  const { opens, closes, lunchStart, lunchEnd } = worker.shift;
  const kinds = kindsByRole[worker.provider.role];
  const visits: Visit[] = [];
  const allowed = Math.ceil((random.integer(fewestAllowed, mostAllowed) * (closes - opens)) / fullDayMinutes);
  // Some people's days are fuller than others'.
  const fullness = 0.5 + random.next() * 0.25;
  let cursor = opens;
  while (cursor < closes) {
    if (cursor >= lunchStart && cursor < lunchEnd) cursor = lunchEnd;
    const until = cursor < lunchStart ? Math.min(lunchStart, closes) : closes;
    const kind = random.weighted(kinds);
    const { duration } = kind;
    // Operations are morning work.
    const fits = cursor + duration <= until && (cursor < lunchStart || duration <= longestAfternoonVisit);
    if (fits && random.chance(fullness)) {
      visits.push({ kind, worker, start: cursor, duration, ending: 'completed', early: false });
      cursor += Math.ceil(duration / step) * step;
    } else {
      cursor += step;
    }
  }
  // Taken out at random places: a column that is cut off would leave every afternoon empty.
  while (visits.length > allowed) visits.splice(random.integer(0, visits.length - 1), 1);
  return visits;
}

/** Visits without a provider: dropped-off animals and nail trims. */
function unassignedVisits(random: Random, workers: readonly Worker[]): Visit[] {
  const shift = workers[0]?.shift;
  if (!shift) return [];
  const kinds = appointmentKinds
    .filter(({ name }) => name === 'Drop-Off' || name === 'Technician Visit')
    .map((kind) => [kind, 1] as const);
  return Array.from({ length: random.integer(1, 2) }, () => {
    const kind = random.weighted(kinds);
    const slots = (shift.closes - shift.opens - kind.duration) / step;
    const start = shift.opens + random.integer(0, Math.floor(slots)) * step;
    return { kind, worker: null, start, duration: kind.duration, ending: 'completed', early: false };
  });
}

/** An emergency on top of another visit of the same doctor: a double booking as real books have. */
function squeezeIn(random: Random, visits: readonly Visit[]): Visit | null {
  const sick = appointmentKinds.find(({ name }) => name === 'Sick Visit');
  const under = visits.filter(
    (visit) => visit.worker?.provider.role === 'Veterinarian' && visit.duration > step && !visit.kind.isBlockoff,
  );
  if (!sick || under.length === 0) return null;
  const { worker, start } = random.pick(under);
  return { kind: sick, worker, start: start + step, duration: step, ending: 'completed', early: false };
}

/** Decides how each visit ends; every day has at least one no-show and one that was cancelled early. */
function assignOutcomes(random: Random, visits: readonly Visit[]): readonly Visit[] {
  const withPatient = visits.filter((visit) => !visit.kind.isBlockoff);
  // The first one of the day, so that the no-show is already there at a quarter past eight.
  const missed = withPatient[0];
  const cancelled = withPatient.length > 1 ? withPatient[random.integer(1, withPatient.length - 1)] : undefined;
  return visits.map((visit) => {
    if (visit === missed) return { ...visit, ending: 'noShow' };
    if (visit === cancelled) return { ...visit, ending: 'cancelled', early: true };
    const drawn = visit.kind.isBlockoff ? 0 : random.next();
    if (drawn > 0.96) return { ...visit, ending: 'noShow' };
    return drawn > 0.91 ? { ...visit, ending: 'cancelled', early: random.chance(0.5) } : visit;
  });
}

/** The public part of an appointment kind: weights and reasons are the seed's own business. */
export function appointmentTypeOf(kind: Kind): AppointmentTypeRecord {
  const { id, name, description, duration, color, isBlockoff, canBookOnline, roles } = kind;
  return { id, name, description, duration, color, isBlockoff, canBookOnline, roles };
}

/** A status change due at an instant (epoch ms), unless staff change the appointment first. */
export interface Step {
  readonly at: number;
  readonly appointmentId: string;
  readonly status: Status;
  readonly reason: string | null;
}

/** What happens to a planned appointment from its booking to its end, by time. */
export function courseOf(random: Random, appointment: AppointmentRecord, visit: Visit): readonly Step[] {
  const { id, start, insertedAt } = appointment;
  const end = start + visit.duration * minuteMs;
  const steps: Step[] = [];
  const add = (at: number, status: Status, reason: string | null = null): void => {
    steps.push({ at: Math.floor(at), appointmentId: id, status, reason });
  };
  if (visit.kind.isBlockoff) {
    add(end, 'COMPLETED');
    return steps;
  }
  if (visit.ending === 'cancelled' && visit.early) {
    add(insertedAt + random.integer(20, 700) * minuteMs, 'CANCELLED', random.pick(cancellationReasons));
    return steps;
  }
  if (random.chance(0.64)) add(start - dayMs - random.integer(0, 2600) * minuteMs, 'CONFIRMED');
  if (visit.ending === 'cancelled') {
    add(start - random.integer(45, 1300) * minuteMs, 'CANCELLED', random.pick(cancellationReasons));
  } else if (visit.ending === 'noShow') {
    add(start + 15 * minuteMs, 'NO_SHOW');
  } else {
    const arrived = start + random.integer(-14, 4) * minuteMs;
    const started = Math.max(start - 3 * minuteMs, arrived + 2 * minuteMs) + random.integer(0, 6) * minuteMs;
    const finished = Math.max(started + 5 * minuteMs, end - random.integer(-4, 4) * minuteMs);
    add(arrived, 'CHECKED_IN');
    add(started, 'IN_PROGRESS');
    add(finished, 'CHECKING_OUT');
    add(finished + random.integer(3, 11) * minuteMs, 'COMPLETED');
  }
  return steps;
}
