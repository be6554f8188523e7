import type { Backstage } from '../../dialects/dialect.ts';
import { type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import { addPatient, bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { bare, type OptiVetMemory, type OptiVetRecords } from './records.ts';
import { castError, dateIn, dayText, failure, isObjectId, optiVetIds, startOf, timeText } from './values.ts';

const code = 'INTERNAL_SERVER_ERROR';
const genders = { male: 'MALE', female: 'FEMALE', unknown: 'UNKNOWN' } satisfies Record<string, PatientRecord['sex']>;

interface ById {
  readonly _id: string;
}

interface NewPet extends Row {
  readonly name: string;
  readonly breed: string;
  readonly dob: unknown;
  readonly gender: string;
  readonly allergies?: readonly (string | null)[] | null;
  readonly ownerId: string;
  readonly vetId?: string | null;
}

interface NewVisit extends Row {
  readonly petId: string;
  readonly ownerId: string;
  readonly vetId?: string | null;
  readonly appt_date: string;
  readonly appt_time: string;
  readonly reason?: string | null;
}

/** Mutations about animals, visits and medical records. */
export function optiVetVisitWrites(
  stage: Backstage,
  records: OptiVetRecords,
  memory: OptiVetMemory,
  missingModel: string,
): object {
  const { practice, now, refuseWrites } = stage;
  const allow = (): void => {
    if (refuseWrites !== null) throw failure(refuseWrites);
  };
  const animal = (id: string, doing: string): PatientRecord => {
    if (!isObjectId(id)) throw failure(`Error ${doing} pet: Invalid or missing pet ID.`);
    const row = rowOf(practice.patients, optiVetIds.key('patient', id));
    if (!row) throw failure(`Error ${doing} pet: Pet not found.`);
    return row;
  };
  const visitKey = (id: string, doing: string): number => {
    if (!isObjectId(id)) throw failure(`Error ${doing} appointment: Invalid or missing appointment ID.`);
    const row = rowOf(records.visits(), optiVetIds.key('appointment', id));
    if (!row) throw failure(`Error ${doing} appointment: Appointment not found.`);
    return row.key;
  };
  return {
    addPet({ name, breed, dob, gender, allergies, ownerId, vetId }: NewPet): Row {
      allow();
      if (!isObjectId(ownerId)) throw failure('Error adding pet: Invalid or missing owner ID.');
      if (!records.user(ownerId)) throw failure('Error adding pet: Owner not found.');
      const day = dateIn(dob);
      const sex = sexOf(gender);
      const reasons = [
        ...(name.trim() === '' ? ['name: Path `name` is required.'] : []),
        ...(breed.trim() === '' ? ['breed: Path `breed` is required.'] : []),
        ...(day === null ? [dateFault('dob', dob)] : []),
        ...(sex === null ? [`gender: \`${gender}\` is not a valid enum value for path \`gender\`.`] : []),
        ...(vetId && !isObjectId(vetId) ? [castError(vetId, 'vet')] : []),
      ];
      if (day === null || sex === null || reasons.length > 0)
        throw failure(`Error adding pet: Pet validation failed: ${reasons.join(', ')}`);
      const details = { clientKey: optiVetIds.key('client', ownerId), name: name.trim(), breed: breed.trim() };
      const made = rowOrError(stage, () => addPatient(practice, details, now()), code);
      const more = { birthDate: day.slice(0, 10), sex };
      const row = rowOrError(stage, () => changePatient(practice, made.key, more, now()), code);
      memory.allergies.set(
        row.key,
        (allergies ?? []).filter((text) => text !== null),
      );
      if (!vetId) return records.pet(row, true);
      // It is stored before anyone looks for the vet.
      memory.petVets.set(row.key, vetId);
      throw failure(`Error adding pet: ${missingModel}`);
    },
    updatePet({ _id: id, ...fields }: Row & ById): Row {
      allow();
      const { key } = animal(id, 'updating');
      const day = fields['dob'] === undefined || fields['dob'] === null ? null : dateIn(fields['dob']);
      if (fields['dob'] !== undefined && fields['dob'] !== null && day === null)
        throw failure(`Error updating pet: ${dateFault('dob', fields['dob']).slice('dob: '.length)}`);
      const change = {
        name: givenText(fields, 'name') ?? undefined,
        breed: givenText(fields, 'breed'),
        birthDate: fields['dob'] === undefined ? undefined : (day?.slice(0, 10) ?? null),
      };
      const row = rowOrError(stage, () => changePatient(practice, key, change, now()), code);
      if (memory.petVets.has(key)) throw failure(`Error updating pet: ${missingModel}`);
      return records.pet(row, true);
    },
    deletePet({ _id: id }: ById): Row {
      allow();
      const row = animal(id, 'deleting');
      practice.patients.splice(practice.patients.indexOf(row), 1);
      memory.petVets.delete(row.key);
      return records.pet(row, false);
    },
    // Nobody looks whether the animal, its owner and the vet are there, or whether the time is free.
    addAppointment({ petId, ownerId, vetId, appt_date: date, appt_time: time, reason }: NewVisit): Row {
      allow();
      const day = dateIn(date);
      const references = { pet: petId, owner: ownerId, vet: vetId ?? '' };
      const reasons = [
        ...Object.entries(references).flatMap(([path, id]) =>
          (path === 'vet' && id === '') || isObjectId(id) ? [] : [castError(id, path)],
        ),
        ...(day === null
          ? ['appt_date: Cast to date failed for value "Invalid Date" (type Date) at path "appt_date"']
          : []),
        ...(time === '' ? ['appt_time: Path `appt_time` is required.'] : []),
      ];
      if (day === null || reasons.length > 0)
        throw failure(`Error adding appointment: Appointment validation failed: ${reasons.join(', ')}`);
      const booking = {
        start: startOf(day, time),
        placeKey: 1,
        typeKey: 1,
        patientKey: optiVetIds.key('patient', petId),
        clientKey: optiVetIds.key('client', ownerId),
        providerKey: optiVetIds.key('provider', vetId),
        reason: reason ?? null,
      };
      const row = rowOrError(stage, () => bookAppointment(practice, booking, now()), code);
      memory.visits.set(row.key, { date: day, time });
      return records.appointment(row);
    },
    // The names of its arguments for an animal and people are not those of the fields, so that they are ignored.
    updateAppointment({ _id: id, ...fields }: Row & ById): Row {
      allow();
      const key = visitKey(id, 'updating');
      const before = rowOf(practice.appointments, key);
      const stored = memory.visits.get(key);
      const given = fields['appt_date'] ?? null;
      const day = given === null ? (stored?.date ?? dayText(before?.start ?? 0)) : dateIn(given);
      if (day === null)
        throw failure(`Error updating appointment: ${dateFault('appt_date', given).slice('appt_date: '.length)}`);
      const time = givenText(fields, 'appt_time') ?? stored?.time ?? timeText(before?.start ?? 0);
      const change = { start: startOf(day, time), reason: givenText(fields, 'reason') };
      const row = rowOrError(stage, () => changeAppointment(practice, key, change, now()), code);
      memory.visits.set(key, { date: day, time });
      return records.appointment(row);
    },
    deleteAppointment({ _id: id }: ById): Row {
      allow();
      const key = visitKey(id, 'deleting');
      const row = rowOrError(stage, () => changeAppointment(practice, key, { isDeleted: true }, now()), code);
      memory.deletedVisits.add(key);
      const shown = records.appointment(row);
      if (!rowOf(practice.patients, row.patientKey))
        throw failure('Error deleting appointment: Associated pet not found.');
      const vet = row.providerKey === null ? null : bare(optiVetIds.of('provider', row.providerKey));
      return { ...shown, owner: bare(optiVetIds.of('client', row.clientKey ?? 0)), vet };
    },
    // What is given never gets under the names that are required.
    addMedicalRecord({ petId, appointmentId, vetId }: Readonly<Record<string, string>>): never {
      allow();
      const words = { pet: petId, appointment: appointmentId, vet: vetId };
      for (const [word, id] of Object.entries(words)) {
        if (!isObjectId(id ?? '')) throw failure(`Error adding medical record: Invalid or missing ${word} ID.`);
      }
      const reasons = ['pet', 'appointment', 'vet'].map((path) => `${path}: Path \`${path}\` is required.`);
      throw failure(`Error adding medical record: MedicalRecord validation failed: ${reasons.join(', ')}`);
    },
  };
}

function sexOf(gender: string): PatientRecord['sex'] | null {
  const found = Object.entries(genders).find(([word]) => word === gender);
  return found?.[1] ?? null;
}

function dateFault(path: string, value: unknown): string {
  const type = isRow(value) ? 'Object' : typeof value;
  return `${path}: Cast to date failed for value "${String(value)}" (type ${type}) at path "${path}"`;
}
