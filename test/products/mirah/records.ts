import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type * as practices from '../../dialects/practice.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import { clientsOfPractice } from '../../dialects/practicePeople.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

/** Internal ids of the service. */
export const mirahIds = uuidIds();

/** How far an appointment is, in words of FHIR. */
// prettier-ignore
export const statusWords: Readonly<Record<practices.VisitState, string>> = {
  planned: 'PENDING', confirmed: 'BOOKED', arrived: 'ARRIVED', inProgress: 'CHECKED_IN', ready: 'CHECKED_IN',
  completed: 'FULFILLED', cancelled: 'CANCELED', noShow: 'NOSHOW',
};

// A measurement goes its own way beside the appointment.
// prettier-ignore
const measurementWords: Readonly<Record<practices.VisitState, string>> = {
  planned: 'SCHEDULED', confirmed: 'AWAITING_ASSESSMENT', arrived: 'ASSESSMENT_IN_PROGRESS', ready: 'FEEDBACK_AVAILABLE',
  inProgress: 'FEEDBACKCOMPLETE', completed: 'COMPLETE', cancelled: 'CANCELED', noShow: 'NOSHOW',
};

/** Patients are persons; the organizations among the clients of the practice are not sent. */
const nameless = new Set(clientsOfPractice().flatMap(({ key, givenName }) => (givenName === null ? [key] : [])));

export function patientsOf({ clients }: practices.Practice): readonly practices.ClientRecord[] {
  return clients.filter(({ key, isDeleted }) => !isDeleted && !nameless.has(key));
}

/** Whether an appointment has been sent: there are no blocks among them, and what was entered in error stays. */
export function isSent(row: practices.AppointmentRecord): boolean {
  return !row.isBlock && !nameless.has(row.clientKey ?? 0) && hasClearDay(row);
}

/** The one number that takes text messages. */
export function textPhoneOf({ phones }: practices.ClientRecord): string | null {
  return phones.find(({ label }) => label === 'Mobile')?.value ?? null;
}

/** The opaque id of a row in the whole system, beside the one of its table. */
function globalId(type: string, id: string): string {
  return Buffer.from(`gid://mirah-server/${type}/${id}`).toString('base64url');
}

/** What every row has that can come from elsewhere. */
export function sent(type: string, id: string, externalId: string, older: string | null = null): Row {
  const identifier = [externalId, older].flatMap((value) => (value === null ? [] : [{ assigner: 'default', value }]));
  return { id, globalId: globalId(type, id), externalId, identifier };
}

const firstExtra = 5000;
/** An id that no record of the practice has. */
export function extraId(number: number): string {
  return mirahIds.of('organization', firstExtra + number);
}

const unitNames = ['harbor', 'summit', 'stmarys'];
const genders = ['FEMALE', 'MALE', 'OTHER', 'UNKNOWN'];
const genderIdentities = [
  ['female', 'FEMALE'],
  ['male', 'MALE'],
  ['genderfluid', 'NON_BINARY'],
] as const;
const pronouns = ['she/her', null, 'they/them', 'he/him'];
const zones = [null, 'America/New_York', 'America/Los_Angeles', 'America/New_York', 'America/Denver'];
const roles = { veterinarian: 'PSYCHIATRIST', technician: 'CLINICIAN', groomer: 'THERAPIST' } as const;
const codes = [
  ['F32.1', 'Major depressive disorder, single episode, moderate'],
  ['F41.1', 'Generalized anxiety disorder'],
  ['F43.10', 'Post-traumatic stress disorder, unspecified'],
] as const;

/** What the service keeps that the practice doesn't know; it lives as long as the service runs. */
export interface Kept {
  organizations: readonly Row[];
  practitioners: readonly Row[];
  codes: readonly Row[];
  conditions: readonly Row[];
  /** External identifiers that were sent, by the kind and the key of a row. */
  readonly external: Map<string, string>;
  /** What was sent of patients and appointments, by their keys. */
  readonly details: Map<number, Row>;
  readonly visits: Map<number, Row>;
}

