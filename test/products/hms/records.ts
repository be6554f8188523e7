import { instantOfWall, wallText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { uuidIds } from '../../dialects/ids.ts';
import type { AppointmentRecord, ClientRecord, Practice, ProviderRecord, VisitState } from '../../dialects/practice.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** Ids of the service. */
export const hmsIds = uuidIds();

/** The zone of the server's clock: date-times have none. */
export const serverZone = 'America/New_York';

/** How far an appointment is; there are three words, and a no-show stays scheduled. */
export const hmsWords: Readonly<Record<VisitState, string>> = {
  planned: 'scheduled',
  confirmed: 'scheduled',
  arrived: 'scheduled',
  inProgress: 'scheduled',
  ready: 'scheduled',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'scheduled',
};

/** Whether the hospital, which is one house, has this appointment; it needs a patient, a doctor and a plain wall time. */
export function isHere(row: AppointmentRecord): boolean {
  const isPlain = instantOfWall(wallText(row.start, serverZone), serverZone) === row.start;
  const isWhole = row.clientKey !== null && row.providerKey !== null;
  return row.placeKey === 1 && isWhole && isPlain && !row.isDeleted && !row.isBlock;
}

/** Patients by their ids, which are as good as chance: so every list is sorted, if nothing else is asked for. */
export function patientsOf(practice: Practice): readonly ClientRecord[] {
  const idOf = ({ key }: ClientRecord): string => hmsIds.of('client', key);
  return practice.clients.filter((row) => !row.isDeleted).toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
}

/** The one telephone number of a patient, in digits. */
export function phoneOf({ phones }: ClientRecord): string | null {
  return phones[0]?.value.replaceAll(/[^\d+]/g, '') ?? null;
}

/** Genders by the number of a patient, who gave none to the practice. */
const genders = ['F', 'M', 'F', 'M', 'Other'];
const departments = [
  { name: 'General Medicine', location: 'Block A, Floor 1', phone: '+12075550110', role: 'veterinarian' },
  { name: 'Nursing', location: 'Block A, Floor 2', phone: '+12075550111', role: 'technician' },
  { name: 'Podology', location: 'Block B, Floor 1', phone: null, role: 'groomer' },
] as const;

/** A date-time as Java writes it: seconds are left out where they are zero. */
function localText(instant: number): string {
  return wallText(instant, serverZone).replace(/:00$/, '');
}

/** The rows of the practice as the service shows them. */
export function hmsRows({ practice, meet }: Backstage) {
  /** Ids that no record of the practice has. */
  const extraId = (first: number, key: number): string => hmsIds.of('organization', first + key);
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    return {
      patientId: hmsIds.of('client', row.key),
      firstName: row.givenName ?? '',
      lastName: row.familyName,
      dob: `${String(1950 + (row.key % 50))}-0${String(1 + (row.key % 9))}-12`,
      gender: genders[row.key % genders.length],
      phone: phoneOf(row),
      email: row.emails[0] ?? null,
      address: [row.street, row.city].filter((part) => part !== '').join(', ') || null,
      status: row.isActive ? 'active' : 'inactive',
    };
  }
  /** Lists of doctors leave their departments out: the list is there, and empty. */
  const listedDoctor = (row: ProviderRecord): Row => ({
    doctorId: hmsIds.of('provider', row.key),
    firstName: row.givenName,
    lastName: row.familyName,
    specialization: row.title,
    phone: null,
    email: row.email,
    departments: [],
  });
  const department = ({ role, ...row }: (typeof departments)[number], index: number): Row => ({
    ...row,
    departmentId: extraId(100, index),
    doctors: () => practice.providers.filter((each) => each.role === role && each.isActive).map(listedDoctor),
  });
  const doctor = (row: ProviderRecord): Row => ({
    ...listedDoctor(row),
    departments: () => departments.map(department).filter((_, index) => departments[index]?.role === row.role),
  });
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const [client, provider] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
    return {
      appointmentId: hmsIds.of('appointment', row.key),
      patient: () => client && patient(client),
      doctor: () => provider && doctor(provider),
      appointmentDate: localText(row.start),
      status: hmsWords[row.state],
      reason: row.reason,
    };
  }
  const invoice = (row: AppointmentRecord): Row => ({
    invoiceId: extraId(300, row.key),
    appointment: () => appointment(row),
    patient: () => appointment(row)['patient'],
    totalAmount: 60.5,
    paymentStatus: row.key % 3 === 0 ? 'unpaid' : 'paid',
    issuedAt: localText(row.start + 3_600_000),
  });
  const notification = (row: AppointmentRecord): Row => ({
    notificationId: extraId(900, row.key),
    type: 'APPOINTMENT_CREATED',
    recipients: ['desk@example.test'],
    payload: JSON.stringify({ appointmentId: hmsIds.of('appointment', row.key) }),
    priority: 'normal',
    readAt: row.key % 2 === 0 ? localText(row.createdAt + 60_000) : null,
    createdAt: localText(row.createdAt),
  });
  const user = (row: ProviderRecord): Row => ({
    userId: extraId(50, row.key),
    username: row.email.replace('@example.test', ''),
    email: row.email,
    isActive: row.isActive,
    roles: [{ roleId: extraId(40, 1), roleName: 'DOCTOR', permissions: [] }],
    doctor: () => doctor(row),
  });
  const allDepartments = departments.map(department);
  return {
    patient,
    listedDoctor,
    doctor,
    appointment,
    invoice,
    notification,
    user,
    allDepartments,
  };
}
