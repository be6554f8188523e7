import { t } from '../../../i18n/page/t.ts';
import { formatCount, formatPercent } from '../../lib/counts.ts';
import { formatLength } from '../../lib/formatLength.ts';
import { formatMinuteShort } from '../../lib/wallTime.ts';
import type { ChartBar } from '../../components/charts/BarChart.tsx';

/** Lengths are minutes; shares are parts of one. */
export type ColumnKind = 'count' | 'length' | 'share' | 'text';

export interface ReportColumn {
  readonly label: string;
  readonly kind: ColumnKind;
}

export type ReportValue = number | string | null;

export interface ReportRow {
  readonly key: string;
  readonly name: string;
  /** In the order of the columns; null where nothing is known, which is no zero. */
  readonly values: readonly ReportValue[];
}

/** A table of a report, as it is shown, printed and exported. */
export interface ReportSection {
  readonly key: string;
  readonly title: string;
  /** What its rows are: Provider. */
  readonly head: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** Which column its bars are of. */
  readonly barColumn: number;
  /** Bars side by side, for rows with an order of their own; else each row has its bar. */
  readonly chart: { readonly title: string; readonly bars: readonly ChartBar[]; readonly note: string } | null;
}

/** A value as people read it. */
export function valueText(value: ReportValue, kind: ColumnKind): string {
  if (value === null) return t('reports.unknown');
  if (typeof value === 'string') return value;
  if (kind === 'share') return formatPercent(value);
  return kind === 'length' ? formatLength(Math.round(value)) : formatCount(value);
}

/** 8 for 8:00 AM, 08 where the region writes 08:00: short enough for below a bar. */
export function hourTick(hour: number): string {
  return formatMinuteShort(hour * 60).replace(/\D00$/, '');
}

/** The columns in which any row has a value, with their places. */
export function shownColumns({ columns, rows }: ReportSection): readonly (ReportColumn & { readonly index: number })[] {
  return columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => rows.some(({ values }) => values[index] !== null));
}

/** From 0 to 1, how long the bar of a row is beside the others; null where nothing is known. A share is full at all of it. */
export function barLengths({ rows, columns, barColumn }: ReportSection): readonly (number | null)[] {
  const values = rows.map(({ values: all }) => {
    const value = all[barColumn];
    return typeof value === 'number' ? value : null;
  });
  const most = Math.max(columns[barColumn]?.kind === 'share' ? 1 : 0, ...values.map((value) => value ?? 0));
  return values.map((value) => (value === null || most === 0 ? null : value / most));
}
