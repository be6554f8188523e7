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
import { isVisit, type WardbookMemory, type WardbookRecords } from './records.ts';
import * as values from './values.ts';

type Text = string | null;

interface VisitInput {
  readonly hospitalId?: Text;
  readonly start?: Text;
  readonly duration?: Text;
  readonly visitTypeId?: Text;
  readonly patientId?: Text;
  readonly clientId?: Text;
  readonly clinicianId?: Text;
  readonly roomId?: Text;
  readonly presentingComplaint?: Text;
}

interface ContactPointInput {
  readonly channel: 'EMAIL' | 'PHONE';
  readonly value: string;
  readonly label?: 'HOME' | 'MOBILE' | 'WORK' | null;
}

interface ClientInput {
  readonly given?: Text;
  readonly family?: Text;
  readonly organizationName?: Text;
  readonly contactPoints?: readonly ContactPointInput[] | null;
  readonly street?: Text;
  readonly city?: Text;
  readonly note?: Text;
  readonly homeHospitalId?: Text;
  readonly status?: 'ACTIVE' | 'INACTIVE' | null;
}

interface PatientInput {
  readonly name?: Text;
  readonly species?: Text;
  readonly breed?: Text;
  readonly sex?: PatientRecord['sex'] | null;
  readonly color?: Text;
  readonly bornOn?: Text;
  readonly microchip?: Text;
  readonly status?: 'ALIVE' | 'DECEASED' | null;
}

const { key } = values.wardbookIds;
const states = ['planned', 'confirmed', 'arrived', 'inProgress', 'ready', 'completed', 'cancelled', 'noShow'] as const;
const labels = { HOME: 'Home', MOBILE: 'Mobile', WORK: 'Work' } as const;
const kindWords = {
  place: 'Hospital',
  provider: 'Staff member',
  visitType: 'Visit type',
  patient: 'Patient',
  client: 'Client',
} as const;

