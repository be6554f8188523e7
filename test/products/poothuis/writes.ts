import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PhoneRecord,
  rowOf,
  type VisitState,
} from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { PoothuisRecords } from './records.ts';
import { dayText, instantAt, isoDay, poothuisIds, poothuisSpecies, poothuisStatuses, timeText } from './values.ts';

type Text = string | null | undefined;

interface AppointmentData {
  readonly branchId?: Text;
  readonly date?: Text;
  readonly time?: Text;
  readonly durationMinutes?: number | null;
  readonly kindId?: Text;
  readonly animalId?: Text;
  readonly relationId?: Text;
  readonly employeeId?: Text;
  readonly reason?: Text;
}

interface RelationData {
  readonly kind?: 'PRIVATE' | 'BUSINESS' | null;
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly email?: Text;
  readonly mobile?: Text;
  readonly phonePrivate?: Text;
  readonly phoneBusiness?: Text;
  readonly street?: Text;
  readonly town?: Text;
  readonly branchId?: Text;
  readonly labels?: readonly string[] | null;
  readonly remark?: Text;
  readonly active?: boolean | null;
}

interface AnimalData {
  readonly name?: Text;
  readonly speciesId?: Text;
  readonly breed?: Text;
  readonly sex?: PatientRecord['sex'] | null;
  readonly coatColour?: Text;
  readonly bornOn?: Text;
  readonly chipNumber?: Text;
  readonly deceased?: boolean | null;
}

const { key } = poothuisIds;
const states = ['planned', 'confirmed', 'arrived', 'inProgress', 'ready', 'completed', 'cancelled', 'noShow'] as const;
// Names of the inputs for what is to blame.
const fields: Readonly<Record<string, string>> = {
  start: 'date',
  location: 'branchId',
  type: 'kindId',
  patient: 'animalId',
  client: 'relationId',
  provider: 'employeeId',
};
const blame = <Record>(field: string, message: string): Written<Record> => ({ ok: false, field, message });

