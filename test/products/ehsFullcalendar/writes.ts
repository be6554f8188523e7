import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { EhsMemory } from './memory.ts';
import type { EhsRecords } from './records.ts';
import { checkId, ehsIds, ehsTypes, fail, instantIn, isObjectId, textOr } from './values.ts';

interface CitaArgs {
  readonly id: string;
  readonly appointmentInput?: Row | null;
}

interface PatientArgs {
  readonly id: string;
  readonly patientInput?: Row | null;
}

const stateOfStatus: Readonly<Record<string, VisitState>> = {
  CONFIRMADA: 'confirmed',
  ATENDIDA: 'completed',
  CANCELADA: 'cancelled',
  'NO ASISTIÓ': 'noShow',
};
const contactFields = ['firstName', 'lastName', 'phone1', 'phone2', 'email', 'address', 'fullName'];
const needed = 'Please add some text';

/** The mutations for patients and appointments. */
export function ehsWrites(
  backstage: Backstage,
  records: EhsRecords,
  memory: EhsMemory,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    return outcome.ok ? outcome.row : fail(outcome.message);
  };

  /** What a document of an appointment may hold: two words, times that are dates, and an id. */
  const checked = (
    input: Row,
  ): { readonly start: number; readonly minutes: number; readonly clientKey: number | null } => {
    const problems = ['type', 'status']
      .filter((field) => textOr(input, field) === '')
      .map((field) => `${field}: ${needed}`);
    const [start, end] = ['start', 'end'].map((field) => {
      const instant = instantIn(input[field]);
      if (Number.isNaN(instant))
        problems.push(
          `${field}: Cast to date failed for value "${textOr(input, field)}" (type string) at path "${field}"`,
        );
      return instant;
    });
    const id = textOr(input, 'patientId');
    if (id !== '' && !isObjectId(id))
      problems.push(`patientId: Cast to ObjectId failed for value "${id}" (type string) at path "patientId"`);
    if (problems.length > 0) fail(`Appointment validation failed: ${problems.join(', ')}`);
    if (typeof start !== 'number' || typeof end !== 'number')
      return fail('Cannot return null for non-nullable field Appointment.start.');
    // A patient who is not there is nobody.
    const client = rowOf(practice.clients, ehsIds.key('client', id));
    return { start, minutes: (end - start) / 60_000, clientKey: client && !client.isDeleted ? client.key : null };
  };
  /** What stays in the words of who wrote it. */
  const remember = (key: number, input: Row, state: VisitState): void => {
    const words = ['type', 'status', 'fullName', 'notRegistered', 'backgroundColor'];
    memory.citas.set(key, { ...Object.fromEntries(words.map((field) => [field, textOr(input, field)])), state });
  };
  const typeKeyOf = (input: Row): number => Math.max(0, ehsTypes.indexOf(textOr(input, 'type'))) + 1;
  const stateOf = (input: Row): VisitState => stateOfStatus[textOr(input, 'status')] ?? 'planned';
  const citaOf = (id: string): AppointmentRecord | null => {
    checkId(id, 'Appointment');
    return records.citas().find(({ key }) => key === ehsIds.key('appointment', id)) ?? null;
  };
  /** Whatever else is said of a patient; a birthday as a date. */
  const profileIn = (input: Row): Row => {
    const others = Object.entries(input).filter(([field]) => !contactFields.includes(field));
    if (input['birthDay'] === undefined) return Object.fromEntries(others);
    const birthDay = instantIn(input['birthDay']);
    if (Number.isNaN(birthDay))
      fail(
        `Patient validation failed: birthDay: Cast to date failed for value "${textOr(input, 'birthDay')}" (type string) at path "birthDay"`,
      );
    return { ...Object.fromEntries(others), birthDay };
  };

  return {
    createPatient({ patientInput: input }: PatientArgs) {
      if (!input) return fail("Cannot read property 'idType' of null");
      const missing = ['firstName', 'lastName'].filter((field) => textOr(input, field).trim() === '');
      if (missing.length > 0)
        fail(`Patient validation failed: ${missing.map((field) => `${field}: ${needed}`).join(', ')}`);
      const profile = profileIn(input);
      const details = {
        givenName: textOr(input, 'firstName'),
        familyName: textOr(input, 'lastName'),
        emails: [textOr(input, 'email')],
        phones: [textOr(input, 'phone1').trim(), textOr(input, 'phone2').trim()],
      };
      const { key } = done(() => registerClient(practice, details, now()));
      changeClient(practice, key, { street: textOr(input, 'address').trim() }, now());
      memory.profiles.set(key, profile);
      return records.patient(key);
    },
    updatePatient({ id, patientInput }: PatientArgs) {
      checkId(id, 'Patient');
      const input = presentFields(patientInput ?? {});
      const before = records.patients().find(({ key }) => key === ehsIds.key('client', id));
      if (!before) return null;
      const { key } = before;
      const second = givenText(input, 'phone2');
      const contact = contactChange(before, givenText(input, 'phone1'), givenText(input, 'email'));
      const [first, , ...more] = contact.phones ?? before.phones;
      const phones =
        second === undefined
          ? contact.phones
          : [...(first ? [first] : []), ...(second ? [{ label: 'Home', value: second } as const] : []), ...more];
      const address = givenText(input, 'address');
      const change = {
        ...contact,
        phones,
        givenName: givenText(input, 'firstName'),
        familyName: givenText(input, 'lastName') ?? undefined,
        ...(address !== undefined && { street: address ?? '', city: '' }),
      };
      const profile = profileIn(input);
      done(() => changeClient(practice, key, change, now()));
      memory.profiles.set(key, { ...memory.profiles.get(key), ...profile });
      return records.patient(key);
    },
    deletePatient({ id }: PatientArgs) {
      checkId(id, 'Patient');
      const key = ehsIds.key('client', id);
      const before = records.patient(key);
      // Appointments still say whose they were, and lead nowhere.
      if (before) done(() => changeClient(practice, key, { isDeleted: true, isActive: false }, now()));
      return before;
    },
    addAppointment({ appointmentInput: input }: CitaArgs) {
      if (!input) return fail("Cannot read property 'type' of null");
      const { clientKey, ...times } = checked(input);
      const booking = {
        ...times,
        placeKey: 1,
        typeKey: typeKeyOf(input),
        // The book of the practice wants somebody, whom an appointment here can do without.
        clientKey: clientKey ?? practice.clients[0]?.key,
        reason: textOr(input, 'description') || null,
        state: stateOf(input),
      };
      const { key } = done(() => bookAppointment(practice, booking, now()));
      if (clientKey === null) done(() => changeAppointment(practice, key, { clientKey }, now()));
      remember(key, input, booking.state);
      const row = rowOf(practice.appointments, key);
      return row && records.cita(row);
    },
    updateAppointment({ id, appointmentInput: input }: CitaArgs) {
      const before = citaOf(id);
      if (!before) return fail("Cannot set property 'type' of null");
      if (!input) return fail("Cannot read property 'type' of null");
      // Two fields that may be left out by the schema are taken for texts.
      for (const field of ['notRegistered', 'description'])
        if (typeof input[field] !== 'string') fail(`Cannot read property 'toUpperCase' of ${String(input[field])}`);
      const { clientKey, ...times } = checked(input);
      const state = stateOf(input);
      // An animal belongs to its owner.
      const patientKey = clientKey === before.clientKey ? undefined : null;
      const reason = textOr(input, 'description').toUpperCase() || null;
      const change = { ...times, clientKey, patientKey, reason, state, typeKey: typeKeyOf(input) };
      const row = done(() => changeAppointment(practice, before.key, change, now()));
      remember(row.key, { ...input, notRegistered: textOr(input, 'notRegistered').toUpperCase() }, state);
      return records.cita(row);
    },
    deleteAppointment({ id }: CitaArgs) {
      const before = citaOf(id);
      if (before) done(() => changeAppointment(practice, before.key, { isDeleted: true }, now()));
      return before && records.cita(before);
    },
  };
}
