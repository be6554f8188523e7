import { useRef, useState } from 'react';
import type { Channels } from '../../../electron/contract/channels.ts';
import { fileNamePart } from '../../../electron/contract/files.ts';
import type { Result } from '../../../electron/contract/failure.ts';
import { t } from '../../../i18n/page/t.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { notify } from '../../state/notices.ts';
import { columnTitle } from './columns.ts';
import type { ReviewTable } from './reviewTable.ts';

/** Longer exports show a notice. */
const longMilliseconds = 400;
const about = 'the export of the table';

/** Exports the table to a file, one at a time, and shows its path. */
export function useExport(
  table: ReviewTable,
  viewName: string,
  total: number,
  today: string,
): { readonly isExporting: boolean; readonly run: () => Promise<void> } {
  const bridge = useBridge();
  const [isExporting, setExporting] = useState(false);
  const isBusy = useRef(false);
  const run = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setExporting(true);
    const timer = setTimeout(() => {
      notify({ text: t('review.writing', { count: total }), until: 'dismissed', about });
    }, longMilliseconds);
    const saved = await exportTable(bridge, table, viewName, today);
    clearTimeout(timer);
    isBusy.current = false;
    setExporting(false);
    if (!saved.ok) {
      const { message, action } = saved.failure;
      notify({ text: `${message} ${action}`, until: 'dismissed', trouble: true, about });
      return;
    }
    const { where, rows } = saved.value;
    const text = where === null ? t('review.nothingSaved') : t('review.saved', { count: rows, where });
    notify({ text, until: where === null ? 3_000 : 10_000, about });
  };
  return { isExporting, run };
}

/** Exports all filtered rows by the core, in the shown columns and order. */
function exportTable(
  bridge: Bridge,
  { filter, sort, columns }: ReviewTable,
  viewName: string,
  today: string,
): Promise<Result<Channels['clients:export']['response']>> {
  return bridge.request('clients:export', {
    name: exportName(viewName, today),
    table: { filter: { ...filter }, sort, columns },
    titles: columns.map(columnTitle),
    labels: { yes: t('review.active'), no: t('general.inactive') },
  });
}

/** clients-without-phone-2026-11-17.csv. */
export function exportName(viewName: string, today: string): string {
  const clients = t('review.fileName');
  const name = fileNamePart(viewName);
  const isAll = name === clients || name === fileNamePart(t('review.allClients'));
  return `${[clients, isAll ? '' : name, today].filter(Boolean).join('-')}.csv`;
}
