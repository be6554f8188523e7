import type { Stage } from '../../../../graphql/desk/generated/operations.ts';
import { say } from '../../../../words/page/say.ts';
import { readableWord } from '../../../lib/readableWord.ts';
import type { StatusView } from '../../../lib/stages.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

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

/** The status that leads to a stage: the first of those that the service has for it. */
export function firstOf(stage: Stage, statuses: Statuses): StatusView | null {
  const status = statuses.find((each) => each.stage === stage);
  return status ? { label: status.label, stage: status.stage } : null;
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
  return isCourseStage(stage) ? say(stepLabels[stage]) : (readableWord(label) ?? label);
}

/** What services usually call a stage; such a word beside the step would only say it twice. */
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

/** The service's own word for a status, where it says something else than the step does; else null. */
export function ownLabel({ stage, label }: StatusView): string | null {
  const bare = label.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  return isCourseStage(stage) && !usualLabels[stage].test(bare) ? readableWord(label) : null;
}

function isCourseStage(stage: Stage): stage is CourseStage {
  return course.some((each) => each === stage);
}
