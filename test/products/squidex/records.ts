import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import { type AppointmentRecord, type Practice, type VisitState, type ClientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of contents are GUIDs. */
export const squidexIds = uuidIds();

/** The values of the Status of an appointment. */
export const squidexWords: Readonly<Record<VisitState, string>> = {
  planned: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'In_Clinic',
  inProgress: 'In_Clinic',
  ready: 'In_Clinic',
  completed: 'Done',
  cancelled: 'Cancelled',
  noShow: 'No_Show',
};

/** What the content system says of a content beside its data. */
export interface Memory {
  /** Statuses of contents that aren't Published. */
  readonly statuses: Map<string, string>;
  readonly versions: Map<string, number>;
  /** Fields of appointments and patients that the practice has no column for. */
  readonly extras: Map<string, Row>;
}

const founded = Date.parse('2025-03-03T09:00:00Z');
const editors = ['subject:5f3a9d0c2b7e41', 'subject:5f3a9d0c2b7e42'] as const;
const client = 'client:clinic:website';
const colors: Readonly<Record<string, string>> = { Published: '#4bb958', Draft: '#8091a5', Archived: '#eb3142' };

/** An error of the content system. */
export function invalid(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'VALIDATION', codes: ['VALIDATION'] } });
}

/** A content that isn't there. */
export function missing(id: string): GraphQLError {
  const codes = ['DOMAIN_OBJECT_NOT_FOUND'];
  return new GraphQLError(`Domain object '${id}' not found.`, { extensions: { code: codes[0], codes } });
}

/** The patients as they are listed: who was changed last comes first. */
export function patientsOf({ clients }: Practice): readonly ClientRecord[] {
  const id = (key: number): string => squidexIds.of('client', key);
  return clients
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((one, other) => other.updatedAt - one.updatedAt || (id(one.key) < id(other.key) ? -1 : 1));
}

/** Whether there is a content for a visit: time that is kept free is in the calendar of the staff, not here. */
export function isVisit({ isBlock, isDeleted }: AppointmentRecord): boolean {
  return !isBlock && !isDeleted;
}

/** The user behind a reference: an editor, or the client of the website. */
export function userOf(reference: unknown): Row {
  const index = editors.findIndex((editor) => editor === reference);
  if (index < 0) return { id: 'clinic:website', displayName: 'Client: website', email: null };
  const displayName = ['Robin Desk', 'Sam Winter'][index];
  return { id: editors[index]?.slice(8), displayName, email: `editor${String(index)}@example.test` };
}

