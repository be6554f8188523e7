import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { hmsIds, type hmsRows, hmsWords, patientsOf, phoneOf, serverZone } from './records.ts';
import { found, refusal } from './refusal.ts';

type Text = string | null | undefined;
type PatientInput = Readonly<Partial<Record<'phone' | 'email' | 'address' | 'status', Text>>> &
  Readonly<Record<'firstName' | 'lastName' | 'dob' | 'gender', string>>;
type AppointmentInput = Readonly<Partial<Record<'reason' | 'status', Text>>> &
  Readonly<Record<'patientId' | 'doctorId' | 'appointmentDate', string>>;

const states: readonly VisitState[] = ['planned', 'completed', 'cancelled'];

/** Resolvers of the mutations. What is updated is replaced as a whole: what isn't sent is emptied. */
export function hmsWrites(
  stage: Backstage,
  rows: ReturnType<typeof hmsRows>,
  visits: () => readonly AppointmentRecord[],
): object {
  const { practice, now } = stage;
  const done = <Any>(write: () => Written<Any>): Any => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw refusal(400, outcome.message);
  };
  const patientOf = (id: string): ClientRecord =>
    found(rowOf(patientsOf(practice), hmsIds.key('client', id)), 'Patient', id);
  const visitOf = (id: string): AppointmentRecord =>
    found(rowOf(visits(), hmsIds.key('appointment', id)), 'Appointment', id);
  /** What an input says of an appointment, if its doctor has no other one at that time, cancelled ones included. */
  function bookingOf(input: AppointmentInput, but: number | null) {
    const start = instantOfLocal(input.appointmentDate);
    refuseUnless({
      'patientId: Patient id is required': input.patientId !== '',
      'doctorId: Doctor id is required': input.doctorId !== '',
      'appointmentDate: Appointment date must be in the future': start > now(),
      'status: Status must be one of: scheduled, completed, cancelled':
        typeof input.status !== 'string' || /^(?:scheduled|completed|cancelled)$/i.test(input.status),
    });
    const clientKey = patientOf(input.patientId).key;
    const provider = rowOf(practice.providers, hmsIds.key('provider', input.doctorId));
    const providerKey = found(provider?.isActive ? provider : null, 'Doctor', input.doctorId).key;
    const isTaken = visits().some((row) => row.providerKey === providerKey && row.start === start && row.key !== but);
    if (isTaken) throw refusal(409, 'Doctor already has an appointment scheduled at this date and time');
    const word = input.status?.toLowerCase();
    return { start, clientKey, providerKey, reason: input.reason ?? null, word };
  }
  /** What an input says of a patient, who shares neither e-mail nor telephone number with another one. */
  function cardOf({ firstName, lastName, dob, gender, ...input }: PatientInput, before: ClientRecord | null) {
    const isName = (name: string): boolean => /^[A-Za-z' -]{1,50}$/.test(name);
    const allowed = 'name can only contain letters, spaces, hyphens and apostrophes';
    refuseUnless({
      [`firstName: First ${allowed}`]: isName(firstName),
      [`lastName: Last ${allowed}`]: isName(lastName),
      'dob: Date of birth cannot be in the future': Date.parse(dob) <= now(),
      'gender: Gender must be one of: M, F, Other': /^(?:M|F|Other)$/i.test(gender),
      'phone: Phone must be 7-15 digits, with an optional leading +': /^\+?\d{7,15}$/.test(input.phone ?? '0000000'),
      'email: Email must be valid': (input.email ?? '@').includes('@'),
      'status: Status must be one of: active, inactive': /^(?:in)?active$/i.test(input.status ?? 'active'),
    });
    const { phone = null, email = null, address } = input;
    const others = practice.clients.filter((row) => row !== before);
    if (email !== null && others.some((row) => row.emails[0] === email))
      throw refusal(409, `Email '${email}' is already registered`);
    if (phone !== null && others.some((row) => phoneOf(row) === phone))
      throw refusal(409, `Phone '${phone}' is already registered`);
    const [street = '', city = ''] = (address ?? '').split(/, (?=[^,]*$)/);
    const isActive = input.status ? input.status.toLowerCase() === 'active' : undefined;
    return {
      givenName: firstName,
      familyName: lastName,
      street,
      city,
      isActive,
      phones: phone === null ? [] : [{ label: 'Mobile', value: phone } as const],
      emails: email === null ? [] : [email],
    };
  }
  const denied = (): never => {
    throw refusal(403, 'You do not have permission to perform this action');
  };
  return {
    createPatient({ input }: { input: PatientInput }) {
      const card = cardOf(input, null);
      const { key } = done(() => registerClient(practice, { familyName: card.familyName }, now()));
      return rows.patient(done(() => changeClient(practice, key, card, now())));
    },
    updatePatient({ patientId, input }: { patientId: string; input: PatientInput }) {
      const before = patientOf(patientId);
      const card = cardOf(input, before);
      return rows.patient(done(() => changeClient(practice, before.key, card, now())));
    },
    deletePatient({ patientId }: { patientId: string }) {
      const { key } = patientOf(patientId);
      return done(() => changeClient(practice, key, { isDeleted: true }, now())).isDeleted;
    },
    createAppointment({ input }: { input: AppointmentInput }) {
      const { word, ...booking } = bookingOf(input, null);
      const more = { placeKey: 1, typeKey: 1, state: states.find((state) => hmsWords[state] === word) };
      return rows.appointment(done(() => bookAppointment(practice, { ...booking, ...more }, now())));
    },
    updateAppointment({ appointmentId, input }: { appointmentId: string; input: AppointmentInput }) {
      const before = visitOf(appointmentId);
      const { word, ...booking } = bookingOf(input, before.key);
      // A word that is for several states leads to the first one only where something changes.
      const state = word === hmsWords[before.state] ? undefined : states.find((each) => hmsWords[each] === word);
      return rows.appointment(done(() => changeAppointment(practice, before.key, { ...booking, state }, now())));
    },
    deleteAppointment({ appointmentId }: { appointmentId: string }) {
      const { key } = visitOf(appointmentId);
      return done(() => changeAppointment(practice, key, { isDeleted: true }, now())).isDeleted;
    },
    updateDoctor: denied,
    createInvoice: denied,
    markNotificationAsRead: denied,
  };
}

/** Refuses with all rules that do not hold. */
function refuseUnless(rules: Readonly<Record<string, boolean>>): void {
  const broken = Object.keys(rules).filter((rule) => rules[rule] === false);
  if (broken.length > 0) throw refusal(400, broken.join('; '));
}

/** The instant of a date-time, which must not say any zone. */
function instantOfLocal(text: string): number {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/.test(text)) return instantOfWall(text, serverZone);
  throw refusal(400, `Not a valid ISO-8601 local date-time: ${text}`);
}
