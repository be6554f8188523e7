import type { CsvCell } from '../../../electron/contract/files.ts';
import { fileNamePart } from '../../../electron/contract/files.ts';
import { t } from '../../../i18n/page/t.ts';
import type { ReportKind } from './reportAddress.ts';
import type { DateSpan } from './reportPeriod.ts';
import type { ReportColumn, ReportSection, ReportValue } from './reportSection.ts';

/** What a file says beside the numbers: without it they would be of no certain time or place. */
export interface ReportScope {
  readonly span: DateSpan;
  readonly location: string;
  readonly daysCounted: number;
  readonly daysLeftOut: number;
}

/** A report for a spreadsheet: one row for each line of its tables, minutes and percent as numbers. */
export function reportRows(
  sections: readonly ReportSection[],
  { span, location, daysCounted, daysLeftOut }: ReportScope,
): readonly (readonly CsvCell[])[] {
  const columns = sections[0]?.columns ?? [];
  const heads = [
    t('reports.from'),
    t('reports.to'),
    t('general.location'),
    t('reports.daysCounted'),
    t('reports.daysLeftOut'),
    t('reports.by'),
    t('general.name'),
    ...columns.map(titleOf),
  ];
  return [
    heads,
    ...sections.flatMap(({ head, rows, columns: own }) =>
      rows.map(({ name, values }) => [
        span.from,
        span.to,
        location,
        daysCounted,
        daysLeftOut,
        head,
        name,
        ...values.map((value, index) => cellOf(value, own[index])),
      ]),
    ),
  ];
}

/** reports-load-riverside-2026-11-01-2026-11-30.csv. */
export function reportFileName(report: ReportKind, { span, location }: ReportScope): string {
  const parts = [fileNamePart(t(`reports.${report}`)), fileNamePart(location), span.from, span.to];
  return `${parts.filter(Boolean).join('-')}.csv`;
}

function titleOf({ label, kind }: ReportColumn): string {
  if (kind === 'length') return t('reports.inMinutes', { label });
  return kind === 'share' ? t('reports.inPercent', { label }) : label;
}

function cellOf(value: ReportValue, column: ReportColumn | undefined): CsvCell {
  if (typeof value !== 'number') return value;
  const shown = column?.kind === 'share' ? value * 100 : value;
  return Math.round(shown * 10) / 10;
}
