import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { t } from '../../i18n/page/t.ts';
import { useBridge } from '../bridge/BridgeContext.ts';
import { clinicMark, readDrafts, type ResumeRequest, type StoredDraft } from '../bridge/drafts.ts';
import { removeQueued } from '../bridge/offlineQueue.ts';
import { noteRequestClosed } from '../bridge/requestNotes.ts';
import { isServiceAway, useServiceBack } from '../bridge/serviceAway.ts';
import { useSettings } from '../bridge/SettingsContext.tsx';
import { type ListedDraft, listedDrafts } from '../bridge/useDrafts.ts';
import { createLazyPart } from '../components/LazyPart.tsx';
import type { Booked } from '../features/booking/booked.ts';
import type { FormResult } from '../features/clientForm/formResult.ts';
import { type DialogKind, type DialogRequest, openDialog, registerDialogHost } from '../state/dialogs.ts';
import { notify, staysIf } from '../state/notices.ts';
import { clientPath, dayPath, formPath } from '../lib/paths.ts';
import { useStableCallback } from '../hooks/useStableCallback.ts';
import { waitForIdle } from '../hooks/firstContent.ts';
import { afterDialogsClose } from './afterDialogsClose.ts';
import { useOfflineQueueNotice } from './useOfflineQueueNotice.ts';
import { announceKept, announceServed } from './waitingListNotices.ts';

const parts = {
  booking: createLazyPart(() => import('../features/booking/BookingDialog.tsx').then((part) => part.BookingDialog)),
  clientForm: createLazyPart(() =>
    import('../features/clientForm/ClientFormDialog.tsx').then((part) => part.ClientFormDialog),
  ),
  missingDetails: createLazyPart(() =>
    import('../features/clientForm/MissingDetails.tsx').then((part) => part.MissingDetails),
  ),
  payment: createLazyPart(() => import('../features/payment/PaymentDialog.tsx').then((part) => part.PaymentDialog)),
  drafts: createLazyPart(() => import('../features/drafts/DraftsDialog.tsx').then((part) => part.DraftsDialog)),
  messages: createLazyPart(() => import('../features/messages/MessageDesk.tsx').then((part) => part.MessageDesk)),
  groupMessage: createLazyPart(() =>
    import('../features/messages/group/GroupMessageDialog.tsx').then((part) => part.GroupMessageDialog),
  ),
  waitingList: createLazyPart(() =>
    import('../features/day/waitingList/WaitingListDialog.tsx').then((part) => part.WaitingListDialog),
  ),
  waitingEntry: createLazyPart(() =>
    import('../features/day/waitingList/WaitingEntryDialog.tsx').then((part) => part.WaitingEntryDialog),
  ),
  walkInNote: createLazyPart(() =>
    import('../features/day/offline/WalkInNoteDialog.tsx').then((part) => part.WalkInNoteDialog),
  ),
  offlineReview: createLazyPart(() =>
    import('../features/day/offline/OfflineReviewDialog.tsx').then((part) => part.OfflineReviewDialog),
  ),
  patientRecord: createLazyPart(() =>
    import('../features/patientRecord/PatientRecordDialog.tsx').then((part) => part.PatientRecordDialog),
  ),
};

type OpenDialog = DialogRequest & { readonly drafts: readonly StoredDraft[] };

