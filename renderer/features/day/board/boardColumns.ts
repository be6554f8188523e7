import type { Stage } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { isCancelledOrNoShow, type StatusView } from '../../../domain/stages.ts';
import { firstOf } from '../changes/dayOffers.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { formatLength } from '../../../lib/formatLength.ts';

type BoardColumnId = 'awaiting' | 'waiting' | 'inProgress' | 'checkingOut';
export type BoardGroupId = 'later' | 'done' | 'off' | 'other';

interface BoardColumn {
  readonly id: BoardColumnId;
  readonly name: string;
  readonly cards: readonly DayAppointment[];
  /** The status that a visit gets by being dropped here; null where the service has none for it. */
  readonly status: StatusView | null;
}

/** Visits that need no attention now: counted, and listed on demand. */
interface BoardGroup {
  readonly id: BoardGroupId;
  readonly name: string;
  readonly cards: readonly DayAppointment[];
  readonly status: StatusView | null;
}

interface Board {
  readonly columns: readonly BoardColumn[];
  readonly groups: readonly BoardGroup[];
}

/** How long before the appointment a client is expected. */
const awaitedMilliseconds = 90 * 60_000;

const columnStages: Readonly<Record<BoardColumnId, readonly Stage[]>> = {
  awaiting: ['booked', 'confirmed'],
  waiting: ['arrived'],
  inProgress: ['inProgress'],
  checkingOut: ['checkingOut'],
};

/**
 * A day by status at a moment. Every visit is in exactly one column or group; blocked time is no visit. `now` is in
 * milliseconds, and null on any other day than today, when nothing is late.
 */
export function boardColumnsOf(day: ScheduleDay, now: number | null): Board {
  const visits = day.appointments.filter(({ blocked }) => !blocked);
  const columns = Object.entries(columnStages).flatMap(([key, stages]) => {
    // Sound: the keys of columnStages are these ids.
    const id = key as BoardColumnId;
    const cards = visits.filter((visit) => isIn(stages, visit) && !(id === 'awaiting' && isLater(visit, now)));
    const status = stages.map((stage) => firstOf(stage, day.statuses)).find((each) => each !== null) ?? null;
    if (id !== 'awaiting' && status === null && cards.length === 0) return [];
    return [{ id, name: t(`board.${id}`), cards: byUrgency(cards, id), status }];
  });
  const placed = new Set<Stage>(Object.values(columnStages).flat());
  const rest = visits.filter(({ status }) => status === null || !placed.has(status.stage));
  const groups: readonly BoardGroup[] = [
    {
      id: 'later',
      name: t('board.later'),
      cards: visits.filter((visit) => isIn(columnStages.awaiting, visit) && isLater(visit, now)),
      status: null,
    },
    {
      id: 'done',
      name: t('board.done'),
      cards: rest.filter(({ status }) => status?.stage === 'completed'),
      status: firstOf('completed', day.statuses),
    },
    { id: 'off', name: t('board.off'), cards: rest.filter(({ status }) => isCancelledOrNoShow(status)), status: null },
    {
      id: 'other',
      name: t('board.other'),
      cards: rest.filter(({ status }) => status?.stage !== 'completed' && !isCancelledOrNoShow(status)),
      status: null,
    },
  ];
  return { columns, groups: groups.filter(({ cards, id }) => cards.length > 0 || id === 'done') };
}

function isIn(stages: readonly Stage[], { status }: DayAppointment): boolean {
  return status !== null && stages.includes(status.stage);
}

function isLater({ start }: DayAppointment, now: number | null): boolean {
  return now !== null && start !== null && Date.parse(start) - now > awaitedMilliseconds;
}

/** The longest wait first; expected visits by their time. */
function byUrgency(cards: readonly DayAppointment[], id: BoardColumnId): readonly DayAppointment[] {
  const since = (visit: DayAppointment): number => {
    const instant = id === 'awaiting' ? visit.start : (visit.since ?? visit.start);
    return instant === null ? Infinity : Date.parse(instant);
  };
  return cards.toSorted((one, other) => {
    const [first, second] = [since(one), since(other)];
    return first === second ? 0 : first - second;
  });
}

type Urgency = 'calm' | 'long' | 'tooLong';

/** How long a visit has been in its status. */
interface Waiting {
  readonly text: string;
  readonly urgency: Urgency;
}

const longMinutes = 10;
const tooLongMinutes = 20;

/** A waiting time as text; null where it is unknown. `timeOf` writes an instant as a time of the day. */
export function waitingOf(
  { status, since, start }: Pick<DayAppointment, 'status' | 'since' | 'start'>,
  now: number,
  timeOf: (instant: string) => string,
): Waiting | null {
  const stage = status?.stage;
  const late = start === null ? 0 : minutesFrom(start, now);
  if (stage === 'booked' || stage === 'confirmed') {
    return late > 0 ? { text: t('board.late', { length: formatLength(late) }), urgency: urgencyOf(late) } : null;
  }
  if (stage !== 'arrived' && stage !== 'inProgress' && stage !== 'checkingOut') return null;
  if (since !== null) {
    const minutes = Math.max(0, minutesFrom(since, now));
    const urgency = stage === 'arrived' ? urgencyOf(minutes) : 'calm';
    return { text: waitLabel(minutes, urgency), urgency };
  }
  // The arrival was not recorded: the wait counts from the appointment's time, if that is past.
  if (start === null || late <= 0 || stage !== 'arrived') return null;
  const urgency = urgencyOf(late);
  return { text: t(sinceLabel[urgency], { time: timeOf(start) }), urgency };
}

const sinceLabel = {
  calm: 'board.since',
  long: 'board.longSince',
  tooLong: 'board.veryLongSince',
} as const satisfies Record<Urgency, string>;

function waitLabel(minutes: number, urgency: Urgency): string {
  const length = formatLength(minutes);
  if (urgency === 'calm') return length;
  return urgency === 'long' ? t('board.longWait', { length }) : t('board.veryLongWait', { length });
}

function urgencyOf(minutes: number): Urgency {
  if (minutes >= tooLongMinutes) return 'tooLong';
  return minutes >= longMinutes ? 'long' : 'calm';
}

function minutesFrom(instant: string, now: number): number {
  return Math.floor((now - Date.parse(instant)) / 60_000);
}
