import { t } from '../../../i18n/page/t.ts';
import { capitalized, formatPlainDate } from '../../lib/dates.ts';
import { firstWeekday } from '../../lib/weeks.ts';
import { formatMinute } from '../../lib/wallTime.ts';
import { hourTick, type ReportColumn, type ReportRow, type ReportSection } from './reportSection.ts';
import type { NamedCount, ReportTally } from './sumTallies.ts';
import type { OutcomeCount } from './tallyDay.ts';

/** No-shows and cancellations of the visits whose time has begun, by provider, type, weekday and hour. */
export function missedSections({ outcomes, total, days }: ReportTally): readonly ReportSection[] {
  const weekdays = weekdayRows(withoutGaps(outcomes.weekday, days < 7 ? [] : [1, 7]));
  const hours = withoutGaps(outcomes.hour).map((each) => ({ ...each, name: formatMinute(Number(each.key) * 60) }));
  const all: NamedCount<OutcomeCount> = { key: 'all', name: t('reports.all'), count: total };
  const withAll = (rows: readonly NamedCount<OutcomeCount>[]): readonly ReportRow[] =>
    rows.length === 0 ? [] : [...rows, all].map(rowOf);
  return [
    section('weekday', t('reports.byWeekday'), t('reports.weekday'), weekdays.map(rowOf), weekdays),
    section('hour', t('reports.byHour'), t('reports.hour'), hours.map(rowOf), hours),
    section(
      'provider',
      t('reports.byProvider'),
      t('general.provider'),
      withAll(outcomes.provider.map((each) => named(each, t('reports.noProvider')))),
    ),
    section(
      'type',
      t('reports.byType'),
      t('general.type'),
      withAll(outcomes.type.map((each) => named(each, t('reports.noType')))),
    ),
  ];
}

function section(
  key: string,
  title: string,
  head: string,
  rows: readonly ReportRow[],
  charted?: readonly NamedCount<OutcomeCount>[],
): ReportSection {
  const bars = charted?.map(({ key: bar, name, count: { noShow, cancelled } }) => ({
    key: bar,
    label: name,
    count: noShow + cancelled,
    text: t('reports.missedAt', { name, noShow, cancelled }),
    tick: key === 'weekday' ? weekdayName(Number(bar), 'short') : hourTick(Number(bar)),
  }));
  const missed = bars?.reduce((all, { count }) => all + count, 0) ?? 0;
  return {
    key,
    title,
    head,
    columns: columns(),
    rows,
    barColumn: 2,
    chart:
      bars && bars.length > 0
        ? { title: t('reports.missedChart'), bars, note: t('reports.missedIn', { count: missed }) }
        : null,
  };
}

function columns(): readonly ReportColumn[] {
  return [
    { label: t('reports.visitsBooked'), kind: 'count' },
    { label: t('reports.noShows'), kind: 'count' },
    { label: t('reports.noShowRate'), kind: 'share' },
    { label: t('reports.cancelledCount'), kind: 'count' },
    { label: t('reports.cancelledRate'), kind: 'share' },
  ];
}

function named(counted: NamedCount<OutcomeCount>, withoutOne: string): NamedCount<OutcomeCount> {
  return { ...counted, name: counted.key === '' ? withoutOne : counted.name || t('reports.noName') };
}

/** Of no-shows: how many of those who were still expected. Of cancellations: how many of all that were booked. */
function rowOf({ key, name, count: { booked, noShow, cancelled } }: NamedCount<OutcomeCount>): ReportRow {
  const expected = booked - cancelled;
  return {
    key,
    name,
    values: [
      booked,
      noShow,
      expected === 0 ? null : noShow / expected,
      cancelled,
      booked === 0 ? null : cancelled / booked,
    ],
  };
}

/** A Monday, to name weekdays by. */
const monday = 16;

function weekdayName(weekday: number, style: 'long' | 'short'): string {
  return formatPlainDate(`2026-11-${monday + weekday - 1}`, { weekday: style });
}

/** By number, with those in between of which there is nothing; up to these ends, where there is anything at all. */
function withoutGaps(
  counts: readonly NamedCount<OutcomeCount>[],
  ends: readonly number[] = [],
): readonly NamedCount<OutcomeCount>[] {
  if (counts.length === 0) return counts;
  const known = new Map(counts.map((each) => [Number(each.key), each]));
  const all = [...known.keys(), ...ends];
  const first = Math.min(...all);
  return Array.from({ length: Math.max(...all) - first + 1 }, (_, index) => {
    const number = first + index;
    return known.get(number) ?? { key: String(number), name: '', count: { booked: 0, noShow: 0, cancelled: 0 } };
  });
}

/** In the order of the region's week. */
function weekdayRows(counts: readonly NamedCount<OutcomeCount>[]): readonly NamedCount<OutcomeCount>[] {
  const first = firstWeekday();
  const place = ({ key }: NamedCount<OutcomeCount>): number => (Number(key) - first + 7) % 7;
  return counts
    .toSorted((one, other) => place(one) - place(other))
    .map((each) => ({ ...each, name: capitalized(weekdayName(Number(each.key), 'long')) }));
}
