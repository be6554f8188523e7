import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { AppointmentRequestsQuery } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { isKey } from '../../../actions/keyNames.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { clinicMark } from '../../../bridge/drafts.ts';
import {
  noteRequestClosed,
  noteRequestCall,
  noteRequestOpened,
  type RequestNotes,
} from '../../../bridge/requestNotes.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import type { ContactOutcome } from '../../../bridge/todayNotes.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { KeysFoot, useUndoable } from '../../../components/KeysFoot.tsx';
import { Note } from '../../../components/Note.tsx';
import type { KnownClient } from '../../../components/personSearch/personOptions.ts';
import { ReadDialog } from '../../../components/ReadDialog.tsx';
import type { DeskQuery } from '../../../data/useDeskQuery.ts';
import { useOffers } from '../../../data/useOffers.ts';
import { templatesOf } from '../../../domain/messageTemplates.ts';
import { copyText } from '../../../hooks/useCopy.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { wallClock } from '../../../lib/timeZone.ts';
import { currentTime } from '../../../state/clock.ts';
import { openDialog } from '../../../state/dialogs.ts';
import { notify, runNotice } from '../../../state/notices.ts';
import type { ScheduleDay } from '../columns.ts';
import { copyMessage } from '../reminders/copyMessage.ts';
import { RequestRow } from './RequestRow.tsx';
import { bookingOfRequest } from './requestBooking.ts';
import { aboutRequest, requestMessage, requestName } from './requestText.ts';
import styles from './Requests.module.css';
import type { AppointmentRequest } from './useRequests.ts';

interface RequestsDialogProps {
  readonly day: ScheduleDay;
  readonly reading: DeskQuery<AppointmentRequestsQuery>;
  /** Those that were neither booked nor discarded. */
  readonly listed: readonly AppointmentRequest[];
  readonly notes: RequestNotes;
  readonly onClose: () => void;
}

