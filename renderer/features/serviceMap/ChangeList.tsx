import { useState } from 'react';
import { say } from '../../../words/page/say.ts';
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
        {say('serviceMap.differences')}
      </h2>
      <ul>
        {changes.slice(0, all ? undefined : shownAtFirst).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {rest > 0 && (
        <Action look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say('serviceMap.showFewer') : say('serviceMap.showMore', { count: rest })}
        </Action>
      )}
    </section>
  );
}
