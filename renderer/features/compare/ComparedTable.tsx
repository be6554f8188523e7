import { Link } from 'wouter';
import type { CardClientFragment } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { clientPath } from '../../lib/paths.ts';
import styles from './ComparedTable.module.css';
import type { ComparedRow, ComparedValue } from './comparison.ts';

interface ComparedTableProps {
  readonly one: CardClientFragment;
  readonly other: CardClientFragment;
  readonly rows: readonly ComparedRow[];
  /** Which one stays, should they be merged. */
  readonly stays: 'one' | 'other';
  readonly onStays: (which: 'one' | 'other') => void;
}

/** Two clients, kind by kind: a word says whether it is the same, and a mark what only one of them has. */
export function ComparedTable({ one, other, rows, stays, onStays }: ComparedTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say('compare.what')}</span>
          </th>
          {([one, other] as const).map((client, index) => {
            const which = index === 0 ? 'one' : 'other';
            return (
              <th key={client.id} scope="col" data-stays={stays === which ? '' : undefined}>
                <Link href={clientPath(client.id)}>{client.name || say('compare.number', { id: client.id })}</Link>
                <span className={styles.id}>{say('compare.number', { id: client.id })}</span>
                <label className={styles.stays}>
                  <input type="radio" name="stays" checked={stays === which} onChange={() => onStays(which)} />
                  {say('compare.stays')}
                </label>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.word} data-state={row.state}>
            <th scope="row">
              {row.word} <span className={styles.state}>{say(`compare.${row.state}`)}</span>
            </th>
            <Values values={row.one} marks={row.state === 'differs'} />
            <Values values={row.other} marks={row.state === 'differs'} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Values({ values, marks }: { readonly values: readonly ComparedValue[]; readonly marks: boolean }) {
  return (
    <td>
      {values.length === 0 && <span className={styles.none}>{say('compare.nothing')}</span>}
      {values.map(({ text, both }, index) => (
        <span key={`${index} ${text}`} className={styles.value} data-only={!both ? '' : undefined}>
          {text}
          {/* Where there are several, the word of the row does not tell which. */}
          {marks && values.length > 1 && !both && <span className={styles.only}>{say('compare.onlyHere')}</span>}
        </span>
      ))}
    </td>
  );
}
