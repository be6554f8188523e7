import type { ChangeKind, Stage } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { openDialog } from '../../../state/dialogs.ts';
import { type BalanceAmount, isOwed } from '../../../lib/money.ts';
import { readableLabel } from '../../../lib/readableLabel.ts';
import { isCancelledOrNoShow, type StatusView, statusView } from '../../../domain/stages.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { subjectName } from '../dayLabels.ts';
import type { DayViewKind } from '../dayView.ts';
import type { GridOffers } from '../grid/gridChange.ts';
import { isCheckIn, queuedAt } from '../offline/queuedVisits.ts';

/** For each action on an appointment: null where it is possible, else the reason why not. */
interface Reasons {
  readonly status: string | null;
  readonly move: string | null;
  readonly edit: string | null;
  readonly cancel: string | null;
}

/** What is on its way, and whether the service answers. */
interface ChangesState {
  readonly pending: ReadonlySet<string>;
  readonly isAway: boolean;
}

export function disabledReasons(
  day: ScheduleDay,
  appointment: DayAppointment,
  { pending, isAway }: ChangesState,
): Reasons {
  const all = (why: string): Reasons => ({ status: why, move: why, edit: why, cancel: why });
  if (pending.has(appointment.id)) return all(t('grid.isSaving', { name: subjectName(appointment) }));
  if (queuedAt(appointment) !== null) return all(t('changes.queuedReason', { name: subjectName(appointment) }));
  if (isAway) {
    const arrived = firstOf('arrived', day.statuses);
    const mayCheckIn = arrived !== null && isCheckIn(appointment, arrived);
    const why = t('changes.awayReason');
    return { ...all(why), status: unavailableReason(day, 'setStatus') ?? (mayCheckIn ? null : why) };
  }
  return {
    status: unavailableReason(day, 'setStatus') ?? (day.statuses.length === 0 ? t('changes.noStatus') : null),
    move:
      unavailableReason(day, 'updateAppointment') ??
      (takes(day, 'updateAppointment', 'start') ? null : t('changes.noOtherTime')),
    edit: unavailableReason(day, 'updateAppointment') ?? (editableOf(day).length > 0 ? null : t('changes.noText')),
    cancel: cancelledReason(appointment) ?? cancelUnavailableReason(day),
  };
}

/** What has already ended an appointment; null where nothing has. */
export function cancelledReason({ status, blocked }: Pick<DayAppointment, 'status' | 'blocked'>): string | null {
  if (!isCancelledOrNoShow(status)) return null;
  if (blocked) return t('changes.isBlockRemoved');
  return t(status?.stage === 'noShow' ? 'changes.isNoShow' : 'changes.isCancelled');
}

/** Why an appointment can't be cancelled; null where it can. */
export function cancelUnavailableReason(day: ScheduleDay): string | null {
  const why = unavailableReason(day, 'cancelAppointment');
  if (why === null || firstOf('cancelled', day.statuses) || firstOf('noShow', day.statuses)) return null;
  return why;
}

const editable = ['type', 'patient', 'provider', 'room', 'reason', 'notes'] as const;
export type EditableField = (typeof editable)[number];

/** What of an appointment besides its time can be edited. */
export function editableOf(day: ScheduleDay): readonly EditableField[] {
  return editable.filter((field) => takes(day, 'updateAppointment', field));
}

/** Why a change is not offered; null where it is. */
export function unavailableReason(day: ScheduleDay, change: ChangeKind): string | null {
  const offer = day.offers.find((each) => each.change === change);
  if (offer?.offered) return null;
  return offer?.why ?? t('changes.notOffered');
}

export function takes({ offers }: ScheduleDay, change: ChangeKind, field: string): boolean {
  return offers.some((offer) => offer.change === change && offer.takes.includes(field));
}

export function demands({ offers }: ScheduleDay, change: ChangeKind, field: string): boolean {
  return offers.some((offer) => offer.change === change && offer.demands.includes(field));
}

/**
 * Whether the service keeps a reason why a visit does not take place. One that takes a start is an update, whose reason is
 * why the patient comes.
 */
export function takesReason(day: ScheduleDay, change: 'cancelAppointment' | 'setStatus'): boolean {
  return takes(day, change, 'reason') && !takes(day, change, 'start');
}

