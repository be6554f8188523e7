import type { MapSample } from '../../../electron/contract/serviceMap.ts';
import { say } from '../../../words/page/say.ts';
import styles from './SampleTable.module.css';

interface SampleTableProps {
  readonly sample: MapSample;
  readonly of: string;
}

export function SampleTable({ sample: { columns, rows, unreadable }, of }: SampleTableProps) {
  return (
    <div className={styles.sample}>
      {rows.length === 0 && unreadable === 0 && <p className={styles.words}>{say('serviceMap.emptySample')}</p>}
      {rows.length > 0 && (
        // Wide answers are scrolled, also by keyboard.
        <div
          className={styles.scroll}
          role="region"
          aria-label={say('serviceMap.sampleOf', { thing: of })}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
          tabIndex={0}
        >
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
      {unreadable > 0 && <p className={styles.words}>{say('serviceMap.rowsUnread', { count: unreadable })}</p>}
    </div>
  );
}

function NoValue() {
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <span className="visually-hidden">{say('serviceMap.nothing')}</span>
    </>
  );
}
