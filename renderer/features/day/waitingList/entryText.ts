import type { WaitingEntry } from '../../../../electron/contract/waitingList.ts';
import { t } from '../../../../i18n/page/t.ts';
import { formatList } from '../../../lib/counts.ts';
import { addDays, formatBriefDate, formatPlainDate, formatShortDate } from '../../../lib/dates.ts';
import { formatInstantTime, formatMinute, formatMinuteRange, wallDate } from '../../../lib/wallTime.ts';
import { formatLength } from '../../../lib/formatLength.ts';
import type { Fit, Misfit, Outdated } from './fit.ts';

/** Who waits: the patient, else the client. */
export function waitingName({ patient, client }: Pick<WaitingEntry, 'patient' | 'client'>): string {
  return patient?.name || client.name || t('waitingList.nameless');
}

/** What suits, in parts: Wellness exam, 30 min, Dr. Okafor, Tue and Thu, mornings, until Nov 30. */
export function wishTexts(entry: WaitingEntry, today: string | undefined): readonly string[] {
  const { type, minutes, provider, weekdays, from, until } = entry;
  return [
    type?.name ?? '',
    formatLength(minutes),
    provider ? provider.name : t('waitingList.anyProvider'),
    weekdays.length > 0 ? formatList(weekdays.toSorted((one, other) => one - other).map(weekdayName)) : '',
    hoursText(entry),
    from !== null && from > (today ?? '') ? t('waitingList.fromDay', { day: formatBriefDate(from, today) }) : '',
    until === null ? '' : t('waitingList.untilDay', { day: formatBriefDate(until, today) }),
  ].filter(Boolean);
}

/** A Monday, to name weekdays by. */
const monday = '2026-11-16';
const noon = 12 * 60;

function weekdayName(weekday: number): string {
  return formatPlainDate(addDays(monday, weekday - 1), { weekday: 'short' });
}

function hoursText({ earliest, latest }: WaitingEntry): string {
  if (earliest === null && latest === null) return '';
  if (earliest === null && latest === noon) return t('waitingList.mornings');
  if (earliest === noon && latest === null) return t('waitingList.afternoons');
  if (latest === null) return t('waitingList.notBefore', { time: formatMinute(earliest ?? 0) });
  if (earliest === null) return t('waitingList.notAfter', { time: formatMinute(latest) });
  return formatMinuteRange(earliest, latest);
}

/** The appointment that is to be earlier. */
export function visitText({ visit }: Pick<WaitingEntry, 'visit'>): string | null {
  if (!visit) return null;
  const when = `${formatShortDate(wallDate(visit.start))}, ${formatInstantTime(visit.start)}`;
  return t('waitingList.hasVisit', { when });
}

const misfitKeys = {
  otherLocation: 'waitingList.otherLocation',
  ownTime: 'waitingList.ownTime',
  otherDays: 'waitingList.otherDays',
  otherWeekday: 'waitingList.otherWeekday',
  otherProvider: 'waitingList.otherProvider',
  tooShort: 'waitingList.tooShort',
  otherHours: 'waitingList.otherHours',
  notEarlier: 'waitingList.notEarlier',
} as const satisfies Record<Misfit, string>;

/** Why a time is not for this entry; null where it is, and where none is offered. */
export function misfitText(fit: Fit | null): string | null {
  return fit?.kind === 'misfit' ? t(misfitKeys[fit.why]) : null;
}

const outdatedKeys = {
  visitPassed: 'waitingList.visitPassed',
  untilPassed: 'waitingList.untilPassed',
  clientGone: 'waitingList.clientGone',
} as const satisfies Record<Outdated, string>;

export function outdatedText(outdated: Outdated): string {
  return t(outdatedKeys[outdated]);
}
