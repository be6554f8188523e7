import { useApolloClient } from '@apollo/client/react';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import {
  DueRemindersDocument,
  type DueRemindersQuery,
  FindClientsDocument,
} from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { CopyValue } from '../../../components/CopyValue.tsx';
import { Note } from '../../../components/Note.tsx';
import { ReadDialog } from '../../../components/ReadDialog.tsx';
import { directoryFetchPolicy } from '../../../data/exceptions.ts';
import { locationAndDate } from '../../../data/followDeskEvents.ts';
import { queryDesk } from '../../../data/queryDesk.ts';
import { type DeskQuery, useDeskQuery } from '../../../data/useDeskQuery.ts';
import { formatCount } from '../../../lib/counts.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { clientPath } from '../../../lib/paths.ts';
import { readableLabel } from '../../../lib/readableLabel.ts';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import typography from '../../../components/typography.module.css';
import styles from './Reminders.module.css';

export interface RemindersEntryProps {
  readonly day: ScheduleDay;
  /** Opens an appointment of this day. */
  readonly onOpen: (appointment: DayAppointment) => void;
}

/** Paging from day to day by key queries only the day that is stayed at. */
const steppingDebounce = 400;

/**
 * How many reminders and confirmations are due on the day that is shown: queried once for each day, apart from the day
 * itself. Nothing where there are none, or where the service does not offer them, or not to this key.
 */
