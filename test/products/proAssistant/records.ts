import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dateTimeText, isMeeting, meetingStates, patientsOf, proAssistantIds } from './values.ts';

/** What the database stores beside the practice. */
export interface ProAssistantMemory {
  /** What patients have that clients of the practice don't, by their keys. */
  readonly profiles: Map<number, Row>;
  /** What meetings have that appointments don't, by their keys. */
  readonly meetings: Map<number, Row>;
  /** Tariffs by id, in the order in which they were entered. */
  readonly tariffs: Map<string, Row>;
  readonly settings: Map<string, Row>;
}

const dayMs = 86_400_000;

/** The store as it is before anyone writes. */
export function createMemory({ practice }: Backstage): ProAssistantMemory {
  const tariffs = practice.visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name, minutes }): [string, Row] => {
      const id = proAssistantIds.of('visitType', key);
      return [id, { id, name, price: priceOf(minutes), defaultDuration: minutes }];
    });
  const headers = { name: practice.organization.name, address: practice.places[0]?.street };
  const receipt = { title: 'Receipt', content: 'Received of {{name}} for {{type}}: {{price}}.' };
  const settings = Object.entries({ 'documents-headers': headers, 'document-receipt': receipt }).map(
    ([id, value]): [string, Row] => [id, { id, value: JSON.stringify(value) }],
  );
  return { profiles: new Map(), meetings: new Map(), tariffs: new Map(tariffs), settings: new Map(settings) };
}

/** How rows of the practice look there. */
export function proAssistantRecords({ practice, meet }: Backstage, memory: ProAssistantMemory) {
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    const [number = null, street = null] = /^(\d+) (.+)$/.exec(row.street)?.slice(1) ?? [];
    return {
      birthDate: birthDateOf(row.key),
      country: 'United States',
      zipCode: row.city === 'Boulder' ? '80302' : '04101',
      number,
      street: street ?? row.street,
      city: row.city,
      ...memory.profiles.get(row.key),
      id: proAssistantIds.of('client', row.key),
      email: row.emails[0] ?? null,
      firstName: row.givenName,
      lastName: row.familyName,
      mobileNumber: row.phones.find(({ label }) => label === 'Mobile')?.value ?? null,
      phoneNumber: row.phones.find(({ label }) => label !== 'Mobile')?.value ?? null,
    };
  }
  /** The names stand in the meeting itself, as they were when it was made. */
  function meeting(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const person = rowOf(practice.clients, row.clientKey);
    const type = rowOf(practice.visitTypes, row.typeKey);
    const isPaid = row.state === 'completed';
    return {
      type: type?.name ?? null,
      price: priceOf(type?.minutes ?? row.minutes),
      payment: isPaid ? 1 + (row.key % 3) : 0,
      paymentDate: isPaid ? dateTimeText(row.start + row.minutes * 60_000) : null,
      firstName: person?.givenName ?? '',
      lastName: person?.familyName ?? '',
      state: meetingStates[row.state],
      ...memory.meetings.get(row.key),
      id: proAssistantIds.of('appointment', row.key),
      title: row.reason ?? '',
      startDate: dateTimeText(row.start),
      duration: row.minutes,
      patientId: row.clientKey === null ? null : proAssistantIds.of('client', row.clientKey),
    };
  }
  return {
    patient,
    meeting,
    patients: (): readonly Row[] => patientsOf(practice).map(patient),
    meetings: (isOf: (row: AppointmentRecord) => boolean): readonly Row[] =>
      practice.appointments.filter((row) => isMeeting(row) && isOf(row)).map(meeting),
    patientRow: (key: number | null): ClientRecord | null =>
      patientsOf(practice).find((row) => row.key === key) ?? null,
    meetingRow: (key: number | null): AppointmentRecord | null =>
      practice.appointments.find((row) => isMeeting(row) && row.key === key) ?? null,
  };
}

/** The rows of the database. */
export type ProAssistantRecords = ReturnType<typeof proAssistantRecords>;

function priceOf(minutes: number): number {
  return 20 + minutes * 1.5;
}

/** As its web pages write it: 12/05/1971. */
function birthDateOf(key: number): string | null {
  if (key % 4 === 0) return null;
  const [year, month, day] = new Date(key * 97 * dayMs).toISOString().slice(0, 10).split('-');
  return [day, month, year].join('/');
}
