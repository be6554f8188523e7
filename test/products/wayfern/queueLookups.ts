import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { WayfernMemory } from './memory.ts';
import type { ListOf } from './moneyLookups.ts';
import { filterIn, isAmong, isSaid, type ListArgs } from './paging.ts';
import type { WayfernShown } from './queues.ts';
import { dateOf, instantIn, notFound, typeId, typeKey, wayfernIds } from './values.ts';

interface GetArgs {
  readonly input: Row;
}

const { of } = wayfernIds;
const dayMs = 86_400_000;
const itself = (row: Row): Row => row;

/** Queries of what waits to be done. */
export function queueLookups(
  { practice, now }: Backstage,
  memory: WayfernMemory,
  records: WayfernShown,
  list: ListOf,
): object {
  const isHere = (filter: Row, placeKey: number): boolean => isSaid(filter, 'locationId', of('place', placeKey));
  const isHers = (filter: Row, clientKey: number | null): boolean =>
    isSaid(filter, 'clientId', clientKey === null ? '' : of('client', clientKey));
  const living = (): typeof practice.patients =>
    practice.patients.filter((row) => row.isActive && row.clientKey !== null);
  const recalls = (): readonly Row[] =>
    living()
      .filter((row) => row.key % 7 === 3)
      .map(records.recall);

  /** Messages about health, and one for each visit to come. */
  const reminders = (filter: Row): readonly Row[] => {
    const coming = practice.appointments.filter(
      (row) => !row.isBlock && !row.isDeleted && row.start > now() && ['planned', 'confirmed'].includes(row.state),
    );
    const rows = [
      ...living().map((row) => ({ clientKey: row.clientKey, row: records.healthReminder(row) })),
      ...coming.map((row) => ({ clientKey: row.clientKey, row: visitReminder(row) })),
    ];
    const interval: Row =
      typeof filter['dueInterval'] === 'object' && filter['dueInterval'] ? { ...filter['dueInterval'] } : {};
    const [from, to] = [instantIn(interval, 'startTime'), instantIn(interval, 'endTime')];
    return rows
      .filter(({ clientKey, row }) => {
        const due = Date.parse(String(row['dueDate']));
        const isDue = (from === undefined || due >= from) && (to === undefined || due < to);
        return isHers(filter, clientKey) && isAmong(filter, 'states', row['state']) && isDue;
      })
      .map(({ row }) => row);
  };
  const visitReminder = (row: AppointmentRecord): Row => ({
    id: typeId('rem', 10_000 + row.key),
    topic: 'Upcoming appointment',
    patient: () => records.patientOf(row.patientKey),
    client: () => records.clientOf(row.clientKey),
    appointment: () => records.appointment(row),
    channel: 'TEXT',
    state: 'PENDING',
    dueDate: dateOf(row.start - dayMs),
    sendTime: null,
  });
  const conversation = (row: WayfernMemory['ledger']['threads'][number]): Row => ({
    id: typeId('cnv', row.key),
    client: () => records.clientOf(row.clientKey),
    subject: row.subject,
    closed: row.isClosed,
    unreadCount: memory.ledger.messages.filter((each) => each.threadKey === row.key && !each.isRead).length,
  });

  return {
    listReminders: (args: ListArgs) => list('reminders', args, reminders(filterIn(args)), itself),
    listRecalls: (args: ListArgs) =>
      list(
        'recalls',
        args,
        recalls(),
        itself,
        (row, filter) => isAmong(filter, 'states', row['state']) && isSaid(filter, 'patientId', row['patientId']),
      ),
    listConversations: (args: ListArgs) =>
      list('conversations', args, memory.ledger.threads, conversation, (row, filter) => isHers(filter, row.clientKey)),
    listMessages(args: GetArgs): Row {
      const threadKey = typeKey('cnv', args.input['conversationId']);
      if (!rowOf(memory.ledger.threads, threadKey)) throw notFound('Conversation', args.input['conversationId']);
      const rows = memory.ledger.messages.filter((row) => row.threadKey === threadKey);
      return list('messages', args, rows, records.message);
    },
    listWaitlistEntries: (args: ListArgs) =>
      list(
        'waitlistEntries',
        args,
        memory.waitlist,
        records.waitlistEntry,
        (row, filter) =>
          isHere(filter, row.placeKey) && isHers(filter, row.clientKey) && isAmong(filter, 'states', row.state),
      ),
    listAppointmentRequests: (args: ListArgs) =>
      list(
        'appointmentRequests',
        args,
        memory.requests,
        records.request,
        (row, filter) => isHere(filter, row.placeKey) && isAmong(filter, 'states', row.state),
      ),
  };
}