/** The mutations for appointments, relations and animals. */
export function poothuisWrites(stage: Backstage, records: PoothuisRecords): object {
  const { practice, now } = stage;
  const result = <Record>(name: string, make: (row: Record) => unknown, write: () => Written<Record>): Row => {
    const outcome = written(stage, write);
    if (outcome.ok) return { ok: true, [name]: make(outcome.row), problems: [] };
    const { field, message } = outcome;
    const code = message.startsWith('No such') ? 'NOT_FOUND' : field === 'base' ? 'REFUSED' : 'INVALID';
    const problem = { field: field === 'base' ? null : (fields[field] ?? field), code, text: message };
    return { ok: false, [name]: null, problems: [problem] };
  };
  const appointmentResult = (write: () => Written<AppointmentRecord>): Row =>
    result('appointment', records.appointment, write);
  const knownAppointment = (id: string): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, key('appointment', id));
    return row && !row.isDeleted && !row.isBlock ? row : null;
  };
  const change = (id: string, changes: Partial<AppointmentRecord>): Written<AppointmentRecord> =>
    changeAppointment(practice, knownAppointment(id)?.key ?? null, changes, now());
  const isUnknown = (kind: 'place' | 'provider' | 'visitType' | 'patient' | 'client', id: Text): boolean => {
    if (!id) return false;
    const rows = {
      place: practice.places,
      provider: practice.providers,
      visitType: practice.visitTypes,
      patient: practice.patients,
      client: practice.clients,
    };
    return !rowOf<{ readonly key: number }>(rows[kind], key(kind, id));
  };
  /** The first reference of a call that leads nowhere. */
  const wrongReference = (data: AppointmentData): Written<AppointmentRecord> | null => {
    if (isUnknown('place', data.branchId)) return blame('location', 'No such branch');
    if (isUnknown('visitType', data.kindId)) return blame('type', 'No such kind of appointment');
    if (isUnknown('patient', data.animalId)) return blame('patient', 'No such animal');
    if (isUnknown('client', data.relationId)) return blame('client', 'No such relation');
    return isUnknown('provider', data.employeeId) ? blame('provider', 'No such employee') : null;
  };
  const speciesIn = (id: Text): string | undefined => (id ? poothuisSpecies[Number(id) - 1] : undefined);
  const born = (day: Text): string | null | undefined => (day ? isoDay(day) : day);
  const phonesWith = (data: RelationData, before: readonly PhoneRecord[]): readonly PhoneRecord[] => {
    const given = { Mobile: data.mobile, Home: data.phonePrivate, Work: data.phoneBusiness };
    return (['Mobile', 'Home', 'Work'] as const).flatMap((label) => {
      const value = given[label];
      if (value === undefined) return before.filter((phone) => phone.label === label);
      return value === null || value.trim() === '' ? [] : [{ label, value }];
    });
  };
  const relationChange = (data: RelationData, before: ClientRecord): Partial<ClientRecord> => ({
    phones: phonesWith(data, before.phones),
    ...(data.firstName !== undefined && { givenName: data.firstName === '' ? null : data.firstName }),
    ...(typeof data.lastName === 'string' && { familyName: data.lastName }),
    ...(data.email !== undefined && { emails: data.email ? [data.email] : [] }),
    ...(data.street !== undefined && { street: data.street ?? '' }),
    ...(data.town !== undefined && { city: data.town ?? '' }),
    ...(data.branchId && { placeKey: key('place', data.branchId) ?? before.placeKey }),
    ...(data.labels !== undefined && { tags: data.labels ?? [] }),
    ...(data.remark !== undefined && { note: data.remark }),
    ...(typeof data.active === 'boolean' && { isActive: data.active }),
  });

  return {
    planAppointment: ({ data }: { readonly data: AppointmentData }) =>
      appointmentResult(() => {
        const wrong = wrongReference(data);
        if (wrong) return wrong;
        const place = rowOf(practice.places, key('place', data.branchId));
        const details = {
          start: instantAt(data.date ?? '', data.time ?? '', place?.zone ?? 'UTC'),
          minutes: data.durationMinutes,
          placeKey: place?.key ?? null,
          typeKey: key('visitType', data.kindId),
          providerKey: key('provider', data.employeeId),
          patientKey: key('patient', data.animalId),
          clientKey: key('client', data.relationId),
          reason: data.reason,
        };
        if (typeof data.durationMinutes === 'number' && data.durationMinutes < 1)
          return blame('durationMinutes', 'An appointment takes at least a minute');
        return bookAppointment(practice, details, now());
      }),
    changeAppointment: ({ id, data }: { readonly id: string; readonly data: AppointmentData }) =>
      appointmentResult(() => {
        const before = knownAppointment(id);
        if (!before) return blame('id', 'No such appointment');
        const wrong = wrongReference(data);
        if (wrong) return wrong;
        const zoneAt = (placeKey: number): string => rowOf(practice.places, placeKey)?.zone ?? 'UTC';
        const placeKey = key('place', data.branchId) ?? before.placeKey;
        const shown = zoneAt(before.placeKey);
        const isMoved = Boolean(data.date) || Boolean(data.time) || placeKey !== before.placeKey;
        const animal = rowOf(practice.patients, key('patient', data.animalId));
        return change(id, {
          placeKey,
          ...(isMoved && {
            start: instantAt(
              data.date ?? dayText(before.start, shown),
              data.time ?? timeText(before.start, shown),
              zoneAt(placeKey),
            ),
          }),
          ...(typeof data.durationMinutes === 'number' && { minutes: data.durationMinutes }),
          ...(data.kindId && { typeKey: key('visitType', data.kindId) ?? before.typeKey }),
          ...(animal && { patientKey: animal.key, clientKey: animal.clientKey }),
          ...(data.employeeId !== undefined && { providerKey: key('provider', data.employeeId) }),
          ...(data.reason !== undefined && { reason: data.reason }),
        });
      }),
    cancelAppointment: ({ id, reason }: { readonly id: string; readonly reason?: Text }) =>
      appointmentResult(() => {
        const state = knownAppointment(id)?.state;
        if (state === 'completed') return blame('id', 'A settled appointment can not be cancelled');
        return change(id, { state: 'cancelled', cancelReason: reason ?? null });
      }),
    setAppointmentStatus: ({ id, code }: { readonly id: string; readonly code: string }) =>
      appointmentResult(() => {
        const state: VisitState | undefined = states.find((each) => poothuisStatuses[each].code === code);
        return state ? change(id, { state }) : blame('code', 'No such status');
      }),
    createRelation: ({ data }: { readonly data: RelationData }) =>
      result('relation', records.relation, () => {
        if (isUnknown('place', data.branchId)) return blame('branchId', 'No such branch');
        if ((data.lastName ?? '').trim() === '') return blame('lastName', 'A last name is needed');
        const givenName = data.kind === 'BUSINESS' ? null : data.firstName;
        const made = registerClient(practice, { givenName, familyName: data.lastName }, now());
        if (!made.ok) return made;
        // The first name is as it was registered.
        const { firstName: _first, lastName: _last, ...rest } = data;
        return changeClient(practice, made.row.key, relationChange(rest, made.row), now());
      }),
    changeRelation: ({ id, data }: { readonly id: string; readonly data: RelationData }) =>
      result('relation', records.relation, () => {
        const before = rowOf(practice.clients, key('client', id));
        if (!before || before.isDeleted) return blame('id', 'No such relation');
        if (isUnknown('place', data.branchId)) return blame('branchId', 'No such branch');
        return changeClient(practice, before.key, relationChange(data, before), now());
      }),
    createAnimal: ({ relationId, data }: { readonly relationId: string; readonly data: AnimalData }) =>
      result('animal', records.animal, () => {
        const owner = rowOf(practice.clients, key('client', relationId));
        if (!owner || owner.isDeleted) return blame('relationId', 'No such relation');
        const species = speciesIn(data.speciesId);
        if (species === undefined) return blame('speciesId', 'No such species');
        const birthDate = born(data.bornOn);
        const { name, breed } = data;
        const made = addPatient(practice, { clientKey: owner.key, name, species, breed }, now());
        if (!made.ok) return made;
        const more = { sex: data.sex ?? 'UNKNOWN', color: data.coatColour ?? '', microchip: data.chipNumber ?? null };
        return changePatient(practice, made.row.key, { ...more, birthDate: birthDate ?? null }, now());
      }),
    changeAnimal: ({ id, data }: { readonly id: string; readonly data: AnimalData }) =>
      result('animal', records.animal, () => {
        if (data.speciesId && speciesIn(data.speciesId) === undefined) return blame('speciesId', 'No such species');
        const changes = {
          name: data.name ?? undefined,
          species: speciesIn(data.speciesId),
          breed: data.breed,
          sex: data.sex ?? undefined,
          color: data.coatColour ?? undefined,
          birthDate: born(data.bornOn),
          microchip: data.chipNumber,
          isDeceased: data.deceased ?? undefined,
        };
        return changePatient(practice, key('patient', id), changes, now());
      }),
  };
}
