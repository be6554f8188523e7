import { utcText, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { numberIds } from '../../dialects/ids.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type ProviderRecord,
  type VisitState,
  type VisitTypeRecord,
  fullNameOf,
  rowOf,
} from '../../dialects/practice.ts';
import { visitTypesOfPractice } from '../../dialects/practicePlaces.ts';
import type { Row } from '../generatedRows.ts';

/** Every table counts from 1 on. */
export const sapaevIds = numberIds(0);

/** Where the clinic is; its days begin there. */
export const clinicZone = 'America/New_York';

/** How far an appointment has come. Who has arrived stands in the queue, and stays confirmed in the book. */
export const sapaevWords: Readonly<Record<VisitState, string>> = {
  planned: 'scheduled',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  inProgress: 'in_progress',
  ready: 'in_progress',
  completed: 'completed',
  cancelled: 'cancelled',
  noShow: 'no_show',
};

const practiceMinutes = new Map(visitTypesOfPractice.map(({ key, minutes }) => [key, minutes]));

/** Whether the clinic, which is one house, has this appointment: with a patient and a doctor, as long as its service. */
export function isZapis(row: AppointmentRecord): boolean {
  const isWhole = row.clientKey !== null && row.providerKey !== null;
  const isUsual = practiceMinutes.get(row.typeKey) === row.minutes;
  return row.placeKey === 1 && isWhole && isUsual && !row.isDeleted && !row.isBlock;
}

/** A patient's name in one, as it is spoken there: the family name first. */
export function familyFirst({ givenName, familyName }: Pick<ClientRecord, 'givenName' | 'familyName'>): string {
  return [familyName, givenName].filter(Boolean).join(' ');
}

/** Parts of a name as they are told apart when it is entered: what comes first is the family name. */
export function nameParts(fullName: string): { readonly familyName: string; readonly givenName: string | null } {
  const [familyName = '', ...given] = fullName.trim().split(/\s+/);
  return { familyName, givenName: given.length > 0 ? given.join(' ') : null };
}

/** An instant as Python writes it where it has a zone. */
export function isoText(instant: number): string {
  return utcText(instant).replace('Z', '+00:00');
}

/** What the service holds and the practice has no place for, by keys; ids of what was made here only. */
export interface SapaevMemory {
  readonly patients: Map<number, Row>;
  readonly prices: Map<number, number>;
  /** Services that were entered here, after those of the practice. */
  readonly services: VisitTypeRecord[];
  readonly serviceMore: Map<number, Row>;
  readonly visits: VisitRow[];
  readonly queue: QueueRow[];
}