/** What is kept when the service starts. Relations are internal ids. */
export function keptAtStart({ places, providers }: practices.Practice): Kept {
  const organizations = places.map(({ key, name }, index) => ({
    ...sent('Organization', mirahIds.of('place', key), unitNames[index] ?? `unit${String(key)}`),
    name,
    // One unit belongs to another one.
    partOfId: key === 3 ? mirahIds.of('place', 1) : null,
  }));
  const practitioners = providers.map(({ key, givenName, familyName, title, role, email, placeKeys }) => ({
    ...sent('Practitioner', mirahIds.of('provider', key), `${givenName.slice(0, 1)}${familyName}`.toLowerCase()),
    givenName,
    familyName,
    title: role === 'veterinarian' ? 'Dr' : null,
    suffix: title,
    email,
    ssoUsername: key % 3 === 0 ? null : email,
    defaultPractitionerRole: roles[role],
    organizationIds: placeKeys.map((place) => mirahIds.of('place', place)),
  }));
  const desk = { givenName: 'Dana', familyName: 'Whitfield', title: null, suffix: null, ssoUsername: null };
  const rest = { email: 'desk@example.test', defaultPractitionerRole: 'ADMINISTRATOR', organizationIds: [] };
  return {
    organizations,
    practitioners: [...practitioners, { ...sent('Practitioner', extraId(1), 'dwhitfield'), ...desk, ...rest }],
    codes: codes.map(([code, name], index) => ({ ...sent('DiagnosticCode', extraId(11 + index), code), code, name })),
    conditions: [2, 5, 6, 7, 9, 14].map((key, index) => ({
      ...sent('PatientCondition', extraId(21 + index), `cnd-${String(key)}`),
      patientId: mirahIds.of('client', key),
      codeId: extraId(11 + (key % 3)),
      onsetDate: `2025-0${String(1 + (key % 9))}-03T00:00:00Z`,
      abatementDate: key % 2 ? null : '2026-08-01T00:00:00Z',
      status: key % 2 ? 'ACTIVE' : 'RESOLVED',
    })),
    external: new Map(),
    details: new Map(),
    visits: new Map(),
  };
}