export function RemindersEntry({ day, onOpen }: RemindersEntryProps) {
  const [open, setOpen] = useState(false);
  const variables = locationAndDate(day);
  const reading = useDeskQuery(DueRemindersDocument, variables, { debounceMilliseconds: steppingDebounce });
  const list = reading.data?.reminders ?? null;
  const count = list?.entries.length ?? 0;
  const failed = list?.problem != null && list.problem.kind !== 'forbidden';
  const text = failed ? t('reminders.notReadShort') : t('reminders.due', { count });
  if (!open && count === 0 && !failed) return null;
  return (
    <>
      <button
        type="button"
        className={`${typography.caption} ${styles.entry}`}
        aria-haspopup="dialog"
        data-opens="reminders"
        title={text}
        onClick={() => setOpen(true)}
      >
        <NotificationsNone fontSize="inherit" />
        {!failed && (
          <span aria-hidden="true" className={styles.count}>
            {formatCount(count)}
          </span>
        )}
        <span className={styles.entryText}>{text}</span>
      </button>
      {open && <RemindersDialog day={day} reading={reading} onOpen={onOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

type Reminder = NonNullable<DueRemindersQuery['reminders']>['entries'][number];

interface RemindersDialogProps {
  readonly day: ScheduleDay;
  readonly reading: DeskQuery<DueRemindersQuery>;
  readonly onOpen: (appointment: DayAppointment) => void;
  readonly onClose: () => void;
}

/** The reminders and confirmations due on a day, with links to the appointment or client, and the phone number. */
function RemindersDialog({ day, reading, onOpen, onClose }: RemindersDialogProps) {
  const [, navigate] = useLocation();
  // The last result stays visible during a refetch.
  const list = reading.latest?.reminders ?? null;
  const entries = (list?.entries ?? []).toSorted(earliestFirst);
  const phones = usePhones(
    entries.flatMap(({ client }) => client?.id ?? []),
    day,
  );
  const problem = list?.problem ?? reading.failure;

  const open = ({ appointment, client }: Reminder): void => {
    const visit = day.appointments.find(({ id }) => id === appointment);
    onClose();
    if (visit) onOpen(visit);
    else if (client) navigate(clientPath(client.id));
  };
  return (
    <ReadDialog
      title={t('reminders.title')}
      aside={formatLongDate(day.date)}
      loading={reading.loading}
      onAgain={reading.refetch}
      onClose={onClose}
      paper={styles.paper}
    >
      {problem && <Note tone="caution">{t('reminders.notRead', { why: problem.message })}</Note>}
      {list && !list.complete && !problem && <Note tone="calm">{t('reminders.notWhole')}</Note>}
      {list && list.unreadable > 0 && (
        <Note tone="caution">{t('reminders.unreadable', { count: list.unreadable })}</Note>
      )}
      <ul className={styles.list} aria-label={t('reminders.title')}>
        {entries.map((reminder) => (
          <ReminderRow
            key={reminder.id}
            reminder={reminder}
            phone={reminder.client ? (phones.get(reminder.client.id) ?? null) : null}
            leadsTo={day.appointments.some(({ id }) => id === reminder.appointment) ? 'appointment' : 'client'}
            onOpen={() => open(reminder)}
          />
        ))}
      </ul>
    </ReadDialog>
  );
}

interface ReminderRowProps {
  readonly reminder: Reminder;
  readonly phone: string | null;
  readonly leadsTo: 'appointment' | 'client';
  readonly onOpen: () => void;
}

function ReminderRow({ reminder, phone, leadsTo, onOpen }: ReminderRowProps) {
  const { name, kind, client, patient, time, channel, status, text } = reminder;
  const who = client?.name ?? patient?.name ?? null;
  const what = name ?? readableLabel(kind) ?? t('reminders.nameless');
  const canOpen = leadsTo === 'appointment' || client !== null;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.line}>
          {canOpen ? (
            <button
              type="button"
              className={styles.who}
              title={t(leadsTo === 'appointment' ? 'reminders.toAppointment' : 'reminders.toClient')}
              onClick={onOpen}
            >
              {who ?? t('reminders.noClient')}
            </button>
          ) : (
            <b>{who ?? t('reminders.noClient')}</b>
          )}
          {client?.name && patient?.name && <span dir="auto">{patient.name}</span>}
        </p>
        <p className={styles.what}>
          {[time?.at ? formatInstantTime(time.at) : null, what, name && readableLabel(kind), readableLabel(channel)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {text !== null && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
      </div>
      <span className={styles.status}>{readableLabel(status)}</span>
      <span>{phone !== null && <CopyValue value={phone} />}</span>
    </li>
  );
}

function earliestFirst(one: Reminder, other: Reminder): number {
  return momentOf(one) - momentOf(other) || (one.client?.name ?? '').localeCompare(other.client?.name ?? '');
}

function momentOf({ time }: Reminder): number {
  return time ? Date.parse(time.at ?? time.day) : 0;
}

/** How many clients are looked up at most; the others' numbers are on their cards. */
const most = 60;

/**
 * The first telephone number of each client, as far as this desk knows it: of the day's own appointments, and of the list
 * of all clients that it has read. The service gets no request.
 */
function usePhones(clients: readonly string[], day: ScheduleDay): ReadonlyMap<string, string> {
  const bridge = useBridge();
  const apollo = useApolloClient();
  const [found, setFound] = useState<ReadonlyMap<string, string> | null>(null);
  const known = useMemo(() => phonesOf(day), [day]);
  const text = [...new Set(clients)].slice(0, most).join('\n');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const numbers = new Map(known);
    let isOutdated = false;
    let reading = false;
    const read = async (): Promise<void> => {
      isOutdated = true;
      if (reading) return;
      reading = true;
      while (isOutdated && !signal.aborted) {
        isOutdated = false;
        await readMissing();
      }
      reading = false;
    };
    const readMissing = async (): Promise<void> => {
      for (const id of text.split('\n').filter((each) => each !== '' && !numbers.has(each))) {
        const { data } = await queryDesk(
          apollo,
          FindClientsDocument,
          { search: id, first: 5 },
          { signal, fetchPolicy: directoryFetchPolicy },
        );
        if (signal.aborted) return;
        const number = data?.findClients.clients.find((client) => client.id === id)?.phones[0]?.number;
        if (number !== undefined) numbers.set(id, number);
      }
      setFound(new Map(numbers));
    };
    void read();
    // The directory may have been read only now.
    const stop = bridge.subscribe(({ kind }) => {
      if (kind === 'directoryChanged') void read();
    });
    return () => {
      stop();
      controller.abort();
    };
  }, [apollo, bridge, known, text]);
  return found ?? known;
}

function phonesOf({ appointments }: ScheduleDay): ReadonlyMap<string, string> {
  return new Map(
    appointments.flatMap(({ client }) => {
      const number = client?.phones[0]?.number;
      return client && number !== undefined ? [[client.id, number] as const] : [];
    }),
  );
}
