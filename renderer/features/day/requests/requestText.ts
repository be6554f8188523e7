import type { SettingsView } from '../../../../electron/contract/settings.ts';
import { t } from '../../../../i18n/page/t.ts';
import { fillTemplate, templatesOf, templateValues } from '../../../domain/messageTemplates.ts';
import { formatBriefDate } from '../../../lib/dates.ts';
import { displayLocale } from '../../../lib/locale.ts';
import type { MessageAbout } from '../../../lib/messageAbout.ts';
import { readableLabel } from '../../../lib/readableLabel.ts';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import type { AppointmentRequest } from './useRequests.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Who asked, as typed, or as the service knows the client. */
export function requestName({ name, client, email, phone }: AppointmentRequest): string {
  return name ?? client?.name ?? email ?? phone ?? t('requests.nobody');
}

/** Fri, Nov 20, 10:30 AM. Words stand as they were typed. */
export function wantedText({ wantedDay, wantedAt, wantedText: words }: AppointmentRequest, today: string): string {
  const date = wantedDay === null ? null : formatBriefDate(wantedDay, today);
  const time = wantedAt === null ? null : formatInstantTime(wantedAt);
  const text = [date, time, readableLabel(words)].filter(Boolean).join(', ');
  return text === '' ? t('requests.noTime') : text;
}

/** 25 min. ago; what the service gives no time of has none. */
export function ageText(createdAt: string | null, now: number): string | null {
  if (createdAt === null) return null;
  const age = Math.max(0, now - Date.parse(createdAt));
  const format = new Intl.RelativeTimeFormat(displayLocale, { style: 'short', numeric: 'auto' });
  if (age < hour) return format.format(-Math.round(age / minute), 'minute');
  return age < day ? format.format(-Math.round(age / hour), 'hour') : format.format(-Math.round(age / day), 'day');
}

/** What a message about a request is about. */
export function aboutRequest({ patient, wantedAt }: AppointmentRequest, location: string): MessageAbout {
  return { patient, start: wantedAt, provider: null, location };
}

/** The clinic's first template filled in, for somebody who can't be written to from here. */
export function requestMessage(request: AppointmentRequest, location: string, view: SettingsView | null): string {
  const about = aboutRequest(request, location);
  return fillTemplate(templatesOf(view)[0]?.text ?? '', templateValues(requestName(request), about, view));
}
