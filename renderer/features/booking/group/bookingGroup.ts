import { isShapedLike } from '../../../lib/shapes.ts';
import { noRepeat, type Repeat, repeatUnits } from './repeat.ts';

/** Another patient of the same client, who comes along. */
export interface OtherPatient {
  /** Names it within the booking. */
  readonly key: string;
  /** An id of the client's patients. */
  readonly patient: string;
  /** When the one before is done, or at the same time as that one. */
  readonly when: 'after' | 'together';
  readonly type: string;
  readonly provider: string;
  readonly minutes: string;
  /** The user set the length, so the appointment type no longer does. */
  readonly lengthChosen: boolean;
  readonly reason: string;
}

/** What a person changed of one planned booking. */
export interface PlanEdit {
  readonly key: string;
  readonly removed: boolean;
  readonly date: string;
  readonly time: string;
  readonly provider: string;
}

/** How one booking of several ended. */
export interface PlannedOutcome {
  /** `sending` where no answer has come: if the window closes meanwhile, it is unknown. */
  readonly kind: 'sending' | 'done' | 'failed' | 'unknown';
  readonly text: string;
  /** The appointment, where the service gave its id. */
  readonly id: string | null;
}

/** One appointment of several that are booked together: text as in the form, times on the location's wall clock. */
export interface PlannedBooking {
  readonly key: string;
  /** Which of the dates, from 1 on. */
  readonly index: number;
  /** Null where the person of the form decides. */
  readonly patient: string | null;
  readonly type: string;
  readonly provider: string;
  readonly date: string;
  readonly time: string;
  readonly minutes: string;
  readonly reason: string;
  readonly room: string;
  readonly removed: boolean;
  readonly outcome: PlannedOutcome | null;
}

/** What makes one booking several. */
export interface BookingGroup {
  readonly others: readonly OtherPatient[];
  readonly repeat: Repeat;
  readonly edits: readonly PlanEdit[];
  /** Once the first was sent: what was sent and what is left. The form decides nothing more of it then. */
  readonly plan: readonly PlannedBooking[];
  /** Names the links between its appointments; empty until it is sent. */
  readonly id: string;
}

export const noGroup: BookingGroup = { others: [], repeat: noRepeat, edits: [], plan: [], id: '' };

/** Patients of one client at a time. */
export const maxPatients = 6;
/** Appointments that are booked at once. */
export const maxBookings = 52;

/** Whether a booking is more than one appointment. */
export function isGroup({ others, repeat, plan }: BookingGroup): boolean {
  return others.length > 0 || repeat.on || plan.length > 0;
}

/** Whether any of it was sent: it stays as it was planned. */
export function isSent({ plan }: BookingGroup): boolean {
  return plan.length > 0;
}

/** Whether all of it is booked that was not removed: nothing of it is left to do. */
export function isFinished({ plan }: BookingGroup): boolean {
  return plan.length > 0 && plan.every(({ removed, outcome }) => removed || outcome?.kind === 'done');
}

/** Without patients of another client than the chosen one, and without the patient of the form itself. */
export function withOwnPatients(
  group: BookingGroup,
  own: readonly { readonly id: string }[],
  chosen: string | null,
): BookingGroup {
  const others = group.others.filter(({ patient }) => patient !== chosen && own.some(({ id }) => id === patient));
  return others.length === group.others.length ? group : { ...group, others };
}

/** Whether a stored value is a group of this version. A booking that was stored before there were any has none. */
export function isBookingGroup(value: unknown): value is BookingGroup {
  if (!isShapedLike(noGroup, value)) return false;
  const { others, edits, plan, repeat } = value;
  return (
    repeatUnits.includes(repeat.unit) &&
    others.every((each: unknown) => isShapedLike(anyOther, each)) &&
    edits.every((each: unknown) => isShapedLike(anyEdit, each)) &&
    plan.every((each: unknown) => isShapedLike(anyPlanned, each) && isOutcome(Reflect.get(each, 'outcome')))
  );
}

/** What was in flight when the window closed may have been done. */
export function afterRestart(group: BookingGroup, unknown: string): BookingGroup {
  const plan = group.plan.map((each) =>
    each.outcome?.kind === 'sending'
      ? { ...each, outcome: { kind: 'unknown', text: unknown, id: null } as const }
      : each,
  );
  return { ...group, plan };
}

const anyOther = { ...texts(['key', 'patient', 'when', 'type', 'provider', 'minutes', 'reason']), lengthChosen: false };
const anyEdit = { ...texts(['key', 'date', 'time', 'provider']), removed: false };
const anyPlanned = {
  ...texts(['key', 'type', 'provider', 'date', 'time', 'minutes', 'reason', 'room']),
  index: 0,
  patient: null,
  removed: false,
};

function texts(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']));
}

function isOutcome(value: unknown): value is PlannedOutcome | null {
  return value === null || isShapedLike({ kind: '', text: '', id: null }, value);
}
