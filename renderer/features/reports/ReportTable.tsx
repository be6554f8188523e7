import { useId } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { BarChart } from '../../components/charts/BarChart.tsx';
import { ShareBar } from '../../components/ShareBar.tsx';
import { barLengths, type ReportSection, shownColumns, valueText } from './reportSection.ts';
import styles from './ReportTable.module.css';

/** A table of a report under its title, with its chart above it or a bar in each row. */
export function ReportTable({ section }: { readonly section: ReportSection }) {
  const { title, rows, chart } = section;
  const id = useId();
  return (
    <div className={styles.section}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {chart && (
        <BarChart
          title={chart.title}
          groupLabel={t('reports.chartOf', { chart: chart.title, by: title })}
          bars={chart.bars}
          note={chart.note}
          hasTable={false}
        />
      )}
      {rows.length === 0 ? (
        <p className={styles.none}>{t('reports.noVisits')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a small window: arrow keys scroll it
        <div className={styles.scroller} tabIndex={0} role="region" aria-labelledby={id}>
          <ReportGrid section={section} withBars={chart === null} labelledBy={id} />
        </div>
      )}
    </div>
  );
}

interface ReportGridProps {
  readonly section: ReportSection;
  readonly withBars: boolean;
  readonly labelledBy?: string;
}

/** The table alone, as it is printed too. */
export function ReportGrid({ section, withBars, labelledBy }: ReportGridProps) {
  const { head, rows, barColumn } = section;
  const lengths = barLengths(section);
  const columns = shownColumns(section);
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map(({ label, kind }) => (
            <th key={label} scope="col" data-kind={kind}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }, row) => (
          <tr key={key} data-sum={key === 'all' ? '' : undefined}>
            <th scope="row">{name}</th>
            {columns.map(({ label, kind, index }) => (
              <td key={label} data-kind={kind} data-unknown={values[index] === null ? '' : undefined}>
                {withBars && index === barColumn && <Share share={lengths[row] ?? null} />}
                <span className={styles.value}>{valueText(values[index] ?? null, kind)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Share({ share }: { readonly share: number | null }) {
  return share === null ? null : <ShareBar share={share} className={styles.share} />;
}
