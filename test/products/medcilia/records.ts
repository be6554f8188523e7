import { startOfDay, utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { hexIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type VisitState,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';
import { asciiLower, documentId } from './values.ts';

/** Ids of documents. */
export const medciliaIds = hexIds();

/** The keys of an enumeration that the schema doesn't have; before someone comes there is no status at all. */
export const statusKeys: Readonly<Record<VisitState, string | null>> = {
  planned: null,
  confirmed: null,
  arrived: 'checked in',
  inProgress: 'admitted',
  ready: 'admitted',
  completed: 'checked out',
  cancelled: 'canceled',
  noShow: 'no show',
};

/** The state of the practice that a written status means; others of its keys are kept as words only. */
export const statesOfKeys: Readonly<Record<string, VisitState>> = {
  'checked in': 'arrived',
  admitted: 'inProgress',
  paused: 'inProgress',
  'checked out': 'completed',
  canceled: 'cancelled',
  interrupted: 'cancelled',
  'no show': 'noShow',
};

/** What is in a document that the practice doesn't know, once it was written here. */
export interface Written {
  readonly subject: string | null;
  readonly color: string | null;
  readonly note: string | null;
  readonly type: string | null;
  readonly status: string | null;
  readonly speciality: string | null;
  readonly conditionId: string | null;
  readonly isReadonly: boolean;
  readonly isAllDay: boolean;
  /** It may be written without one, where an appointment of the practice has one always. */
  readonly hasLocation: boolean;
}

const deskZone = 'America/New_York';
const surgery = 4;
const occupations = ['Teacher', null, 'Driver', 'Nurse', null, 'Retired'];
const flagsOfPatients = [[], ['inComplete'], [], ['review', 'media'], []];

/** The appointments that the service knows; removed ones are among them. */
export function isKnown(row: AppointmentRecord): boolean {
  return hasClearDay(row);
}

/** How names are read: the query for contacts makes them small. */
export function readName(client: ClientRecord): string {
  return asciiLower(fullNameOf(client));
}

/** Those who only stand in the list of contacts: neither patients nor anyone of the practice. */
export const otherContacts: readonly Row[] = [
  { id: documentId(9, 1), name: 'bayside pharmacy', telephone: '+1 207 555 0191', contactType: 'contact' },
  { id: documentId(9, 2), name: 'harold finch', telephone: '+1 207 555 0192', contactType: 'agent' },
];

export type MedciliaRecords = ReturnType<typeof medciliaRecords>;

/** The practice as documents of the service. */
export function medciliaRecords({ practice, now, meet }: Backstage, tags: () => readonly Row[]) {
  const appointmentsWritten = new Map<number, Written>();
  const contactsWritten = new Map<number, Row>();
  const infosWritten = new Map<number, Row>();
  // The other Zoë was found to be a second entry of somebody, by mistake.
  const duplicates = new Set([8]);
  const locations: Row[] = practice.places.map((place) => ({
    id: medciliaIds.of('place', place.key),
    name: place.name,
    contact: place.phone,
    address: `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`,
    type: place.key === 1 ? 'hospital' : 'clinic',
    subLocations: place.key === 3 ? [] : ['Room 1', 'Room 2'],
  }));

  // The day is picked from a calendar at the desk, whose midnight it is.
  const lastSeen = (client: ClientRecord): string | null => {
    const visited = lastVisitOf(practice, client, now());
    return visited && utcText(startOfDay(visited, deskZone));
  };
  const patientInfo = (client: ClientRecord): Row => ({
    bloodType: ['a+', null, 'o-'][client.key % 3],
    maritalStatus: ['married', 'single', null][client.key % 3],
    emergancyContact: client.key % 3 === 0 ? `+1 207 555 ${String(7000 + client.key)}` : null,
    entryDate: utcText(client.createdAt + 3_600_000),
    fileNumber: client.key % 7 === 0 ? null : `P-${String(2000 + client.key)}`,
    referral: client.key % 11 === 0 ? ['Dr. Abbott'] : [],
    lastSeen: lastSeen(client),
    totalDigitizedData: (client.key * 13) % 101,
    flags: flagsOfPatients[client.key % flagsOfPatients.length],
    grantors: [],
    tags: tags().filter(({ name }) => client.tags.includes(String(name))),
    createdOn: utcText(client.createdAt),
    modified: utcText(client.updatedAt),
    specialities: { general: { conditions: [], medicalHistory: null } },
    ...infosWritten.get(client.key),
  });
  /** A person; those who were just written come back with the name that was given. */
  const contact = (client: ClientRecord, name = readName(client)): Row => {
    meet('client', client.key);
    const [telephone = null, ...more] = client.phones.map(({ value }) => value);
    return {
      id: medciliaIds.of('client', client.key),
      name,
      gender: ['female', 'male'][client.key % 2],
      telephone,
      contactNumbers: more,
      birthDate: `${String(1940 + (client.key % 60))}-0${String(1 + (client.key % 9))}-1${String(client.key % 9)}T00:00:00Z`,
      occupation: occupations[client.key % occupations.length],
      partner: client.key % 8 === 0 ? 'Robin' : null,
      country: 'US',
      city: client.city || null,
      email: client.emails[0] ?? null,
      createdOn: utcText(client.createdAt),
      modified: utcText(client.updatedAt),
      contactType: 'patient',
      ...contactsWritten.get(client.key),
      // The query for contacts leaves it out.
      identityNumber: null,
      isDuplicate: duplicates.has(client.key),
      patientInfo: () => patientInfo(client),
    };
  };
  const appointment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const kind = rowOf(practice.visitTypes, row.typeKey);
    const own = appointmentsWritten.get(row.key);
    const seeded = {
      subject: kind?.name ?? null,
      color: kind?.color ?? null,
      note: row.key % 4 === 0 ? 'Booked by phone' : null,
      type: row.isBlock ? 'event' : row.typeKey === surgery ? 'operation' : 'visit',
      status: statusKeys[row.state],
      speciality: 'general',
      conditionId: null,
      isReadonly: false,
      isAllDay: false,
      hasLocation: true,
    };
    const { hasLocation, ...shown } = own ?? seeded;
    const place = locations.find(({ id }) => id === medciliaIds.of('place', row.placeKey));
    const client = rowOf(practice.clients, row.clientKey);
    return {
      id: medciliaIds.of('appointment', row.key),
      startTime: utcText(row.start),
      endTime: utcText(row.start + row.minutes * 60_000),
      reason: row.reason,
      isBlock: row.isBlock,
      // The query for appointments leaves these out.
      recurrenceId: null,
      recurrenceException: null,
      recurrenceRule: null,
      ...shown,
      location: hasLocation && place ? { id: place['id'], name: place['name'] } : null,
      contact: () => client && contact(client),
    };
  };
  return {
    locations,
    appointmentsWritten,
    contactsWritten,
    infosWritten,
    duplicates,
    contact,
    appointment,
  };
}
