import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { type MedCrmMemory, profileOf } from './memory.ts';
import { dateText, isTreatment, medCrmIds, patientsOf, textsIn } from './values.ts';

/** How rows of the practice look there. */
export type MedCrmRecords = ReturnType<typeof medCrmRecords>;

/** Rows by their numbers, the last one first. */
function newestFirst(rows: Iterable<Row>): readonly Row[] {
  return [...rows].toSorted((one, other) => Number(other['id']) - Number(one['id']));
}

/** Makes rows from the records of a practice; fields without a resolver are what the store has, mostly nothing. */
export function medCrmRecords({ practice, meet }: Backstage, memory: MedCrmMemory) {
  const clinic = (id: unknown): Row | null => memory.clinics.get(String(id)) ?? null;

  const therapist = (row: Row): Row => ({ ...row, clinic: () => clinic(row['clinic_id']) });
  // Who has left is left out, and numbers that lead nowhere are no error.
  const users = (ids: unknown): readonly Row[] => {
    const wanted = textsIn(ids);
    return [...memory.therapists.values()]
      .filter((row) => wanted.includes(String(row['id'])) && row['archived'] === false)
      .map(therapist);
  };
  /** People whom the store has no account for are names in a list of numbers. */
  const usersAndNames = (ids: unknown, name: (text: string) => Row): readonly Row[] => {
    const names = textsIn(ids).filter((text) => Number.isNaN(Number.parseInt(text, 10)));
    return [...users(ids), ...names.map(name)];
  };

  const about = (rows: ReadonlyMap<string, Row>, id: string): readonly Row[] =>
    newestFirst([...rows.values()].filter((row) => row['patient_id'] === id));
  const paper = (row: Row): Row => ({
    ...row,
    patient: null,
    fillers: () => usersAndNames(row['fillers_ids'], (text) => ({ id: -1, first_name: text })),
  });

  const patient = (key: number | null): Row | null => {
    const person = rowOf(practice.clients, key);
    if (!person) return null;
    meet('client', person.key);
    const id = medCrmIds.of('client', person.key);
    return {
      ...profileOf(person.key),
      remarks: person.note,
      ...memory.profiles.get(id),
      id,
      first_name: person.givenName ?? '',
      last_name: person.familyName,
      phone: person.phones[0]?.value ?? null,
      profile_email: person.emails[0] ?? null,
      // The row has the number alone, and nothing follows it.
      clinic: null,
      clinic_id: medCrmIds.of('place', person.placeKey),
      files: () => about(memory.files, id),
      treatment_series: null,
      diagnoses: () => about(memory.diagnoses, id).map(paper),
      treatment_summary: () => about(memory.summaries, id).map(paper),
      archived: !person.isActive,
    };
  };
  /** Anyone of the table of users. */
  const user = (id: unknown): Row | null => {
    const row = rowOf(practice.clients, medCrmIds.key('client', String(id)));
    if (row) return row.isDeleted ? null : patient(row.key);
    const other = memory.therapists.get(String(id)) ?? memory.administrators.get(String(id));
    return other ?? null;
  };

  const stored = (row: AppointmentRecord): Row => memory.treatments.get(medCrmIds.of('appointment', row.key)) ?? {};
  const therapistIds = (row: AppointmentRecord): readonly string[] => {
    const own = row.providerKey === null ? [] : [medCrmIds.of('provider', row.providerKey)];
    return 'therapist_ids' in stored(row) ? textsIn(stored(row)['therapist_ids']) : own;
  };
  const treatment = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    return {
      method: rowOf(practice.visitTypes, row.typeKey)?.name ?? null,
      process: row.state === 'completed' ? 'As planned.' : null,
      parents_guidance: row.key % 7 === 0 ? 'Practise twice a day.' : null,
      next_treatment_remark: row.key % 5 === 0 ? 'Start with a game.' : null,
      ...stored(row),
      id: medCrmIds.of('appointment', row.key),
      target: row.reason,
      therapists: () => users(therapistIds(row)),
      patient: () => patient(row.clientKey),
      start_date: dateText(row.start),
      end_date: dateText(row.start + row.minutes * 60_000),
    };
  };
  const treatments = (isOf: (row: AppointmentRecord) => boolean): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isTreatment(row) && isOf(row));

  const series = (row: Row): Row => ({
    ...row,
    // The type has it, the table has not.
    objects: null,
    treatments: () =>
      treatments((visit) => stored(visit)['series_id'] === row['id'])
        .toSorted(byStart)
        .map(treatment),
    patient: () => user(row['patient_id']),
  });
  const object = (row: Row): Row => ({
    ...row,
    patient: () => user(row['patient_id']),
    therapists: () => users(row['therapist_ids']),
    participants: () =>
      usersAndNames(row['participant_ids'], (text) => ({ id: text, first_name: text, last_name: '' })),
  });

  const active = (rows: ReadonlyMap<string, Row>, clinicId: string | null = null): readonly Row[] =>
    newestFirst(rows.values()).filter(
      (row) => row['archived'] === false && (clinicId === null || row['clinic_id'] === clinicId),
    );
  return {
    clinic,
    clinics: (): readonly Row[] => [...memory.clinics.values()],
    administrators: () => active(memory.administrators).map(therapist),
    therapists: (clinicId?: string | null) => active(memory.therapists, clinicId).map(therapist),
    therapist: (id: string): Row | null => [memory.therapists.get(id)].filter(isRow).map(therapist)[0] ?? null,
    patients: (clinicId: string, isArchived: boolean) =>
      patientsOf(practice, medCrmIds.key('place', clinicId) ?? 0, !isArchived).flatMap(({ key }) => patient(key) ?? []),
    patient,
    user,
    treatment,
    treatments,
    therapistIds,
    series: (rows: Iterable<Row>) => newestFirst(rows).map(series),
    objects: (rows: Iterable<Row>) => newestFirst(rows).map(object),
  };
}
