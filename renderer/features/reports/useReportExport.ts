import { maxEnvelopeCharacters } from '../../../electron/contract/guards.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { notify } from '../../state/notices.ts';
import type { ReportKind } from './reportAddress.ts';
import { reportFileName, reportRows, type ReportScope } from './reportCsv.ts';
import type { ReportSection } from './reportSection.ts';

const about = 'the export of a report';

/** Saves the report that is shown, by the core, and says where. */
export function useReportExport(
  kind: ReportKind,
  sections: readonly ReportSection[],
  scope: ReportScope,
): () => Promise<void> {
  const bridge = useBridge();
  return async () => {
    const file = { name: reportFileName(kind, scope), rows: reportRows(sections, scope) };
    // The core takes no longer request, and its failure would not explain that.
    if (JSON.stringify(file).length > maxEnvelopeCharacters - 1_000) {
      notify({ text: t('reports.tooLong'), until: 'dismissed', trouble: true, about });
      return;
    }
    const saved = await bridge.request('file:save', file);
    if (!saved.ok) {
      const { message, action } = saved.failure;
      notify({ text: `${message} ${action}`, until: 'dismissed', trouble: true, about });
      return;
    }
    const { where } = saved.value;
    const text = where === null ? t('review.nothingSaved') : t('paper.savedTo', { where });
    notify({ text, until: where === null ? 3_000 : 10_000, about });
  };
}
