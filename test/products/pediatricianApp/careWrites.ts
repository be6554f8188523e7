import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { PediatricianMemory, PediatricianRecords, Prise } from './records.ts';
import { failure, instantIn, pediatricianIds } from './values.ts';

const code = 'INTERNAL_SERVER_ERROR';
const noDate = "Column 'date' cannot be null";
const noValues =
  'Cannot perform update query because update values are not defined. Call "qb.set(...)" method to specify updated values.';

interface ById {
  readonly id: string;
}

interface NewPet extends Row {
  readonly name: string;
  readonly type: string;
  readonly race: string;
}

interface NewVisit {
  readonly date: string;
  readonly description?: string | null;
  readonly petId: string;
  readonly ownerId: string;
  readonly veterinaireId: string;
}

interface VisitChange extends Row {
  readonly id: string;
  readonly petId?: string | null;
  readonly ownerId?: string | null;
}

interface PriseChange extends Row {
  readonly id: string;
  readonly visitId?: string | null;
  readonly vaccineId?: string | null;
}

/** Mutations about animals, visits, vaccines and vaccinations. */
export function pediatricianCareWrites(
  stage: Backstage,
  records: PediatricianRecords,
  memory: PediatricianMemory,
): object {
  const { practice, now, refuseWrites } = stage;
  const allow = (): void => {
    if (refuseWrites !== null) throw failure(refuseWrites);
  };
  const petOf = (id: string): PatientRecord => {
    const row = rowOf(practice.patients, pediatricianIds.key('patient', id));
    if (row) return row;
    throw failure('Pet not found');
  };
  const visitOf = (id: unknown): AppointmentRecord | null =>
    rowOf(records.visits(), pediatricianIds.key('appointment', String(id)));
  const constraint = (table: string, column: string, parent: string): Error =>
    failure(
      `Cannot delete or update a parent row: a foreign key constraint fails (\`pet\`.\`${table}\`, CONSTRAINT \`FK_${parent}\` FOREIGN KEY (\`${column}\`) REFERENCES \`${parent}\` (\`id\`))`,
    );
  return {
    // An animal is nobody's: an owner is only where a visit is.
    createPet({ name, type, race, ...more }: NewPet): Row {
      allow();
      const row: PatientRecord = {
        key: 1 + Math.max(0, ...practice.patients.map(({ key }) => key)),
        name,
        species: type,
        breed: race,
        color: '',
        sex: 'UNKNOWN',
        birthDate: null,
        microchip: null,
        isActive: true,
        isDeceased: false,
        clientKey: null,
        createdAt: now(),
        updatedAt: now(),
      };
      practice.patients.push(row);
      memory.pets.set(row.key, more);
      return records.pet(row);
    },
    updatePet({ id, ...fields }: Row & ById): Row | null {
      allow();
      const before = rowOf(practice.patients, pediatricianIds.key('patient', id));
      if (!before) return null;
      const nothing = Object.entries(fields).find(([, value]) => value === null);
      if (nothing) throw failure(`Column '${nothing[0]}' cannot be null`);
      const change = {
        name: givenText(fields, 'name') ?? undefined,
        species: givenText(fields, 'type') ?? undefined,
        breed: givenText(fields, 'race') ?? undefined,
      };
      const row = rowOrError(stage, () => changePatient(practice, before.key, change, now()), code);
      const { age, petImage } = fields;
      memory.pets.set(row.key, { ...memory.pets.get(row.key), ...presentFields({ age, petImage }) });
      return records.pet(row);
    },
    // A row that was removed has lost its number.
    deletePet({ id }: ById): Row | null {
      allow();
      const row = rowOf(practice.patients, pediatricianIds.key('patient', id));
      if (!row) return null;
      if (records.visits().some(({ patientKey }) => patientKey === row.key))
        throw constraint('visit_veterinaire', 'petId', 'pet');
      practice.patients.splice(practice.patients.indexOf(row), 1);
      return { ...records.pet(row), id: null };
    },
    // What is saved is answered as it came, its date word for word, and without vaccinations.
    createVisit({ date, description, petId, ownerId, veterinaireId }: NewVisit): Row {
      allow();
      const pet = petOf(petId);
      if (!records.user(ownerId)) throw failure('Owner not found');
      if (!records.user(veterinaireId)) throw failure('Veterinaire not found');
      const start = instantIn(date);
      if (start === null) throw failure(noDate);
      const booking = {
        start,
        placeKey: 1,
        typeKey: 1,
        patientKey: pet.key,
        clientKey: pediatricianIds.key('client', ownerId),
        providerKey: pediatricianIds.key('provider', veterinaireId),
        reason: description ?? null,
      };
      const row = rowOrError(stage, () => bookAppointment(practice, booking, now()), code);
      return { ...records.visit(row, false), date, prises: null };
    },
    updateVisit({ id, petId, ownerId, ...fields }: VisitChange): Row | null {
      allow();
      const before = visitOf(id);
      if (!before) return null;
      const pet = petId ? petOf(petId) : null;
      if (ownerId && !records.user(ownerId)) throw failure('owner not found');
      // The argument has another name than the relation, and nobody takes care of it.
      if (fields['veterinaireId'] !== undefined)
        throw failure('Property "veterinaireId" was not found in "VisitVeterinaire". Make sure your query is correct.');
      if (!petId && !ownerId && Object.keys(fields).length === 0) throw failure(noValues);
      const date = givenText(fields, 'date');
      const start = date === undefined ? undefined : instantIn(date ?? '');
      if (start === null) throw failure(noDate);
      const change = {
        start,
        reason: givenText(fields, 'description'),
        patientKey: pet?.key,
        clientKey: ownerId ? pediatricianIds.key('client', ownerId) : undefined,
      };
      const row = rowOrError(stage, () => changeAppointment(practice, before.key, change, now()), code);
      return records.visit(row, false);
    },
    deleteVisit({ id }: ById): Row {
      allow();
      const row = visitOf(id);
      if (!row) return { message: "couldn't find visit" };
      if ([...memory.prises.values()].some(({ visitKey }) => visitKey === row.key))
        throw constraint('prise', 'visitId', 'visit_veterinaire');
      rowOrError(stage, () => changeAppointment(practice, row.key, { isDeleted: true }, now()), code);
      return { message: 'Visit Deleted Successfully', id };
    },
    createVaccine({ name, description }: Readonly<Record<'name' | 'description', string>>): Row {
      allow();
      const id = String(1 + Math.max(0, ...[...memory.vaccines.keys()].map(Number)));
      memory.vaccines.set(id, { name, description });
      return { id, name, description };
    },
    updateVaccine({ id, ...fields }: Row & ById): Row | null {
      allow();
      const before = memory.vaccines.get(id);
      if (!before) return null;
      const name = givenText(fields, 'name') ?? before.name;
      memory.vaccines.set(id, { name, description: givenText(fields, 'description') ?? before.description });
      return records.vaccine(id);
    },
    deleteVaccine({ id }: ById): Row | null {
      allow();
      const vaccine = memory.vaccines.get(id);
      if (!vaccine) return null;
      if ([...memory.prises.values()].some(({ vaccineId }) => vaccineId === id))
        throw constraint('prise', 'vaccineId', 'vaccine');
      memory.vaccines.delete(id);
      return { ...vaccine, id: null };
    },
    createPrise({ date, notes, visitId, vaccineId }: Row & { readonly date: string }): Row {
      allow();
      const visit = visitOf(visitId);
      if (!visit) throw failure('Visit not found');
      if (!memory.vaccines.has(String(vaccineId))) throw failure('Vaccine not found');
      const at = instantIn(date);
      if (at === null) throw failure(noDate);
      const id = String(1 + Math.max(0, ...[...memory.prises.keys()].map(Number)));
      const made: Prise = {
        id,
        at,
        notes: typeof notes === 'string' ? notes : null,
        visitKey: visit.key,
        vaccineId: String(vaccineId),
      };
      memory.prises.set(id, made);
      return { ...records.prise(made, true), date, visit: () => records.visit(visit, false) };
    },
    updatePrise({ id, visitId, vaccineId: newVaccine, ...fields }: PriseChange): Row {
      allow();
      const before = memory.prises.get(id);
      if (!before) throw failure('Prise not found');
      const date = givenText(fields, 'date');
      const at = date === undefined ? before.at : instantIn(date ?? '');
      if (at === null) throw failure(noDate);
      const visit = visitId === undefined ? null : visitOf(visitId);
      if (visitId !== undefined && !visit) throw failure('Visit not found');
      const vaccineId = newVaccine === undefined ? before.vaccineId : String(newVaccine);
      if (!memory.vaccines.has(vaccineId)) throw failure('Vaccine not found');
      const notes = givenText(fields, 'notes');
      const after: Prise = {
        ...before,
        at,
        notes: notes === undefined ? before.notes : notes,
        visitKey: visit?.key ?? before.visitKey,
        vaccineId,
      };
      memory.prises.set(id, after);
      // Only what was changed is there.
      return { ...records.prise(after, newVaccine !== undefined), ...(date && { date }) };
    },
    // A report of what was done stands in for the row.
    deletePrise({ id }: ById): Row {
      allow();
      return memory.prises.delete(id) ? { id } : {};
    },
  };
}
