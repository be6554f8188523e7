import { useEffect, useRef, useState } from 'react';
import { fileNamePart } from '../../../electron/contract/files.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { currentTime } from '../../state/clock.ts';
import { notify } from '../../state/notices.ts';
import { computerZone, wallClock } from '../../lib/timeZone.ts';
import type { ListView } from './listCells.ts';
import { type RowsRequest, variablesOf } from './useListRows.ts';

const about = 'the export of a list';

/** Exports all rows of a filtered list by the core, with progress and the resulting path. */
export function useListExport(
  list: ListView,
  request: RowsRequest,
): { readonly isExporting: boolean; readonly run: () => Promise<void>; readonly stop: () => void } {
  const bridge = useBridge();
  const [isExporting, setExporting] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const run = async (): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setExporting(true);
    const unsubscribe = bridge.subscribe((event) => {
      if (event.kind === 'listProgress' && event.list === list.name)
        notify({ text: t('explorer.written', { count: event.rows }), until: 'dismissed', about });
    });
    const payload = { ...variablesOf(request), name: exportName(list), columns: [...request.columns] };
    const saved = await bridge.request('lists:export', payload, controller.signal);
    unsubscribe();
    running.current = null;
    setExporting(false);
    if (!saved.ok) {
      const { kind, message, action } = saved.failure;
      if (kind === 'cancelled') notify({ text: t('explorer.nothingSaved'), until: 3_000, about });
      else notify({ text: `${message} ${action}`, until: 'dismissed', trouble: true, about });
      return;
    }
    const { where, rows, complete } = saved.value;
    const text =
      where === null
        ? t('explorer.nothingSaved')
        : complete
          ? t('explorer.saved', { count: rows, where })
          : t('explorer.savedPart', { count: rows, where });
    notify({ text, until: where === null ? 3_000 : 10_000, about });
  };
  return { isExporting, run, stop: () => running.current?.abort() };
}

/** invoices-2026-11-17.csv. */
function exportName({ title, name }: ListView): string {
  const today = wallClock(currentTime(), computerZone())?.date ?? '';
  return `${[fileNamePart(title) || fileNamePart(name) || 'list', today].filter(Boolean).join('-')}.csv`;
}
