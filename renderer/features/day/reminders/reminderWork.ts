import type { DueRemindersQuery } from '../../../../graphql/desk/generated/operations.ts';
import type { MessageTemplate } from '../../../../electron/contract/messageTemplates.ts';
import type { SettingsView } from '../../../../electron/contract/settings.ts';
import { t } from '../../../../i18n/page/t.ts';
import type { ContactOutcome, ReminderNote } from '../../../bridge/todayNotes.ts';
import { fillTemplate, templatesOf, templateValues } from '../../../domain/messageTemplates.ts';
import type { StatusView } from '../../../domain/stages.ts';
import type { MessageAbout } from '../../../lib/messageAbout.ts';
import { clockText } from '../../../lib/momentText.ts';
import { cancelledReason, cancelUnavailableReason, firstOf, unavailableReason } from '../changes/dayOffers.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { messageAbout } from '../messageAbout.ts';

export type Reminder = NonNullable<DueRemindersQuery['reminders']>['entries'][number];

/** The appointment that a reminder is about, with its day. */
export interface ReminderVisit {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
}

/** How a service says that a reminder went out. */
const sent = /^(sent|delivered|read|gesendet|enviad[ao]|envoyée?)$/i;
/** How it says that it was answered, or is no longer wanted. */
const settled = /^(confirmed|completed?|done|cancell?ed|dismissed|skipped)$/i;

/**
 * Whether nothing is left to do: the appointment is confirmed or off, the client was told, or the service has sent the
 * reminder. One that asks for a confirmation is done only with the answer.
 */
export function isWorked(
  { status, kind, name }: Pick<Reminder, 'status' | 'kind' | 'name'>,
  visit: ReminderVisit | null,
  note: ReminderNote | null,
): boolean {
  if (note && note.outcome !== 'noAnswer') return true;
  const stage = visit?.appointment.status?.stage;
  if (stage !== undefined && stage !== 'booked' && stage !== 'unknown') return true;
  const own = status?.trim() ?? '';
  return settled.test(own) || (sent.test(own) && !asksToConfirm(kind) && !asksToConfirm(name));
}

function asksToConfirm(text: string | null): boolean {
  return /confirm/i.test(text ?? '');
}

const noteKeys = {
  reached: 'reminders.notedReached',
  noAnswer: 'reminders.notedNoAnswer',
  voicemail: 'reminders.notedVoicemail',
  written: 'reminders.notedWritten',
  done: 'reminders.notedDone',
} as const satisfies Record<ContactOutcome, string>;

/** Called 9:10 AM, no answer. The time is that of the clinic. */
export function noteText({ outcome, at }: Omit<ReminderNote, 'id'>, now: number, timeZone: string): string {
  return t(noteKeys[outcome], { time: clockText(at, now, undefined, timeZone) });
}

/** What can't be done about a reminder, with the reason; null for what can. */
export interface ReminderReasons {
  readonly confirm: string | null;
  readonly cancel: string | null;
}

export function reminderReasons(visit: ReminderVisit | null, pending: ReadonlySet<string>): ReminderReasons {
  if (!visit) return { confirm: t('reminders.noVisit'), cancel: t('reminders.noVisit') };
  const { appointment, day } = visit;
  const { status } = appointment;
  if (pending.has(appointment.id)) return { confirm: t('day.saving'), cancel: t('day.saving') };
  const cancelled = cancelledReason(appointment);
  if (cancelled !== null) return { confirm: cancelled, cancel: cancelled };
  return { confirm: confirmReason(day, status), cancel: cancelUnavailableReason(day) };
}

function confirmReason(day: ScheduleDay, status: StatusView | null): string | null {
  const why = unavailableReason(day, 'setStatus');
  if (why !== null) return why;
  if (!firstOf('confirmed', day.statuses)) return t('reminders.noConfirmed');
  return status?.stage === 'booked' ? null : t('reminders.isConfirmed');
}

/** What a message for a reminder begins with. */
export interface ReminderMessage {
  readonly about: MessageAbout;
  /** Of an appointment; without one the reminder's own text. */
  readonly template?: string;
  readonly text?: string;
  /** As the reminder itself goes out. */
  readonly channel?: string;
}

export function reminderMessage(
  { kind, patient, text, channel }: Reminder,
  visit: ReminderVisit | null,
  { location, view }: { readonly location: string; readonly view: SettingsView | null },
): ReminderMessage {
  const by = channel === null ? {} : { channel };
  if (visit) {
    const template = templateFor(kind, templatesOf(view));
    return { about: messageAbout(visit.appointment, visit.day), ...(template && { template: template.id }), ...by };
  }
  const about = { patient: patient?.name ?? null, start: null, provider: null, location };
  return { about, ...(text !== null && { text }), ...by };
}

/** The clinic's first template, or for a confirmation the one that asks for it, as long as it is there. */
function templateFor(kind: string | null, templates: readonly MessageTemplate[]): MessageTemplate | undefined {
  return (asksToConfirm(kind) ? templates.find(({ id }) => id === 'confirm') : undefined) ?? templates[0];
}

/** The message as one text, for where it can't be sent from here. */
export function messageText(name: string, message: ReminderMessage, view: SettingsView | null): string {
  const template = templatesOf(view).find(({ id }) => id === message.template);
  return fillTemplate(template?.text ?? message.text ?? '', templateValues(name, message.about, view));
}
