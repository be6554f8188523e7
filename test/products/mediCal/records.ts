import { wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  adminPk,
  clientPk,
  clinicZone,
  isAppointment,
  isoFormat,
  mediCalIds,
  nodeId,
  patientsOf,
  staffPk,
} from './values.ts';

/** A user as the table has one, whoever it is. */
export interface UserRow {
  readonly pk: number;
  /** Of the practice; null for staff, and for who has registered and has no name yet. */
  readonly clientKey: number | null;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dob: string | null;
  readonly isDoctor: boolean;
  readonly address: string | null;
  readonly allergies: string | null;
  readonly permanentTreatments: string | null;
  readonly isStaff: boolean;
  readonly isActive: boolean;
  readonly dateJoined: number;
  readonly isVerified: boolean;
}

/** What the clinic knows beyond the practice. */
export interface Store {
  /** What was written about users, by their number. */
  readonly users: Map<number, Partial<UserRow>>;
  /** Who has registered, without a name. */
  readonly accounts: UserRow[];
  /** What doctors wrote about visits, by the key of the appointment. */
  readonly findings: Map<number, { readonly diagnosis: string; readonly treatment: string }>;
}

/** The store before anyone writes. */
export function createStore(): Store {
  return { users: new Map(), accounts: [], findings: new Map() };
}

const allergies = ['Penicillin', 'Pollen', 'Latex, iodine'];
const treatments = ['Insulin', 'Thyroxine, 50 mcg'];
const diagnoses = ['In good health', 'Otitis externa', 'Sprain', 'Gastritis'];
const cures = ['None', 'Ear drops twice a day', 'Rest for two weeks', 'Light food'];
const specialties: Readonly<Record<ProviderRecord['role'], string>> = {
  veterinarian: 'General medicine, surgery',
  technician: 'Vaccines, laboratory',
  groomer: 'Skin and coat',
};

/** Opening hours, which doctors share. */
export const businessHours: readonly Row[] = [
  hours('1', 'Monday to Friday', '08:00:00', '17:59:00', '12:00:00', 30),
  hours('2', 'Mornings only', '08:00:00', '13:00:00', null, 20),
];

function hours(
  id: string,
  description: string,
  startTime: string,
  endTime: string,
  lunchTime: string | null,
  minutesPerAppointment: number,
): Row {
  return { id, description, startTime, endTime, lunchTime, minutesPerAppointment };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();
}

const noFacts = { dob: null, address: null, allergies: null, permanentTreatments: null };

/** How rows of the practice look there. */
export function mediCalRecords({ practice, meet }: Backstage, store: Store) {
  function patient(row: ClientRecord): UserRow {
    const { key, givenName, familyName, emails, phones, street, city } = row;
    const pk = clientPk(key);
    return {
      pk,
      clientKey: key,
      username: `${plain(givenName ?? '').slice(0, 1)}${plain(familyName)}${String(key)}`,
      firstName: givenName ?? '',
      lastName: familyName,
      email: emails[0] ?? '',
      phone: phones[0]?.value ?? '',
      dob: key % 6 === 0 ? null : wallDay(Date.UTC(1950 + ((key * 7) % 55), key % 12, 1 + (key % 27), 12), 'UTC'),
      isDoctor: false,
      address: street === '' ? null : `${street}, ${city}`,
      allergies: key % 4 === 0 ? (allergies[key % allergies.length] ?? null) : null,
      permanentTreatments: key % 7 === 0 ? (treatments[key % treatments.length] ?? null) : null,
      isStaff: false,
      isActive: row.isActive,
      dateJoined: row.createdAt,
      isVerified: key % 5 !== 0,
      ...store.users.get(pk),
    };
  }
  function member({ key, givenName, familyName, email, isActive }: ProviderRecord): UserRow {
    const username = `dr${plain(familyName)}`;
    const phone = `+1 207 555 02${String(10 + key)}`;
    const dateJoined = Date.parse('2019-02-01T15:00:00Z') + key * 600_000;
    const names = { username, firstName: givenName, lastName: familyName, email, phone };
    const flags = { isDoctor: true, isStaff: false, isActive, isVerified: true, clientKey: null };
    return { ...noFacts, pk: staffPk(key), ...names, ...flags, dateJoined, ...store.users.get(staffPk(key)) };
  }
  const admin = (): UserRow => ({
    ...noFacts,
    pk: adminPk,
    clientKey: null,
    username: 'admin',
    firstName: '',
    lastName: '',
    email: 'admin@example.test',
    phone: '+504 1234 5678',
    isDoctor: false,
    isStaff: true,
    isActive: true,
    dateJoined: Date.parse('2019-02-01T14:00:00Z'),
    isVerified: true,
    ...store.users.get(adminPk),
  });
  const users = (): readonly UserRow[] =>
    [
      ...patientsOf(practice).map(patient),
      admin(),
      ...practice.providers.map(member),
      ...store.accounts.map((row) => ({ ...row, ...store.users.get(row.pk) })),
    ].toSorted((one, other) => one.pk - other.pk);
  const userBy = (pk: number): UserRow | null => users().find((row) => row.pk === pk) ?? null;

  function user(row: UserRow): Row {
    if (row.clientKey !== null) meet('client', row.clientKey);
    return { ...row, id: String(row.pk) };
  }
  const userAt = (pk: number) => (): Row | null => {
    const row = userBy(pk);
    return row && user(row);
  };

  const doctors = (): readonly ProviderRecord[] => practice.providers;
  const doctor = ({ key, role }: ProviderRecord): Row => ({
    id: mediCalIds.of('provider', key),
    userId: userAt(staffPk(key)),
    businessHours: businessHours[role === 'veterinarian' ? 0 : 1],
    specialties: specialties[role],
  });
  const doctorOfUser = (pk: number): ProviderRecord | null => doctors().find(({ key }) => staffPk(key) === pk) ?? null;

  /** The number of the user whose appointment it is. */
  const patientPk = ({ clientKey }: AppointmentRecord): number => clientPk(clientKey ?? 0);
  const dayIn = ({ start }: AppointmentRecord): string => wallDay(start, clinicZone);
  const appointments = (isWanted: (row: AppointmentRecord) => boolean = () => true): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => isAppointment(row) && isWanted(row));
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const seen = { diagnosis: diagnoses[row.key % 4] ?? '', treatment: cures[row.key % 4] ?? '' };
    const { diagnosis, treatment } = store.findings.get(row.key) ?? (row.state === 'completed' ? seen : {});
    return {
      id: mediCalIds.of('appointment', row.key),
      patientId: userAt(patientPk(row)),
      doctorId: () => {
        const person = rowOf(practice.providers, row.providerKey);
        return person && doctor(person);
      },
      dateApp: dayIn(row),
      timeApp: wallTime(row.start, clinicZone),
      isDiagnosed: diagnosis !== undefined,
      diagnosis: diagnosis ?? null,
      treatment: treatment ?? null,
    };
  }

  /** A user as the library for accounts shows one, by a global id. */
  function node(row: UserRow): Row {
    const own = doctorOfUser(row.pk);
    return {
      ...user(row),
      id: nodeId(row.pk),
      lastLogin: null,
      dateJoined: isoFormat(row.dateJoined),
      archived: false,
      verified: row.isVerified,
      secondaryEmail: null,
      doctorSet: () => (own ? [doctor(own)] : []),
      appointmentSet: () => appointments((visit) => patientPk(visit) === row.pk).map(appointment),
    };
  }
  return {
    users,
    userBy,
    user,
    node,
    doctors,
    doctor,
    doctorOfUser,
    appointments,
    appointment,
    patientPk,
    dayIn,
  };
}
