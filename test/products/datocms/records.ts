import { offsetText, wallDay } from '../../dialects/clock.ts';
import { type Ids, uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type Practice,
  type VisitState,
  byFamilyName,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

const uuids = uuidIds();

/** UUIDs in base64 that is safe within addresses. */
export const datoIds: Ids = {
  of: (kind, key) => Buffer.from(uuids.of(kind, key).replaceAll('-', ''), 'hex').toString('base64url'),
  key(kind, id) {
    const hex = Buffer.from(String(id ?? ''), 'base64url').toString('hex');
    const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex);
    return parts && uuids.key(kind, parts.slice(1).join('-'));
  },
};

/** The zone of the project, in which all instants are written, wherever they are. */
export const projectZone = 'America/New_York';

/** The words that the practice chose for how far an appointment is; the record's own status is whether it is published. */
export const datoWords = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'checked_in',
  inProgress: 'in_room',
  ready: 'ready_to_leave',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<VisitState, string>;

/** Whether there is a record: blocks are kept elsewhere, and what was taken back is no longer delivered. */
export function isPublished({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** Clients are ordered by name in the model's settings. */
export function clientsOf({ clients }: Practice): readonly ClientRecord[] {
  return clients.filter(({ isDeleted }) => !isDeleted).toSorted(byFamilyName);
}

const founded = Date.parse('2024-02-05T14:20:00Z');
const { of } = datoIds;

function dateTime(instant: number): string {
  return offsetText(instant, projectZone);
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}

/** What every record has; one that was changed since it was published has another status. */
function meta(model: string, id: string, createdAt = founded, updatedAt = createdAt): Row {
  const isChanged = model === 'client' && updatedAt % 7 === 0;
  return {
    id,
    _createdAt: dateTime(createdAt),
    _updatedAt: dateTime(updatedAt),
    _firstPublishedAt: dateTime(createdAt + 60_000),
    _publishedAt: dateTime(isChanged ? createdAt + 60_000 : updatedAt),
    _publicationScheduledAt: null,
    _unpublishingScheduledAt: null,
    _isValid: true,
    _status: isChanged ? 'updated' : 'published',
    _modelApiKey: model,
    _editingUrl: null,
  };
}

const idOrNull = (kind: Parameters<typeof of>[0], key: number | null): string | null =>
  key === null ? null : of(kind, key);

function clientRow(row: ClientRecord): Row {
  return {
    ...meta('client', of('client', row.key), row.createdAt, row.updatedAt),
    firstName: row.givenName,
    lastName: row.familyName,
    email: row.emails[0] ?? null,
    phones: row.phones.map(({ label, value }, index) => ({
      ...meta('phone', of('organization', 400 + row.key * 4 + index), row.createdAt),
      label,
      number: value,
    })),
    street: row.street === '' ? null : row.street,
    city: row.city === '' ? null : row.city,
    active: row.isActive,
    tags: row.tags,
    notes: row.note,
    homeLocation: of('place', row.placeKey),
  };
}

function patientRow(row: PatientRecord): Row {
  return {
    ...meta('patient', of('patient', row.key), row.createdAt, row.updatedAt),
    name: row.name,
    species: row.species,
    breed: row.breed,
    color: row.color,
    sex: row.sex === 'UNKNOWN' ? null : row.sex.toLowerCase(),
    dateOfBirth: row.birthDate,
    microchip: row.microchip,
    deceased: row.isDeceased,
    owner: idOrNull('client', row.clientKey),
    photo: row.key % 6 === 0 ? of('organization', 300 + (row.key % 3)) : null,
  };
}

function appointmentRow(row: AppointmentRecord, { patients, clients, visitTypes }: Practice): Row {
  const patient = rowOf(patients, row.patientKey);
  const client = rowOf(clients, row.clientKey);
  const who = patient?.name ?? (client && fullNameOf(client)) ?? 'Nobody';
  return {
    ...meta('appointment', of('appointment', row.key), row.createdAt, row.updatedAt),
    title: `${who} · ${rowOf(visitTypes, row.typeKey)?.name ?? ''}`,
    startsAt: dateTime(row.start),
    durationMinutes: row.minutes,
    state: datoWords[row.state],
    reason: row.reason,
    cancellationReason: row.cancelReason,
    // The animal, or who comes without one.
    bookedFor: idOrNull('patient', row.patientKey) ?? idOrNull('client', row.clientKey),
    client: idOrNull('client', row.clientKey),
    teamMember: idOrNull('provider', row.providerKey),
    visitType: of('visitType', row.typeKey),
    location: of('place', row.placeKey),
    reminderSentAt: row.key % 2 === 0 ? dateTime(row.start - 86_400_000) : null,
  };
}

function invoiceRow(row: AppointmentRecord): Row {
  return {
    ...meta('invoice', of('organization', 1000 + row.key), row.start),
    number: `INV-${String(10_000 + row.key)}`,
    issuedOn: wallDay(row.start, projectZone),
    total: row.minutes * 2.5,
    paid: row.key % 4 !== 0,
    client: idOrNull('client', row.clientKey),
    appointment: of('appointment', row.key),
    lines: [
      {
        ...meta('invoice_line', of('place', 600 + row.key), row.start),
        description: row.reason ?? 'Consultation',
        amount: row.minutes * 2.5,
      },
    ],
  };
}

const spanish = ['Chequeo', 'Vacunación', 'Consulta por enfermedad', 'Cirugía', 'Corte de uñas', 'Control', 'Reunión'];

function teamRows({ providers }: Practice): readonly Row[] {
  return providers.map((row) => ({
    ...meta('team_member', of('provider', row.key)),
    name: fullNameOf(row),
    slug: slugOf(fullNameOf(row)),
    jobTitle: row.title,
    role: row.role,
    email: row.email,
    bio: `${row.givenName} joined the team in ${String(2012 + row.key)}.`,
    portrait: row.key <= 3 ? of('organization', 299 + row.key) : null,
    takesAppointments: row.isActive,
    locations: row.placeKeys.map((key) => of('place', key)),
  }));
}

/** How the records of each model are made, in the order in which they come without another. */
export function datoRows(practice: Practice): Readonly<Record<string, () => readonly Row[]>> {
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isPublished);
  return {
    Location: () =>
      practice.places.map(({ key, zone, name, street, city, state, postalCode, phone, email }) => ({
        ...meta('location', of('place', key)),
        name,
        slug: slugOf(name),
        street,
        city,
        state,
        postalCode,
        phone,
        email,
        timeZone: zone,
        photo: null,
      })),
    TeamMember: () => teamRows(practice),
    VisitType: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes, color, isBookable }) => ({
          ...meta('visit_type', of('visitType', key)),
          name: { en: name, es: spanish[key - 1] ?? name },
          durationMinutes: minutes,
          color,
          bookableOnline: isBookable && key !== 4,
          price: minutes * 2.5,
          description: `About ${name.toLowerCase()}.`,
        })),
    Client: () => clientsOf(practice).map(clientRow),
    Patient: () => practice.patients.map(patientRow),
    Appointment: () => visits().map((row) => appointmentRow(row, practice)),
    Invoice: () =>
      visits()
        .filter(({ state }) => state === 'completed')
        .map(invoiceRow),
    Task: () =>
      ['Call back about results', 'Order vaccine', 'Send records'].map((title, index) => ({
        ...meta('task', of('organization', 40 + index)),
        title,
        dueOn: index === 1 ? null : `2026-11-1${String(7 + index)}`,
        done: index === 2,
        about: [of('patient', 3), of('appointment', 5), of('client', 4)][index] ?? null,
        assignedTo: of('provider', 5),
      })),
    Page: () => [
      {
        ...meta('page', of('organization', 50)),
        title: { en: 'Your first visit', es: 'Su primera visita' },
        slug: 'first-visit',
        sections: [
          { ...meta('hero_block', of('organization', 51)), heading: 'Welcome', image: of('organization', 300) },
          { ...meta('text_block', of('organization', 52)), text: 'Please come ten minutes early.' },
        ],
      },
    ],
    HomePage: () => [
      {
        ...meta('home_page', of('organization', 60)),
        title: practice.organization.name,
        intro: 'Three houses, one team.',
        featuredTeam: [of('provider', 1), of('provider', 3)],
      },
    ],
    Upload: () =>
      ['okafor', 'hakansson', 'raman'].map((name, index) => ({
        id: of('organization', 300 + index),
        _createdAt: dateTime(founded),
        _updatedAt: dateTime(founded),
        alt: name,
        author: null,
        basename: name,
        customData: {},
        filename: `${name}.jpg`,
        format: 'jpg',
        height: 800,
        mimeType: 'image/jpeg',
        size: 120_000 + index * 4096,
        tags: [],
        title: null,
        url: `https://assets.example.test/1234/${name}.jpg`,
        width: 600,
      })),
  };
}