/** Renders every dialog that `openDialog` can request, at most one of each kind. */
export function Dialogs() {
  const bridge = useBridge();
  const { view } = useSettings();
  const [path, navigate] = useLocation();
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([]);
  const draftsOpener = useRef<Element | null>(null);
  const dismissDraftsNotice = useDraftsNotice();
  const dismissQueueNotice = useOfflineQueueNotice();

  const close = (kind: DialogKind): void => setDialogs((open) => open.filter((dialog) => dialog.kind !== kind));
  const show = useEffectEvent(async (requested: DialogRequest): Promise<void> => {
    if (requested.kind === 'drafts') {
      dismissDraftsNotice();
      draftsOpener.current = document.activeElement;
    }
    if (requested.kind === 'offlineReview') dismissQueueNotice();
    if (!isForm(requested.kind)) {
      const next: OpenDialog = { ...requested, drafts: [] };
      setDialogs((open) =>
        open.some(({ kind }) => kind === requested.kind)
          ? open.map((dialog) => (dialog.kind === requested.kind ? next : dialog))
          : [...open, next],
      );
      return;
    }
    // A form that opens without its draft would overwrite it.
    const drafts = await readDrafts(bridge, clinicMark(view));
    // An open form keeps its state: it holds unsaved input.
    setDialogs((open) =>
      open.some(({ kind }) => kind === requested.kind) ? open : [...open, { ...requested, drafts }],
    );
  });
  useEffect(() => {
    for (const part of Object.values(parts)) void waitForIdle(4000).then(() => part.prefetch());
    return registerDialogHost((requested) => void show(requested));
  }, []);

  const closeBooking = (): void => flushSync(() => close('booking'));
  const closeBooked = ({ text, isDifferent, location, date, waiting, origin, undo }: Booked): void => {
    close('booking');
    if (origin?.kind === 'note') void removeQueued(bridge, origin.id, 'booked');
    if (origin?.kind === 'request') void noteRequestClosed(bridge, clinicMark(view), origin.id, true);
    if (waiting) void announceServed(bridge, waiting);
    const showDay = (): void => navigate(dayPath({ ...(location !== null && { location }), date }));
    const action = undo
      ? ({ label: t('general.undo'), undoes: true, run: undo } as const)
      : { label: t('general.show'), run: showDay };
    notify({ text, ...staysIf(isDifferent), action });
  };

  const announceSaved = (result: FormResult): void => {
    if (result.kind === 'closed' || result.kind === 'known') return;
    const { client, different } = result;
    const text = different === null ? result.text : `${result.text} ${different}`;
    const run = (): void => navigate(clientPath(client));
    notify({
      text,
      ...staysIf(different !== null),
      ...(client !== '' && { action: { label: t('general.show'), run } }),
    });
  };
  const closeClientForm = (result: FormResult): void => {
    close('clientForm');
    if (result.kind === 'closed') return;
    const { client } = result;
    const run = (): void => navigate(clientPath(client));
    if (result.kind === 'known') {
      run();
      return;
    }
    announceSaved(result);
    if (result.kind === 'book') {
      openDialog('booking', { client, ...(result.patient !== null && { patient: result.patient }) });
    }
    // On the clients screen the new client is opened. Other screens keep the focus on their own work.
    else if (client !== '' && path.startsWith('/clients')) run();
  };

  const closeDrafts = (): void => {
    flushSync(() => close('drafts'));
    // The button that opened the list is gone when no draft is left.
    if (draftsOpener.current?.isConnected === false) document.getElementById('main')?.focus();
  };
  const resume = (draft: ResumeRequest): void => {
    closeDrafts();
    if (draft.kind === 'book')
      openDialog('booking', { resume: true, ...(draft.draft !== undefined && { draft: draft.draft }) });
    else if (draft.kind === 'form') navigate(formPath(draft.mutation));
    else if (draft.kind === 'payment') openDialog('payment', draft);
    else if (draft.kind === 'message') openDialog('messages', draft);
    else openDialog('clientForm', draft);
  };

  return dialogs.map((dialog) => {
    const { kind, request, drafts } = dialog;
    switch (kind) {
      case 'booking':
        return (
          <parts.booking.Part
            key={kind}
            request={request}
            drafts={drafts}
            onClose={() => close(kind)}
            onBooked={closeBooked}
          />
        );
      case 'clientForm':
        return (
          <parts.clientForm.Part
            // A new key per request, so that one form never starts with the state of another.
            key={`${kind} ${JSON.stringify(request)}`}
            request={request}
            drafts={drafts}
            onResult={closeClientForm}
          />
        );
      case 'missingDetails':
        // Never closed from here: it keeps the queue of those who were checked in, and shows nothing while that is empty.
        return <parts.missingDetails.Part key={kind} request={request} onResult={announceSaved} />;
      case 'payment':
        return <parts.payment.Part key={kind} request={request} drafts={drafts} onClose={() => close(kind)} />;
      case 'messages':
        // Never closed from here: it also sends the messages that are still delayed.
        return <parts.messages.Part key={kind} request={request} />;
      case 'groupMessage':
        return <parts.groupMessage.Part key={kind} request={request} onClose={() => close(kind)} />;
      case 'patientRecord':
        return <parts.patientRecord.Part key={kind} patient={request} onClose={() => close(kind)} />;
      case 'waitingList':
        return (
          <parts.waitingList.Part
            // Other times are another list.
            key={`${kind} ${JSON.stringify(request)}`}
            request={request}
            onClose={() => close(kind)}
          />
        );
      case 'waitingEntry':
        return (
          <parts.waitingEntry.Part
            key={kind}
            request={request}
            onClose={() => close(kind)}
            onKept={(entry, before) => {
              close(kind);
              const isFromBooking = request.kind === 'add' && request.fromBooking === true;
              void announceKept({ bridge, clinic: clinicMark(view) }, entry, before, isFromBooking && closeBooking);
            }}
          />
        );
      case 'walkInNote':
        return <parts.walkInNote.Part key={kind} request={request} onClose={() => close(kind)} />;
      case 'offlineReview':
        return <parts.offlineReview.Part key={kind} onClose={() => close(kind)} />;
      case 'drafts':
        return <parts.drafts.Part key={kind} onClose={closeDrafts} onResume={resume} />;
    }
  });
}

