import { decodePart, explorerPath } from '../../lib/paths.ts';

/** What of a list is looked at. */
export interface ListPlaceInAddress {
  readonly list: string;
  readonly search: string;
  /** By the filters' keys. */
  readonly filters: Readonly<Record<string, string>>;
  /** Keys of columns; none for the usual ones. */
  readonly columns: readonly string[];
  /** The row that is open. */
  readonly row: string | null;
}

const filterStart = 'by.';

/**
 * The address of a list: `/explorer/invoices;by.status=OPEN&search=smith/4711`. What narrows it stands behind the list, as
 * a query in a hash address is taken by the router for one of the page itself.
 */
export function listPath(place: Partial<ListPlaceInAddress> & { readonly list: string }): string {
  const { list, search = '', filters = {}, columns = [], row = null } = place;
  const words = new URLSearchParams();
  if (search !== '') words.set('search', search);
  for (const key of Object.keys(filters).toSorted()) words.set(`${filterStart}${key}`, filters[key] ?? '');
  if (columns.length > 0) words.set('columns', columns.join(','));
  // A comma needs no escape, and is what a person reads.
  const text = words.toString().replaceAll('%2C', ',');
  const steps = [explorerPath, `${encodeURIComponent(list)}${text === '' ? '' : `;${text}`}`];
  return [...steps, ...(row === null ? [] : [encodeURIComponent(row)])].join('/');
}

/** What an address asks for; null where it names no list. */
export function placeOfPath(path: string): ListPlaceInAddress | null {
  const [, , listPart = '', rowPart = ''] = path.split('/');
  if (listPart === '') return null;
  const end = listPart.indexOf(';');
  const words = new URLSearchParams(end === -1 ? '' : listPart.slice(end + 1));
  const filters = [...words].flatMap(([name, value]) =>
    name.startsWith(filterStart) && value !== '' ? [[name.slice(filterStart.length), value] as const] : [],
  );
  return {
    list: decodePart(end === -1 ? listPart : listPart.slice(0, end)),
    search: words.get('search') ?? '',
    filters: Object.fromEntries(filters),
    columns: (words.get('columns') ?? '').split(',').filter((key) => key !== ''),
    row: rowPart === '' ? null : decodePart(rowPart),
  };
}
