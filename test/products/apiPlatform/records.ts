import type { Backstage } from '../../dialects/dialect.ts';
import type { Ids } from '../../dialects/ids.ts';
import type { AppointmentRecord, Kind, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** The cases of the enum ConsultationStatus; its database values are the same in small letters. */
export const apiPlatformWords = {
  planned: 'PROGRAMMED',
  confirmed: 'PROGRAMMED',
  arrived: 'PROGRAMMED',
  inProgress: 'IN_PROGRESS',
  ready: 'IN_PROGRESS',
  completed: 'DONE',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
} satisfies Record<VisitState, string>;

const paths: Readonly<Record<Kind, string>> = {
  organization: 'practices',
  place: 'places',
  provider: 'users',
  visitType: 'treatments',
  client: 'clients',
  patient: 'animals',
  appointment: 'consultations',
};

/** IRIs; behind them are the numbers that the database counts for each table. */
export const apiPlatformIds: Ids = {
  of: (kind, key) => `/api/${paths[kind]}/${String(key)}`,
  key(kind, id) {
    const [, path, key] = /^\/api\/(\w+)\/(\d+)$/.exec(String(id ?? '')) ?? [];
    return path === paths[kind] ? Number(key) : null;
  },
};

const deskUser = 99;

/** Whether there is a consultation: it has an animal, and the service knows one place. */
export function isConsultation(row: AppointmentRecord): boolean {
  return row.placeKey === 1 && row.patientKey !== null && !row.isBlock && !row.isDeleted;
}

/** The items of the practice by their resource; relations are IRIs. */
export function apiPlatformItems({ practice }: Backstage): Readonly<Record<string, () => readonly Row[]>> {
  const id = apiPlatformIds.of;
  const item = (kind: Kind, key: number, columns: Row): Row => ({ id: id(kind, key), _id: key, ...columns });
  const iri = (kind: Kind, key: number | null): string | null => (key === null ? null : id(kind, key));
  const hasPhoto = (key: number): boolean => key % 6 === 0;
  return {
    Client: () =>
      practice.clients
        .filter((row) => !row.isDeleted)
        .map((row) =>
          item('client', row.key, {
            firstname: row.givenName,
            lastname: row.familyName,
            email: row.emails[0] ?? null,
            phone: row.phones[0]?.value ?? null,
          }),
        ),
    Animal: () =>
      practice.patients.map((row) =>
        item('patient', row.key, {
          name: row.name,
          species: row.species,
          birthdate: row.birthDate === null ? null : `${row.birthDate}T00:00:00+00:00`,
          photo: hasPhoto(row.key) ? `/api/media_objects/${String(row.key)}` : null,
          owner: iri('client', row.clientKey),
        }),
      ),
    Consultation: () =>
      practice.appointments.filter(isConsultation).map((row) =>
        item('appointment', row.key, {
          creationDate: dateTime(row.createdAt),
          consultationDate: dateTime(row.start),
          duration: row.minutes,
          reason: row.reason,
          status: apiPlatformWords[row.state],
          priceClient: row.state === 'completed' ? 45 : null,
          buyStatus: row.state === 'completed' ? 'PAID' : 'REMAINED',
          animal: iri('patient', row.patientKey),
          assistant: row.key % 3 === 0 ? null : id('provider', deskUser),
          veterinarian: iri('provider', row.providerKey),
          treatment: [id('visitType', row.typeKey)],
        }),
      ),
    Treatment: () =>
      practice.visitTypes
        .filter((row) => !row.isBlock)
        .map((row) =>
          item('visitType', row.key, {
            name: row.name,
            description: null,
            price: 25 + row.minutes,
            duration: row.minutes,
          }),
        ),
    User: () => [
      ...practice.providers.map((row) =>
        item('provider', row.key, {
          email: row.email,
          roles: [row.role === 'veterinarian' ? 'ROLE_VETERINARIAN' : 'ROLE_ASSISTANT', 'ROLE_USER'],
          password: '$2y$13$notapasswordofanyone',
          firstname: row.givenName,
          lastname: row.familyName,
        }),
      ),
      item('provider', deskUser, {
        email: 'desk@example.test',
        roles: ['ROLE_DIRECTOR', 'ROLE_USER'],
        password: '$2y$13$notapasswordofanyone',
        firstname: 'Front',
        lastname: 'Desk',
      }),
    ],
    MediaObject: () =>
      practice.patients
        .filter(({ key }) => hasPhoto(key))
        .map(({ key }) => ({
          id: `/api/media_objects/${String(key)}`,
          _id: key,
          contentUrl: `/media/${String(key)}.jpg`,
        })),
  };
}

/** An instant as Symfony writes it; the server's clock is set to UTC. */
function dateTime(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', '+00:00');
}