/** The inbox of requests: one is opened, compared with the client that it may be of, and booked, answered or discarded. */
export function RequestsDialog({ day, reading, listed, notes, onClose }: RequestsDialogProps) {
  const bridge = useBridge();
  const { view } = useSettings();
  const mark = clinicMark(view);
  const whyNotSent = useOffers().unavailableReason('sendMessage');
  const now = useNow();
  const today = wallClock(now, day.timeZone)?.date ?? day.date;
  const [opened, setOpened] = useState<string | null>(null);
  /** The client that the opened request is booked for; null for a new one, undefined until its details are loaded. */
  const [found, setFound] = useState<KnownClient | null | undefined>(undefined);
  const client = found ?? null;
  /** Booking was requested before its client is known: it follows then. */
  const [isBookingNext, setBookingNext] = useState(false);
  const [calling, setCalling] = useState<{ readonly id: string; readonly at: HTMLElement } | null>(null);
  const [rows, setRows] = useState<HTMLUListElement | null>(null);
  const list = reading.latest?.requests ?? null;
  const problem = list?.problem ?? reading.failure;
  const unread = listed.filter(({ id }) => !notes.opened.includes(id)).length;
  const hasFocused = useRef(false);
  useEffect(() => {
    if (hasFocused.current || !rows?.firstElementChild) return;
    hasFocused.current = true;
    focusRow(rows.firstElementChild);
  }, [rows]);

  const toggle = ({ id }: AppointmentRequest): void => {
    setFound(undefined);
    setBookingNext(false);
    setOpened(opened === id ? null : id);
    if (!notes.opened.includes(id)) void noteRequestOpened(bridge, mark, id);
  };
  const bookFor = (request: AppointmentRequest, chosen: KnownClient | null): void =>
    openDialog('booking', bookingOfRequest(request, chosen, { location: day.location.id, today, now }));
  const book = (request: AppointmentRequest): void => {
    if (found === undefined) setBookingNext(true);
    else bookFor(request, found);
  };
  const choose = (request: AppointmentRequest, chosen: KnownClient | null): void => {
    setFound(chosen);
    setBookingNext(false);
    if (isBookingNext) bookFor(request, chosen);
  };
  const call = ({ id, phone }: AppointmentRequest, at: HTMLElement): void => {
    if (phone === null) return;
    void copyText(phone);
    setCalling({ id, at });
  };
  const called = ({ id }: AppointmentRequest, outcome: ContactOutcome | null): void => {
    setCalling(null);
    if (outcome) void noteRequestCall(bridge, mark, id, { outcome, at: new Date(currentTime()).toISOString() });
  };
  const write = (request: AppointmentRequest): void => {
    const name = requestName(request);
    const about = aboutRequest(request, day.location.name);
    if (client && whyNotSent === null) {
      const [template] = templatesOf(view);
      openDialog('messages', {
        client: client.id,
        name: client.name,
        about,
        ...(template && { template: template.id }),
      });
    } else void copyMessage(name, requestMessage(request, day.location.name, view));
  };
  const discard = (request: AppointmentRequest): void => {
    const row = rowOf(rows, request.id);
    const next = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
    void noteRequestClosed(bridge, mark, request.id, true);
    if (opened === request.id) setOpened(null);
    focusRow(next);
    notify({
      text: t('requests.discarded', { name: requestName(request) }),
      about: `request ${request.id}`,
      action: {
        label: t('general.undo'),
        undoes: true,
        run: () => void noteRequestClosed(bridge, mark, request.id, false),
      },
    });
  };

  const undoable = useUndoable();
  const press = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    // A menu over this has keys of its own, and letters choose in a list.
    if (target?.closest('[role="menu"], select')) return;
    const at = target?.closest('[data-request]') ?? null;
    const request = listed.find(({ id }) => id === at?.getAttribute('data-request'));
    const pressed = (key: string): boolean => isKey(event.nativeEvent, key);
    const isOpen = request !== undefined && request.id === opened;
    if (pressed('Mod+Z') && undoable) runNotice(undoable);
    else if (!at && pressed('ArrowDown')) focusRow(rows?.firstElementChild ?? null);
    else if (!at || !request) return;
    else if (pressed('ArrowDown')) focusRow(at.nextElementSibling);
    else if (pressed('ArrowUp')) focusRow(at.previousElementSibling);
    else if (pressed('Delete')) discard(request);
    else if (pressed('C')) call(request, at.querySelector<HTMLElement>('[data-call]') ?? rows ?? document.body);
    // For whom is only known of one that is open.
    else if (pressed('B') || pressed('W')) {
      if (!isOpen) toggle(request);
      else if (pressed('B')) book(request);
      else write(request);
    } else return;
    event.preventDefault();
  };

  return (
    <ReadDialog
      title={t('app.requests')}
      aside={unread > 0 ? t('requests.unreadCount', { count: unread }) : null}
      loading={reading.loading}
      onAgain={reading.refetch}
      onClose={onClose}
      onKeyDown={press}
      paper={styles.paper}
    >
      {problem && <Note tone="caution">{t('reminders.notRead', { why: problem.message })}</Note>}
      {list && !list.complete && !problem && <Note tone="calm">{t('requests.notWhole')}</Note>}
      {list && list.unreadable > 0 && (
        <Note tone="caution">{t('reminders.unreadable', { count: list.unreadable })}</Note>
      )}
      {listed.length === 0 && !problem && <EmptyState title={t('requests.none')}>{t('requests.noneText')}</EmptyState>}
      <ul className={styles.list} aria-label={t('app.requests')} ref={setRows}>
        {listed.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            day={day}
            now={now}
            today={today}
            isUnread={!notes.opened.includes(request.id)}
            isOpen={opened === request.id}
            call={notes.calls.find(({ id }) => id === request.id) ?? null}
            callAt={calling?.id === request.id ? calling.at : null}
            client={client}
            whyNotSent={whyNotSent}
            onClient={(chosen) => choose(request, chosen)}
            onToggle={() => toggle(request)}
            onBook={() => book(request)}
            onCall={(at) => call(request, at)}
            onCalled={(outcome) => called(request, outcome)}
            onWrite={() => write(request)}
            onDiscard={() => discard(request)}
          />
        ))}
      </ul>
      <KeysFoot
        keys={['↑', '↓', 'B', 'C', 'W', t('general.keyDelete')]}
        text={t('requests.keys')}
        title={t('requests.hereOnly')}
        undoable={undoable}
      />
    </ReadDialog>
  );
}

function rowOf(list: Element | null, id: string): Element | null {
  return list?.querySelector(`[data-request="${CSS.escape(id)}"]`) ?? null;
}

function focusRow(row: Element | null): void {
  row?.querySelector('button')?.focus();
}
