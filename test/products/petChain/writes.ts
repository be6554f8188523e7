import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf } from '../../dialects/practice.ts';
import { changePatient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { type Additions, petChainRecords } from './records.ts';
import {
  databaseError,
  extraId,
  isAppointment,
  iso,
  midnight,
  petChainIds,
  problem,
  signedIn,
  speciesWords,
  startOf,
  stateOf,
  uuidOf,
  visitTypes,
  zoneAt,
} from './values.ts';

interface ById {
  readonly id: string;
}

interface Given {
  readonly input: Row;
}

const columns: Readonly<Record<string, string>> = {
  durationMinutes: 'duration_minutes',
  durationDays: 'duration_days',
};
const needed: Readonly<Record<string, readonly string[]>> = {
  pets: ['name', 'species'],
  medications: ['name', 'dosage', 'frequency', 'startDate', 'status'],
  appointments: ['date', 'time', 'type', 'status'],
};

/** What changes data. Animals belong to whoever enters them, and people can't be entered at all. */
export function petChainWrites(stage: Backstage, added: Additions): object {
  const { practice, now } = stage;
  const { pet, extraPet, petOf, user, appointment, medications } = petChainRecords(stage, added);
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw databaseError(outcome.message);
  };
  const change = (key: number, changes: Parameters<typeof changeAppointment>[2]): AppointmentRecord =>
    done(() => changeAppointment(practice, key, changes, now()));
  function refuseIfClosed(): void {
    if (stage.refuseWrites !== null) throw databaseError(stage.refuseWrites);
  }
  /** What may not be null isn't, whatever the input would allow. */
  function refuseNulls(table: string, input: Row): void {
    const column = (needed[table] ?? []).find((field) => input[field] === null);
    if (column === undefined) return;
    const name = columns[column] ?? column.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    throw databaseError(`null value in column "${name}" of relation "${table}" violates not-null constraint`);
  }
  function foreign(table: string, column: string): Error {
    const name = `${table}_${column}_fkey`;
    return databaseError(`insert or update on table "${table}" violates foreign key constraint "${name}"`);
  }
  const stamp = (): Row => ({ createdAt: iso(now()), updatedAt: iso(now()) });
  /** A date as it is read back: a day without its time. */
  function dayIn(input: Row, field: string): string | null | undefined {
    const text = givenText(input, field);
    if (typeof text !== 'string') return text;
    if (Number.isNaN(Date.parse(text))) throw databaseError(`invalid input syntax for type date: "${text}"`);
    return text.slice(0, 10);
  }
  function daysIn(input: Row, fields: readonly string[]): Row {
    const read = fields.map((field): [string, string | null | undefined] => [field, dayIn(input, field)]);
    return Object.fromEntries(
      read.flatMap(([field, day]) => (day === undefined ? [] : [[field, day && midnight(day)]])),
    );
  }
  /** The animal and the vet that a new row names. */
  function namedIn(table: string, input: Row): Row {
    const [petId, vetId] = ['petId', 'vetId'].map((field) => givenText(input, field));
    const ids = { petId: uuidOf(petId ?? ''), ...(vetId && { vetId: uuidOf(vetId) }) };
    if (!petOf(ids.petId)) throw foreign(table, 'pet_id');
    if (vetId && !user(vetId)) throw foreign(table, 'vet_id');
    return ids;
  }
  return {
    createPet({ input }: Given) {
      refuseIfClosed();
      const none = { breed: null, dateOfBirth: null, microchipId: null, photoUrl: null };
      const ids = { id: extraId(501 + added.pets.length), ownerId: petChainIds.of('provider', signedIn) };
      const row = { ...none, ...input, ...daysIn(input, ['dateOfBirth']), ...ids, ...stamp() };
      added.pets.push(row);
      return extraPet(row);
    },
    updatePet({ id, input }: ById & Given) {
      const found = petOf(uuidOf(id));
      if (!found) throw problem('Pet not found', 'NOT_FOUND');
      refuseNulls('pets', input);
      const key = petChainIds.key('patient', id);
      const species = givenText(input, 'species');
      const birthDate = dayIn(input, 'dateOfBirth');
      const index = added.pets.findIndex((row) => row['id'] === id);
      if (index >= 0) {
        refuseIfClosed();
        const row = { ...added.pets[index], ...input, ...daysIn(input, ['dateOfBirth']), updatedAt: iso(now()) };
        added.pets[index] = row;
        return extraPet(row);
      }
      const changes = {
        name: givenText(input, 'name') ?? undefined,
        species: species
          ? (Object.keys(speciesWords).find((word) => speciesWords[word] === species) ?? 'Unknown')
          : undefined,
        breed: givenText(input, 'breed'),
        birthDate,
        microchip: givenText(input, 'microchipId'),
      };
      return pet(done(() => changePatient(practice, key, changes, now())));
    },
    /** With an animal go its visits, its records and its medications. */
    deletePet({ id }: ById) {
      const found = petOf(uuidOf(id));
      refuseIfClosed();
      if (!found) return false;
      const key = petChainIds.key('patient', id);
      const own = added.pets.findIndex((row) => row['id'] === id);
      if (own >= 0) added.pets.splice(own, 1);
      else
        practice.patients.splice(
          practice.patients.findIndex((row) => row.key === key),
          1,
        );
      for (const row of practice.appointments)
        if (own < 0 && row.patientKey === key) change(row.key, { isDeleted: true });
      return true;
    },
    createMedicalRecord({ input }: Given) {
      refuseIfClosed();
      const none = { diagnosis: null, treatment: null, notes: null, nextVisitDate: null };
      const ids = { id: extraId(3000 + added.medicalRecords.length), ...namedIn('medical_records', input) };
      const row = { ...none, ...input, ...daysIn(input, ['visitDate', 'nextVisitDate']), ...ids, ...stamp() };
      added.medicalRecords.push(row);
      return { ...row, pet: () => petOf(input['petId']), vet: () => user(input['vetId']) };
    },
    createMedication({ input }: Given) {
      refuseIfClosed();
      const none = { instructions: null, endDate: null, status: 'active' };
      const ids = { id: extraId(4000 + added.medications.length), ...namedIn('medications', input) };
      const row = { ...none, ...input, ...daysIn(input, ['startDate', 'endDate']), ...ids, ...stamp() };
      added.medications.push(row);
      return { ...row, pet: () => petOf(input['petId']) };
    },
    updateMedication({ id, input }: ById & Given) {
      const found = medications().find((row) => row['id'] === uuidOf(id));
      if (!found) throw problem('Medication not found', 'NOT_FOUND');
      refuseNulls('medications', input);
      refuseIfClosed();
      const after = { ...found, ...input, ...daysIn(input, ['startDate', 'endDate']), updatedAt: iso(now()) };
      const index = added.medications.findIndex((row) => row['id'] === id);
      if (index >= 0) added.medications[index] = after;
      return after;
    },
    createAppointment({ input }: Given) {
      const { petId, vetId } = namedIn('appointments', input);
      const vet = rowOf(practice.providers, petChainIds.key('provider', String(vetId)));
      const patientKey = petChainIds.key('patient', String(petId));
      // Owners could be given as vets, and animals of vets as pets; the practice has no such visits.
      if (!vet) throw foreign('appointments', 'vet_id');
      if (patientKey === null) throw foreign('appointments', 'pet_id');
      const placeKey = vet.placeKeys[0] ?? 1;
      const type = String(input['type']);
      const details = {
        placeKey,
        patientKey,
        providerKey: vet.key,
        state: 'planned' as const,
        typeKey: visitTypes.indexOf(type) + 1 || 1,
        start: startOf(givenText(input, 'date') ?? '', givenText(input, 'time') ?? '', placeKey),
        minutes: Number(input['durationMinutes'] ?? 30),
        reason: givenText(input, 'notes'),
      };
      const made = done(() => bookAppointment(practice, details, now()));
      added.types.set(made.key, type);
      added.statuses.set(made.key, 'PENDING');
      return appointment(made);
    },
    updateAppointment({ id, input }: ById & Given) {
      const before = rowOf(practice.appointments, petChainIds.key('appointment', uuidOf(id)));
      if (!before || !isAppointment(before)) throw problem('Appointment not found', 'NOT_FOUND');
      refuseNulls('appointments', input);
      if (Object.values(input).every((value) => value === undefined)) return appointment(before);
      const zone = zoneAt(before.placeKey);
      const [date, time, status, type] = ['date', 'time', 'status', 'type'].map((field) => givenText(input, field));
      const start = startOf(date ?? wallDay(before.start, zone), time ?? wallTime(before.start, zone), before.placeKey);
      const minutes = typeof input['durationMinutes'] === 'number' ? input['durationMinutes'] : undefined;
      const changes = {
        start,
        minutes,
        reason: givenText(input, 'notes'),
        state: status ? stateOf[status] : undefined,
      };
      const after = change(before.key, date || time ? changes : { ...changes, start: undefined });
      if (status) added.statuses.set(after.key, status);
      if (type) added.types.set(after.key, type);
      return appointment(after);
    },
    triggerSos({ input }: Given) {
      refuseIfClosed();
      const none = { petId: null, latitude: null, longitude: null };
      const ids = { id: extraId(5000), userId: petChainIds.of('provider', signedIn) };
      return { ...none, ...input, ...ids, triggeredAt: iso(now()) };
    },
  };
}
