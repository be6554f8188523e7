import { useMemo } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { useActions } from '../../actions/useActions.ts';
import { Action } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ExportAction } from '../../components/ExportAction.tsx';
import { PrintRoot } from '../../components/PrintRoot.tsx';
import { Segments } from '../../components/Segments.tsx';
import { actionList } from '../../actions/actionList.ts';
import { ariaKeys } from '../../actions/keyNames.ts';
import tableGrid from '../../components/tableGrid.module.css';
import typography from '../../components/typography.module.css';
import { loadSections } from './loadSections.ts';
import { missedSections } from './missedSections.ts';
import { ReadingStatus } from './ReadingStatus.tsx';
import { type ReportKind, reportKinds } from './reportAddress.ts';
import styles from './ReportBody.module.css';
import { doubtsOf, howCounted } from './reportNotes.ts';
import type { DateSpan } from './reportPeriod.ts';
import type { ReportSection } from './reportSection.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { ReportTable } from './ReportTable.tsx';
import { type ReportTally, sumTallies } from './sumTallies.ts';
import { useReport } from './useReport.ts';
import { useReportExport } from './useReportExport.ts';
import { waitingSections } from './waitingSections.ts';

interface ReportBodyProps {
  readonly location: { readonly id: string; readonly name: string };
  readonly span: DateSpan;
  readonly kind: ReportKind;
  readonly onKind: (kind: ReportKind) => void;
}

/** The numbers of one place and period, which are read once for all reports. */
export function ReportBody({ location, span, kind, onKind }: ReportBodyProps) {
  const report = useReport(location.id, span);
  const { readings, state, dates } = report;
  const tally = useMemo(
    () => sumTallies(readings.flatMap((each) => (each.kind === 'counted' ? [each.tally] : []))),
    [readings],
  );
  const sections = useMemo(() => sectionsOf(kind, tally), [kind, tally]);
  const scope = {
    span,
    location: location.name,
    daysCounted: tally.days,
    daysLeftOut: dates.length - tally.days,
  };
  const exportReport = useReportExport(kind, sections, scope);
  const hasRows = sections.some(({ rows }) => rows.length > 0);
  useActions({
    'reports.refresh': report.refresh,
    'reports.print': hasRows ? () => print() : undefined,
    'reports.export': hasRows ? () => void exportReport() : undefined,
    'reports.stop': state.kind === 'reading' ? report.stop : undefined,
  });
  const doubts = doubtsOf(kind, tally);
  return (
    <>
      <div className={`${tableGrid.bar} ${styles.bar}`}>
        <Segments
          label={t('reports.report')}
          value={kind}
          options={reportKinds.map((value) => ({ value, label: t(`reports.${value}`) }))}
          onChange={onKind}
        />
        <div className={tableGrid.tools}>
          <Action aria-keyshortcuts={ariaKeys(actionList['reports.refresh'].keys)} onClick={report.refresh}>
            {t('general.readAgain')}
          </Action>
          <Action
            aria-keyshortcuts={ariaKeys(actionList['reports.print'].keys)}
            aria-disabled={!hasRows || undefined}
            onClick={() => hasRows && print()}
          >
            {t('general.print')}
          </Action>
          <ExportAction label={t('reports.exportCsv')} disabled={!hasRows} onExport={() => void exportReport()} />
        </div>
      </div>
      <ReadingStatus report={report} asOf={tally.asOf} />
      <div className={styles.numbers} data-report={kind}>
        {hasRows && <p className={`${typography.secondaryLines} ${styles.how}`}>{howCounted(kind)}</p>}
        {doubts.length > 0 && (
          <ul className={`${typography.secondaryLines} ${styles.doubts}`}>
            {doubts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {hasRows ? (
          <div className={styles.sections}>
            {sections.map((section) => (
              <ReportTable key={section.key} section={section} />
            ))}
          </div>
        ) : (
          state.kind !== 'reading' && tally.days > 0 && <NoNumbers kind={kind} />
        )}
      </div>
      {hasRows && (
        <PrintRoot paper="landscape">
          <ReportSheet kind={kind} sections={sections} scope={scope} notes={[howCounted(kind), ...doubts]} />
        </PrintRoot>
      )}
    </>
  );
}

function sectionsOf(kind: ReportKind, tally: ReportTally): readonly ReportSection[] {
  switch (kind) {
    case 'load':
      return loadSections(tally);
    case 'missed':
      return missedSections(tally);
    case 'waiting':
      return waitingSections(tally);
  }
}

function NoNumbers({ kind }: { readonly kind: ReportKind }) {
  return kind === 'waiting' ? (
    <EmptyState title={t('reports.noWaits')}>{t('reports.noWaitsText')}</EmptyState>
  ) : (
    <EmptyState title={t('reports.noVisits')}>{t('reports.noVisitsText')}</EmptyState>
  );
}