/** The balance of a client who is leaving or has left, where a payment can be recorded; else null. */
export function amountDue(day: ScheduleDay, { client, status }: DayAppointment): BalanceAmount | null {
  const isLeaving = status?.stage === 'checkingOut' || status?.stage === 'completed';
  if (!isLeaving || !client || !isOwed(client.balance)) return null;
  return unavailableReason(day, 'recordPayment') === null ? client.balance : null;
}

/** What the grid offers by pointer and keys. */
export function gridOffersOf(day: ScheduleDay, kind: DayViewKind, isAway: boolean): GridOffers {
  const may = (field: string): boolean =>
    !isAway && unavailableReason(day, 'updateAppointment') === null && takes(day, 'updateAppointment', field);
  return {
    create: unavailableReason(day, 'bookAppointment') === null,
    move: may('start'),
    resize: may('minutes'),
    reassign: may(kind === 'room' ? 'room' : 'provider'),
  };
}

/** Opens the dialog for a payment of the client of an appointment; false where it has none. */
export function openPayment({ client }: DayAppointment): boolean {
  if (client) openDialog('payment', { client: client.id, name: client.name });
  return client !== null;
}

type Statuses = ScheduleDay['statuses'];

const course = ['booked', 'confirmed', 'arrived', 'inProgress', 'checkingOut', 'completed'] as const;
type CourseStage = (typeof course)[number];

/**
 * The next step of a visit among those that the service offers; null where there is none, or where the visit's
 * own status is not understood. Before its day a visit can only be confirmed.
 */
export function nextStatus(
  statuses: Statuses,
  { status, blocked }: Pick<DayAppointment, 'status' | 'blocked'>,
  isAhead: boolean,
): StatusView | null {
  const place = course.findIndex((stage) => stage === status?.stage);
  if (place < 0 || blocked) return null;
  if (isAhead && place <= 1) return place === 0 ? firstOf('confirmed', statuses) : null;
  const steps = course.slice(place + 1).filter((stage) => stage !== 'confirmed');
  return steps.map((stage) => firstOf(stage, statuses)).find((each) => each !== null) ?? null;
}

/** The next step as it is offered now: none of a check-in that was not sent, and only checking in while the service is away. */
export function offeredStep(
  day: ScheduleDay,
  appointment: DayAppointment,
  isAhead: boolean,
  isAway: boolean,
): StatusView | null {
  if (queuedAt(appointment) !== null) return null;
  const next = nextStatus(day.statuses, appointment, isAhead);
  return isAway && next && !isCheckIn(appointment, next) ? null : next;
}

/** The status that leads to a stage: the first of those that the service has for it. */
export function firstOf(stage: Stage, statuses: Statuses): StatusView | null {
  const status = statuses.find((each) => each.stage === stage);
  return status ? statusView(status) : null;
}

const stepLabels = {
  booked: 'general.book',
  confirmed: 'changes.confirm',
  arrived: 'changes.checkIn',
  inProgress: 'changes.start',
  checkingOut: 'changes.checkOut',
  completed: 'changes.complete',
} as const satisfies Record<CourseStage, string>;

/** The action that brings a visit to a status: Check in. */
export function stepLabel({ stage, label }: StatusView): string {
  return isCourseStage(stage) ? t(stepLabels[stage]) : (readableLabel(label) ?? label);
}

/** What services usually call a stage; such a label beside the step would repeat it. */
const usualLabels: Readonly<Record<CourseStage, RegExp>> = {
  booked: /^(booked|planned|scheduled|new|gebucht|geplant|reservad[ao]|programad[ao]|réservée?|planifiée?|prévue?)$/,
  confirmed: /^(confirmed|bestätigt|confirmad[ao]|confirmée?)$/,
  arrived:
    /^(arrived|checkedin|checkin|waiting|eingetroffen|angekommen|angemeldet|wartet|enespera|arrivée?|enattente)$/,
  inProgress: /^(inprogress|started|withprovider|inbehandlung|enconsulta|enconsultation|encours)$/,
  checkingOut: /^(checkingout|checkout|readyforcheckout|abschluss)$/,
  completed:
    /^(completed|complete|done|finished|checkedout|abgeschlossen|erledigt|terminad[ao]|completad[ao]|terminée?)$/,
};

/** The service's own label of a status, where it differs from the step's; else null. */
export function ownLabel({ stage, label }: Omit<StatusView, 'word'>): string | null {
  const bare = label.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  return isCourseStage(stage) && !usualLabels[stage].test(bare) ? readableLabel(label) : null;
}

function isCourseStage(stage: Stage): stage is CourseStage {
  return course.some((each) => each === stage);
}
