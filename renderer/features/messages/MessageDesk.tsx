import { useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { useActions } from '../../actions/useActions.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { clinicMark, readDrafts } from '../../bridge/drafts.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { noteReminder } from '../../bridge/todayNotes.ts';
import { isTyping } from '../../lib/keys.ts';
import type { MessageAbout } from '../../lib/messageAbout.ts';
import { type MessagesRequest, openDialog } from '../../state/dialogs.ts';
import { currentTime, today } from '../../state/clock.ts';
import { notify } from '../../state/notices.ts';
import { useStableCallback } from '../../hooks/useStableCallback.ts';
import { heldMessageNotice } from './messageNotice.ts';
import { HeldList } from './HeldList.tsx';
import type { HeldMessage } from './heldMessages.ts';
import { readMessageDraft, type Writing } from './messageWork.ts';
import { MessagesDialog } from './MessagesDialog.tsx';
import type { HeldResult } from './sendHeld.ts';
import { useHeld } from './useHeld.ts';
import styles from './MessageDesk.module.css';

interface OpenMessages {
  readonly client: string;
  readonly name: string;
  readonly about: MessageAbout | null;
  readonly writing: Writing;
}

/** The messages dialog, which opens over any screen, and the messages held before they are sent. */
export function MessageDesk({ request }: { readonly request: MessagesRequest }) {
  const bridge = useBridge();
  const mark = clinicMark(useSettings().view);
  const [open, setOpen] = useState<OpenMessages | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const [sent, setSent] = useState(0);
  const isEmpty = useRef(true);
  const strip = useRef<HTMLDivElement>(null);

  /** The reminders that held messages are sent for, by the message's id. */
  const reminders = useRef(new Map<string, string>());
  const noteSent = (reminder: string): Promise<void> =>
    noteReminder(bridge, mark, today(), reminder, { outcome: 'written', at: new Date(currentTime()).toISOString() });
  const announce = useStableCallback((message: HeldMessage, result: HeldResult): void => {
    const { client, name } = message.work;
    const isHere = open?.client === client;
    setSent((count) => count + 1);
    if (result.__typename === 'Done') {
      const reminder = reminders.current.get(message.id);
      if (reminder !== undefined) void noteSent(reminder);
      setAnnouncement(t('messages.sent', { name }));
      if (!isHere) notify({ text: t('messages.sent', { name }) });
      return;
    }
    // Returns the text to its composer, unless another text is being typed there.
    const resume: MessagesRequest = { client, name, draft: message.id };
    if (isHere && isEmpty.current && result.__typename !== 'ElsewhereChanged') openDialog('messages', resume);
    else notify(heldMessageNotice(message.work, result, () => openDialog('messages', resume)));
  });
  const { held, now, hold, sendNow, cancel } = useHeld(announce);

  const show = useStableCallback(async (requested: MessagesRequest): Promise<void> => {
    const { client, name, draft } = requested;
    const { about = null, template = null, text = '', channel = null, reminder = null } = requested;
    const taken = draft === undefined ? null : cancel(draft);
    if (draft !== undefined && taken) {
      setAnnouncement(t('messages.takenBack'));
      setOpen({ client, name, about, writing: { ...newWriting(), id: draft, stored: taken } });
      return;
    }
    const waiting = new Set(held.map(({ id }) => id));
    const found = (await readDrafts(bridge, mark)).find(
      ({ id, content }) =>
        !waiting.has(id) && (draft === undefined ? readMessageDraft(content)?.work.client === client : id === draft),
    );
    const stored = found ? readMessageDraft(found.content) : null;
    const writing =
      found && stored
        ? { ...newWriting(), id: found.id, stored: { ...stored, startedAt: found.startedAt } }
        : { ...newWriting(), takesFocus: template !== null || text !== '', template, text, channel, reminder };
    setOpen({ client, name, about, writing });
  });
  useEffect(() => void show(request), [request, show]);

  const cancelHold = (message: HeldMessage): void => {
    const { client, name } = message.work;
    void show({ client, name, draft: message.id });
  };
  const last = held.findLast(({ state }) => state === 'waiting');
  useActions({
    notices: held.length > 0 && !open ? () => strip.current?.querySelector('button')?.focus() : undefined,
    // In a field, the key belongs to the field.
    undo: last && !open ? () => !isTyping({ target: document.activeElement }) && cancelHold(last) : undefined,
  });

  const list = { now, announcement, onCancel: cancelHold, onSendNow: (message: HeldMessage) => sendNow(message.id) };
  if (!open) {
    return (
      <div ref={strip} className={styles.strip}>
        <HeldList {...list} held={held} look="strip" />
      </div>
    );
  }
  return (
    <MessagesDialog
      key={open.client}
      {...open}
      sent={sent}
      held={<HeldList {...list} held={held} look="inline" />}
      onTyped={(empty) => {
        isEmpty.current = empty;
      }}
      onHold={(message) => {
        if (!hold(message)) return false;
        if (open.writing.reminder !== null) reminders.current.set(message.id, open.writing.reminder);
        setAnnouncement(t('messages.heldAnnouncement', { name: message.work.name }));
        setOpen({ ...open, writing: newWriting() });
        return true;
      }}
      onAfresh={(how) => {
        setAnnouncement(how === 'found' ? t('messages.sent', { name: open.name }) : '');
        setOpen({ ...open, writing: newWriting() });
      }}
      onClose={() => setOpen(null)}
    />
  );
}

function newWriting(): Writing {
  return {
    id: `message-${crypto.randomUUID()}`,
    stored: null,
    takesFocus: true,
    template: null,
    text: '',
    channel: null,
    reminder: null,
  };
}
