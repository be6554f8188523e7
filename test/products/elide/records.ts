import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import type { Kind, VisitState } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Numbers of generated ids; each entity counts from 1 on. */
export const elideIds = numberIds(0);

/** The values of VisitStatus. */
export const elideWords: Readonly<Record<VisitState, string>> = {
  planned: 'SCHEDULED',
  confirmed: 'CONFIRMED',
  arrived: 'ARRIVED',
  inProgress: 'IN_PROGRESS',
  ready: 'READY',
  completed: 'COMPLETED',
  cancelled: 'CANCELLED',
  noShow: 'NO_SHOW',
};

/** Kinds of animals, in the order of their ids. */
export const speciesNames: readonly string[] = ['Canine', 'Feline', 'Rabbit', 'Avian'];

const dayMs = 86_400_000;

/** A java.util.Date as Elide writes it, to the minute. */
export function dateText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16)}Z`;
}

/** The rows of an entity, with columns for what they point to, by their ids. */
export function elideRows({ practice }: Backstage): (entity: string) => readonly Row[] {
  const { of } = elideIds;
  const idOrNull = (kind: Kind, key: number | null): string | null => (key === null ? null : of(kind, key));
  const rows: Readonly<Record<string, () => readonly Row[]>> = {
    Clinic: () =>
      practice.places.map((place) => ({
        id: of('place', place.key),
        name: place.name,
        address: `${place.street}, ${place.city}, ${place.state} ${place.postalCode}`,
        telephone: place.phone,
        timeZone: place.zone,
      })),
    Owner: () =>
      practice.clients
        .filter(({ isDeleted }) => !isDeleted)
        .map((client) => ({
          id: of('client', client.key),
          firstName: client.givenName,
          lastName: client.familyName,
          address: client.street || null,
          city: client.city || null,
          telephone: client.phones[0]?.value ?? null,
          email: client.emails[0] ?? null,
        })),
    Pet: () =>
      practice.patients.map(({ key, name, birthDate, species, clientKey }) => ({
        id: of('patient', key),
        name,
        birthDate: birthDate === null ? null : dateText(Date.parse(birthDate)),
        ownerId: idOrNull('client', clientKey),
        speciesId: speciesNames.includes(species) ? String(1 + speciesNames.indexOf(species)) : null,
      })),
    Species: () => speciesNames.map((name, index) => ({ id: String(index + 1), name })),
    Reminder: () =>
      practice.patients
        .filter(({ key }) => key % 5 === 0)
        .map(({ key }, index) => ({
          id: String(index + 1),
          dueDate: dateText(Date.parse('2026-11-01T00:00:00Z') + key * dayMs),
          text: 'Yearly vaccination',
          sent: key % 2 === 0,
          petId: of('patient', key),
        })),
    Vet: () =>
      practice.providers.map(({ key, givenName, familyName, title, email, isActive }) => ({
        id: of('provider', key),
        firstName: givenName,
        lastName: familyName,
        title,
        email,
        active: isActive,
      })),
    Visit: () =>
      practice.appointments
        .filter(({ isDeleted, isBlock }) => !isDeleted && !isBlock)
        .map((row) => ({
          id: of('appointment', row.key),
          startTime: utcText(row.start),
          endTime: utcText(row.start + row.minutes * 60_000),
          description: row.reason,
          status: elideWords[row.state],
          cancelReason: row.cancelReason,
          createdOn: utcText(row.createdAt),
          clinicId: of('place', row.placeKey),
          ownerId: idOrNull('client', row.clientKey),
          petId: idOrNull('patient', row.patientKey),
          visitTypeId: of('visitType', row.typeKey),
          vetId: idOrNull('provider', row.providerKey),
        })),
    VisitType: () =>
      practice.visitTypes
        .filter(({ isBlock }) => !isBlock)
        .map(({ key, name, minutes }) => ({ id: of('visitType', key), name, minutes })),
  };
  return (entity) => rows[entity]?.() ?? [];
}
