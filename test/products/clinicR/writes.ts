import { GraphQLError } from 'graphql';
import { startOfDay, wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PhoneRecord,
  type VisitState,
  rowOf,
} from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import {
  type ClinicRMemory,
  type VisitExtras,
  clinicRIds,
  type clinicRRows,
  isConfirmed,
  isHere,
  phoneOf,
  serverZone,
} from './records.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type PatientInput = Readonly<{ name: string; phoneNo: string; age: number; sex: string; type: string }> &
  Texts<'id' | 'phoneNoTwo' | 'code' | 'email' | 'branchId' | 'notes'> &
  Row;
type AppointmentInput = Readonly<{ patientId: string; date: string; type: string; userId: string }> &
  Texts<'reference' | 'branchId' | 'sessionId' | 'notes' | 'appointmentId'> &
  Readonly<Partial<Record<'waiting' | 'followUp' | 'referedDoctor', boolean | null>>> & {
    readonly duration?: number | null;
  };
type Adjustment = Readonly<{ id: string; date: string }> & Texts<'branchId' | 'userId'>;

// Columns of a card that the practice doesn't have.
const cardFields = [
  'age',
  'sex',
  'type',
  'code',
  'patientLevel',
  'maritalStatus',
  'area',
  'cardId',
  'patientId',
  'date',
];
const mostOnline = 5;

