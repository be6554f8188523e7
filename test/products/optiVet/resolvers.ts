import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { createMemory, optiVetRecords } from './records.ts';
import { optiVetUserWrites } from './userWrites.ts';
import { failure, isObjectId, optiVetIds } from './values.ts';
import { optiVetVisitWrites } from './visitWrites.ts';

interface ById {
  readonly _id: string;
}

/** Root fields of the product; the two that its schema declares and its server doesn't know are not here. */
export function optiVetRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const memory = createMemory();
  const records = optiVetRecords(stage, memory);
  const capped = <Each>(rows: readonly Each[]): readonly Each[] => rows.slice(0, cap);
  /** No model has the name that an animal's vet refers to. */
  const pets = (isOf: (clientKey: number | null) => boolean, doing: string): readonly Row[] => {
    const rows = practice.patients.filter(({ clientKey }) => isOf(clientKey));
    if (rows.some(({ key }) => memory.petVets.has(key))) throw failure(`Error ${doing}: ${missingModel}`);
    return capped(rows).map((row) => records.pet(row, true));
  };
  return {
    viewPets: () => pets(() => true, 'fetching pets'),
    viewUsers: () => capped(records.users()),
    viewUserById({ _id: id }: ById): Row {
      if (!isObjectId(id)) throw failure('Error fetching user: Invalid or missing user ID.');
      const user = records.user(id);
      if (!user) throw failure('Error fetching user: User not found.');
      const key = optiVetIds.key('client', id);
      const visits = (): readonly Row[] =>
        records
          .visits()
          .filter(({ clientKey }) => clientKey === key)
          .map(records.appointment);
      return { ...user, appointments: key === null ? [] : visits };
    },
    viewUserByEmail({ email }: { readonly email: string }): null {
      if (!records.users().some((row) => row['email'] === email)) return null;
      throw failure(
        'Cannot populate path `pets` because it is not in your schema. Set the `strictPopulate` option to false to override.',
      );
    },
    viewAppointments: () => capped(records.visits()).map(records.appointment),
    viewAppointment({ _id: id }: ById): Row {
      if (!isObjectId(id)) throw failure('Error fetching appointment: Invalid or missing appointment ID.');
      const row = rowOf(records.visits(), optiVetIds.key('appointment', id));
      if (!row) throw failure('Error fetching appointment: Appointment not found.');
      return records.appointment(row);
    },
    viewAppointmentsByPet({ petId }: { readonly petId: string }): readonly Row[] {
      if (!isObjectId(petId)) throw failure('Error fetching appointments for pet: Invalid or missing pet ID.');
      const key = optiVetIds.key('patient', petId);
      const rows = records.visits().filter(({ patientKey }) => key !== null && patientKey === key);
      return capped(rows).map(records.appointment);
    },
    // It looks for a field that visits don't have, so that it never finds any.
    viewAppointmentByDate({ date }: { readonly date: unknown }): readonly Row[] {
      if (date) return [];
      throw failure('Error fetching appointments by date: Date is required.');
    },
    viewMedicalRecords: () => capped(records.medicalRecords()),
    viewPetsByOwner({ ownerId }: { readonly ownerId: string }): readonly Row[] {
      if (!isObjectId(ownerId)) throw failure('Error fetching pets by owner: Invalid or missing owner ID.');
      const key = optiVetIds.key('client', ownerId);
      return pets((clientKey) => key !== null && clientKey === key, 'fetching pets by owner');
    },
    ...optiVetUserWrites(stage, records, memory),
    ...optiVetVisitWrites(stage, records, memory, missingModel),
  };
}

const missingModel = 'Schema hasn\'t been registered for model "Vet".\nUse mongoose.model(name, schema)';
