import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { wordIds } from '../../dialects/ids.ts';
import { type Kind, type VisitState, fullNameOf, rowOf, zoneOf } from '../../dialects/practice.ts';
import type { ContentEntry } from './find.ts';
import { siteEntries } from './site.ts';

/** Ids as the service makes them: 22 letters and digits. */
export const contentfulIds = wordIds({
  organization: '5hJ2mVxQ0rTz8LcYpW',
  place: '1Gk7sDfA4wXe9BnUqO',
  provider: '6yRt3PzM1cVj5HaKdE',
  visitType: '2uLb8NqS7gIo4FxWmC',
  client: '4TnC6kYw2eZr0XvJhB',
  patient: '7aQp5MdU9sGl3OtEfK',
  appointment: '3zWx1RjV8bHi6NyPcS',
});

/** The words that editors may choose from for a status. */
export const contentfulWords = {
  planned: 'Scheduled',
  confirmed: 'Confirmed',
  arrived: 'Checked in',
  inProgress: 'In progress',
  ready: 'Ready to go home',
  completed: 'Completed',
  cancelled: 'Cancelled',
  noShow: 'No-show',
} satisfies Record<VisitState, string>;

/** When the space was set up. */
const founded = Date.parse('2019-02-01T15:04:22.417Z');

/** The kind of record behind the entries of a type. */
export const kindsOfTypes: Readonly<Record<string, Kind>> = {
  Appointment: 'appointment',
  Client: 'client',
  Pet: 'patient',
  TeamMember: 'provider',
  Clinic: 'place',
  VisitType: 'visitType',
};

/** The published entries of each content type; what was archived is not among them. */
export function contentfulEntries({ practice }: Backstage): Readonly<Record<string, () => readonly ContentEntry[]>> {
  const { of } = contentfulIds;
  const idOf = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  const standing = (kind: Kind, key: number): Omit<ContentEntry, 'fields'> => ({
    id: of(kind, key),
    createdAt: founded + key * 60_000,
    updatedAt: founded + (key % 5) * 86_400_000 + key * 3_600_000,
    version: 3 + key,
    tags: [],
  });
  const written = (
    kind: Kind,
    row: { key: number; createdAt: number; updatedAt: number },
    tags: readonly string[] = [],
  ) => ({
    id: of(kind, row.key),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: 2 + (row.key % 7) * 3,
    tags,
  });
  return {
    ...siteEntries(practice, contentfulIds),
    Appointment: () =>
      practice.appointments
        .filter(({ isDeleted }) => !isDeleted)
        .map((row) => {
          const zone = zoneOf(practice, row);
          // Editors enter a date with the offset that their clocks have.
          const date = (instant: number): string => offsetText(instant, zone).replace(/(:\d\d)([+-])/, '$1.000$2');
          const pet = rowOf(practice.patients, row.patientKey)?.name;
          const client = rowOf(practice.clients, row.clientKey)?.familyName;
          const type = rowOf(practice.visitTypes, row.typeKey)?.name ?? '';
          return {
            ...written('appointment', row),
            fields: {
              internalName: [type, pet, client].filter(Boolean).join(' – '),
              start: date(row.start),
              end: date(row.start + row.minutes * 60_000),
              status: row.isBlock ? null : contentfulWords[row.state],
              reason: row.reason,
              client: idOf('client', row.clientKey),
              pet: idOf('patient', row.patientKey),
              teamMember: idOf('provider', row.providerKey),
              clinic: of('place', row.placeKey),
              visitType: of('visitType', row.typeKey),
              cancellationReason: row.cancelReason,
              followUp: row.typeKey === 6 ? true : null,
            },
          };
        }),
    Client: () =>
      practice.clients
        .filter(({ isDeleted }) => !isDeleted)
        .map((row) => ({
          ...written('client', row, row.tags),
          fields: {
            name: fullNameOf(row),
            firstName: row.givenName,
            lastName: row.familyName,
            emails: row.emails,
            phones: row.phones.map(({ value }) => value),
            street: row.street === '' ? null : row.street,
            city: row.city === '' ? null : row.city,
            clinic: of('place', row.placeKey),
            active: row.isActive,
            notes: row.note,
            clientSince: new Date(row.createdAt).toISOString().slice(0, 10),
          },
        })),
    Pet: () =>
      practice.patients.map((row) => ({
        ...written('patient', row),
        fields: {
          name: row.name,
          owner: idOf('client', row.clientKey),
          species: row.species,
          breed: row.breed,
          color: row.color,
          sex: row.sex === 'UNKNOWN' ? null : row.sex === 'MALE' ? 'Male' : 'Female',
          dateOfBirth: row.birthDate,
          microchip: row.microchip,
          deceased: row.isDeceased ? true : null,
          photo: row.key % 10 === 0 ? of('organization', 40) : null,
        },
      })),
    TeamMember: () =>
      practice.providers
        // Who has left is no longer published.
        .filter(({ isActive }) => isActive)
        .map((row) => ({
          ...standing('provider', row.key),
          fields: {
            name: fullNameOf(row),
            slug: row.email.replace(/@.*/, ''),
            credentials: row.title,
            role: { veterinarian: 'Veterinarian', technician: 'Technician', groomer: 'Groomer' }[row.role],
            email: row.email,
            bio: `${row.givenName} joined the practice years ago.`,
            photo: row.key % 2 === 1 ? of('organization', 40 + row.key) : null,
            clinics: row.placeKeys.map((key) => of('place', key)),
            acceptsAppointments: row.role !== 'technician',
          },
        })),
    Clinic: () =>
      practice.places.map((row) => ({
        ...standing('place', row.key),
        fields: {
          name: row.name,
          slug: row.name.toLowerCase().replaceAll(/\W+/g, '-'),
          street: row.street,
          city: row.city,
          state: row.state,
          postalCode: row.postalCode,
          timeZone: row.zone,
          phone: row.phone,
          email: row.email,
          position: row.state === 'CO' ? { lat: 40.015, lon: -105.27 } : { lat: 43.66 - row.key / 50, lon: -70.25 },
          openingHours: { monday: '8-18', saturday: row.key === 1 ? '9-12' : null },
          team: practice.providers
            .filter(({ placeKeys }) => placeKeys.includes(row.key))
            .map(({ key }) => of('provider', key)),
        },
      })),
    VisitType: () =>
      practice.visitTypes.map((row) => ({
        ...standing('visitType', row.key),
        fields: {
          name: row.name,
          minutes: row.minutes,
          price: row.isBlock ? null : row.minutes * 2.5,
          color: row.color,
          bookableOnline: row.isBookable,
          description: row.isBlock ? null : `What to expect of a ${row.name.toLowerCase()}.`,
        },
      })),
  };
}
