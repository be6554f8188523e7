import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type Practice,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  dialectNow,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { hasClearDay } from '../clearDay.ts';
import type { Row } from '../generatedRows.ts';

export const clinicRIds = uuidIds();

/** The zone that the server counts its days in, for all branches. */
export const serverZone = 'America/New_York';

/** Statuses; that a visit was confirmed is a flag beside, and a patient who is there has none of her own. */
export const clinicRWords: Readonly<Record<VisitState, string>> = {
  planned: 'Scheduled',
  confirmed: 'Scheduled',
  arrived: 'Scheduled',
  inProgress: 'Scheduled',
  ready: 'Scheduled',
  completed: 'Archived',
  cancelled: 'Cancelled',
  noShow: 'Missed',
};

/** What only this service knows of an appointment that was made or changed here. */
export interface VisitExtras {
  readonly status?: string;
  readonly type?: string;
  readonly confirmed?: boolean;
  readonly creatorKey?: number;
  readonly updaterKey?: number;
  readonly reference?: string | null;
  readonly isSessionless?: boolean;
  readonly isBranchless?: boolean;
  readonly followUpKey?: number;
  readonly referedDoctor?: boolean;
}

/** What only this service knows of a patient. */
export type PatientExtras = Readonly<
  Partial<Record<'age' | 'sex' | 'type' | 'code' | 'patientLevel' | 'maritalStatus' | 'area' | 'cardId', unknown>> &
    Partial<Record<'patientId' | 'date' | 'reference' | 'cardExpiryDate', unknown>>
>;

/** What a server keeps beside the practice. */
export interface ClinicRMemory {
  readonly visits: Map<number, VisitExtras>;
  readonly people: Map<number, PatientExtras>;
  readonly snippets: Row[];
  readonly events: Row[];
  language: string;
  notified: boolean;
}

/** Those at the front desk, who enter appointments and give none; the first holds the key. */
export const desk = [
  { key: 101, name: 'Dana Kim', email: 'desk1@example.test', position: 'Assistant' },
  { key: 102, name: 'Sam Ortiz', email: 'owner@example.test', position: 'Admin' },
];

/** Whether the service has an appointment: it needs a patient and a doctor. */
export function isHere(row: AppointmentRecord): boolean {
  return !row.isDeleted && !row.isBlock && row.providerKey !== null && row.clientKey !== null && hasClearDay(row);
}

/** The telephone number that every patient needs, and that no other has. */
export function phoneOf({ key, phones }: ClientRecord): string {
  return phones[0]?.value ?? `207-555-${String(7000 + key)}`;
}

/** Doctors who work here; nobody else is kept. */
export function doctorsOf(practice: Practice): readonly ProviderRecord[] {
  return practice.providers.filter(({ isActive }) => isActive);
}

/** An instant as JavaScript writes it. */
export function isoText(instant: number): string {
  return new Date(instant).toISOString();
}

const visitTypes = ['Examination', 'Session', 'Examination', 'Surgery', 'Session', 'Followup'];
const references = [['Facebook'], [], ['Friend', 'Google'], []];

