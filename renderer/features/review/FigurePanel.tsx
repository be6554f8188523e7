import ExpandMore from '@mui/icons-material/ExpandMore';
import { useId, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ShareBar } from '../../components/ShareBar.tsx';
import { t } from '../../../i18n/page/t.ts';
import { formatCount, formatPercent } from '../../lib/counts.ts';
import { formatDate } from '../../lib/dates.ts';
import { failureText } from '../../lib/failureText.ts';
import typography from '../../components/typography.module.css';
import styles from './FigurePanel.module.css';
import { type Figures, totalsOf } from './figures.ts';
import { lastMonths, MonthChart, type MonthCount, monthsSince, monthText } from './MonthChart.tsx';
import { useReviewSession } from './reviewSession.ts';
import { type Missable, missable, type ReviewFilter } from './reviewTable.ts';

interface FigurePanelProps {
  readonly figures: Figures | null;
  readonly failure: Failure | null;
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
  readonly today: string;
  readonly visitsSince: string | null;
  /** The scope of the figures where it is partial: "of the 12,400 clients read so far". */
  readonly partialLabel: string | null;
}

/** Totals and small charts over the filtered clients. */
export function FigurePanel(props: FigurePanelProps) {
  const { figures, failure, partialLabel } = props;
  const id = useId();
  const session = useReviewSession();
  const [isOpen, setOpen] = useState(() => session.read().chartsAreOpen);
  const toggle = (): void => {
    setOpen(!isOpen);
    session.update({ chartsAreOpen: !isOpen });
  };
  return (
    <section className={styles.panel} aria-label={t('review.figures')}>
      <div className={styles.line}>
        <dl className={styles.totals}>
          {figures &&
            totalsOf(figures).map(({ value, label }) => (
              <div key={`${label} ${value}`} className={styles.total}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {partialLabel !== null && <span className={`${typography.small} ${typography.caution}`}>{partialLabel}</span>}
        {failure && (
          <span className={`${typography.small} ${typography.caution}`} role="status">
            {figures ? t('review.sumsOld') : failureText(failure)}
          </span>
        )}
        <button
          type="button"
          className={`${typography.secondary} ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          {t('review.charts')}
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
        <NoChart title={t('review.newClients')}>
          {figures.clients === 0 ? t('review.noneToChart') : t('review.noSince')}
        </NoChart>
      ) : (
        <MonthChart
          title={t('review.newClients')}
          months={fresh}
          countLabel={(count) => t('review.newClientsCount', { count })}
          actionLabel={(month) => t('review.showNewSince', { month: monthText(month) })}
          onPress={(month) => onFilter({ ...filter, newSince: `${month}-01` })}
          note={spanText(fresh)}
        />
      )}
      {visits.length === 0 ? (
        <NoChart title={t('review.lastVisits')}>
          {figures.clients === 0 ? t('review.noneToChart') : t('review.noVisits')}
        </NoChart>
      ) : (
        <MonthChart
          title={t('review.lastVisits')}
          months={visits}
          countLabel={(count) => t('review.lastHere', { count })}
          actionLabel={(month) => {
            const months = monthsSince(month, today);
            return months < 1 ? null : t('review.showNoVisit', { count: months });
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
    <section className={styles.empty}>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}

/** December 2024 to November 2026. */
function spanText(months: readonly { readonly month: string }[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return '';
  // The figure of a single month names it.
  if (first === last) return '';
  return t('review.span', { first: monthText(first.month), last: monthText(last.month) });
}

function visitNote(
  { clients, withoutVisit }: Figures,
  months: readonly MonthCount[],
  visitsSince: string | null,
): string {
  const before = clients - withoutVisit - months.reduce((sum, { count }) => sum + count, 0);
  const parts = [
    before > 0 && t('review.visitsBefore', { number: before }),
    withoutVisit > 0 && t('review.visitsUnknown', { number: withoutVisit }),
    visitsSince !== null && t('review.visitsBackTo', { date: formatDate(visitsSince) }),
  ];
  return parts.filter((each) => each !== false).join(' · ');
}

interface MissingBarsProps {
  readonly figures: Figures;
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
}

/** How many clients lack a phone, e-mail or address; a bar toggles that filter. */
function MissingBars({ figures, filter, onFilter }: MissingBarsProps) {
  const counts: readonly (readonly [Missable, number])[] = [
    ['phone', figures.withoutPhone],
    ['email', figures.withoutEmail],
    ['address', figures.withoutAddress],
  ];
  const all = Math.max(1, figures.clients);
  const toggle = (which: Missable): void => {
    const { missing: former = [], ...rest } = filter;
    const missing = missable.filter((each) => former.includes(each) !== (each === which));
    onFilter(missing.length > 0 ? { ...rest, missing } : rest);
  };
  return (
    <section className={styles.part} aria-labelledby="missing-title">
      <h2 className={`${typography.caption} ${styles.title}`} id="missing-title">
        {t('review.missing')}
      </h2>
      <ul className={styles.list}>
        {counts.map(([which, count]) => {
          const part = formatPercent(count / all);
          return (
            <li key={which} className={styles.item}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={filter.missing?.includes(which) ?? false}
                onClick={() => toggle(which)}
              >
                <span className={styles.name}>{t('review.noThing', { thing: t(`review.${which}`) })}</span>
                <ShareBar share={count / all} />
                <span className={styles.count}>{formatCount(count)}</span>
                <span className={styles.percent}>{part}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