/** How rows look there; relations are ids of this service, by fields that are not in the schema. */
export function mirahRows({ practice, now }: Backstage, kept: Kept) {
  const externalId = (kind: 'client' | 'appointment', key: number): string => {
    const usual = kind === 'client' ? `pt-${String(4000 + key)}` : `appt-${String(88_000 + key)}`;
    return kept.external.get(`${kind} ${String(key)}`) ?? usual;
  };
  const patient = (client: practices.ClientRecord): Row => {
    const { key, givenName, familyName } = client;
    const id = mirahIds.of('client', key);
    // Some are called by another name than the one in their papers.
    const isCalled = key % 5 === 2;
    const legalGivenName = isCalled ? `${givenName ?? ''} Marie` : givenName;
    const [genderIdentity, genderIdentityFhir] = genderIdentities[key % 7] ?? [null, null];
    return {
      ...sent('Patient', id, externalId('client', key), key % 11 === 0 ? `pt-${String(900 + key)}` : null),
      key,
      mrn: key % 6 === 0 ? null : `MRN0${String(21_400 + key * 3)}`,
      birthDate: `${String(1948 + (key % 55))}-0${String(1 + (key % 9))}-1${String(key % 9)}`,
      legalGivenName,
      legalFamilyName: familyName,
      legalName: `${legalGivenName ?? ''} ${familyName}`.trim(),
      preferredGivenName: isCalled ? givenName : null,
      preferredFamilyName: null,
      preferredName: isCalled ? fullNameOf(client) : null,
      preferredPronouns: pronouns[key % 4],
      gender: genders[key % 4],
      genderIdentity,
      genderIdentityFhir,
      primaryLanguage: key % 9 === 0 ? 'es' : 'en',
      // For messages to the patient, who can be anywhere.
      timezone: zones[key % 5],
      ...kept.details.get(key),
      givenName,
      familyName,
      email: client.emails[0] ?? null,
      phoneNumber: textPhoneOf(client),
      organizationId: mirahIds.of('place', client.placeKey),
    };
  };
  const appointment = (row: practices.AppointmentRecord): Row => {
    const { key, start, minutes, clientKey, providerKey } = row;
    const id = mirahIds.of('appointment', key);
    // Not every system sends both an end and a duration; each sends one of them.
    const form = key % 3;
    const { word, state, ...visit } = kept.visits.get(key) ?? {};
    return {
      ...sent('Appointment', id, externalId('appointment', key)),
      key,
      startDate: utcText(start),
      endDate: form === 0 ? null : utcText(start + minutes * 60_000),
      minutesDuration: form === 1 ? null : minutes,
      status: row.isDeleted ? 'ENTERED_IN_ERROR' : state === row.state ? word : statusWords[row.state],
      patientId: clientKey === null ? null : mirahIds.of('client', clientKey),
      organizationId: mirahIds.of('place', row.placeKey),
      practitionerId: providerKey === null ? null : mirahIds.of('provider', providerKey),
      episodeId: clientKey === null ? null : extraId(1000 + clientKey),
      encounterId: isMeasured(row) ? extraId(2000 + key) : null,
      ...visit,
    };
  };
  const isMeasured = (row: practices.AppointmentRecord): boolean =>
    row.key % 2 === 0 && row.providerKey !== null && row.clientKey !== null && !row.isDeleted;
  const encounter = (row: practices.AppointmentRecord): Row => ({
    id: extraId(2000 + row.key),
    globalId: globalId('Encounter', extraId(2000 + row.key)),
    mirahStatus: measurementWords[row.state],
    periodStart: utcText(row.start),
    periodEnd: utcText(row.start),
    patientId: mirahIds.of('client', row.clientKey ?? 0),
    practitionerId: mirahIds.of('provider', row.providerKey ?? 0),
    episodeId: extraId(1000 + (row.clientKey ?? 0)),
    reportId: row.state === 'completed' ? extraId(3000 + row.key) : null,
    invitationId: extraId(4000 + row.key),
  });
  const report = (row: practices.AppointmentRecord): Row => ({
    id: extraId(3000 + row.key),
    globalId: globalId('DiagnosticReport', extraId(3000 + row.key)),
    status: 'FINAL',
    effectiveDate: utcText(row.start),
    encounterId: extraId(2000 + row.key),
    patientId: mirahIds.of('client', row.clientKey ?? 0),
  });
  const invitation = (row: practices.AppointmentRecord): Row => {
    const isPast = row.start < now();
    return {
      id: extraId(4000 + row.key),
      globalId: globalId('MeasurementInvitation', extraId(4000 + row.key)),
      encounterId: extraId(2000 + row.key),
      opensAt: utcText(row.start - 172_800_000),
      closesAt: utcText(row.start + 86_400_000),
      lastNotificationDate: isPast ? utcText(row.start - 86_400_000) : null,
      notificationStatus: isPast ? 'SENT' : 'SCHEDULED',
      phase: 'BEFORE',
      status: row.state === 'completed' ? 'COMPLETE' : isPast ? 'EXPIRED' : 'FUTURE',
    };
  };
  const episode = ({ key, placeKey, createdAt, updatedAt, isActive }: practices.ClientRecord): Row => ({
    ...sent('CareEpisode', extraId(1000 + key), `coe-${String(key)}`),
    status: isActive ? 'ACTIVE' : 'FINISHED',
    periodStart: utcText(createdAt),
    periodEnd: isActive ? null : utcText(updatedAt),
    organizationId: mirahIds.of('place', placeKey),
    patientId: mirahIds.of('client', key),
    practitionerIds: practice.providers
      .filter((row) => row.isActive && row.placeKeys.includes(placeKey))
      .map((row) => mirahIds.of('provider', row.key)),
  });
  const book = (): readonly practices.AppointmentRecord[] =>
    practice.appointments.filter((row) => isSent(row) || kept.visits.has(row.key));
  const measured = (): readonly practices.AppointmentRecord[] => book().filter(isMeasured);
  return {
    Appointment: () => book().map(appointment),
    CareEpisode: () => patientsOf(practice).map(episode),
    DiagnosticCode: () => kept.codes,
    DiagnosticReport: () => measured().flatMap((row) => (row.state === 'completed' ? [report(row)] : [])),
    Encounter: () => measured().map(encounter),
    MeasurementInvitation: () => measured().map(invitation),
    Organization: () => kept.organizations,
    Patient: () => patientsOf(practice).map(patient),
    PatientCondition: () => kept.conditions,
    Practitioner: () => kept.practitioners,
    appointment,
    patient,
    clientOf: (id: unknown) => rowOf(practice.clients, mirahIds.key('client', typeof id === 'string' ? id : null)),
  };
}

/** The rows of the service, by the names of their types. */
export type MirahRows = ReturnType<typeof mirahRows>;

/** A type whose rows are listed. */
export type MirahType = Exclude<keyof MirahRows, 'appointment' | 'patient' | 'clientOf'>;
