import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { qminderFields } from './fields.ts';
import { labelColor, managerKey, type qminderPlaces } from './records.ts';
import { dateText, isTicket, isWalkIn, lineIdOf, qminderIds, statusOf } from './words.ts';

const minuteMs = 60_000;
const statesServed = ['CALLED', 'SERVED', 'NOSHOW'];

/** A number without anything but digits, and with the country's code. */
function phoneOf(client: ClientRecord | null): number | null {
  const digits = client?.phones[0]?.value.replaceAll(/\D/g, '') ?? '';
  return digits === '' ? null : Number(digits.length === 10 ? `1${digits}` : digits);
}

/** When someone was put into the book, or came in: who waits without an appointment has been there for a while. */
export function createdOf(row: AppointmentRecord, now: number): number {
  return isWalkIn(row) ? Math.min(row.start, now) - 25 * minuteMs : row.createdAt;
}

/** Since when a visitor waits; null for those who have not come. */
export function waitStartOf(row: AppointmentRecord, now: number): number | null {
  if (isWalkIn(row)) return createdOf(row, now);
  const hasCome = ['NEW', ...statesServed].includes(statusOf(row));
  return hasCome ? row.start - (3 + (row.key % 9)) * minuteMs : null;
}

/** When the last service ended; null while it hasn't. */
export function endOf(row: AppointmentRecord): number | null {
  const status = statusOf(row);
  if (status === 'NOSHOW') return row.start + 4 * minuteMs;
  return status === 'SERVED' ? row.start + row.minutes * minuteMs - (row.key % 5) * minuteMs : null;
}

/** Who made a ticket: a clerk, unless the visitor did it herself. */
export function creatorKeyOf(row: AppointmentRecord): number | null {
  return row.key % 4 === 3 ? null : row.placeKey === 2 ? managerKey + 1 : managerKey;
}

