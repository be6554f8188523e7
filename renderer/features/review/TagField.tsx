import { useId, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import styles from '../../components/menu.module.css';
import { maxTextCharacters } from './reviewTable.ts';

interface TagFieldProps {
  readonly tag: string;
  readonly tags: () => readonly string[];
  readonly onTag: (tag: string) => void;
}

/** A tag in the clinic's own words; those that are in sight are offered. */
export function TagField({ tag, tags: tagsInSight, onTag }: TagFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(tag);
  const [tags] = useState(tagsInSight);
  const take = (text: string): void => {
    if (text.trim() !== '' && text.trim() !== tag) onTag(text.trim());
  };
  return (
    <>
      <label className={styles.field}>
        <span className="visually-hidden">{say('review.tag')}</span>
        <input
          list={id}
          data-first=""
          placeholder={say('review.tag')}
          maxLength={maxTextCharacters}
          value={typed}
          onChange={({ target: { value } }) => {
            setTyped(value);
            // One that was chosen from the list needs no Enter.
            if (tags.includes(value)) take(value);
          }}
          onBlur={() => take(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take(typed);
          }}
        />
        <datalist id={id}>
          {tags.map((each) => (
            <option key={each} value={each} label={each} aria-label={each} />
          ))}
        </datalist>
      </label>
      <p className={styles.words}>{say('review.tagWords')}</p>
    </>
  );
}
