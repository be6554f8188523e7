import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { type MedCrmMemory, nextId, profileOf } from './memory.ts';
import type { MedCrmRecords } from './records.ts';
import { dateText, medCrmIds, patientsOf, storedFields } from './values.ts';

interface PatientArgs {
  readonly id: string;
  readonly clinic_id: string;
  readonly patient?: Row | null;
}

const leastUser = 4000;
const childRow = 'ER_NO_REFERENCED_ROW_2: Cannot add or update a child row: a foreign key constraint fails';

/** The mutations for clinics and for people. */
export function medCrmPeopleWrites(
  backstage: Backstage,
  records: MedCrmRecords,
  memory: MedCrmMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(backstage, write);
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const change = (rows: Map<string, Row>, id: string, fields: Row): string => {
    allowed();
    const before = rows.get(id);
    if (before) rows.set(id, { ...before, ...presentFields(fields) });
    return before ? '1' : '0';
  };

  const clientOf = (id: string): ClientRecord => {
    const client = rowOf(practice.clients, medCrmIds.key('client', id));
    if (client && !client.isDeleted) return client;
    throw new GraphQLError("Cannot read property 'clinic_id' of undefined");
  };
  const profile = (client: ClientRecord): Row => {
    return { ...profileOf(client.key), ...memory.profiles.get(medCrmIds.of('client', client.key)) };
  };
  /** Two patients of one clinic can't have one number. */
  const checkNumber = (idNumber: unknown, placeKey: number, key: number | null): void => {
    const others = practice.clients.filter((client) => client.placeKey === placeKey && client.key !== key);
    const isTaken = others.some((client) => profile(client)['id_number'] === idNumber);
    if (isTaken) throw new GraphQLError('DUPLICATE_ID_NUMBER');
  };
  const checkEmail = (email: unknown, id: string | null = null): void => {
    const accounts = [...memory.therapists.values(), ...memory.administrators.values()];
    const isTaken = accounts.some((row) => typeof email === 'string' && row['email'] === email && row['id'] !== id);
    if (isTaken) throw new GraphQLError('DUPLICATE_EMAIL');
  };
  /** A clinic has room for so many patients, those in the archive not counted. */
  const checkLimit = (clinicId: string): number => {
    const clinic = memory.clinics.get(clinicId);
    if (!clinic) throw new GraphQLError("Cannot match against 'undefined' or 'null'.");
    const key = Number(clinicId);
    const limit = clinic['patients_limit'];
    if (patientsOf(practice, key, true).length < Number(limit)) return key;
    throw new GraphQLError(JSON.stringify({ code: 'PATIENTS_LIMIT', payload: limit }));
  };
  const keep = (id: string, fields: Row): void => {
    memory.profiles.set(id, { ...memory.profiles.get(id), ...storedFields(presentFields(fields), ['birth_date']) });
  };
  const archive = (id: string, isActive: boolean): ClientRecord => {
    const { key } = clientOf(id);
    const client = done(() => changeClient(practice, key, { isActive }, now()));
    if (!isActive) keep(id, { archived_date: dateText(now()) });
    return client;
  };
  const addUser = (rows: Map<string, Row>, fields: Row, role: string): string => {
    allowed();
    checkEmail(fields['email']);
    const id = nextId(new Map([...memory.therapists, ...memory.administrators]), leastUser);
    rows.set(id, { archived: false, ...storedFields(fields, ['birth_date']), id, role });
    return id;
  };
  const addClinic = (clinic: Row | null | undefined): Row => {
    allowed();
    const id = nextId(memory.clinics, 0);
    const row = { disabled: false, deleted: false, archive_time: null, ...clinic, id };
    memory.clinics.set(id, row);
    return row;
  };

  return {
    signUp(user: Row) {
      const name = `${String(user['first_name'])} ${String(user['last_name'])}`;
      checkEmail(user['email']);
      const clinic = addClinic({ name, address: 'Central street', patients_limit: 100, archive_time: 60 });
      return { status: addUser(memory.therapists, { ...user, clinic_id: clinic['id'] }, 'THERAPIST') };
    },
    addClinic: ({ clinic }: { readonly clinic?: Row | null }) => addClinic(clinic),
    editClinic({ id, clinic }: { readonly id: number; readonly clinic?: Row | null }) {
      change(memory.clinics, String(id), clinic ?? {});
      return records.clinic(id);
    },
    deleteClinic({ id }: { readonly id: number }) {
      allowed();
      // Its users go first, and treatments hold on to them.
      if (practice.clients.some(({ placeKey }) => placeKey === id))
        throw new GraphQLError('ER_ROW_IS_REFERENCED_2: Cannot delete or update a parent row');
      memory.clinics.delete(String(id));
      return { id };
    },
    addAdministrator: (user: Row) => {
      const { email, clinic_id: clinicId } = user;
      const fields = { email, clinic_id: clinicId, first_name: null, last_name: null };
      return { status: addUser(memory.administrators, fields, 'CLINIC_ADMIN') };
    },
    editAdministrator: ({ id }: { readonly id: number }) => ({ status: change(memory.administrators, String(id), {}) }),
    deleteAdministrator: ({ id }: { readonly id: number }) => ({
      status: change(memory.administrators, String(id), { archived: true }),
    }),
    createTherapist({ clinic_id: clinicId, therapist }: { readonly clinic_id: string; readonly therapist: Row }) {
      return records.therapist(addUser(memory.therapists, { ...therapist, clinic_id: clinicId }, 'THERAPIST'));
    },
    updateTherapist({ id, therapist }: { readonly id: string; readonly therapist: Row }) {
      checkEmail(therapist['email'], id);
      change(memory.therapists, id, storedFields(therapist, ['birth_date']));
      return records.therapist(id);
    },
    deleteTherapist({ id }: { readonly id: number }) {
      change(memory.therapists, String(id), { archived: true });
      // The answer is an object, which is true.
      return true;
    },
    addPatient({ clinic_id: clinicId, patient }: PatientArgs) {
      const input = patient ?? {};
      allowed();
      const placeKey = checkLimit(clinicId);
      checkNumber(input['id_number'], placeKey, null);
      const { key } = done(() => {
        const name = { givenName: givenText(input, 'first_name'), familyName: givenText(input, 'last_name') };
        return registerClient(
          practice,
          { ...name, emails: [givenText(input, 'profile_email')], phones: [givenText(input, 'phone')] },
          now(),
        );
      });
      done(() => changeClient(practice, key, { placeKey }, now()));
      const { first_name: _first, last_name: _last, phone: _phone, profile_email: _email, ...fields } = input;
      keep(medCrmIds.of('client', key), { gender: null, health_maintenance: null, related_persons: [], ...fields });
      return records.patient(key);
    },
    editPatient({ id, patient }: PatientArgs) {
      const { first_name: _first, last_name: _last, phone: _phone, profile_email: _email, ...fields } = patient ?? {};
      const client = rowOf(practice.clients, medCrmIds.key('client', id));
      if (!client || client.isDeleted) return null;
      const input = patient ?? {};
      checkNumber(input['id_number'], client.placeKey, client.key);
      const givenName = givenText(input, 'first_name');
      const familyName = givenText(input, 'last_name') ?? undefined;
      const contact = contactChange(client, givenText(input, 'phone'), givenText(input, 'profile_email'));
      done(() => changeClient(practice, client.key, { givenName, familyName, ...contact }, now()));
      keep(id, fields);
      return records.patient(client.key);
    },
    deletePatient({ id }: PatientArgs) {
      const { key } = clientOf(id);
      done(() => changeClient(practice, key, { isActive: false }, now()));
      // It answers a status where its type is a patient.
      return { status: '1' };
    },
    archivePatient: ({ id }: PatientArgs) => records.patient(archive(id, false).key),
    unarchivePatient({ id }: PatientArgs) {
      // The limits of time and number are not for the administrator of the whole.
      return records.patient(archive(id, true).key);
    },
    addPatientFile({ file }: { readonly file: Row }) {
      allowed();
      const patient = records.user(file['patient_id']);
      if (!patient) throw new GraphQLError(childRow);
      const id = nextId(memory.files, 0);
      memory.files.set(id, { ...file, id });
      return patient;
    },
    deletePatientFile({ id }: { readonly id: string }) {
      allowed();
      const file = memory.files.get(id);
      if (!file) throw new GraphQLError("Cannot read property 'id' of undefined");
      memory.files.delete(id);
      return records.user(file['patient_id']);
    },
  };
}
