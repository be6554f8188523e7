import { t } from '../../../i18n/page/t.ts';
import type { DraftAbout } from '../../bridge/drafts.ts';
import { wholeName } from '../../domain/personName.ts';
import { formatBriefDate, isPlainDate } from '../../lib/dates.ts';
import { formatMinute, minuteOfClock } from '../../lib/wallTime.ts';
import { isGroup, isSent } from './group/bookingGroup.ts';
import { datesOf } from './group/repeat.ts';
import { type BookingWork, chosenPatient } from './work.ts';

/** Booking for Bella (Jane Doe), Thu, Nov 19, 2:30 PM. A walk-in has no time, as it is always now. */
export function bookingTitle(work: BookingWork, today: string): string {
  return [subjectLabel(work), ...(work.walkIn ? [] : formatWhen(work, today)), ...countLabel(work)].join(', ');
}

/** 6 appointments; 2 of 6 booked. */
function countLabel({ group, date }: BookingWork): readonly string[] {
  if (!isGroup(group)) return [];
  if (!isSent(group))
    return [t('booking.groupCount', { count: datesOf(date, group.repeat).dates.length * (1 + group.others.length) })];
  const kept = group.plan.filter(({ removed }) => !removed);
  const done = kept.filter(({ outcome }) => outcome?.kind === 'done').length;
  return [t('booking.groupBookedOf', { done, count: kept.length })];
}

/** A booking's entry in the list of drafts. */
export function bookingAbout(work: BookingWork, today: string, draft?: string): DraftAbout {
  return { title: bookingTitle(work, today), resume: { kind: 'book', ...(draft !== undefined && { draft }) } };
}

function subjectLabel(work: BookingWork): string {
  const { client, patient } = namesIn(work);
  const who = patient !== '' && client !== '' ? `${patient} (${client})` : patient || client;
  if (who !== '') return work.walkIn ? t('booking.walkInFor', { who }) : t('booking.bookingFor', { who });
  const typed = work.search.trim() || work.reason.trim() || work.notes.trim();
  if (typed !== '') return work.walkIn ? t('booking.walkInTyped', { typed }) : t('booking.bookingTyped', { typed });
  return work.walkIn ? t('booking.walkIn') : t('booking.booking');
}

function namesIn(work: BookingWork): { readonly client: string; readonly patient: string } {
  const { who, typedClient, typedPatient } = work;
  const typed = typedPatient.name.trim();
  if (who.kind === 'search') return { client: '', patient: '' };
  if (who.kind === 'register') {
    return { client: wholeName(typedClient.name) || typedClient.phone.trim(), patient: typed };
  }
  return { client: who.client.name, patient: chosenPatient(work)?.name ?? (who.adding ? typed : '') };
}

function formatWhen({ date, time }: BookingWork, today: string): readonly string[] {
  const minute = minuteOfClock(time);
  return [
    ...(isPlainDate(date) ? [formatBriefDate(date, today)] : []),
    ...(minute === null ? [] : [formatMinute(minute)]),
  ];
}
