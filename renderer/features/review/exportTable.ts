import type { ClientColumnName } from '../../../electron/contract/clients.ts';
import { fileNamePart } from '../../../electron/contract/files.ts';
import type { Result } from '../../../electron/contract/result.ts';
import type { Channels } from '../../../electron/contract/channels.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { columnLooks } from './columns.ts';
import type { ReviewTable } from './reviewTable.ts';

/** Has the core write all rows that the filter leaves, in the columns and the order that are shown. */
export function exportTable(
  bridge: Bridge,
  { filter, sort, columns }: ReviewTable,
  viewName: string,
  today: string,
): Promise<Result<Channels['clients:export']['answer']>> {
  return bridge.ask('clients:export', {
    name: exportName(viewName, today),
    table: { filter: { ...filter }, sort, columns },
    titles: columns.map((column: ClientColumnName) => columnLooks[column].title),
    words: { yes: 'Active', no: 'Inactive' },
  });
}

/** clients-without-phone-2026-11-17.csv. */
export function exportName(viewName: string, today: string): string {
  const name = fileNamePart(viewName);
  return `${['clients', name === 'all-clients' || name === 'clients' ? '' : name, today].filter(Boolean).join('-')}.csv`;
}
