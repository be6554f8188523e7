import type { MapSample } from '../../../electron/contract/serviceMap.ts';
import styles from './SampleTable.module.css';

interface SampleTableProps {
  readonly sample: MapSample;
  readonly of: string;
}

export function SampleTable({ sample: { columns, rows, unreadable }, of }: SampleTableProps) {
  return (
    <div className={styles.sample}>
      {rows.length === 0 && unreadable === 0 && (
        <p className={styles.words}>The service answered, but it has nothing to list here.</p>
      )}
      {rows.length > 0 && (
        // Wide answers are scrolled, also by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.scroll} role="region" aria-label={`Sample of ${of}`} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={`${index} ${row[0]}`}>
                  {columns.map((column, place) => (
                    <td key={column}>{row[place] === '' ? <NoValue /> : row[place]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {unreadable > 0 && (
        <p className={styles.words}>
          {unreadable === 1 ? '1 row could not be read this way.' : `${unreadable} rows could not be read this way.`}
        </p>
      )}
    </div>
  );
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <span className="visually-hidden">nothing</span>
    </>
  );
}
