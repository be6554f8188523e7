import { say } from '../../../words/page/say.ts';
import { formatCount } from '../../lib/counts.ts';
import { displayLocale } from '../../lib/locale.ts';
import styles from './MissingBars.module.css';
import { missable, type Missable, type ReviewFilter } from './reviewTable.ts';
import type { Figures } from './useFigures.ts';

interface MissingBarsProps {
  readonly figures: Figures;
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
}

/** How many clients lack what; a bar shows only those, and once more all. */
export function MissingBars({ figures, filter, onFilter }: MissingBarsProps) {
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
      <h2 className={styles.title} id="missing-title">
        {say('review.missing')}
      </h2>
      <ul className={styles.list}>
        {counts.map(([which, count]) => {
          const part = percentText(count / all);
          return (
            <li key={which} className={styles.item}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={filter.missing?.includes(which) ?? false}
                onClick={() => toggle(which)}
              >
                <span className={styles.name}>{say('review.noThing', { thing: say(`review.${which}`) })}</span>
                <span className={styles.track}>
                  <span className={styles.fill} style={{ width: `${(count / all) * 100}%` }} />
                </span>
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

/** 3%, and never 0% of something or 100% of less than all. */
function percentText(part: number): string {
  const percent = new Intl.NumberFormat(displayLocale, { style: 'percent' });
  if (part > 0 && part < 0.01) return `<${percent.format(0.01)}`;
  if (part < 1 && part > 0.99) return `>${percent.format(0.99)}`;
  return percent.format(part);
}