/** The mutations of clinicR; what is refused is an error without a code. */
export function clinicRWrites(
  stage: Backstage,
  memory: ClinicRMemory,
  rows: ReturnType<typeof clinicRRows>,
  userKey: number,
): Readonly<Record<string, unknown>> {
  const { practice, now } = stage;
  function done<Any>(write: () => Written<Any>): Any {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }
  const extrasOf = (key: number): VisitExtras => memory.visits.get(key) ?? {};
  const remember = (key: number, extras: VisitExtras): void => {
    memory.visits.set(key, { ...extrasOf(key), ...extras });
  };
  /** A change of time or end settles the status; that the patient said yes stays. */
  function settle({ key }: AppointmentRecord, extras: VisitExtras): void {
    const { status: _, ...rest } = extrasOf(key);
    memory.visits.set(key, { ...rest, ...extras });
  }
  function visitOf(id: string): AppointmentRecord {
    const row = rowOf(practice.appointments, clinicRIds.key('appointment', id));
    if (row && isHere(row)) return row;
    throw missing('Record to update not found.');
  }
  const doctorKey = (id: string): number => {
    const key = clinicRIds.key('provider', id);
    if (key !== null && rows.userOf(key) !== null) return key;
    throw missing("No 'User' record(s) was found for a nested connect.");
  };
  const placeKey = (id: string | null | undefined): number | null => {
    const key = id ? clinicRIds.key('place', id) : null;
    if (id && key === null) throw missing("No 'Branch' record(s) was found for a nested connect.");
    return key;
  };
  function refuseTwice(phoneNo: string, own: number | null): void {
    const isTaken = practice.clients.some((row) => !row.isDeleted && row.key !== own && phoneOf(row) === phoneNo);
    if (isTaken)
      throw new GraphQLError('Unique constraint failed on the constraint: `organizationId_phoneNo_unique_constraint`');
  }
  /** The slots of five minutes that somebody's entries of the day begin; these are looked up by who entered them. */
  function refuseTaken(start: number, user: number): void {
    const day = wallDay(start, serverZone);
    const [from, to] = [startOfDay(day, serverZone), startOfDay(day, serverZone, 1)];
    const isTaken = practice.appointments.some((row) => {
      if (!isHere(row) || row.start < from || row.start >= to || row.state === 'cancelled') return false;
      const { creatorKey = 101 + (row.key % 2), type } = extrasOf(row.key);
      return creatorKey === user && type !== 'Urgent' && start >= row.start && start < row.start + 300_000;
    });
    if (isTaken) throw new GraphQLError('Time slot already reserved');
    if (start < Math.floor(now() / 60_000) * 60_000) throw new GraphQLError('Can not set to past time');
  }
  function changeOfCard(input: PatientInput, before: ClientRecord | null): Partial<ClientRecord> {
    const { name, phoneNo, phoneNoTwo, email, branchId, notes } = input;
    const place = placeKey(branchId);
    const [given = '', ...family] = name.trim().split(' ');
    const second = phoneNoTwo === undefined ? before?.phones[1]?.value : phoneNoTwo;
    const phones = [phoneNo, second].filter((each) => typeof each === 'string' && each !== '');
    return {
      givenName: family.length > 0 ? given : null,
      familyName: family.length > 0 ? family.join(' ') : given,
      phones: phones.map((value): PhoneRecord => ({ label: 'Mobile', value: value ?? '' })),
      ...(email !== undefined && { emails: email ? [email] : [] }),
      ...(notes !== undefined && { note: notes }),
      ...(place !== null && { placeKey: place }),
    };
  }
  function rememberCard(key: number, input: Row): void {
    const given = [...cardFields, 'reference', 'cardExpiryDate'].filter((field) => input[field] !== undefined);
    memory.people.set(key, {
      ...memory.people.get(key),
      ...Object.fromEntries(given.map((each) => [each, input[each]])),
    });
  }
  function enter(input: PatientInput): Row {
    refuseTwice(input.phoneNo, null);
    const made = done(() => registerClient(practice, { familyName: input.name }, now()));
    rememberCard(made.key, input);
    return rows.patient(done(() => changeClient(practice, made.key, changeOfCard(input, null), now())));
  }
  function adjusted(row: AppointmentRecord, change: Partial<AppointmentRecord>): AppointmentRecord {
    return done(() => changeAppointment(practice, row.key, change, now()));
  }
  return {
    createPatient: ({ input }: { input: PatientInput }) => enter(input),
    editPatient({ patient }: { patient: PatientInput }) {
      const before = rowOf(practice.clients, clinicRIds.key('client', patient.id));
      if (!before || before.isDeleted) throw missing('Record to update not found.');
      refuseTwice(patient.phoneNo, before.key);
      const after = done(() => changeClient(practice, before.key, changeOfCard(patient, before), now()));
      rememberCard(after.key, patient);
      return rows.patient(after);
    },
    registerPatient({ input }: { input: PatientInput & { readonly organizationId: string } }) {
      if (!input.organizationId) throw new GraphQLError('Please Make Sure From The Link');
      const known = practice.clients.find((row) => !row.isDeleted && phoneOf(row).includes(input.phoneNo));
      // Somebody whose number is known has only set a password.
      return known ? rows.patient(known) : enter({ ...input, type: 'Primary' });
    },
    createAppointment({ appointment: input }: { appointment: AppointmentInput }) {
      const start = instantOfInput(input.date);
      const provider = doctorKey(input.userId);
      const isOpen = input.type === 'Urgent' || input.type === 'Surgery' || input.waiting === true;
      if (!isOpen) refuseTaken(start, provider);
      const person = rowOf(practice.clients, clinicRIds.key('client', input.patientId));
      if (!person || person.isDeleted) throw missing("No 'Patient' record(s) was found for a nested connect.");
      const online = practice.appointments.filter(({ key, clientKey, state }) => {
        return clientKey === person.key && state === 'planned' && extrasOf(key).reference === 'Online';
      });
      if (input.reference === 'Online' && online.length >= mostOnline)
        throw new GraphQLError('You have been reached the max number of Appointments');
      const before = input.followUp ? visitOf(input.appointmentId ?? '') : null;
      if (before && extrasOf(before.key).followUpKey !== undefined)
        throw new GraphQLError('This appointment has followUp already');
      const type = input.sessionId ? clinicRIds.key('visitType', input.sessionId) : null;
      if (input.sessionId && type === null)
        throw missing("No 'SessionDefinition' record(s) was found for a nested connect.");
      const place = placeKey(input.branchId);
      const made = done(() => {
        // What isn't said is none, and a length of five minutes.
        const what = { typeKey: type ?? 1, placeKey: place ?? 1, minutes: input.duration ?? 5 };
        const who = { providerKey: provider, clientKey: person.key };
        return bookAppointment(practice, { start, ...what, ...who, reason: input.notes ?? null }, now());
      });
      remember(made.key, {
        creatorKey: userKey,
        type: input.type,
        reference: input.reference ?? null,
        isSessionless: type === null,
        isBranchless: place === null,
        referedDoctor: input.referedDoctor === true,
        ...(input.waiting && { status: 'Waiting' }),
      });
      if (before) remember(before.key, { followUpKey: made.key });
      return rows.appointment(made);
    },
    /** What the doctor writes; its lists are gone through whether they are there or not. */
    updateAppointment({ appointment: input }: { appointment: Row & { readonly id: string } }) {
      const row = visitOf(input.id);
      for (const list of ['data', 'pictures', 'prescription', 'labIds', 'imageIds'])
        if (!Array.isArray(input[list])) throw new GraphQLError("Cannot read property 'map' of undefined");
      const notes = typeof input['notes'] === 'string' ? input['notes'] : '';
      const after = adjusted(row, { reason: notes === '' ? null : notes });
      remember(row.key, { updaterKey: userKey });
      return rows.appointment(after);
    },
    /** Another time, and with it scheduled again, whatever it was; who does it is now the one who entered it. */
    adjustAppointment({ id, date, branchId, userId }: Adjustment) {
      const row = visitOf(id);
      const [place, extras] = [placeKey(branchId), extrasOf(row.key)];
      const provider = userId ? doctorKey(userId) : row.providerKey;
      const state: VisitState = isConfirmed(row, extras) ? 'confirmed' : 'planned';
      const change = {
        start: instantOfInput(date),
        providerKey: provider,
        state,
        ...(place !== null && { placeKey: place }),
      };
      const after = adjusted(row, change);
      settle(row, { creatorKey: userKey, ...(place !== null && { isBranchless: false }) });
      return rows.appointment(after);
    },
    /** Says yes, and said again no. */
    confirmedAppointment({ id }: { id: string }) {
      const row = visitOf(id);
      const confirmed = !isConfirmed(row, extrasOf(row.key));
      const isAhead = row.state === 'planned' || row.state === 'confirmed';
      const after = adjusted(row, isAhead ? { state: confirmed ? 'confirmed' : 'planned' } : {});
      remember(row.key, { confirmed });
      return rows.appointment(after);
    },
    cancelAppointment({ id }: { id: string }) {
      const row = visitOf(id);
      settle(row, { confirmed: isConfirmed(row, extrasOf(row.key)) });
      return rows.appointment(adjusted(row, { state: 'cancelled' }));
    },
    completeAppointment({ id }: { id: string }) {
      const row = visitOf(id);
      settle(row, { confirmed: isConfirmed(row, extrasOf(row.key)) });
      return rows.appointment(adjusted(row, { state: 'completed' }));
    },
    transferAppointments({ transferData }: { transferData: { doctorId: string; appIds?: readonly string[] | null } }) {
      const provider = doctorKey(transferData.doctorId);
      for (const row of (transferData.appIds ?? []).map(visitOf)) adjusted(row, { providerKey: provider });
      return true;
    },
    createEvent({ event }: { event: Readonly<{ name: string; start: string; end: string }> }) {
      const made = { id: clinicRIds.of('organization', 100 + memory.events.length), ...event };
      memory.events.push(made);
      return made;
    },
    createSnippet({ snippet }: { snippet: Row }) {
      const id = clinicRIds.of('organization', 200 + memory.snippets.length);
      const made = { __typename: 'Snippet', ...snippet, id, searchName: snippet['title'] };
      memory.snippets.push(made);
      return made;
    },
    updateSnippet({ snippet }: { snippet: Row }) {
      const index = memory.snippets.findIndex((row) => row['id'] === snippet['id']);
      if (index < 0) throw missing('Record to update not found.');
      const after = { ...memory.snippets[index], ...snippet, searchName: snippet['title'] };
      memory.snippets[index] = after;
      return after;
    },
    deleteSnippet({ id }: { id: string }) {
      const index = memory.snippets.findIndex((row) => row['id'] === id);
      if (index < 0) throw missing('Record to delete does not exist.');
      return memory.snippets.splice(index, 1)[0];
    },
    login({ email }: { email: string }) {
      const user = rows.allUsers().find((row) => row['email'] === email);
      if (!user) throw new GraphQLError('Invalid email or password');
      return { token: 'clinicr-token', user };
    },
    changeLanguage({ lang }: { lang: string }) {
      memory.language = lang;
      return rows.userOf(userKey);
    },
    clearNotifications() {
      memory.notified = true;
      return true;
    },
  };
}

function missing(cause: string): GraphQLError {
  return new GraphQLError(
    `An operation failed because it depends on one or more records that were required but not found. ${cause}`,
  );
}

/** A time to be stored must be a whole one with its offset. */
function instantOfInput(text: string): number {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text);
  if (isWhole) return Date.parse(text);
  throw new GraphQLError(`Argument date: Got invalid value '${text}'. Provided String, expected DateTime.`);
}
