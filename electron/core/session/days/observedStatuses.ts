import type { Stage, StageSpan } from '../../../../graphql/desk/generated/types.ts';
import type { DayRows } from './dayRows.ts';

/** What this desk has seen of appointments' statuses over several readings. In memory, for this run. */
export interface ObservedStatuses {
  /** Notes a reading of a day; `before` is the reading of the same day before it, where there was one in this run. */
  note(day: DayRows, before: DayRows | null): void;
  /** Since when an appointment has had its status, where this desk saw it change. */
  since(appointment: string): string | null;
  /** Stages that an appointment was in and has left, where this desk saw it come and go. */
  spans(appointment: string): readonly StageSpan[];
  /** The status labels that were met, at most 40. */
  labels(): readonly string[];
}

const maxAppointments = 5_000;
const maxLabels = 40;
/** More than a visit has; one that is set to and fro keeps its latest. */
const maxSpans = 8;
/**
 * Readings of a visible day are half a minute apart and those of a hidden one two and a half. A change that is found after
 * a longer pause happened at some time within it, and no one knows when.
 */
const maxGapMilliseconds = 3 * 60_000;
const timedStages: readonly Stage[] = ['arrived', 'inProgress', 'checkingOut'];

interface Observed {
  readonly label: string;
  readonly stage: Stage;
  readonly since: string | null;
  /** When it came to its stage, where that was seen as it happened. */
  readonly cameAt: string | null;
  readonly spans: readonly StageSpan[];
}

export function createObservedStatuses(): ObservedStatuses {
  const statuses = new Map<string, Observed>();
  /** Another list whenever there is another label, so that what is counted of it can be kept. */
  let labels: readonly string[] = [];

  return {
    note(day, before) {
      const wasRead = seenIn(before, day.asOf);
      for (const { id, status } of day.appointments) {
        if (status === null) continue;
        if (labels.length < maxLabels && !labels.includes(status.label)) labels = [...labels, status.label];
        const former = statuses.get(id);
        if (former?.label === status.label && former.stage === status.stage) continue;
        statuses.set(id, follow(former, status, { asOf: day.asOf, isSeen: wasRead(id) }));
        const [oldest] = statuses.keys();
        if (statuses.size > maxAppointments && oldest !== undefined) statuses.delete(oldest);
      }
    },
    since: (appointment) => statuses.get(appointment)?.since ?? null,
    spans: (appointment) => statuses.get(appointment)?.spans ?? [],
    labels: () => labels,
  };
}

/** Whether an appointment was in the reading before, and that was only a moment ago. */
function seenIn(before: DayRows | null, asOf: string): (id: string) => boolean {
  const gap = before ? Date.parse(asOf) - Date.parse(before.asOf) : Number.NaN;
  if (!before || !(gap >= 0 && gap <= maxGapMilliseconds)) return () => false;
  let ids: ReadonlySet<string> | null = null;
  return (id) => (ids ??= new Set(before.appointments.map((each) => each.id))).has(id);
}

function follow(
  former: Observed | undefined,
  { label, stage }: Pick<Observed, 'label' | 'stage'>,
  { asOf, isSeen }: { readonly asOf: string; readonly isSeen: boolean },
): Observed {
  // Seen for the first time, it may have stood so for hours.
  const since = former ? asOf : null;
  if (former?.stage === stage) return { ...former, label, since };
  const cameAt = former && isSeen ? asOf : null;
  if (!former || !isSeen || former.cameAt === null || !timedStages.includes(former.stage))
    return { label, stage, since, cameAt, spans: former?.spans ?? [] };
  const span = { stage: former.stage, from: former.cameAt, to: asOf, observed: true };
  return { label, stage, since, cameAt, spans: [...former.spans, span].slice(-maxSpans) };
}
