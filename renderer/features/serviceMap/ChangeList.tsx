import { useState } from 'react';
import { Action } from '../../components/Action.tsx';
import styles from './ChangeList.module.css';

const shownAtFirst = 5;

/** What was different when the schema was read last. */
export function ChangeList({ changes }: { readonly changes: readonly string[] }) {
  const [all, setAll] = useState(false);
  if (changes.length === 0) return null;
  const rest = changes.length - shownAtFirst;
  return (
    <section className={styles.changes} aria-labelledby="map-changes">
      <h2 className={styles.title} id="map-changes">
        Different at the last reading
      </h2>
      <ul>
        {changes.slice(0, all ? undefined : shownAtFirst).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {rest > 0 && (
        <Action look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${rest} more`}
        </Action>
      )}
    </section>
  );
}
