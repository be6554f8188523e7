import type { ClientRecord, Practice } from '../../dialects/practice.ts';
import { fullNameOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { isEvent, timeText, timeToPetIds } from './values.ts';

const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI'];

/** Veterinarians of the clients' pets. */
export const vets: readonly Row[] = [
  { id: '71', clinicName: 'Back Cove Veterinary', phone: '207-555-0188', address: '90 Cove Street, Portland, ME' },
  { id: '72', clinicName: 'Foothills Animal Care', phone: '303-555-0190', address: null },
];

export function vetOf(key: number): Row | null {
  return vets[key % 3] ?? null;
}

export const scheduleBlocks: readonly Row[] = [
  { id: '1', title: 'Early morning', startTime: '06:00', endTime: '09:00', days: weekdays },
  { id: '2', title: 'Midday', startTime: '11:00', endTime: '14:00', days: weekdays },
  { id: '3', title: 'Evening', startTime: '17:00', endTime: '20:00', days: [...weekdays, 'SAT', 'SUN'] },
];

/** Requests of clients that are not answered yet. */
export function pendingRequests({ clients, visitTypes }: Practice): readonly Row[] {
  return clients.slice(8, 13).map((client, index) => ({
    id: String(410 + index),
    kind: index === 2 ? 'CHANGE' : index === 4 ? 'CANCELLATION' : 'NEW',
    clientId: timeToPetIds.of('client', client.key),
    clientName: fullNameOf(client),
    serviceName: visitTypes[index]?.name ?? '',
    firstDate: `2026-11-2${String(index)}`,
    lastDate: `2026-11-2${String(index + 2)}`,
    scheduleBlock: scheduleBlocks[index % 3]?.['title'] ?? null,
    officeNote: index === 1 ? 'Ask for the key first' : null,
  }));
}

/** Days on which staff don't work, with the days between which they are. */
export function timeOffOf({ providers }: Practice): readonly Row[] {
  return providers.slice(3, 6).map((member, index) => ({
    id: String(90 + index),
    staffId: timeToPetIds.of('provider', member.key),
    staffName: fullNameOf(member),
    start: timeText(Date.parse(`2026-11-${String(18 + index)}T05:00:00Z`)),
    end: timeText(Date.parse(`2026-11-${String(19 + index)}T05:00:00Z`)),
    approved: index !== 1,
    reason: index === 0 ? 'Dentist' : null,
  }));
}

/** The invoice of a client, for all of the visits together; null where there are none. */
export function invoiceOf({ appointments, visitTypes }: Practice, { key }: ClientRecord): Row | null {
  const events = appointments.filter((row) => row.clientKey === key && isEvent(row) && row.state === 'completed');
  const [first] = events;
  if (!first) return null;
  const lines = events.map(({ typeKey }) => {
    const type = visitTypes.find((row) => row.key === typeKey);
    return { description: type?.name ?? '', quantity: 1, price: (type?.minutes ?? 0) + 5 };
  });
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  const isPaid = key % 2 === 0;
  const date = timeText(first.start).slice(0, 10);
  return {
    id: String(30_000 + key),
    number: `INV-${String(key).padStart(5, '0')}`,
    clientId: timeToPetIds.of('client', key),
    status: isPaid ? 'PAID' : 'OPEN',
    date,
    dueDate: timeText(first.start + 14 * 86_400_000).slice(0, 10),
    total,
    amountPaid: isPaid ? total : 0,
    lines,
  };
}

/** What was written between the office and a client before. */
export function firstMessages(clientId: string): readonly Row[] {
  const key = timeToPetIds.key('client', clientId);
  if (key === null || key % 2 === 1) return [];
  const sentAt = timeText(Date.parse('2026-11-16T21:04:00Z'));
  return [
    {
      id: `${clientId}1`,
      clientId,
      fromClient: true,
      body: 'Could you come half an hour later?',
      sentAt,
      approved: true,
    },
    { id: `${clientId}2`, clientId, fromClient: false, body: 'Of course.', sentAt, approved: key % 4 === 0 },
  ];
}
