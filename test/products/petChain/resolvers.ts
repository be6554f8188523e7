import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { type Additions, petChainRecords, privatePet } from './records.ts';
import { isAppointment, petChainIds, signedIn, uuidOf } from './values.ts';
import { petChainWrites } from './writes.ts';

interface ById {
  readonly id: string;
}

interface ByPet {
  readonly petId: string;
}

/** Resolvers of the service, for a vet who is signed in; roles are looked at nowhere. */
export function petChainRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const added: Additions = {
    statuses: new Map(),
    types: new Map(),
    pets: [privatePet],
    medicalRecords: [],
    medications: [],
  };
  const { users, user, petOf, extraPet, appointment, visits, records, medications } = petChainRecords(stage, added);
  const newestFirst = (one: Row, other: Row): number =>
    Date.parse(String(other['createdAt'])) - Date.parse(String(one['createdAt']));
  const withId = (rows: readonly Row[], id: string): Row | null => rows.find((row) => row['id'] === id) ?? null;
  return {
    me: () => user(petChainIds.of('provider', signedIn)),
    user: ({ id }: ById) => user(uuidOf(id)),
    users: () => users().toSorted(newestFirst).slice(0, cap),
    pet: ({ id }: ById) => petOf(uuidOf(id)),
    myPets: () => added.pets.map(extraPet),
    medicalRecord: ({ id }: ById) => withId(records(), uuidOf(id)),
    petMedicalRecords({ petId }: ByPet) {
      const id = uuidOf(petId);
      return records().filter((row) => row['petId'] === id);
    },
    medication: ({ id }: ById) => withId(medications(), uuidOf(id)),
    petMedications({ petId }: ByPet) {
      const id = uuidOf(petId);
      return medications().filter((row) => row['petId'] === id);
    },
    appointment({ id }: ById) {
      const found = rowOf(practice.appointments, petChainIds.key('appointment', uuidOf(id)));
      return found && isAppointment(found) ? appointment(found) : null;
    },
    petAppointments({ petId }: ByPet) {
      const key = petChainIds.key('patient', uuidOf(petId));
      return visits(({ patientKey }) => patientKey === key);
    },
    myAppointments: () => visits(({ providerKey }) => providerKey === signedIn).slice(0, cap),
    ...petChainWrites(stage, added),
  };
}
