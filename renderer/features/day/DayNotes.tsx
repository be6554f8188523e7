import { Link } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Note } from '../../components/Note.tsx';
import { formatLongDate } from '../../lib/dates.ts';
import { clockChangeOn, computerZone, hasSameOffset, zonePlace } from '../../lib/timeZone.ts';
import { formatInstantTime } from '../../lib/wallTime.ts';
import type { ScheduleDay } from './columns.ts';
import { clockChangeLabel } from './dayLabels.ts';
import styles from './DayPage.module.css';
import type { DayReading } from './useDay.ts';

/** Warnings about the day: its time zone, clock changes, and what is missing. */
export function DayNotes({ day }: { readonly day: ScheduleDay }) {
  const here = computerZone();
  const clockChange = clockChangeOn(day.date, day.timeZone);
  return (
    <>
      {!day.complete && <Note tone="caution">{t('day.notWhole')}</Note>}
      {day.partial && <Note tone="caution">{t('day.partial')}</Note>}
      {day.unreadable > 0 && <Note tone="caution">{t('day.unreadable', { count: day.unreadable })}</Note>}
      {clockChange && <Note tone="calm">{clockChangeLabel(clockChange)}.</Note>}
      {day.timeZoneSource === 'computer' && (
        <Note tone="calm">
          {t('day.zoneUnknown', { zone: zonePlace(day.timeZone) })} <Link href="/settings">{t('day.chooseZone')}</Link>
        </Note>
      )}
      {!hasSameOffset(day.timeZone, here, day.date) && (
        <Note tone="caution">{t('day.zoneOther', { clinic: zonePlace(day.timeZone), here: zonePlace(here) })}</Note>
      )}
    </>
  );
}

/** Shown for as long as the day can't be refetched; its text stays the same, so that nothing flashes. */
export function StaleNote({ reading: { stale, day } }: { readonly reading: DayReading }) {
  if (!stale || !day) return null;
  return <Note tone="caution">{t('day.stale', { time: formatInstantTime(day.asOf), why: stale.message })}</Note>;
}

/** The day has appointments, but none matches the filter. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <>
      <EmptyState title={t('day.noMatch')}>{t('day.noMatchText')}</EmptyState>
      <div className={styles.action}>
        <Action onClick={onClear}>{t('day.showWhole')}</Action>
      </div>
    </>
  );
}

export function EmptyDay({ day: { date, location, providers } }: { readonly day: ScheduleDay }) {
  return (
    <EmptyState title={t('day.emptyOn', { date: formatLongDate(date) })}>
      {providers.length === 0
        ? t('day.emptyAt', { place: location.name })
        : t('day.emptyFor', { place: location.name, count: providers.length })}
    </EmptyState>
  );
}
