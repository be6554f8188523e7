import { mixed } from '../../dialects/ids.ts';
import * as practices from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { numberedIds } from '../numberedIds.ts';
import type { appointmentStatuses } from './entryTypes.ts';

/** All elements share one table, so that no two have the same number, whatever they are. */
// prettier-ignore
export const craftIds = numberedIds({
  organization: 0, place: 20, provider: 40, visitType: 60, client: 300, patient: 1000, appointment: 4000,
});

/** How far an appointment is, by the values of its dropdown. */
export const craftWords: Readonly<Record<practices.VisitState, keyof typeof appointmentStatuses>> = {
  planned: 'booked',
  confirmed: 'confirmed',
  arrived: 'checkedIn',
  inProgress: 'inTreatment',
  ready: 'readyToGo',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'noShow',
};

/** An element as it is stored: instants in milliseconds, and relations as ids. */
export interface Element {
  readonly id: string;
  /** The name of its GraphQL type. */
  readonly type: string;
  /** The handle of the entry type; null for what is no entry. */
  readonly entryType: string | null;
  readonly title: string;
  readonly isEnabled: boolean;
  readonly isTrashed: boolean;
  readonly created: number;
  readonly updated: number;
  readonly authorId: string | null;
  readonly values: Row;
  /** The row of the practice that it shows. */
  readonly source: { readonly kind: practices.Kind; readonly key: number } | null;
}

const opening = Date.parse('2018-05-14T13:00:00Z');
const tagNames = ['VIP', 'Breeder', 'Payment plan'];
const firstTag = 71;
const firstAddress = 9000;
const firstInvoice = 12_000;
const users = [
  { id: 1, firstName: 'Harriet', lastName: 'Lund', username: 'admin' },
  { id: 5, firstName: 'Dana', lastName: 'Whitfield', username: 'frontdesk' },
  // A vet who writes for the site as well, with an account beside her page.
  { id: 6, firstName: 'Amelia', lastName: 'Okafor', username: 'a.okafor' },
];

/** Whether the site lists an entry at all: whoever has left is disabled, and no longer on the team's page. */
export function isListed({ isActive }: practices.ProviderRecord): boolean {
  return isActive;
}

/** A random-looking id of an element. */
export function uidOf(id: string): string {
  const hex = mixed(Number(id)).toString(16).padStart(8, '0');
  return `${hex}-${hex.slice(0, 4)}-4${hex.slice(1, 4)}-8${hex.slice(4, 7)}-${hex.slice(2)}${hex.slice(0, 6)}`;
}

function plain(id: number, type: string, title: string, values: Row): Element {
  const times = { created: opening, updated: opening + id * 3_600_000 };
  const flags = { entryType: null, isEnabled: true, isTrashed: false, authorId: null, source: null };
  return { id: String(id), type, title, values, ...flags, ...times };
}

function entry(
  kind: practices.Kind,
  key: number,
  entryType: string,
  rest: Pick<Element, 'title' | 'values'> & Partial<Element>,
): Element {
  return {
    id: craftIds.of(kind, key),
    type: `${entryType}_Entry`,
    entryType,
    source: {
      kind,
      key,
    },
    isEnabled: true,
    isTrashed: false,
    created: opening,
    updated: opening + key * 864e5,
    authorId: key % 3 === 0 ? '1' : '5',
    ...rest,
  };
}

function address(id: number, street: string, city: string, state: string, postalCode: string | null): Element {
  const lines = { addressLine1: street, locality: city, administrativeArea: state, postalCode };
  return plain(id, 'Address', street, { ...lines, countryCode: 'US' });
}

/** Elements that are no entries. */
export function otherElements({ places, clients }: practices.Practice): readonly Element[] {
  return [
    ...users.map(({ id, ...names }) => {
      const fullName = `${names.firstName} ${names.lastName}`;
      const more = { fullName, name: fullName, friendlyName: names.firstName, preferredLanguage: 'en-US' };
      return plain(id, 'User', '', { ...names, ...more, email: `${names.username}@harbor.example.test` });
    }),
    ...tagNames.map((name, index) =>
      plain(firstTag + index, 'clientTags_Tag', name, { groupId: 1, groupHandle: 'clientTags' }),
    ),
    ...places.map(({ key, city }) => {
      const filename = `${city.toLowerCase()}.jpg`;
      const file = { filename, volume: 'siteImages', extension: 'jpg', kind: 'image', alt: `The house in ${city}` };
      return plain(80 + key, 'siteImages_Asset', city, { ...file, url: `https://cdn.example.test/${filename}` });
    }),
    ...places.map((one) => address(firstAddress + one.key, one.street, one.city, one.state, one.postalCode)),
    ...clients.map((one) => {
      const state = one.city === 'Boulder' ? 'CO' : 'ME';
      return address(firstAddress + 100 + one.key, one.street, one.city, state, one.key % 3 === 0 ? null : '04101');
    }),
  ];
}

const related = (kind: practices.Kind, key: number | null): readonly string[] =>
  key === null ? [] : [craftIds.of(kind, key)];

