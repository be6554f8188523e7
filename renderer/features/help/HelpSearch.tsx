import Search from '@mui/icons-material/Search';
import type { KeyboardEvent, RefObject } from 'react';
import { useLocation } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { helpPath } from '../../lib/paths.ts';
import type { Hit } from './searchGuide.ts';
import styles from './HelpSearch.module.css';

interface HelpSearchProps {
  readonly typed: string;
  readonly hits: readonly Hit[];
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: (typed: string) => void;
  /** Where the arrow down leads to. */
  readonly onDown: () => void;
  readonly onLeave: () => void;
}

/** Searches the guide at each key; Enter opens what fits best. */
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
        aria-label={say('help.search')}
        placeholder={say('help.search')}
        spellCheck={false}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
      <p className="visually-hidden" role="status">
        {typed.trim() !== '' && say('help.found', { count: hits.length })}
      </p>
    </search>
  );
}
