import type { Stage } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { formatLength } from '../../lib/formatLength.ts';
import { formatMinute } from '../../lib/wallTime.ts';
import { hourTick, type ReportColumn, type ReportRow, type ReportSection, type ReportValue } from './reportSection.ts';
import type { ReportTally } from './sumTallies.ts';
import type { StageWait } from './tallyDay.ts';

const stages = ['arrived', 'inProgress', 'checkingOut'] as const satisfies readonly Stage[];

/** How long visits were in each stage, as far as both of its ends are known; nothing where none is. */
export function waitingSections({ waits, held }: ReportTally): readonly ReportSection[] {
  if (waits.length === 0) return [];
  const arrived = waits.filter(({ stage }) => stage === 'arrived');
  const hours = [...new Set(arrived.map(({ hour }) => hour))]
    .toSorted((one, other) => one - other)
    .map((hour) => [hour, arrived.filter((wait) => wait.hour === hour)] as const);
  return [
    {
      key: 'stage',
      title: t('reports.byStage'),
      head: t('reports.stage'),
      columns: columns(),
      // A stage of which nothing is known stands here all the same, without a number.
      rows: stages.map((stage) => {
        const known = waits.filter((wait) => wait.stage === stage);
        return rowOf(stage, stage === 'arrived' ? t('reports.waitingStage') : t(`general.${stage}`), known, held);
      }),
      barColumn: 2,
      chart: null,
    },
    {
      key: 'hour',
      title: t('reports.byArrival'),
      head: t('reports.hour'),
      columns: columns(),
      // How many visits began in an hour says nothing of how many arrived in it.
      rows: hours.map(([hour, known]) => rowOf(String(hour), formatMinute(hour * 60), known, null)),
      barColumn: 2,
      chart:
        hours.length === 0
          ? null
          : {
              title: t('reports.waitingChart'),
              bars: hours.map(([hour, known]) => barOf(hour, known)),
              note: t('reports.medianOf', {
                length: formatLength(Math.round(quantile(minutesOf(arrived), 0.5))),
                count: arrived.length,
              }),
            },
    },
  ];
}

function columns(): readonly ReportColumn[] {
  return [
    { label: t('reports.measured'), kind: 'count' },
    { label: t('reports.visits'), kind: 'count' },
    { label: t('reports.median'), kind: 'length' },
    { label: t('reports.ninth'), kind: 'length' },
    { label: t('reports.longest'), kind: 'length' },
    { label: t('reports.source'), kind: 'text' },
  ];
}

function rowOf(key: string, name: string, waits: readonly StageWait[], held: number | null): ReportRow {
  const minutes = minutesOf(waits);
  const at = (part: number): ReportValue => (minutes.length === 0 ? null : quantile(minutes, part));
  return { key, name, values: [waits.length, held, at(0.5), at(0.9), at(1), sourceText(waits)] };
}

function sourceText(waits: readonly StageWait[]): string | null {
  const observed = waits.filter((wait) => wait.observed).length;
  if (waits.length === 0) return null;
  if (observed === 0) return t('reports.byService');
  return observed === waits.length ? t('reports.byDesk') : t('reports.byBoth', { observed });
}

function barOf(hour: number, waits: readonly StageWait[]) {
  const median = Math.round(quantile(minutesOf(waits), 0.5));
  const name = formatMinute(hour * 60);
  return {
    key: String(hour),
    label: name,
    count: median,
    text: t('reports.waitedAt', { name, length: formatLength(median), count: waits.length }),
    tick: hourTick(hour),
  };
}

function minutesOf(waits: readonly StageWait[]): readonly number[] {
  return waits.map(({ minutes }) => minutes).toSorted((one, other) => one - other);
}

/** A length that somebody really waited: so large a part of them waited no longer. The list is sorted and not empty. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}
