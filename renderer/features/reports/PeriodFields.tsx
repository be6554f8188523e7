import { t } from '../../../i18n/page/t.ts';
import { DateRangeFields } from '../../components/DateRangeFields.tsx';
import { Choice } from '../../components/Choice.tsx';
import { formatDateRange } from '../../lib/dates.ts';
import typography from '../../components/typography.module.css';
import { type DateSpan, maxReportDays, periodKinds, problemOf, type ReportPeriod } from './reportPeriod.ts';

interface PeriodFieldsProps {
  readonly period: ReportPeriod;
  /** The days that are shown; null while the fields make none. */
  readonly span: DateSpan | null;
  readonly onChange: (period: ReportPeriod) => void;
}

const labels = {
  'this-week': 'reports.thisWeek',
  'last-week': 'reports.lastWeek',
  'this-month': 'reports.thisMonth',
  'last-30': 'reports.last30',
  custom: 'reports.custom',
} as const;

/** A period by its name, or from one day to another. */
export function PeriodFields({ period, span, onChange }: PeriodFieldsProps) {
  const { kind, custom } = period;
  const problem = kind === 'custom' ? problemOf(custom) : null;
  return (
    <>
      <Choice
        label={t('reports.period')}
        value={kind}
        options={periodKinds.map((value) => ({ value, label: t(labels[value]) }))}
        onChange={(value) =>
          onChange({
            kind: periodKinds.find((each) => each === value) ?? kind,
            // A period of one's own begins as the one that is shown.
            custom: span ?? custom,
          })
        }
      />
      {kind === 'custom' ? (
        <>
          <DateRangeFields
            range={custom}
            isInvalid={problem !== null}
            describedBy="report-period-help"
            onChange={(range) => onChange({ kind, custom: range })}
          />
          <span
            id="report-period-help"
            className={`${typography.caption} ${problem === null ? '' : typography.danger}`}
            role={problem === null ? undefined : 'alert'}
          >
            {problem === null || problem === 'tooLong'
              ? t('reports.atMost', { count: maxReportDays })
              : t(problem === 'reversed' ? 'reports.reversed' : 'reports.noDate')}
          </span>
        </>
      ) : (
        span && <span className={typography.secondary}>{formatDateRange(span.from, span.to)}</span>
      )}
    </>
  );
}
