import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dayText, isVisit, optiVetIds, staffRoles, timeText } from './values.ts';

const { of: idOf } = optiVetIds;

/** What documents hold that the practice has no place for. */
export interface OptiVetMemory {
  /** What was written about users beyond the practice, by id. */
  readonly users: Map<string, Row>;
  /** Users who are no clients and were added, or are no more. */
  readonly addedStaff: string[];
  readonly goneStaff: Set<string>;
  readonly allergies: Map<number, readonly string[]>;
  /** The day and the time of a visit, word for word. */
  readonly visits: Map<number, { readonly date: string; readonly time: string }>;
  /** Visits whose ids are left with their owners. */
  readonly deletedVisits: Set<number>;
  /** The id of an animal's vet: animals that have one break every list that wants to show it. */
  readonly petVets: Map<number, string>;
}

/** The store as it is before anyone writes. */
export function createMemory(): OptiVetMemory {
  return {
    users: new Map(),
    addedStaff: [],
    goneStaff: new Set(),
    allergies: new Map(),
    visits: new Map(),
    deletedVisits: new Set(),
    petVets: new Map(),
  };
}

/** What stands in place of every password. */
export const passwordHash = '$2b$10$Vb0xYy1T3hQm5Kx8uWq7eOcR2nJ4sD6fG8hI0kL1mN3pQ5rS7tU9v';

/** A reference that nothing was loaded for: its id is all there is. */
export function bare(id: string): Row {
  return { _id: id };
}

/** How documents look there. */
export type OptiVetRecords = ReturnType<typeof optiVetRecords>;

/** Makes documents from the records of a practice. */
export function optiVetRecords({ practice, meet }: Backstage, memory: OptiVetMemory) {
  const adminId = idOf('organization', 1);
  const admin: Row = {
    _id: adminId,
    first_name: 'Opal',
    last_name: 'Vance',
    email: 'admin@example.test',
    passwordHash,
    role: 'admin',
    phone: '+12075550100',
    address: '18 Harbor Street, Portland',
    appointments: [],
  };
  function owner(row: ClientRecord): Row {
    meet('client', row.key);
    const id = idOf('client', row.key);
    const isListed = (visit: AppointmentRecord): boolean => isVisit(visit) || memory.deletedVisits.has(visit.key);
    return {
      _id: id,
      first_name: row.givenName,
      last_name: row.familyName,
      email: row.emails[0] ?? null,
      passwordHash,
      role: 'owner',
      phone: row.phones[0]?.value ?? null,
      address: [row.street, row.city].filter((part) => part !== '').join(', '),
      appointments: () =>
        practice.appointments
          .filter((visit) => visit.clientKey === row.key && isListed(visit))
          .map(({ key }) => bare(idOf('appointment', key))),
      ...memory.users.get(id),
    };
  }
  function staff(row: ProviderRecord): Row {
    meet('provider', row.key);
    const id = idOf('provider', row.key);
    return {
      _id: id,
      first_name: row.givenName,
      last_name: row.familyName,
      email: row.email,
      passwordHash,
      role: staffRoles[row.role],
      phone: `+120755502${String(10 + row.key)}`,
      address: '18 Harbor Street, Portland',
      // Only the owner's document is given the id of a visit.
      appointments: [],
      ...memory.users.get(id),
    };
  }
  const clients = (): readonly ClientRecord[] => practice.clients.filter((row) => !row.isDeleted);
  const team = (): readonly Row[] => [
    { ...admin, ...memory.users.get(adminId) },
    ...practice.providers.map(staff),
    ...memory.addedStaff.map((id) => memory.users.get(id) ?? bare(id)),
  ];
  const isHere = ({ _id: id }: Row): boolean => !memory.goneStaff.has(String(id));
  /** All users, whatever their role, in the order in which they were stored. */
  const users = (): readonly Row[] => {
    const added = new Set(memory.addedStaff);
    const first = team().filter((row) => isHere(row) && !added.has(String(row['_id'])));
    const last = team().filter((row) => isHere(row) && added.has(String(row['_id'])));
    return [...first, ...clients().map(owner), ...last];
  };
  const user = (id: string): Row | null => {
    const row = rowOf(clients(), optiVetIds.key('client', id));
    return row ? owner(row) : (team().find((each) => each['_id'] === id && isHere(each)) ?? null);
  };

  /** An animal; its owner is there, or no more than an id. */
  function pet(row: PatientRecord, isPopulated: boolean): Row {
    meet('patient', row.key);
    const ownerId = row.clientKey === null ? null : idOf('client', row.clientKey);
    const vetId = memory.petVets.get(row.key);
    return {
      _id: idOf('patient', row.key),
      name: row.name,
      breed: row.breed,
      dob: row.birthDate === null ? null : `${row.birthDate}T00:00:00.000Z`,
      gender: row.sex.toLowerCase(),
      allergies: memory.allergies.get(row.key) ?? (row.key % 6 === 0 ? ['Penicillin'] : []),
      owner: () => ownerId && (isPopulated ? user(ownerId) : bare(ownerId)),
      vet: vetId === undefined ? null : bare(vetId),
    };
  }
  const petIn = ({ patientKey }: AppointmentRecord): Row | null => {
    const found = rowOf(practice.patients, patientKey);
    return found && pet(found, false);
  };
  /** A visit, and who and what is in it; their own references stay ids. */
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const stored = memory.visits.get(row.key);
    return {
      _id: idOf('appointment', row.key),
      pet: () => petIn(row),
      owner: () => user(idOf('client', row.clientKey ?? 0)),
      vet: () => (row.providerKey === null ? null : user(idOf('provider', row.providerKey))),
      appt_date: stored?.date ?? dayText(row.start),
      appt_time: stored?.time ?? timeText(row.start),
      reason: row.reason,
    };
  }
  const visits = (): readonly AppointmentRecord[] => practice.appointments.filter(isVisit);
  /** Records are there of visits that took place; they were put into the database without the API. */
  const medicalRecords = (): readonly Row[] =>
    visits()
      .filter((row) => row.state === 'completed' && row.providerKey !== null)
      .map((row) => ({
        _id: idOf('visitType', row.key),
        pet: () => petIn(row),
        // Its own references are not loaded.
        appointment: () => ({
          ...appointment(row),
          pet: bare(idOf('patient', row.patientKey ?? 0)),
          owner: bare(idOf('client', row.clientKey ?? 0)),
          vet: bare(idOf('provider', row.providerKey ?? 0)),
        }),
        vet: () => user(idOf('provider', row.providerKey ?? 0)),
        diagnosis: row.key % 3 === 0 ? 'Otitis' : 'Healthy',
        treatment: row.key % 3 === 0 ? 'Ear drops twice a day' : null,
        notes: row.reason,
      }));
  return { users, user, pet, appointment, visits, medicalRecords, clients };
}
