import { listBegin, type ListPlace } from '../adapter/clinic/listPage.ts';
import { cancelledFailure } from '../connection/failures.ts';
import type { ListLine } from '../explorer/listRows.ts';
import type { Lists } from '../explorer/lists.ts';
import type { SaveFile, SavePdf } from '../foundation/ports.ts';
import type { DeskEvent } from '../../contract/channels.ts';
import type { Failure, Result } from '../../contract/failure.ts';
import type { CsvCell, ListExport } from '../../contract/files.ts';
import type { ListColumn } from '../../../graphql/service/lists/serviceList.ts';
import { t } from '../../../i18n/core/t.ts';
import type { Handlers } from './coreApi.ts';
import { csvText } from './csv.ts';

/** Files that the page requests for the user: a list as text, and its print view as PDF. */
export function createFileHandlers(host: {
  readonly saveFile: SaveFile;
  readonly savePdf?: SavePdf | undefined;
}): Pick<Handlers, 'file:save' | 'page:pdf'> {
  return {
    async 'file:save'({ name, rows }) {
      const saved = await host.saveFile(name, csvText(rows));
      return saved.ok ? { ok: true, value: { where: saved.value } } : saved;
    },
    async 'page:pdf'({ name, paper }) {
      if (!host.savePdf) return { ok: false, failure: pdfNotOffered() };
      const saved = await host.savePdf(name, paper);
      return saved.ok ? { ok: true, value: { where: saved.value } } : saved;
    },
  };
}

function pdfNotOffered(): Failure {
  return { kind: 'notOffered', message: t('failures.pdfNotHere'), action: t('failures.pdfNotHereDo') };
}

/** More rows than that no spreadsheet is pleasant with, and no service is glad to give at once. */
const mostExported = 20_000;
const pageSize = 200;

/** Writes a list as it is filtered to a file that the person chooses. */
export function createListHandlers(using: {
  readonly lists: Lists;
  readonly saveFile: SaveFile;
  readonly emit: (event: DeskEvent) => void;
  readonly most?: number;
}): Pick<Handlers, 'lists:export'> {
  const most = using.most ?? mostExported;
  return {
    async 'lists:export'(requested, signal) {
      const read = await readAll(using.lists, requested, {
        most,
        signal,
        onProgress: (list, rows) => using.emit({ kind: 'listProgress', list, rows }),
      });
      if (!read.ok) return read;
      const { columns, rows, complete, unreadable } = read.value;
      const titles = columns.flatMap(titlesOf);
      const lines = rows.map(({ cells }) =>
        columns.flatMap((column, index) => cellTexts(column, cells[index] ?? null)),
      );
      const saved = await using.saveFile(requested.name, csvText([titles, ...lines]));
      return saved.ok ? { ok: true, value: { where: saved.value, rows: rows.length, complete, unreadable } } : saved;
    },
  };
}

interface AllRows {
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListLine[];
  readonly complete: boolean;
  readonly unreadable: number;
}

async function readAll(
  lists: Lists,
  requested: ListExport,
  how: {
    readonly most: number;
    readonly signal: AbortSignal;
    readonly onProgress: (list: string, rows: number) => void;
  },
): Promise<Result<AllRows>> {
  const request = { ...requested, filters: new Map(requested.filters.map(({ key, value }) => [key, value])) };
  const rows: ListLine[] = [];
  const seen = new Set<string>();
  let columns: readonly ListColumn[] = [];
  let unreadable = 0;
  let place: ListPlace | null = listBegin;
  let complete = true;
  while (place && rows.length < how.most) {
    const page = await lists.page(request, place, pageSize, how.signal);
    if (how.signal.aborted) return { ok: false, failure: cancelledFailure() };
    if (!page.ok) return page;
    // Pages repeat rows where the list moves under them.
    const fresh = page.value.rows.filter(({ id }) => id === null || !seen.has(id));
    for (const { id } of fresh) if (id !== null) seen.add(id);
    for (const row of fresh) rows.push(row);
    columns = page.value.columns;
    unreadable += page.value.unreadable;
    complete = page.value.complete;
    how.onProgress(requested.list, rows.length);
    // Paging a server that repeats itself would never end.
    if (fresh.length === 0 && page.value.rows.length > 0) break;
    place = page.value.next;
  }
  const isCut = rows.length > how.most || (place !== null && rows.length >= how.most);
  return { ok: true, value: { columns, rows: rows.slice(0, how.most), complete: complete && !isCut, unreadable } };
}

/** An amount has its currency in a column of its own, so that a spreadsheet can add the amounts up. */
function titlesOf({ title, kind }: ListColumn): readonly string[] {
  const own = title === '' ? t('lists.name') : title;
  return kind === 'money' ? [own, t('lists.currencyOf', { title: own })] : [own];
}

function cellTexts({ kind }: ListColumn, cell: ListLine['cells'][number]): readonly CsvCell[] {
  if (kind === 'money') return [cell?.text ?? null, cell?.currency ?? null];
  if (cell === null) return [null];
  if (kind === 'flag' && (cell.text === 'true' || cell.text === 'false'))
    return [t(cell.text === 'true' ? 'lists.yes' : 'lists.no')];
  return [[cell.text, cell.currency].filter(Boolean).join(' ')];
}
