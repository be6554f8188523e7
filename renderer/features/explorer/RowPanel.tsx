import Close from '@mui/icons-material/Close';
import type { ReactNode, RefObject } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { ListRowDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { SkeletonLines } from '../../components/SkeletonLines.tsx';
import { IconAction } from '../../components/Action.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Facts } from '../../components/Facts.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Note } from '../../components/Note.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { clientPath } from '../../lib/paths.ts';
import { listPath } from './listAddress.ts';
import {
  cellPath,
  cellText,
  type CellView,
  type ColumnView,
  isAtEnd,
  type LineView,
  type ListView,
  type RowView,
} from './listCells.ts';
import typography from '../../components/typography.module.css';
import styles from './RowPanel.module.css';
import { type RowsRequest, variablesOf } from './useListRows.ts';

interface RowPanelProps {
  readonly panel: RefObject<HTMLElement | null>;
  readonly list: ListView;
  readonly lists: readonly ListView[];
  readonly request: RowsRequest;
  readonly id: string;
  readonly onClose: () => void;
}

/** All values of one row, its nested lists, and the lists that refer to it. */
export function RowPanel({ panel, list, lists, request, id, onClose }: RowPanelProps) {
  const { state, retry } = useRow(request, id);
  const row = state?.row ?? null;
  const name = row ? nameOf(row) : null;
  const title = t('explorer.rowOf', { list: list.title, name: name ?? id });
  return (
    <aside ref={panel} className={styles.panel} aria-label={title} aria-busy={!state} tabIndex={-1}>
      <header className={styles.head}>
        <div className={styles.text}>
          <p className={typography.captionLines}>{list.title}</p>
          <h3 className={styles.title}>{name ?? (state ? t('explorer.row', { id }) : '\u00a0')}</h3>
        </div>
        <IconAction aria-label={t('general.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconAction>
      </header>
      {!state && <SkeletonLines count={8} lineHeight={26} place="panel" />}
      {state?.failure && <FailureNotice failure={state.failure} onRetry={retry} />}
      {state && !row && !state.failure && <EmptyState title={t('explorer.gone')}>{t('explorer.goneText')}</EmptyState>}
      {row && (
        <>
          {row.failure && <FailureNotice failure={row.failure} onRetry={retry} />}
          {!row.whole && <Note tone="calm">{t('explorer.asListed')}</Note>}
          <div className={styles.part}>
            <Facts facts={factsOf(row)} />
          </div>
          {row.tables.map((table) => (
            <NestedTable key={table.key} table={table} />
          ))}
          <Related list={list} lists={lists} id={id} />
        </>
      )}
    </aside>
  );
}

/** Values that are shown in a nested table are not repeated. */
function factsOf({ facts, tables }: RowView): readonly (readonly [label: string, value: ReactNode])[] {
  const isInTable = ({ key }: ColumnView): boolean => tables.some((table) => key.startsWith(`${table.key}.`));
  return facts
    .filter(({ column }) => !isInTable(column))
    .map(({ column, cell }) => [factTitle(column), factOf(column, cell)]);
}

function factTitle({ title, unitUnknown }: ColumnView): string {
  return unitUnknown ? `${title} (${t('explorer.unitNotSaid')})` : title;
}

/** Null leaves the fact out: a value that the service did not return is not shown as empty. */
function factOf(column: ColumnView, cell: CellView): ReactNode {
  const text = cellText(column, cell);
  const path = cellPath(column, cell);
  return path === null ? text : <a href={`#${path}`}>{text}</a>;
}

function nameOf({ facts }: RowView): string | null {
  const named = facts.find(({ column, cell }) => cell !== null && column.kind === 'text' && column.usual);
  const other = facts.find(({ column, cell }) => cell !== null && column.usual && column.kind !== 'flag');
  const found = named ?? other;
  return found ? cellText(found.column, found.cell) : null;
}

/** Lists that can be filtered by this row, such as the invoices of a client. */
function Related({ list, lists, id }: Pick<RowPanelProps, 'list' | 'lists' | 'id'>) {
  const related = lists.flatMap((other) => {
    const filter = other.why === null ? other.filters.find(({ of }) => of.includes(list.name)) : undefined;
    return filter ? [{ other, filter }] : [];
  });
  if (related.length === 0 && !list.isClients) return null;
  return (
    <section className={styles.part}>
      <h4 className={styles.partTitle}>{t('explorer.ofThis')}</h4>
      <ul className={styles.links}>
        {list.isClients && (
          <li>
            <a href={`#${clientPath(id)}`}>{t('explorer.openCard')}</a>
          </li>
        )}
        {related.map(({ other, filter }) => (
          <li key={other.name}>
            <a href={`#${listPath({ list: other.name, filters: { [filter.key]: id } })}`}>{other.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Table = RowView['tables'][number];

/** A nested list, such as the lines of an invoice; empty columns are left out. */
function NestedTable({ table }: { readonly table: Table }) {
  const { title, columns, rows, cut, failure } = table;
  const filled = columns.flatMap((column, index) =>
    rows.some(({ cells }) => cells[index]) ? [{ column, index }] : [],
  );
  return (
    <section className={styles.nested}>
      <h4 className={styles.nestedTitle}>{title}</h4>
      {failure && <FailureNotice failure={failure} />}
      {!failure && rows.length === 0 && <p className={typography.secondary}>{t('explorer.tableNone')}</p>}
      {rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else it could not be scrolled by keyboard
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
                      <NestedCell
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
      {cut && <p className={typography.secondary}>{t('explorer.tableCut', { count: rows.length })}</p>}
    </section>
  );
}

interface NestedCellProps {
  readonly column: ColumnView;
  readonly cell: CellView;
  /** The link of the row, in its first cell. */
  readonly path: string | null;
}

function NestedCell({ column, cell, path }: NestedCellProps) {
  const text = cellText(column, cell);
  const target = cellPath(column, cell) ?? path;
  return target === null || text === '' ? text : <a href={`#${target}`}>{text}</a>;
}

function rowPath({ list, isClients }: Table, { id }: LineView): string | null {
  if (id === null) return null;
  if (isClients) return clientPath(id);
  return list === null ? null : listPath({ list, row: id });
}

interface RowState {
  /** Null where the service has none. */
  readonly row: RowView | null;
  readonly failure: Failure | null;
}

/** All of one row; `state` is undefined while it is loading. */
function useRow(
  request: RowsRequest,
  id: string,
): { readonly state: RowState | undefined; readonly retry: () => void } {
  const { data, failure, loading, refetch } = useDeskQuery(
    ListRowDocument,
    { ...variablesOf(request), id },
    { fetchPolicy: 'network-only' },
  );
  const state = loading ? undefined : { row: data?.listRow ?? null, failure };
  return { state, retry: refetch };
}