/** The tickets of the practice: one for each visit, with the visitor's name written into it. */
export function qminderTickets(
  { practice, meet, now }: Backstage,
  places: ReturnType<typeof qminderPlaces>,
  fields: ReturnType<typeof qminderFields>,
) {
  function interactions(row: AppointmentRecord): readonly Row[] {
    if (!statesServed.includes(statusOf(row))) return [];
    const started = row.start + (row.key % 3) * minuteMs;
    const end = endOf(row);
    const line = (): Row | null => places.lineOf(lineIdOf(row.placeKey, row.typeKey));
    const waited = Math.max(1, Math.round((started - (waitStartOf(row, now()) ?? started)) / minuteMs));
    const service: Row = {
      id: String(row.key * 10 + 2),
      start: dateText(started),
      end: end === null ? null : dateText(end),
      line,
      desk: () => places.desksOf(row.placeKey)[1] ?? null,
      user: () => places.userOf(callerKeyOf(row)),
      waitTime: `PT${String(waited)}M`,
      serviceTime: end === null ? null : `PT${String(Math.round((end - started) / minuteMs))}M`,
    };
    // Some are seen at the desk first and go back into line.
    const before: Row = {
      ...service,
      id: String(row.key * 10 + 1),
      start: dateText(started - 2 * minuteMs),
      end: dateText(started - minuteMs),
      desk: () => places.desksOf(row.placeKey)[0] ?? null,
      user: () => places.userOf(creatorKeyOf(row) ?? managerKey),
      waitTime: 'PT1M',
      serviceTime: 'PT1M',
    };
    return row.key % 6 === 0 ? [before, service] : [service];
  }
  /** Who called a visitor is as a rule, but not always, who was booked. */
  const callerKeyOf = (row: AppointmentRecord): number | null =>
    row.key % 11 === 0 ? (creatorKeyOf(row) ?? managerKey) : (row.providerKey ?? managerKey);

  function messages(row: AppointmentRecord, client: ClientRecord | null): readonly Row[] {
    if (phoneOf(client) === null || row.placeKey === 3) return [];
    const sent = dateText(row.createdAt + minuteMs);
    const shared = { attachments: [], sentiment: 'NEUTRAL' };
    const reminder: Row = {
      ...shared,
      id: String(row.key * 10 + 5),
      created: sent,
      type: 'OUTGOING_AUTOMATED',
      status: row.key % 17 === 0 ? 'UNDELIVERED' : 'DELIVERED',
      statusSetAt: sent,
      body: 'Your appointment is booked. Reply YES to confirm.',
      user: null,
      readAt: null,
    };
    if (row.state !== 'confirmed') return [reminder];
    const answered = dateText(row.updatedAt);
    const reply: Row = {
      ...shared,
      id: String(row.key * 10 + 6),
      created: answered,
      type: 'INCOMING',
      status: 'NEW',
      statusSetAt: answered,
      body: 'Yes',
      user: null,
      readAt: row.key % 2 === 0 ? answered : null,
      sentiment: 'POSITIVE',
    };
    return [reminder, reply];
  }
  function labelsOf(row: AppointmentRecord, client: ClientRecord | null): readonly Row[] {
    const values = [...(client?.tags ?? []), ...(row.state === 'confirmed' ? ['Confirmed'] : [])];
    return values.map((value) => ({ value, color: labelColor(value) }));
  }
  function ticket(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const client = rowOf(practice.clients, row.clientKey);
    const status = statusOf(row);
    const isOff = status.includes('CANCELLED');
    const waiting = waitStartOf(row, now());
    const clerk = (): Row | null => places.userOf(creatorKeyOf(row));
    const isByVisitor = status === 'SCHEDULING_CANCELLED_BY_VISITOR';
    const created = dateText(createdOf(row, now()));
    return {
      id: qminderIds.of('appointment', row.key),
      status,
      statusSetAt: dateText(endOf(row) ?? waiting ?? row.updatedAt),
      statusSetBy: () => (isByVisitor ? null : clerk()),
      line: () => places.lineOf(lineIdOf(row.placeKey, row.typeKey)),
      // Only the first name is needed, which is where the name of a company goes.
      firstName: client && (client.givenName ?? client.familyName),
      lastName: client?.givenName == null ? null : client.familyName,
      phoneNumber: phoneOf(client),
      email: client?.emails[0] ?? null,
      created: { date: created, user: clerk },
      waitStartedAt: waiting === null ? null : dateText(waiting),
      cancelled: isOff ? { date: dateText(row.updatedAt), user: () => (isByVisitor ? null : clerk()) } : null,
      assignee: () => places.userOf(row.providerKey),
      caller: () => (statesServed.includes(status) ? places.userOf(callerKeyOf(row)) : null),
      fields2: () => fields.filled(row),
      labels: labelsOf(row, client),
      interactions: ({ filter }: { filter?: { onlyLastService: boolean } | null }) =>
        filter?.onlyLastService ? interactions(row).slice(-1) : interactions(row),
      messages: messages(row, client),
      connectedTickets: () => connected(row),
      audits: () => audits(row, created, clerk),
      external: [],
      language: places.english,
      appointment: isWalkIn(row)
        ? null
        : {
            startTime: dateText(row.start),
            endTime: dateText(row.start + row.minutes * minuteMs),
            assignee: () => places.userOf(row.providerKey),
          },
      clarity: { thinking: false, items: [] },
    };
  }
  /** Other tickets that were made with the same person's. */
  const connected = (row: AppointmentRecord): readonly Row[] | null =>
    row.clientKey === null
      ? null
      : practice.appointments
          .filter((other) => isTicket(other) && other.clientKey === row.clientKey && other.key !== row.key)
          .map(ticket);
  const audits = (row: AppointmentRecord, created: string, user: () => Row | null): readonly Row[] => {
    const change = { action: 'CREATE', value: null, previousValue: null, field: null, url: null, color: null };
    const line = (): Row | null => places.lineOf(lineIdOf(row.placeKey, row.typeKey));
    return [{ id: String(row.key * 10 + 9), created, user, changes: [{ ...change, user, line }] }];
  };
  return { ticket, callerKeyOf };
}
