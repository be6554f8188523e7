import type { WaitingEntry } from '../../electron/contract/waitingList.ts';
import { t } from '../../i18n/page/t.ts';
import type { Bridge } from '../bridge/bridge.ts';
import { discardDraft, readDrafts, writeDraft } from '../bridge/drafts.ts';
import { keepWaiting, removeWaiting } from '../bridge/waitingList.ts';
import { failureText } from '../lib/failureText.ts';
import { notify } from '../state/notices.ts';
import type { Result } from '../../electron/contract/failure.ts';

interface Clinic {
  readonly bridge: Bridge;
  /** Its mark in drafts. */
  readonly clinic: string;
}

/**
 * Shows that an entry is kept, with Undo. A booking that it was made from is closed without its draft, which comes back with
 * the undo.
 */
export async function announceKept(
  { bridge, clinic }: Clinic,
  entry: WaitingEntry,
  before: WaitingEntry | null,
  closeBooking: (() => void) | false,
): Promise<void> {
  const draft = closeBooking ? await closeAndRead(bridge, clinic, closeBooking) : undefined;
  const undo = async (): Promise<void> => {
    tellFailure(await (before ? keepWaiting(bridge, before) : removeWaiting(bridge, entry.id)));
    if (draft) tellFailure(await writeDraft(bridge, clinic, draft));
  };
  const name = entry.patient?.name || entry.client.name;
  notify({
    text: t(before ? 'changes.saved' : 'app.waitingListAdded', { name }),
    about: `waiting ${entry.id}`,
    action: { label: t('general.undo'), undoes: true, run: () => void undo() },
  });
}

async function closeAndRead(bridge: Bridge, clinic: string, closeBooking: () => void) {
  // The dialog saves what is typed as it closes.
  closeBooking();
  const draft = (await readDrafts(bridge, clinic)).find(({ id }) => id === 'booking');
  if (draft) tellFailure(await discardDraft(bridge, draft.id));
  return draft;
}

/** Takes somebody off the list whose appointment was booked in the booking dialog, with Undo. */
export async function announceServed(bridge: Bridge, entry: WaitingEntry): Promise<void> {
  const answer = await removeWaiting(bridge, entry.id);
  tellFailure(answer);
  if (!answer.ok) return;
  notify({
    text: t('app.waitingListLeft', { name: entry.patient?.name || entry.client.name }),
    about: `waiting ${entry.id}`,
    action: {
      label: t('general.undo'),
      undoes: true,
      run: () => void keepWaiting(bridge, entry).then(tellFailure),
    },
  });
}

function tellFailure(answer: Result<null>): void {
  if (!answer.ok) notify({ text: failureText(answer.failure), trouble: true, until: 'dismissed' });
}
