import Search from '@mui/icons-material/Search';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import { maxTextCharacters } from './reviewTable.ts';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onDown: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

const restMilliseconds = 120;

/** Searches once the typing rests; an emptied field counts at once. */
export function SearchField({ search, onSearch, onDown, field }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    // It came from elsewhere: by Back, by a view, or from "Clear all".
    if (typed.trim() !== search) setTyped(search);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), text.trim() === '' ? 0 : restMilliseconds);
  };
  return (
    <span className={styles.search}>
      <Search />
      <input
        ref={field}
        type="search"
        aria-label={say('review.searchLabel')}
        aria-keyshortcuts="Control+F"
        placeholder={say('review.search')}
        spellCheck={false}
        autoComplete="off"
        maxLength={maxTextCharacters}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== '') type('');
          else if (event.key === 'ArrowDown') onDown();
          else return;
          event.preventDefault();
        }}
      />
    </span>
  );
}
