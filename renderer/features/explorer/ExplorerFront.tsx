import { useId } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { useDeskNotes } from '../../bridge/deskNotes.ts';
import navLinks from '../../components/navLinks.module.css';
import typography from '../../components/typography.module.css';
import styles from './ExplorerFront.module.css';
import { useKnownCounts } from './knownCounts.ts';
import { listPath } from './listAddress.ts';
import type { ListView } from './listCells.ts';
import { recentLists } from './recentLists.ts';

/** What the explorer opens on: the lists that were opened last, and all of them by domain. */
export function ExplorerFront({ lists }: { readonly lists: readonly ListView[] }) {
  const counts = useKnownCounts(lists);
  const notes = useDeskNotes(recentLists);
  const recent = (notes?.lists ?? []).flatMap((name) => lists.find((list) => list.name === name) ?? []);
  const domains = [...new Set(lists.map(({ domain }) => domain))];
  return (
    <div className={styles.front}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('explorer.choose')}</h2>
        <p className={typography.secondaryLines}>{t('explorer.chooseText', { count: lists.length })}</p>
      </header>
      <div className={styles.cards}>
        {recent.length > 0 && <ListCard title={t('explorer.recent')} lists={recent} counts={counts} isRecent />}
        {domains.map((domain) => (
          <ListCard
            key={domain}
            title={t(`explorer.${domain}`)}
            lists={lists.filter((list) => list.domain === domain)}
            counts={counts}
          />
        ))}
      </div>
    </div>
  );
}

interface ListCardProps {
  readonly title: string;
  readonly lists: readonly ListView[];
  readonly counts: ReadonlyMap<string, number>;
  readonly isRecent?: boolean;
}

function ListCard({ title, lists, counts, isRecent = false }: ListCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-recent={isRecent ? '' : undefined}>
      <div className={styles.cardHead}>
        <h3 className={styles.name} id={id}>
          {title}
        </h3>
        {!isRecent && <span className={typography.caption}>{t('explorer.listCount', { count: lists.length })}</span>}
      </div>
      <ul className={styles.lists}>
        {lists.map(({ name, title: listTitle, why }) => {
          const count = counts.get(name);
          return (
            <li key={name}>
              <a
                className={`${navLinks.link} ${styles.list}`}
                href={`#${listPath({ list: name })}`}
                title={name}
                data-unavailable={why === null ? undefined : ''}
              >
                <span className={typography.truncated}>{listTitle}</span>
                {count !== undefined && (
                  <span className={`${typography.caption} ${typography.numbers}`}>
                    {t('explorer.loaded', { count })}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
