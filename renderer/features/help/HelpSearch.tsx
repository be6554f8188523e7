import Search from '@mui/icons-material/Search';
import type { KeyboardEvent, RefObject } from 'react';
import { Link, useLocation } from 'wouter';
import { t } from '../../../i18n/page/t.ts';
import { Marked } from '../../components/Marked.tsx';
import { matchedParts } from '../../lib/matchedParts.ts';
import { helpPath } from '../../lib/paths.ts';
import type { Place } from './guide.ts';
import typography from '../../components/typography.module.css';
import styles from './HelpSearch.module.css';
import type { GuideSearch, Hit } from './searchGuide.ts';

interface HelpSearchProps {
  readonly typed: string;
  readonly hits: readonly Hit[];
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (typed: string) => void;
  readonly onDown: () => void;
  readonly onLeave: () => void;
}

/** Searches the guide at each key; Enter opens the best match. */
export function HelpSearch({ typed, hits, field, onType, onDown, onLeave }: HelpSearchProps) {
  const [, navigate] = useLocation();
  const press = (event: KeyboardEvent): void => {
    const [first] = hits;
    if (event.key === 'Escape' && typed !== '') onType('');
    else if (event.key === 'Escape') onLeave();
    else if (event.key === 'ArrowDown') onDown();
    else if (event.key === 'Enter' && first) navigate(helpPath(first.place.page, first.place.topic));
    else return;
    event.preventDefault();
  };
  return (
    <search className={styles.search}>
      <Search />
      <input
        ref={field}
        type="search"
        aria-label={t('help.search')}
        placeholder={t('help.search')}
        spellCheck={false}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
      <p className="visually-hidden" role="status">
        {typed.trim() !== '' && t('help.found', { count: hits.length })}
      </p>
    </search>
  );
}

interface HelpHitsProps {
  readonly found: GuideSearch;
  readonly current: Place | null;
}

const maxHits = 20;

/** The topics that match, best first. */
export function HelpHits({ found: { hits, terms }, current }: HelpHitsProps) {
  if (hits.length === 0) return <p className={styles.empty}>{t('help.nothing')}</p>;
  return (
    <ul className={styles.hits} aria-label={t('help.results')}>
      {hits.slice(0, maxHits).map(({ place, title, pageTitle, excerpt }) => {
        const here = current?.page === place.page && current.topic === place.topic;
        return (
          <li key={`${place.page}/${place.topic ?? ''}`}>
            <Link
              href={helpPath(place.page, place.topic)}
              className={styles.hit ?? ''}
              aria-current={here ? 'page' : undefined}
            >
              <span className={typography.strong}>
                <Marked parts={matchedParts(title, terms)} />
              </span>
              {place.topic !== null && <span className={styles.page}>{pageTitle}</span>}
              <span className={styles.excerpt}>
                <Marked parts={matchedParts(excerpt, terms)} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