/** Forms store their input as a draft. */
function isForm(kind: DialogKind): boolean {
  return kind === 'booking' || kind === 'clientForm' || kind === 'payment';
}

/**
 * Shows one notice when the service is back and drafts were written or tried in the meantime. Nothing is sent
 * automatically. Returns a function that dismisses the notice.
 */
function useDraftsNotice(): () => void {
  const bridge = useBridge();
  const { view } = useSettings();
  const waiting = useRef<{ readonly since: string; readonly cancel: () => void } | null>(null);
  const dismissNotice = useRef<(() => void) | null>(null);

  const read = async (): Promise<readonly ListedDraft[]> => listedDrafts(await readDrafts(bridge, clinicMark(view)));
  const announce = useStableCallback(async (since: string): Promise<void> => {
    // The service failed again before the notice could be shown. The next recovery covers both outages.
    if (isServiceAway(view)) return;
    waiting.current = null;
    const [one, ...more] = (await read()).filter(({ at }) => at >= since);
    if (!one) return;
    dismissNotice.current = notify({
      text:
        more.length === 0
          ? t('app.backOne', { title: one.about.title })
          : t('app.backMany', { count: more.length + 1 }),
      action: { label: t('app.look'), run: () => openDialog('drafts') },
      until: 'dismissed',
      about: 'drafts',
    });
  });
  useServiceBack((since) => {
    const earliest = waiting.current?.since ?? since;
    waiting.current?.cancel();
    waiting.current = { since: earliest, cancel: () => undefined };
    // An open form sends its own input. What it leaves unsent is announced once it is closed.
    const cancel = afterDialogsClose(() => void announce(earliest));
    if (waiting.current) waiting.current = { since: earliest, cancel };
  });
  const dismissIfEmpty = useEffectEvent(async (): Promise<void> => {
    if (dismissNotice.current && (await read()).length === 0) dismissNotice.current?.();
  });
  useEffect(() => {
    const stop = bridge.subscribe((event) => {
      if (event.kind === 'draftsChanged' && !event.kept) void dismissIfEmpty();
    });
    return () => {
      stop();
      waiting.current?.cancel();
    };
  }, [bridge]);
  return () => dismissNotice.current?.();
}