/** Rows of clinicR. */
export function clinicRRows({ practice, meet }: Backstage, memory: ClinicRMemory) {
  const organizationId = clinicRIds.of('organization', 1);
  const general = (): Row => ({ id: clinicRIds.of('organization', 2), name: 'General practice' });
  function branch(row: PlaceRecord): Row {
    const address = `${row.street}, ${row.city}, ${row.state} ${row.postalCode}`;
    const id = clinicRIds.of('place', row.key);
    return { id, name: row.name, address, phoneNo: row.phone, notes: null, specialties: () => [specialty(row.key)] };
  }
  function specialty(placeKey: number | null): Row {
    const doctors = doctorsOf(practice).filter(({ placeKeys }) => placeKey === null || placeKeys.includes(placeKey));
    const branches = practice.places.filter(({ key }) => placeKey === null || key === placeKey);
    return { ...general(), doctors: () => doctors.map(doctor), branches: () => branches.map(branch) };
  }
  function doctor(row: ProviderRecord): Row {
    return userRow(row.key, fullNameOf(row), row.email, 'Doctor');
  }
  function userRow(key: number, name: string, email: string, position: string): Row {
    const shared = { avatar: null, revenues: null, allowedViews: [], organizationId, language: memory.language };
    const id = clinicRIds.of('provider', key);
    const isDoctor = position === 'Doctor';
    return {
      id,
      name,
      email,
      position,
      ...shared,
      specialty: () => (isDoctor ? [general()] : []),
      role: () => role(position),
    };
  }
  function role(position: string): Row {
    const index = ['Admin', 'Doctor', 'Assistant'].indexOf(position);
    const permission = {
      id: String(index + 1),
      all: index === 0,
      action: null,
      subject: null,
      level: 'Organization',
    };
    const users = (): Row[] => allUsers().filter((row) => row['position'] === position);
    return { id: clinicRIds.of('organization', 10 + index), name: position, permissions: [permission], users };
  }
  const deskRows = (): Row[] => desk.map(({ key, name, email, position }) => userRow(key, name, email, position));
  const allUsers = (): Row[] => [...deskRows(), ...doctorsOf(practice).map(doctor)];
  const userOf = (key: number | null): Row | null =>
    allUsers().find(({ id }) => key !== null && id === clinicRIds.of('provider', key)) ?? null;
  function session({ key, name, minutes }: VisitTypeRecord): Row {
    // A repeated visit costs nothing, and comes after one that allows it.
    const price = key === 6 ? 0 : 40 + key * 15;
    return { id: clinicRIds.of('visitType', key), name, price, duration: minutes, followUp: key === 3, timer: null };
  }
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    const id = clinicRIds.of('client', row.key);
    return {
      __typename: 'Patient',
      id,
      type: row.key % 10 === 9 ? 'Secondary' : 'Primary',
      name: fullNameOf(row),
      searchName: fullNameOf(row),
      phoneNo: phoneOf(row),
      phoneNoTwo: row.phones[1]?.value ?? null,
      points: row.key % 4 === 0 ? row.key * 5 : 0,
      remainingOfPayment: row.key % 7 === 0 ? 35 : 0,
      code: `cr${String(row.key)}`,
      codeNumber: 4000 + row.key,
      reference: references[row.key % references.length],
      maritalStatus: row.key % 3 === 0 ? null : row.key % 2 === 0 ? 'Married' : 'Single',
      patientLevel: row.tags.includes('VIP') ? 'VIP' : 'Normal',
      email: row.emails[0] ?? null,
      area: row.city,
      age: 18 + ((row.key * 11) % 60),
      // The day on which the card was opened.
      date: isoText(row.createdAt),
      sex: row.key % 2 === 0 ? 'Male' : 'Female',
      branchId: clinicRIds.of('place', row.placeKey),
      notes: row.note,
      patientId: row.key % 5 === 0 ? null : String(28_800_000 + row.key * 131),
      cardId: row.key % 6 === 0 ? `INS-${String(row.key)}` : null,
      cardExpiryDate: row.key % 6 === 0 ? '2027-12-31T00:00:00.000Z' : null,
      ...memory.people.get(row.key),
      appointments: () => ofPatient(row.key).map(appointment),
    };
  }
  const ofPatient = (key: number): AppointmentRecord[] =>
    practice.appointments.filter((row) => row.clientKey === key && isHere(row));
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const extras = memory.visits.get(row.key) ?? {};
    const [person, place] = [rowOf(practice.clients, row.clientKey), rowOf(practice.places, row.placeKey)];
    const type = extras.isSessionless ? null : rowOf(practice.visitTypes, row.typeKey);
    const creator = extras.creatorKey ?? 101 + (row.key % 2);
    const isOver = row.state === 'completed';
    return {
      id: clinicRIds.of('appointment', row.key),
      date: isoText(row.start),
      type: extras.type ?? visitTypes[row.typeKey - 1],
      status: statusOf(row, extras),
      patient: () => person && patient(person),
      branch: () => (extras.isBranchless ? null : place && branch(place)),
      specialty: general,
      reference: extras.reference ?? null,
      duration: row.minutes,
      updatedAt: isoText(row.updatedAt),
      accounted: isOver && row.start < dialectNow,
      confirmed: isConfirmed(row, extras),
      sessionsPulses: [],
      session: () => type && session(type),
      user: () => userOf(creator),
      userId: clinicRIds.of('provider', creator),
      doctor: () => userOf(row.providerKey),
      updater: () => userOf(extras.updaterKey ?? (isOver ? row.providerKey : null)),
      data: [],
      notes: row.reason ?? '',
      patientNotes: [],
      prescription: [],
      pictures: [],
      isFollowUp: row.typeKey === 6,
      canAddFollowUp: type?.key === 3 && extras.followUpKey === undefined,
      referedDoctor: extras.referedDoctor ?? false,
      barColor: extras.referedDoctor ? 'danger' : null,
      patientSurgeries: [],
    };
  }
  return { organizationId, branch, specialty, doctor, deskRows, allUsers, userOf, role, session, patient, appointment };
}

/** The status of an appointment; one that waits for a place has no time of its own yet. */
export function statusOf(row: AppointmentRecord, { status }: VisitExtras): string {
  return status ?? clinicRWords[row.state];
}

/** Whether somebody said that the patient will come. */
export function isConfirmed({ state }: AppointmentRecord, { confirmed }: VisitExtras): boolean {
  return confirmed ?? !['planned', 'cancelled', 'noShow'].includes(state);
}
