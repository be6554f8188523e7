import type { DeskEvent } from '../../contract/channels.ts';
import type { Failure } from '../../contract/failure.ts';
import { maxQueued, type QueueStorage } from '../../contract/offlineQueue.ts';
import type { EnvironmentKind } from '../../contract/settings.ts';
import type { DraftStore } from '../storage/draftStore.ts';
import type { Handlers } from './coreApi.ts';
import { t } from '../../../i18n/core/t.ts';

/**
 * Check-ins and walk-in notes from while the service did not answer. Nothing is sent from here: a person reviews them, and
 * each goes the way of any other change.
 */
export function createQueueHandlers(options: {
  readonly drafts: DraftStore;
  /** The account in use, which owns the queue. */
  readonly accountId: () => string;
  readonly countsBy: () => readonly (readonly [EnvironmentKind, number])[];
  readonly emit: (event: DeskEvent) => void;
}): Pick<Handlers, 'offlineQueue:read' | 'offlineQueue:change'> {
  const { drafts, accountId } = options;
  let isWritten = true;
  const storage = (): QueueStorage => (!drafts.kept ? 'memory' : isWritten ? 'disk' : 'unwritten');
  return {
    async 'offlineQueue:read'() {
      const { queued = [] } = drafts.of(accountId());
      const counts = options.countsBy().filter(([, count]) => count > 0);
      return { ok: true, value: { entries: queued, storedIn: storage(), counts: Object.fromEntries(counts) } };
    },
    async 'offlineQueue:change'(change) {
      const answer = drafts.changeQueue(accountId(), change);
      if (answer !== 'changed') return { ok: false, failure: answer === 'full' ? queueFull() : entryGone() };
      options.emit({ kind: 'offlineQueueChanged' });
      // Answered only when it is on disk, and says so where it is not: then closing Front Desk would lose it.
      const before = isWritten;
      isWritten = await drafts.flushed();
      if (isWritten !== before) options.emit({ kind: 'offlineQueueChanged' });
      return { ok: true, value: { storedIn: storage() } };
    },
  };
}

function queueFull(): Failure {
  return {
    kind: 'storage',
    message: t('desk.offlineQueueFull', { most: String(maxQueued) }),
    action: t('desk.offlineQueueFullDo'),
  };
}

function entryGone(): Failure {
  return { kind: 'storage', message: t('desk.offlineEntryGone'), action: t('desk.offlineEntryGoneDo') };
}
