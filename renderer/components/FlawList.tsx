import type { DirectoryFlawsQuery, FlawKind } from '../../graphql/desk/generated/operations.ts';
import { formatCount } from '../lib/counts.ts';
import { clientPath } from '../lib/paths.ts';
import styles from './FlawList.module.css';

type Flaw = DirectoryFlawsQuery['directory']['flaws'][number];

const kindWords: Readonly<Record<FlawKind, string>> = {
  unreadable: 'could not be read',
  noName: 'has no name',
  sameId: 'has the id of another row',
  unreadableDate: 'has a date that could not be read',
  unreadableBalance: 'has a balance that could not be read',
};

interface FlawListProps {
  readonly flaws: readonly Flaw[];
  /** How many there are in all; not more than so many are listed. */
  readonly count: number;
  /** A client was chosen, and what lies over the page can go. */
  readonly onOpen: () => void;
}

/** The service's rows that are broken, so that somebody can mend them there. */
export function FlawList({ flaws, count, onOpen }: FlawListProps) {
  return (
    <>
      <ul className={styles.list} aria-label="Broken rows">
        {flaws.map(({ kind, client, name, row }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a broken row has nothing else of its own
          <li key={index} className={styles.flaw}>
            <span className={styles.row}>{row === null ? '' : `Row ${formatCount(row)}`}</span>
            <span className={styles.what}>
              {client === null ? (
                <b>{name || 'A client'}</b>
              ) : (
                <a href={`#${clientPath(client)}`} onClick={onOpen}>
                  {name || `Client ${client}`}
                </a>
              )}{' '}
              {kindWords[kind]}
            </span>
          </li>
        ))}
      </ul>
      {count > flaws.length && (
        <p className={styles.more}>{formatCount(count - flaws.length)} more are not listed here.</p>
      )}
    </>
  );
}
