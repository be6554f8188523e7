import type { Result } from '../../../contract/failure.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import { createDeduplicator, type Rows } from './allRows.ts';
import { askInBatches } from './batches.ts';
import type { ShortList } from './pages.ts';

/**
 * The rows of a list that a service gives for one provider or one location at a time: of each of them, three at a time,
 * every row once. Of more than `most` the rest is not read, and the answer says so.
 */
export async function fetchRowsOfEach<One>(
  { values: list, whole }: ShortList<One>,
  most: number,
  fetchRows: (one: One) => Promise<Result<Rows>>,
  id: Source | undefined,
): Promise<Result<Rows>> {
  const read = await askInBatches(list.slice(0, most), fetchRows, () => false);
  if (!read.ok) return read;
  const parts = read.value;
  return {
    ok: true,
    value: {
      rows: parts.flatMap(({ rows }) => rows).filter(createDeduplicator(id)),
      unreadable: parts.reduce((sum, { unreadable }) => sum + unreadable, 0),
      complete: whole && list.length <= most && parts.every(({ complete }) => complete),
      partial: parts.some(({ partial }) => partial),
    },
  };
}
