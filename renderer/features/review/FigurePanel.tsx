import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { say } from '../../../words/page/say.ts';
import { formatDate } from '../../lib/dates.ts';
import styles from './FigurePanel.module.css';
import { MissingBars } from './MissingBars.tsx';
import { lastMonths, type MonthCount, monthsSince, monthText } from './monthBars.ts';
import { MonthChart } from './MonthChart.tsx';
import type { ReviewFilter } from './reviewTable.ts';
import { useReviewMemory } from './reviewMemory.ts';
import { totalsOf } from './totals.ts';
import type { Figures } from './useFigures.ts';
import { failureWords } from '../../lib/failureWords.ts';

interface FigurePanelProps {
  readonly figures: Figures | null;
  readonly failure: Failure | null;
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
  readonly today: string;
  readonly visitsSince: string | null;
  /** What the figures are of, where that is not everything: "of the 12,400 clients read so far". */
  readonly partly: string | null;
}

/** Sums and small charts over what the filter leaves. */
export function FigurePanel(props: FigurePanelProps) {
  const { figures, failure, partly } = props;
  const id = useId();
  const memory = useReviewMemory();
  const [isOpen, setOpen] = useState(() => memory.recall().chartsAreOpen);
  const toggle = (): void => {
    setOpen(!isOpen);
    memory.remember({ chartsAreOpen: !isOpen });
  };
  return (
    <section className={styles.panel} aria-label={say('review.figures')}>
      <div className={styles.line}>
        <dl className={styles.totals}>
          {figures &&
            totalsOf(figures).map(({ value, word }) => (
              <div key={`${word} ${value}`} className={styles.total}>
                <dt>{word}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {partly !== null && <span className={styles.partly}>{partly}</span>}
        {failure && (
          <span className={styles.partly} role="status">
            {figures ? say('review.sumsOld') : failureWords(failure)}
          </span>
        )}
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          {say('review.charts')}
          <ExpandMore />
        </button>
      </div>
      {isOpen && (figures !== null || failure === null) && (
        <div className={styles.charts} id={id}>
          {figures && <Charts {...props} figures={figures} />}
        </div>
      )}
    </section>
  );
}

function Charts({ figures, filter, onFilter, today, visitsSince }: FigurePanelProps & { readonly figures: Figures }) {
  const fresh = lastMonths(figures.newPerMonth);
  const visits = lastMonths(figures.lastVisitPerMonth, { from: visitsSince?.slice(0, 7) ?? null });
  return (
    <>
      {fresh.length === 0 ? (
        <NoChart title={say('review.newClients')}>
          {figures.clients === 0 ? say('review.nobody') : say('review.noSince')}
        </NoChart>
      ) : (
        <MonthChart
          title={say('review.newClients')}
          months={fresh}
          words={(count) => say('review.newClientsCount', { count })}
          pressWords={(month) => say('review.showNewSince', { month: monthText(month) })}
          onPress={(month) => onFilter({ ...filter, newSince: `${month}-01` })}
          note={spanText(fresh)}
        />
      )}
      {visits.length === 0 ? (
        <NoChart title={say('review.lastVisits')}>
          {figures.clients === 0 ? say('review.nobody') : say('review.noVisits')}
        </NoChart>
      ) : (
        <MonthChart
          title={say('review.lastVisits')}
          months={visits}
          words={(count) => say('review.lastHere', { count })}
          pressWords={(month) => {
            const months = monthsSince(month, today);
            return months < 1 ? null : say('review.showNoVisit', { count: months });
          }}
          onPress={(month) => onFilter({ ...filter, noVisitMonths: monthsSince(month, today) })}
          note={visitNote(figures, visits, visitsSince)}
        />
      )}
      <MissingBars figures={figures} filter={filter} onFilter={onFilter} />
    </>
  );
}

function NoChart({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <section className={styles.none}>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}

/** December 2024 to November 2026. */
function spanText(months: readonly { readonly month: string }[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return '';
  if (first === last) return monthText(first.month);
  return say('review.span', { first: monthText(first.month), last: monthText(last.month) });
}

function visitNote(
  { clients, withoutVisit }: Figures,
  months: readonly MonthCount[],
  visitsSince: string | null,
): string {
  const before = clients - withoutVisit - months.reduce((sum, { count }) => sum + count, 0);
  const words = [
    before > 0 && say('review.visitsBefore', { number: before }),
    withoutVisit > 0 && say('review.visitsUnknown', { number: withoutVisit }),
    visitsSince !== null && say('review.visitsBackTo', { date: formatDate(visitsSince) }),
  ];
  return words.filter((each) => each !== false).join(' · ');
}
