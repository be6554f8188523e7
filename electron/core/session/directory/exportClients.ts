import type { ClientRow } from '../../adapter/deskObjects.ts';
import { alertsOf, type ClientColumnName, type ClientExport } from '../../../contract/clients.ts';
import type { CsvCell } from '../../../contract/files.ts';
import type { Directory } from './directory.ts';

/** The table of all clients as rows of a file: titles first, then all that the filter leaves. */
export function clientTable(
  { store, review }: Pick<Directory, 'store' | 'review'>,
  { table, titles, words }: ClientExport,
): CsvCell[][] {
  const slots = review.rows(table.filter, table.sort);
  const rows = Array.from(slots, (slot) => {
    const client = store.client(slot);
    return table.columns.map((column) => cellOf(client, column, words));
  });
  return [[...titles], ...rows];
}

function cellOf(client: ClientRow, column: ClientColumnName, words: ClientExport['words']): CsvCell {
  switch (column) {
    case 'name':
    case 'id':
    case 'address':
    case 'since':
    case 'lastVisit':
      return client[column];
    case 'phone':
      return client.phones.map(({ number }) => number).join('; ');
    case 'email':
      return client.emails.join('; ');
    case 'active':
      return client.active === null ? null : client.active ? words.yes : words.no;
    case 'alerts':
      return alertsOf(client).join('; ');
    case 'tags':
      return client.tags.join('; ');
    case 'balance':
      return client.balance && [client.balance.amount, client.balance.currency].filter(Boolean).join(' ');
    case 'location':
      return client.location?.name ?? null;
    case 'patients':
      return (client.patients ?? []).map(({ name }) => name).join('; ');
  }
}