/** The contents of each schema, deleted ones not among them. */
export function squidexContents({ practice }: Backstage, memory: Memory) {
  const { of } = squidexIds;
  type Kind = Parameters<typeof of>[0];
  const iv = (value: unknown): Row => ({ iv: value });
  const links = (kind: Kind, keys: readonly (number | null)[]): Row =>
    iv(keys.flatMap((key) => (key === null ? [] : [of(kind, key)])));
  const both = (en: string, de: string): Row => ({ en, de });
  function content(
    schema: string,
    id: string,
    data: Row,
    made = founded,
    changed = made,
    author: string = editors[0],
  ): Row {
    const status = memory.statuses.get(id) ?? 'Published';
    return {
      __typename: schema,
      id,
      version: memory.versions.get(id) ?? (changed === made ? 0 : 3),
      created: utcText(made),
      createdBy: author,
      lastModified: utcText(changed),
      lastModifiedBy: changed === made ? author : editors[1],
      status,
      statusColor: colors[status] ?? '#8091a5',
      newStatus: null,
      newStatusColor: null,
      url: `https://clinic.example.test/${schema.toLowerCase()}/${id}`,
      editToken: null,
      data: { ...data, ...memory.extras.get(id) },
    };
  }
  const rowsOf: Readonly<Record<string, () => readonly Row[]>> = {
    Clinics: () =>
      practice.places.map((row) =>
        content(
          'Clinics',
          of('place', row.key),
          {
            name: iv(row.name),
            street: iv(row.street),
            city: iv(row.city),
            region: iv(row.state),
            postalCode: iv(row.postalCode),
            timeZone: iv(row.zone),
            phone: iv(row.phone),
            email: iv(row.email),
            location: iv({ latitude: 43 + row.key / 10, longitude: -70 - row.key }),
            directions: both('Ring the bell.', 'Bitte klingeln.'),
          },
          founded + row.key * 60_000,
        ),
      ),
    Practitioners: () =>
      practice.providers
        .filter(({ isActive }) => isActive)
        .map((row) =>
          content(
            'Practitioners',
            of('provider', row.key),
            {
              firstName: iv(row.givenName),
              lastName: iv(row.familyName),
              title: iv(row.title),
              email: iv(row.email),
              bio: both(`${row.givenName} works with us.`, `${row.givenName} arbeitet bei uns.`),
              clinics: links('place', row.placeKeys),
              photo: iv(row.key === 1 ? [of('organization', 3)] : []),
              acceptsNewPatients: iv(row.role === 'veterinarian'),
            },
            founded + row.key * 120_000,
          ),
        ),
    Treatments: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map((row) =>
          content(
            'Treatments',
            of('visitType', row.key),
            {
              name: both(row.name, row.name === 'Surgery' ? 'Operation' : `${row.name} (de)`),
              description: { en: `About ${row.name.toLowerCase()}.` },
              durationMinutes: iv(row.minutes),
              price: iv(row.minutes * 2.5),
              bookableOnline: iv(row.isBookable),
            },
            founded + row.key * 180_000,
          ),
        ),
    Patients: () =>
      practice.clients
        .filter(({ isDeleted }) => !isDeleted)
        .map((row) =>
          content(
            'Patients',
            of('client', row.key),
            {
              firstName: iv(row.givenName),
              lastName: iv(row.familyName),
              email: iv(row.emails[0] ?? null),
              phones: iv(row.phones.map(({ label, value }) => ({ kind: label, number: value }))),
              birthdate: iv(
                row.key % 3 === 0
                  ? null
                  : `19${String(50 + (row.key % 50))}-0${String(1 + (row.key % 9))}-11T00:00:00Z`,
              ),
              street: iv(row.street),
              city: iv(row.city),
              tags: iv(row.tags),
              active: iv(row.isActive),
              notes: iv(row.note),
              homeClinic: links('place', [row.placeKey]),
            },
            row.createdAt,
            row.updatedAt,
            row.key % 2 === 0 ? client : editors[0],
          ),
        ),
    Appointments: () =>
      practice.appointments.filter(isVisit).map((row) =>
        content(
          'Appointments',
          of('appointment', row.key),
          {
            start: iv(utcText(row.start)),
            durationMinutes: iv(row.minutes),
            patient: links('client', [row.clientKey]),
            practitioner: links('provider', [row.providerKey]),
            treatment: links('visitType', [row.typeKey]),
            clinic: links('place', [row.placeKey]),
            status: iv(squidexWords[row.state]),
            reason: iv(row.reason),
            cancellationReason: iv(row.cancelReason),
            reminderSent: iv(row.key % 2 === 0 ? utcText(row.start - 86_400_000) : null),
          },
          row.createdAt,
          row.updatedAt,
          client,
        ),
      ),
    Articles: () =>
      ['New opening hours', 'Meet our team'].map((title, index) =>
        content(
          'Articles',
          of('organization', 30 + index),
          {
            title: both(title, `${title} (de)`),
            text: { en: 'We open at eight.' },
            author: links('provider', [index + 1]),
            publishDate: iv(utcText(founded + index * 86_400_000)),
          },
          founded + index * 86_400_000,
        ),
      ),
    Messages: () =>
      ['Jordan Blake', 'Alex Winter'].map((name, index) =>
        content(
          'Messages',
          of('organization', 40 + index),
          {
            name: iv(name),
            email: iv(`visitor${String(index)}@example.test`),
            message: iv('Do you take new patients?'),
            answered: iv(index === 0),
          },
          founded + index * 43_200_000,
          founded + index * 43_200_000,
          client,
        ),
      ),
  };
  const asset: Row = {
    id: of('organization', 3),
    version: 0,
    created: utcText(founded),
    createdBy: editors[0],
    lastModified: utcText(founded),
    lastModifiedBy: editors[0],
    createdByUser: userOf(editors[0]),
    url: 'https://media.example.test/okafor.png',
    fileName: 'okafor.png',
    fileSize: 20_480,
    mimeType: 'image/png',
    slug: 'okafor.png',
    tags: [],
    type: 'IMAGE',
    isImage: true,
    metadata: { pixelWidth: 400, pixelHeight: 400 },
  };
  return { rowsOf, assets: [asset] };
}
