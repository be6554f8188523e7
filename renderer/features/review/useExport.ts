import { useRef, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { notify } from '../../lib/notices.ts';
import { exportTable } from './exportTable.ts';
import type { ReviewTable } from './reviewTable.ts';

/** After that somebody wants to know that something is being done. */
const longMilliseconds = 400;
const about = 'the export of the table';

/** Writes the table to a file, and says where it is. One at a time. */
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
      notify({ words: say('review.writing', { count: total }), until: 'dismissed', about });
    }, longMilliseconds);
    const saved = await exportTable(bridge, table, viewName, today);
    clearTimeout(timer);
    isBusy.current = false;
    setExporting(false);
    if (!saved.ok) {
      const { message, action } = saved.failure;
      notify({ words: `${message} ${action}`, until: 'dismissed', trouble: true, about });
      return;
    }
    const { where, rows } = saved.value;
    const words = where === null ? say('review.nothingSaved') : say('review.saved', { count: rows, where });
    notify({ words, until: where === null ? 3_000 : 10_000, about });
  };
  return { isExporting, run };
}
