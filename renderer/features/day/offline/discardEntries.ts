import type { QueuedEntry } from '../../../../electron/contract/offlineQueue.ts';
import { t } from '../../../../i18n/page/t.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import { keepQueued, removeQueued } from '../../../bridge/offlineQueue.ts';
import { failureText } from '../../../lib/failureText.ts';
import { notify } from '../../../state/notices.ts';

/** Discards entries that will not be sent, with Undo. */
export async function discardEntries(bridge: Bridge, entries: readonly QueuedEntry[]): Promise<void> {
  for (const { id } of entries) {
    const answer = await removeQueued(bridge, id, 'discarded');
    if (answer.ok) continue;
    notify({ text: failureText(answer.failure), trouble: true, until: 'dismissed' });
    return;
  }
  const restore = async (): Promise<void> => {
    for (const entry of entries) {
      const answer = await keepQueued(bridge, entry);
      if (!answer.ok) notify({ text: failureText(answer.failure), trouble: true, until: 'dismissed' });
    }
  };
  notify({
    text: t('offline.discarded', { count: entries.length }),
    about: 'offline discarded',
    action: { label: t('general.undo'), undoes: true, run: () => void restore() },
  });
}
