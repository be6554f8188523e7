import { type ReactNode, useId, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import { Action } from '../../components/Action.tsx';
import styles from './RecordPart.module.css';

interface EntryList<Entry> {
  readonly entries: readonly Entry[];
  readonly complete: boolean;
  readonly unreadable: number;
  readonly problem: { readonly message: string } | null;
}

interface RecordPartProps<Entry> {
  readonly title: string;
  /** Null where the service does not list it. */
  readonly list: EntryList<Entry> | null;
  readonly none: string;
  /** As many are in sight at first. */
  readonly most: number;
  readonly children: (shown: readonly Entry[]) => ReactNode;
}

/** One part of a record, or in one line why it is not there; the other parts stay. */
export function RecordPart<Entry>({ title, list, none, most, children }: RecordPartProps<Entry>) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const entries = list?.entries ?? [];
  const shown = whole ? entries : entries.slice(0, most);
  return (
    <section aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {list === null && <p className={styles.words}>{say('patientRecord.notListed')}</p>}
      {list?.problem && <p className={styles.words}>{say('patientRecord.notRead', { why: list.problem.message })}</p>}
      {list && !list.problem && entries.length === 0 && <p className={styles.words}>{none}</p>}
      {shown.length > 0 && children(shown)}
      {entries.length > shown.length && (
        <Action look="quiet" onClick={() => setWhole(true)}>
          {say('patientRecord.showAll', { number: String(entries.length) })}
        </Action>
      )}
      {list && list.unreadable > 0 && (
        <p className={styles.words}>{say('patientRecord.unreadable', { count: list.unreadable })}</p>
      )}
      {list && !list.complete && !list.problem && <p className={styles.words}>{say('patientRecord.notWhole')}</p>}
    </section>
  );
}
