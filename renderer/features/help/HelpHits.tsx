import { Link } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { Marked } from '../../components/Marked.tsx';
import { matchedParts } from '../../lib/matchedParts.ts';
import { helpPath } from '../../lib/paths.ts';
import type { Place } from './guide.ts';
import type { GuideSearch } from './searchGuide.ts';
import styles from './HelpHits.module.css';

interface HelpHitsProps {
  readonly found: GuideSearch;
  readonly present: Place | null;
}

const most = 20;

/** The topics that have what somebody looks for, the best one first. */
export function HelpHits({ found: { hits, wanted }, present }: HelpHitsProps) {
  if (hits.length === 0) return <p className={styles.none}>{say('help.nothing')}</p>;
  return (
    <ul className={styles.hits} aria-label={say('help.results')}>
      {hits.slice(0, most).map(({ place, title, pageTitle, excerpt }) => {
        const here = present?.page === place.page && present.topic === place.topic;
        return (
          <li key={`${place.page}/${place.topic ?? ''}`}>
            <Link
              href={helpPath(place.page, place.topic)}
              className={styles.hit ?? ''}
              aria-current={here ? 'page' : undefined}
            >
              <span className={styles.title}>
                <Marked parts={matchedParts(title, wanted)} />
              </span>
              {place.topic !== null && <span className={styles.page}>{pageTitle}</span>}
              <span className={styles.excerpt}>
                <Marked parts={matchedParts(excerpt, wanted)} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
