import { t } from '../../../i18n/page/t.ts';
import { formatDateRange } from '../../lib/dates.ts';
import type { ReportKind } from './reportAddress.ts';
import type { ReportScope } from './reportCsv.ts';
import type { ReportSection } from './reportSection.ts';
import styles from './ReportSheet.module.css';
import { ReportGrid } from './ReportTable.tsx';

interface ReportSheetProps {
  readonly kind: ReportKind;
  readonly sections: readonly ReportSection[];
  readonly scope: ReportScope;
  /** What has to be known to read the numbers. */
  readonly notes: readonly string[];
}

/** A report on paper: its tables, and of when and where they are. */
export function ReportSheet({ kind, sections, scope, notes }: ReportSheetProps) {
  const { span, location, daysCounted, daysLeftOut } = scope;
  const counted = t('reports.countedDays', { count: daysCounted });
  return (
    <div className={styles.sheet}>
      <h1>{t(`reports.${kind}`)}</h1>
      <p>
        {[location, formatDateRange(span.from, span.to), counted].join(' · ')}
        {daysLeftOut > 0 && ` · ${t('reports.missingDays', { count: daysLeftOut })}`}
      </p>
      {sections.map((section) => (
        <section key={section.key}>
          <h2>{section.title}</h2>
          <ReportGrid section={section} withBars={false} />
        </section>
      ))}
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}