/** What the website is made of, apart from the desk's own entries. */
function siteEntries(practice: practices.Practice): readonly Element[] {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  return [
    ...practice.places.map(({ key, name, phone, email, zone: timeZone }) => {
      const openingHours = weekdays.map((weekday) => ({
        weekday,
        opens: '8:00',
        closes: key === 3 ? '16:00' : '18:00',
      }));
      const [home, photo] = [[String(firstAddress + key)], [String(80 + key)]];
      const values = { address: home, phone, email, timeZone, openingHours, photo };
      return entry('place', key, 'location', { title: name, values });
    }),
    ...practice.providers.map((person) => {
      const { key, givenName: firstName, familyName: lastName, title: credentials, role: jobRole, email } = person;
      const worksAt = person.placeKeys.flatMap((place) => related('place', place));
      const values = { firstName, lastName, credentials, jobRole, email, worksAt, bio: null, photo: [] };
      return entry('provider', key, 'teamMember', {
        title: practices.fullNameOf(person),
        values,
        isEnabled: isListed(person),
      });
    }),
    ...practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map(({ key, name, minutes, color, isBookable }) => {
        const prices = { durationMinutes: minutes, priceFrom: 35 + key * 20, calendarColor: color };
        const values = {
          ...prices,
          bookableOnline: isBookable && key < 4,
          summary: `${name}, about ${String(minutes)} minutes.`,
        };
        return entry('visitType', key, 'service', { title: name, values });
      }),
    ...['Flea season is here', 'Closed on Thanksgiving'].map((title, index): Element => {
      const values = { summary: title, body: `<p>${title}.</p>`, photo: [], location: related('place', index + 1) };
      const news = plain(91 + index, 'article_Entry', title, values);
      return { ...news, entryType: 'article', authorId: '6', created: opening + (3000 + index * 90) * 86_400_000 };
    }),
  ];
}

function clientEntry(row: practices.ClientRecord): Element {
  const phoneNumbers = row.phones.map(({ label, value }) => ({ label, number: value }));
  const values = {
    firstName: row.givenName,
    lastName: row.familyName,
    email: row.emails[0] ?? null,
    // An empty table is no list at all.
    phoneNumbers: phoneNumbers.length === 0 ? null : phoneNumbers,
    mailingAddress: [String(firstAddress + 100 + row.key)],
    homeLocation: related('place', row.placeKey),
    clientTags: row.tags.map((tag) => String(firstTag + tagNames.indexOf(tag))),
    activeClient: row.isActive,
    internalNotes: row.note,
  };
  const times = { created: row.createdAt, updated: row.updatedAt, isTrashed: row.isDeleted };
  return entry('client', row.key, 'client', { title: practices.fullNameOf(row), values, ...times });
}

function animalEntry(row: practices.PatientRecord): Element {
  const values = {
    owner: related('client', row.clientKey),
    species: row.species,
    breed: row.breed,
    sex: row.sex.toLowerCase(),
    coatColor: row.color,
    // A day by the site's clock, whose midnight it is.
    birthDate: row.birthDate === null ? null : Date.parse(`${row.birthDate}T05:00:00Z`),
    microchip: row.microchip,
    deceased: row.isDeceased,
  };
  return entry('patient', row.key, 'animal', {
    title: row.name,
    values,
    created: row.createdAt,
    updated: row.updatedAt,
  });
}

function appointmentEntry(practice: practices.Practice, row: practices.AppointmentRecord): Element {
  const times = { startsAt: row.start, endsAt: row.start + row.minutes * 60_000 };
  const where = { practitioner: related('provider', row.providerKey), location: related('place', row.placeKey) };
  const type = practices.rowOf(practice.visitTypes, row.typeKey)?.name ?? '';
  const stored = { created: row.createdAt, updated: row.updatedAt, isTrashed: row.isDeleted };
  if (row.isBlock) {
    const values = { ...times, ...where, reason: row.reason };
    return entry('appointment', row.key, 'timeBlock', { title: type, values, ...stored });
  }
  const animal = practices.rowOf(practice.patients, row.patientKey);
  const values = {
    ...times,
    ...where,
    appointmentStatus: craftWords[row.state],
    client: related('client', row.clientKey),
    animal: related('patient', row.patientKey),
    service: related('visitType', row.typeKey),
    reason: row.reason,
    cancelReason: row.cancelReason,
  };
  const title = animal ? `${type} – ${animal.name}` : type;
  return entry('appointment', row.key, 'appointment', { title, values, ...stored });
}

function invoiceEntry(row: practices.AppointmentRecord): Element {
  const isPaid = row.key % 4 !== 0;
  const invoiceNumber = `INV-${String(20_000 + row.key)}`;
  const values = {
    invoiceNumber,
    client: related('client', row.clientKey),
    appointment: related('appointment', row.key),
    amount: 40 + ((row.key * 13) % 200),
    invoiceStatus: isPaid ? 'paid' : 'open',
    paidOn: isPaid ? row.start + 5_400_000 : null,
  };
  const made = { created: row.start + 3_600_000, updated: row.start + 5_400_000 };
  const id = String(firstInvoice + row.key);
  return { ...entry('appointment', row.key, 'invoice', { title: invoiceNumber, values, ...made }), id, source: null };
}

/** All entries of the site, trashed ones too. */
export function allEntries(practice: practices.Practice): readonly Element[] {
  return [
    ...siteEntries(practice),
    ...practice.clients.map(clientEntry),
    ...practice.patients.map(animalEntry),
    ...practice.appointments.map((row) => appointmentEntry(practice, row)),
    ...practice.appointments.filter(({ state, isDeleted }) => state === 'completed' && !isDeleted).map(invoiceEntry),
  ];
}
