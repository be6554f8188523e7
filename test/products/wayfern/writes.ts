import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient, mergeClients } from '../../dialects/practiceChanges.ts';
import { addPatient, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { appointmentWrites } from './appointmentWrites.ts';
import { type ContactRow, nextKey, type WayfernMemory } from './memory.ts';
import { queueWrites } from './queueWrites.ts';
import type { WayfernShown } from './queues.ts';
import { emailsIn, phonesIn, writeTools } from './writeTools.ts';
import { clientTags, dateIn, listIn, notFound, problem, typeId, typeKey, wayfernIds } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

const { key } = wayfernIds;
/** All mutations. */
export function wayfernWrites(backstage: Backstage, memory: WayfernMemory, records: WayfernShown): object {
  const { practice, now } = backstage;
  const tools = writeTools(backstage, memory);
  const { done, allowed, checkEtag, updatedFields, once } = tools;

  const clientIn = (id: unknown, isDeletedToo = false): ClientRecord => {
    const row = rowOf(practice.clients, key('client', String(id)));
    if (!row || (row.isDeleted && !isDeletedToo)) throw notFound('Client', id);
    return row;
  };
  const patientIn = (id: unknown): PatientRecord => {
    const row = rowOf(practice.patients, key('patient', String(id)));
    if (!row) throw notFound('Patient', id);
    return row;
  };
  const clientChange = (input: Row): Parameters<typeof changeClient>[2] => {
    const { state, homeLocationId, postalAddress } = input;
    const place = rowOf(practice.places, key('place', String(homeLocationId)));
    if (typeof homeLocationId === 'string' && !place) throw notFound('Location', homeLocationId);
    const familyName = givenText(input, 'familyName');
    if (familyName !== undefined && (familyName ?? '').trim() === '')
      throw problem('INVALID_ARGUMENT', 'familyName must not be empty', 'client.familyName');
    const givenName = givenText(input, 'givenName');
    const tagIds = listIn(input, 'tagIds');
    const address = isRow(postalAddress) ? postalAddress : undefined;
    return {
      givenName: givenName === undefined ? undefined : (givenName ?? '').trim() || null,
      familyName: familyName?.trim(),
      isActive: state === 'ACTIVE' || state === 'INACTIVE' ? state === 'ACTIVE' : undefined,
      phones: phonesIn(input),
      emails: emailsIn(input),
      street: address && (listIn(address, 'addressLines') ?? []).join(', '),
      city: address && (givenText(address, 'locality') ?? ''),
      placeKey: place?.key,
      note: givenText(input, 'notes'),
      tags: tagIds && clientTags.filter((name) => tagIds.includes(String(records.tag(name)['id']))),
    };
  };
  const speciesIn = (id: unknown): string | undefined => {
    if (typeof id !== 'string') return undefined;
    const name = records.office.speciesNames().find((each) => records.office.species(each)['id'] === id);
    if (name === undefined) throw notFound('Species', id);
    return name;
  };
  const patientChange = (input: Row, before: PatientRecord | null): Parameters<typeof changePatient>[2] => {
    const { breedId, sex, state } = input;
    const species = speciesIn(input['speciesId']);
    const breed = records.office
      .breedNames()
      .find(([kind, name]) => records.office.breed(kind, name)['id'] === breedId);
    if (typeof breedId === 'string' && !breed) throw notFound('Breed', breedId);
    if (breed && breed[0] !== (species ?? before?.species))
      throw problem('INVALID_ARGUMENT', 'The breed is of another species', 'patient.breedId');
    const sexWord = typeof sex === 'string' ? sex.split('_')[0] : undefined;
    return {
      name: givenText(input, 'name')?.trim(),
      species,
      breed: breedId === undefined ? undefined : (breed?.[1] ?? null),
      color: givenText(input, 'color') ?? undefined,
      sex: (['MALE', 'FEMALE', 'UNKNOWN'] as const).find((word) => word === sexWord),
      birthDate: dateIn(input, 'birthDate'),
      microchip: givenText(input, 'microchipNumber'),
      isActive: typeof state === 'string' ? state === 'ACTIVE' : undefined,
      isDeceased: typeof state === 'string' ? state === 'DECEASED' : undefined,
    };
  };
  const isComing = (row: (typeof practice.appointments)[number]): boolean =>
    !row.isDeleted && row.start > now() && ['planned', 'confirmed'].includes(row.state);

  return {
    ...appointmentWrites(backstage, memory, records, tools),
    ...queueWrites(backstage, memory, records, tools),
    createClient({ input }: InputArgs): Row {
      allowed();
      const given = isRow(input['client']) ? input['client'] : {};
      const change = clientChange({ familyName: null, ...given });
      const row = once(practice.clients, input['requestId'], () => {
        const names = { givenName: change.givenName, familyName: change.familyName };
        const made = done(() => registerClient(practice, names, now()));
        return done(() => changeClient(practice, made.key, change, now()));
      });
      return records.client(row);
    },
    updateClient({ input }: InputArgs): Row {
      allowed();
      const given = updatedFields(input, 'client');
      const row = clientIn(given['id']);
      checkEtag(row, given['etag']);
      return records.client(done(() => changeClient(practice, row.key, clientChange(given), now())));
    },
    deleteClient({ input }: InputArgs): Row {
      allowed();
      const row = clientIn(input['id']);
      checkEtag(row, input['etag']);
      if (practice.appointments.some((visit) => visit.clientKey === row.key && isComing(visit)))
        throw problem('FAILED_PRECONDITION', 'The client has upcoming appointments');
      return records.client(done(() => changeClient(practice, row.key, { isDeleted: true }, now())));
    },
    undeleteClient({ input }: InputArgs): Row {
      allowed();
      const row = clientIn(input['id'], true);
      if (!row.isDeleted) throw problem('FAILED_PRECONDITION', 'The client is not deleted');
      return records.client(done(() => changeClient(practice, row.key, { isDeleted: false }, now())));
    },
    mergeClients({ input }: InputArgs): Row {
      allowed();
      const [keep, remove] = [clientIn(input['survivingClientId']), clientIn(input['duplicateClientId'])];
      if (keep === remove)
        throw problem('INVALID_ARGUMENT', 'A client cannot be merged with itself', 'duplicateClientId');
      return records.client(done(() => mergeClients(practice, keep.key, remove.key, now())));
    },
    createContact({ input }: InputArgs): Row {
      allowed();
      const householdKey = typeKey('hsh', input['householdId']);
      const given = isRow(input['contact']) ? input['contact'] : {};
      const person = rowOf(practice.clients, householdKey);
      if (!person || person.isDeleted) throw notFound('Household', input['householdId']);
      const row: ContactRow = {
        key: nextKey(memory.contacts),
        householdKey: person.key,
        givenName: String(given['givenName']),
        familyName: String(given['familyName']),
        relationship: givenText(given, 'relationship') ?? 'CO_OWNER',
        phoneNumber: givenText(given, 'phoneNumber') ?? null,
        emailAddress: givenText(given, 'emailAddress') ?? null,
        mayAuthorizeTreatment: given['mayAuthorizeTreatment'] === true,
      };
      memory.contacts.push(row);
      return records.contact(row);
    },
    createReferringVeterinarian({ input }: InputArgs): Row {
      allowed();
      const given = isRow(input['referringVeterinarian']) ? input['referringVeterinarian'] : {};
      const row = { ...given, key: memory.referring.length + 1 };
      memory.referring.push(row);
      return { ...records.office.referring(row), id: typeId('rfv', row.key) };
    },
    createPatient({ input }: InputArgs): Row {
      allowed();
      const given = isRow(input['patient']) ? input['patient'] : {};
      const owner = clientIn(input['clientId']);
      const change = patientChange(given, null);
      if ((change.name ?? '') === '') throw problem('INVALID_ARGUMENT', 'name is required', 'patient.name');
      if (change.species === undefined) throw problem('INVALID_ARGUMENT', 'speciesId is required', 'patient.speciesId');
      const row = once(practice.patients, input['requestId'], () => {
        const made = done(() => addPatient(practice, { clientKey: owner.key, name: change.name }, now()));
        return done(() => changePatient(practice, made.key, change, now()));
      });
      return records.patient(row);
    },
    updatePatient({ input }: InputArgs): Row {
      allowed();
      const given = updatedFields(input, 'patient');
      const row = patientIn(given['id']);
      checkEtag(row, given['etag']);
      return records.patient(done(() => changePatient(practice, row.key, patientChange(given, row), now())));
    },
    markPatientDeceased({ input }: InputArgs): Row {
      allowed();
      const row = patientIn(input['id']);
      if (row.isDeceased) throw problem('FAILED_PRECONDITION', 'The patient is deceased already');
      for (const visit of practice.appointments.filter((each) => each.patientKey === row.key && isComing(each))) {
        if (input['cancelAppointments'] !== true) continue;
        memory.visits.set(visit.key, { ...memory.visits.get(visit.key), cancelReason: 'PATIENT_DECEASED' });
        done(() => changeAppointment(practice, visit.key, { state: 'cancelled' }, now()));
      }
      const change = { isDeceased: true, isActive: false };
      return records.patient(done(() => changePatient(practice, row.key, change, now())));
    },
  };
}
