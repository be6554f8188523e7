import { fileNamePart } from '../../../electron/contract/files.ts';
import type { Result } from '../../../electron/contract/failure.ts';
import type { Channels } from '../../../electron/contract/channels.ts';
import { say } from '../../../words/page/say.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { columnTitle } from './columns.ts';
import type { ReviewTable } from './reviewTable.ts';

/** Has the core write all rows that the filter leaves, in the columns and the order that are shown. */
export function exportTable(
  bridge: Bridge,
  { filter, sort, columns }: ReviewTable,
  viewName: string,
  today: string,
): Promise<Result<Channels['clients:export']['response']>> {
  return bridge.request('clients:export', {
    name: exportName(viewName, today),
    table: { filter: { ...filter }, sort, columns },
    titles: columns.map(columnTitle),
    words: { yes: say('review.active'), no: say('general.inactive') },
  });
}

/** clients-without-phone-2026-11-17.csv. */
export function exportName(viewName: string, today: string): string {
  const clients = say('review.fileName');
  const name = fileNamePart(viewName);
  const isAll = name === clients || name === fileNamePart(say('review.allClients'));
  return `${[clients, isAll ? '' : name, today].filter(Boolean).join('-')}.csv`;
}