/** A visit that was registered at the desk. */
export interface VisitRow {
  readonly id: number;
  readonly clientKey: number;
  readonly providerKey: number;
  readonly visitDate: string;
  readonly visitTime: string | null;
  readonly status: string;
  readonly discountMode: string;
  readonly totalAmount: number;
  readonly paymentStatus: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Someone who waits, or did. */
export interface QueueRow {
  readonly id: number;
  readonly clientKey: number;
  readonly providerKey: number;
  readonly queueNumber: number;
  readonly status: string;
  readonly createdAt: number;
  readonly calledAt: number | null;
  readonly completedAt: number | null;
}

const codes = ['K01', 'D02', 'L03', 'P04', 'C05', 'S06'];
const categories = ['K', 'D', 'L', 'P', 'C', 'S'];
const specialties = ['cardiology', 'dermatology', 'dentistry', 'cardiology', 'laboratory', 'procedures', 'cosmetology'];
const started = Date.parse('2024-09-02T05:00:00Z');
const dayMs = 86_400_000;
/** Doctors' accounts come after those of the desk. */
const firstDoctorUser = 3;

/** What each service costs, in sums. */
export function priceOf(key: number, { prices }: SapaevMemory): number {
  return prices.get(key) ?? 80_000 + key * 20_000;
}

/** Whether an appointment is paid: they pay before they are seen. */
export function paymentOf({ state }: AppointmentRecord): string {
  return ['inProgress', 'ready', 'completed'].includes(state) ? 'paid' : 'pending';
}

const queueWords: Partial<Record<VisitState, string>> = {
  arrived: 'waiting',
  inProgress: 'in_progress',
  ready: 'called',
};

/** The rows of the practice as the service shows them. */
export function sapaevRows({ practice, meet }: Backstage, memory: SapaevMemory) {
  const stamps = (row: { readonly createdAt: number; readonly updatedAt: number }): Row => ({
    createdAt: isoText(row.createdAt),
    updatedAt: isoText(row.updatedAt),
  });
  const stampsOf = (key: number): Row =>
    stamps({ createdAt: started + key * dayMs, updatedAt: started + key * 9 * dayMs });
  /** Columns of a patient, also of those who don't get into an answer. */
  function patientColumns(row: ClientRecord): Row {
    return {
      id: row.key,
      fullName: familyFirst(row),
      // Required here, whatever the table says.
      phone: row.phones[0]?.value ?? '',
      email: row.emails[0] ?? null,
      birthDate: row.key % 6 === 0 ? null : `${String(1948 + (row.key % 55))}-0${String(1 + (row.key % 9))}-14`,
      address: [row.street, row.city].filter(Boolean).join(', ') || null,
      passportSeries: row.key % 4 === 0 ? null : 'AB',
      passportNumber: row.key % 4 === 0 ? null : String(3_410_000 + row.key * 41),
      ...memory.patients.get(row.key),
      ...stamps(row),
    };
  }
  function patient(row: ClientRecord): Row {
    meet('client', row.key);
    return patientColumns(row);
  }
  function doctor(row: ProviderRecord): Row {
    return {
      id: row.key,
      user: {
        id: firstDoctorUser + row.key,
        username: row.email.split('@')[0],
        email: row.email,
        fullName: fullNameOf(row),
        phone: row.key % 2 === 0 ? null : `+1 207 555 03${String(row.key).padStart(2, '0')}`,
        role: row.role === 'veterinarian' ? 'Doctor' : 'Nurse',
        isActive: row.isActive,
        ...stampsOf(row.key),
      },
      specialty: specialties[(row.key - 1) % specialties.length],
      cabinet: row.key % 5 === 0 ? null : String(100 + row.key),
      priceDefault: row.key % 3 === 0 ? null : 150_000,
      startNumberOnline: 1,
      maxOnlinePerDay: row.key === 7 ? 2 : 15,
      autoCloseTime: row.key % 2 === 0 ? '09:00:00' : null,
      active: row.isActive,
      ...stampsOf(row.key),
    };
  }
  function service(row: VisitTypeRecord): Row {
    const { key } = row;
    const own = rowOf(practice.providers, key === 4 ? 1 : null);
    return {
      id: key,
      name: row.name,
      code: codes[key - 1] ?? '',
      price: priceOf(key, memory),
      category: categories[key - 1] ?? null,
      description: key % 2 === 0 ? null : `${row.name}, by appointment`,
      durationMinutes: row.minutes,
      doctor: own && doctor(own),
      active: true,
      ...memory.serviceMore.get(key),
      ...stampsOf(key),
    };
  }
  const services = (): readonly VisitTypeRecord[] => [
    ...practice.visitTypes.filter(({ isBlock }) => !isBlock),
    ...memory.services,
  ];
  const people = (row: { readonly clientKey: number | null; readonly providerKey: number | null }): Row => {
    const [who, whose] = [rowOf(practice.clients, row.clientKey), rowOf(practice.providers, row.providerKey)];
    return { patient: () => who && patient(who), doctor: () => whose && doctor(whose) };
  };
  function appointment(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const type = rowOf(services(), row.typeKey);
    return {
      id: row.key,
      ...people(row),
      service: () => type && service(type),
      appointmentDate: isoText(row.start),
      status: sapaevWords[row.state],
      notes: row.reason,
      paymentStatus: paymentOf(row),
      paymentAmount: row.key % 8 === 0 ? null : priceOf(row.typeKey, memory),
      ...stamps(row),
    };
  }
  /** Those who came are registered again at the desk, as visits with numbers of their own. */
  function visits(): readonly VisitRow[] {
    const came = practice.appointments
      .filter((row) => isZapis(row) && ['arrived', 'inProgress', 'ready', 'completed'].includes(row.state))
      .map((row, index) => ({
        id: index + 1,
        clientKey: row.clientKey ?? 0,
        providerKey: row.providerKey ?? 0,
        visitDate: wallDay(row.start, clinicZone),
        visitTime: index % 4 === 3 ? null : wallTime(row.start, clinicZone),
        status: row.state === 'completed' ? 'completed' : 'in_progress',
        discountMode: ['none', 'repeat', 'none', 'benefit'][row.key % 4] ?? 'none',
        totalAmount: priceOf(row.typeKey, memory),
        paymentStatus: 'paid',
        createdAt: row.start,
        updatedAt: row.updatedAt,
      }));
    const own = new Map(memory.visits.map((row) => [row.id, row]));
    const changed = came.map((row) => own.get(row.id) ?? row);
    return [...changed, ...memory.visits.filter(({ id }) => id > came.length)];
  }
  const visit = (row: VisitRow): Row => ({
    ...row,
    ...people(row),
    allFree: row.discountMode === 'all_free',
    ...stamps(row),
  });
  function queue(): readonly QueueRow[] {
    const waiting = practice.appointments
      .filter((row) => isZapis(row) && queueWords[row.state] !== undefined)
      .map((row, index) => ({
        id: index + 1,
        clientKey: row.clientKey ?? 0,
        providerKey: row.providerKey ?? 0,
        queueNumber: index + 1,
        status: queueWords[row.state] ?? 'waiting',
        createdAt: row.start - 600_000,
        calledAt: row.state === 'arrived' ? null : row.start,
        completedAt: null,
      }));
    const own = new Map(memory.queue.map((row) => [row.id, row]));
    return [...waiting.map((row) => own.get(row.id) ?? row), ...memory.queue.filter(({ id }) => id > waiting.length)];
  }
  const queueEntry = (row: QueueRow): Row => ({
    ...row,
    ...people(row),
    createdAt: isoText(row.createdAt),
    calledAt: row.calledAt === null ? null : isoText(row.calledAt),
    completedAt: row.completedAt === null ? null : isoText(row.completedAt),
  });
  return { patient, patientColumns, doctor, service, services, appointment, visits, visit, queue, queueEntry };
}
