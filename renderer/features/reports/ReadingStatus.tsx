import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Note } from '../../components/Note.tsx';
import { formatInstantTime } from '../../lib/wallTime.ts';
import typography from '../../components/typography.module.css';
import { leftOutTexts } from './reportNotes.ts';
import styles from './ReadingStatus.module.css';
import type { Report } from './useReport.ts';

interface ReadingStatusProps {
  readonly report: Report;
  /** When the oldest of the days was read. */
  readonly asOf: string | null;
}

/** How far the reading is, and what is missing from the numbers below. */
export function ReadingStatus({ report, asOf }: ReadingStatusProps) {
  const { dates, readings, state, stop, resume } = report;
  const leftOut = leftOutTexts(readings);
  const counted = readings.filter(({ kind }) => kind === 'counted').length;
  const progress = t('reports.daysOf', { read: readings.length, all: dates.length });
  const isReading = state.kind === 'reading';
  return (
    <>
      <div className={styles.line}>
        {isReading && (
          <progress
            className={styles.progress}
            value={readings.length}
            max={dates.length}
            aria-label={t('reports.reading')}
          />
        )}
        {/* Said once it begins and once it ends, not at each step. */}
        <p className={typography.secondary} role="status">
          {isReading
            ? t('reports.reading')
            : state.kind === 'done'
              ? asOf === null
                ? t('reports.noneCounted')
                : t('reports.counted', { count: counted, time: formatInstantTime(asOf) })
              : t('reports.stopped', { progress })}
        </p>
        {isReading && <span className={`${typography.secondary} ${typography.numbers}`}>{progress}</span>}
        {isReading ? (
          <Action aria-keyshortcuts="Escape" onClick={stop}>
            {t('reports.stop')}
          </Action>
        ) : (
          state.kind === 'stopped' && <Action onClick={resume}>{t('reports.resume')}</Action>
        )}
        {state.kind === 'done' && leftOut.length > 0 && <Action onClick={resume}>{t('reports.retryDays')}</Action>}
      </div>
      {state.kind === 'failed' && (
        <FailureNotice
          failure={state.failure}
          kept={counted > 0 ? t('reports.kept', { count: counted }) : undefined}
          onRetry={resume}
        />
      )}
      {leftOut.map((text) => (
        <Note key={text} tone="caution">
          {text}
        </Note>
      ))}
    </>
  );
}
