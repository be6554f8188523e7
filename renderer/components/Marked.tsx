import { Fragment } from 'react';
import type { TextPart } from '../lib/matchedParts.ts';
import styles from './Marked.module.css';

/** A text with the search term marked. The marks are visual only: screen readers read a name in one piece. */
export function Marked({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, matched }, place) =>
    matched ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
      <mark key={place} role="presentation" className={styles.mark}>
        {text}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={place}>{text}</Fragment>
    ),
  );
}
