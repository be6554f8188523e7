import { decodePart, explorerPath } from '../../lib/paths.ts';

/** A list with its search, filters, columns and open row. */
export interface ListAddress {
  readonly list: string;
  readonly search: string;
  /** By filter key. */
  readonly filters: Readonly<Record<string, string>>;
  /** Keys; empty for the default columns. */
  readonly columns: readonly string[];
  /** The row that is open. */
  readonly row: string | null;
}

const filterPrefix = 'by.';

/**
 * The address of a list: `/explorer/invoices;by.status=OPEN&search=smith/4711`. The filters are part of the path,
 * because the router would take a query in a hash address for one of the page itself.
 */
export function listPath(address: Partial<ListAddress> & { readonly list: string }): string {
  const { list, search = '', filters = {}, columns = [], row = null } = address;
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  for (const key of Object.keys(filters).toSorted()) params.set(`${filterPrefix}${key}`, filters[key] ?? '');
  if (columns.length > 0) params.set('columns', columns.join(','));
  // A comma needs no escape and is easier to read.
  const text = params.toString().replaceAll('%2C', ',');
  const steps = [explorerPath, `${encodeURIComponent(list)}${text === '' ? '' : `;${text}`}`];
  return [...steps, ...(row === null ? [] : [encodeURIComponent(row)])].join('/');
}

/** Parses an address; null where it names no list. */
export function parseListPath(path: string): ListAddress | null {
  const [, , listPart = '', rowPart = ''] = path.split('/');
  if (listPart === '') return null;
  const end = listPart.indexOf(';');
  const params = new URLSearchParams(end === -1 ? '' : listPart.slice(end + 1));
  const filters = [...params].flatMap(([name, value]) =>
    name.startsWith(filterPrefix) && value !== '' ? [[name.slice(filterPrefix.length), value] as const] : [],
  );
  return {
    list: decodePart(end === -1 ? listPart : listPart.slice(0, end)),
    search: params.get('search') ?? '',
    filters: Object.fromEntries(filters),
    columns: (params.get('columns') ?? '').split(',').filter((key) => key !== ''),
    row: rowPart === '' ? null : decodePart(rowPart),
  };
}
