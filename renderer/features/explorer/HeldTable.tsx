import { say } from '../../../words/page/say.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { clientPath } from '../../lib/paths.ts';
import { cellPath, cellText } from './cellWords.ts';
import { listPath } from './explorerPlace.ts';
import { isAtEnd } from './gridLooks.ts';
import styles from './HeldTable.module.css';
import type { CellView, ColumnView, LineView, RowView } from './listViews.ts';

type Table = RowView['tables'][number];

/** A list that a row holds, such as the lines of an invoice; columns in which nothing stands are left out. */
export function HeldTable({ table }: { readonly table: Table }) {
  const { title, columns, rows, cut, failure } = table;
  const filled = columns.flatMap((column, index) =>
    rows.some(({ cells }) => cells[index]) ? [{ column, index }] : [],
  );
  return (
    <section className={styles.held}>
      <h4 className={styles.title}>{title}</h4>
      {failure && <FailureNotice failure={failure} />}
      {!failure && rows.length === 0 && <p className={styles.none}>{say('explorer.tableNone')}</p>}
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else nobody could scroll it by keys
        <div className={styles.scroll} role="region" aria-label={title} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {filled.map(({ column }) => (
                  <th key={column.key} scope="col" data-end={isAtEnd(column) ? '' : undefined}>
                    {column.title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((line, row) => (
                <tr key={line.id ?? row}>
                  {filled.map(({ column, index }, place) => (
                    <td key={column.key} data-end={isAtEnd(column) ? '' : undefined}>
                      <HeldCell
                        column={column}
                        cell={line.cells[index] ?? null}
                        path={place === 0 ? rowPath(table, line) : null}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {cut && <p className={styles.none}>{say('explorer.tableCut', { count: rows.length })}</p>}
    </section>
  );
}

interface HeldCellProps {
  readonly column: ColumnView;
  readonly cell: CellView;
  /** Where the row leads, in its first cell. */
  readonly path: string | null;
}

function HeldCell({ column, cell, path }: HeldCellProps) {
  const text = cellText(column, cell);
  const target = cellPath(column, cell) ?? path;
  return target === null || text === '' ? text : <a href={`#${target}`}>{text}</a>;
}

function rowPath({ list, isClients }: Table, { id }: LineView): string | null {
  if (id === null) return null;
  if (isClients) return clientPath(id);
  return list === null ? null : listPath({ list, row: id });
}