/** The mutations: each answers the row, and whatever is wrong is an error. */
export function wardbookWrites(stage: Backstage, records: WardbookRecords, memory: WardbookMemory): object {
  const { practice, now } = stage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    if (outcome.field === 'base') throw values.failure('forbidden', 'ForbiddenException', outcome.message);
    throw values.failure('invalid-input', 'InvalidInputException', outcome.message);
  };
  /** Refuses before anything is changed, where writes are refused at all. */
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const rows = (kind: keyof typeof kindWords): readonly { readonly key: number }[] => {
    const { places, providers, visitTypes, patients, clients } = practice;
    return { place: places, provider: providers, visitType: visitTypes, patient: patients, client: clients }[kind];
  };
  /** The key of a row that has to be there; null where none is named. */
  const reference = (kind: keyof typeof kindWords, id: Text | undefined): number | null => {
    if (!id) return null;
    const row = rowOf(rows(kind), key(kind, id));
    if (!row) throw values.notFound(kindWords[kind], id);
    return row.key;
  };
  const visitWith = (id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, key('appointment', id));
    if (!row || !isVisit(row)) throw values.notFound('Visit', id);
    return row;
  };
  const checkRoom = (roomId: Text | undefined, placeKey: number | null): void => {
    if (!roomId) return;
    const isThere = placeKey !== null && values.roomsOf({ key: placeKey }).some(({ id }) => id === roomId);
    if (!isThere) throw values.notFound('Room', roomId);
  };
  const keepRoom = (visitKey: number, roomId: Text | undefined): void => {
    if (roomId) memory.rooms.set(visitKey, roomId);
    else if (roomId === null) memory.rooms.delete(visitKey);
  };
  const change = (before: AppointmentRecord, changes: Partial<AppointmentRecord>): Row => {
    const row = done(() => changeAppointment(practice, before.key, changes, now()));
    memory.versions.set(row.key, 1 + (memory.versions.get(row.key) ?? 0));
    return records.visit(row);
  };
  const checkOpen = ({ state }: AppointmentRecord, what: string): void => {
    if (!values.closedStates.includes(state)) return;
    const message = `Visit is ${values.wardbookStates[state]} and can not be ${what}`;
    throw values.failure('illegal-transition', 'IllegalTransitionException', message);
  };
  const phonesIn = (points: readonly ContactPointInput[]): readonly PhoneRecord[] =>
    points
      .filter(({ channel }) => channel === 'PHONE')
      .map(({ value, label }) => ({ value, label: labels[label ?? 'MOBILE'] }));
  const emailsIn = (points: readonly ContactPointInput[]): readonly string[] =>
    points.filter(({ channel }) => channel === 'EMAIL').map(({ value }) => value);
  const clientChange = (input: ClientInput, before: ClientRecord): Partial<ClientRecord> => ({
    ...(input.contactPoints && { phones: phonesIn(input.contactPoints), emails: emailsIn(input.contactPoints) }),
    ...(typeof input.street === 'string' && { street: input.street }),
    ...(typeof input.city === 'string' && { city: input.city }),
    ...(input.note !== undefined && { note: input.note }),
    ...(input.homeHospitalId && { placeKey: reference('place', input.homeHospitalId) ?? before.placeKey }),
    ...(input.status && { isActive: input.status === 'ACTIVE' }),
  });

  return {
    bookVisit({ visit }: { readonly visit: VisitInput }) {
      const placeKey = reference('place', visit.hospitalId);
      checkRoom(visit.roomId, placeKey);
      const details = {
        start: values.instantIn(visit.start ?? ''),
        minutes: visit.duration ? values.minutesIn(visit.duration) : null,
        placeKey,
        typeKey: reference('visitType', visit.visitTypeId),
        providerKey: reference('provider', visit.clinicianId),
        patientKey: reference('patient', visit.patientId),
        clientKey: reference('client', visit.clientId),
        reason: visit.presentingComplaint,
      };
      const row = done(() => bookAppointment(practice, details, now()));
      keepRoom(row.key, visit.roomId);
      return records.visit(row);
    },
    amendVisit(args: { readonly id: string; readonly changes: VisitInput; readonly version?: number | null }) {
      const { changes, version } = args;
      const before = visitWith(args.id);
      if (typeof version === 'number' && version !== (memory.versions.get(before.key) ?? 0)) {
        const message = `Visit ${args.id} was changed by another user`;
        throw values.failure('optimistic-lock', 'OptimisticLockException', message);
      }
      checkOpen(before, 'amended');
      const placeKey = reference('place', changes.hospitalId) ?? before.placeKey;
      checkRoom(changes.roomId, placeKey);
      const patient = rowOf(practice.patients, reference('patient', changes.patientId));
      const typeKey = reference('visitType', changes.visitTypeId) ?? before.typeKey;
      const made = change(before, {
        placeKey,
        typeKey,
        ...(changes.start && { start: values.instantIn(changes.start) }),
        ...(changes.duration && { minutes: values.minutesIn(changes.duration) }),
        ...(patient && { patientKey: patient.key, clientKey: patient.clientKey }),
        ...(changes.clinicianId !== undefined && { providerKey: reference('provider', changes.clinicianId) }),
        ...(changes.presentingComplaint !== undefined && { reason: changes.presentingComplaint }),
      });
      keepRoom(before.key, changes.roomId);
      return made;
    },
    cancelVisit({ id, reason }: { readonly id: string; readonly reason?: Text }) {
      const before = visitWith(id);
      checkOpen(before, 'cancelled');
      return change(before, { state: 'cancelled', cancelReason: reason ?? null });
    },
    advanceVisit({ id, to }: { readonly id: string; readonly to: string }) {
      const before = visitWith(id);
      checkOpen(before, 'advanced');
      const state: VisitState | undefined = states.find((each) => values.wardbookStates[each] === to);
      return change(before, { state: state ?? before.state });
    },
    registerClient({ client }: { readonly client: ClientInput }) {
      allowed();
      const { organizationName, given, family } = client;
      reference('place', client.homeHospitalId);
      const names = organizationName ? { familyName: organizationName } : { givenName: given, familyName: family };
      const { key: made } = done(() => registerClient(practice, names, now()));
      const before = rowOf(practice.clients, made);
      return records.client(before && done(() => changeClient(practice, made, clientChange(client, before), now())));
    },
    amendClient({ id, changes }: { readonly id: string; readonly changes: ClientInput }) {
      const before = rowOf(practice.clients, reference('client', id));
      if (!before || before.isDeleted) throw values.notFound('Client', id);
      const { organizationName, given, family } = changes;
      const names: Partial<ClientRecord> = organizationName
        ? { givenName: null, familyName: organizationName }
        : { ...(given && { givenName: given }), ...(family && { familyName: family }) };
      const details = { ...clientChange(changes, before), ...names };
      return records.client(done(() => changeClient(practice, before.key, details, now())));
    },
    registerPatient({ ownerId, patient }: { readonly ownerId: string; readonly patient: PatientInput }) {
      allowed();
      const clientKey = reference('client', ownerId);
      const birthDate = patient.bornOn ? values.dayIn(patient.bornOn) : null;
      const { name, species, breed } = patient;
      const { key: made } = done(() => addPatient(practice, { clientKey, name, species, breed }, now()));
      const more = { sex: patient.sex ?? 'UNKNOWN', color: patient.color ?? '', microchip: patient.microchip ?? null };
      return records.patient(done(() => changePatient(practice, made, { ...more, birthDate }, now())));
    },
    amendPatient({ id, changes }: { readonly id: string; readonly changes: PatientInput }) {
      const patientKey = reference('patient', id);
      const details = {
        name: changes.name ?? undefined,
        species: changes.species ?? undefined,
        breed: changes.breed,
        sex: changes.sex ?? undefined,
        color: changes.color ?? undefined,
        birthDate: changes.bornOn ? values.dayIn(changes.bornOn) : changes.bornOn,
        microchip: changes.microchip,
        isDeceased: changes.status ? changes.status === 'DECEASED' : undefined,
      };
      return records.patient(done(() => changePatient(practice, patientKey, details, now())));
    },
  };
}
