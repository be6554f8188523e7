import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, PatientRecord, Practice } from '../../dialects/practice.ts';
import { createLedger, type Ledger } from '../../dialects/practiceLedger.ts';
import { estimatesOf, type EstimateDocument } from './treatments.ts';

export interface RoomDocument {
  readonly key: number;
  readonly placeKey: number;
  readonly name: string;
  readonly type: 'EXAM' | 'SURGERY' | 'TREATMENT';
}

export interface VaccineDocument {
  readonly key: number;
  readonly patientKey: number;
  readonly name: string;
  readonly lotNumber: string;
  readonly administeredDate: string;
  readonly expirationDate: string;
}

export interface ReminderDocument {
  readonly key: number;
  readonly patientKey: number;
  readonly name: string;
  readonly dueDate: string;
  readonly status: 'PENDING' | 'SENT' | 'COMPLETED';
}

export interface TaskDocument {
  readonly key: number;
  readonly title: string;
  readonly description: string | null;
  readonly priority: 'LOW' | 'NORMAL' | 'HIGH';
  readonly placeKey: number;
  readonly providerKey: number | null;
  readonly patientKey: number | null;
  readonly dueAt: number | null;
  readonly createdAt: number;
  readonly completedAt: number | null;
}

export interface PrescriptionDocument {
  readonly key: number;
  readonly patientKey: number;
  readonly providerKey: number | null;
  readonly drugName: string;
  readonly instructions: string;
  readonly refillsRemaining: number;
  readonly prescribedDate: string;
}

/** What Nectar keeps beside the shared practice. */
export interface NectarMemory {
  readonly ledger: Ledger;
  readonly rooms: readonly RoomDocument[];
  readonly vaccines: readonly VaccineDocument[];
  readonly prescriptions: readonly PrescriptionDocument[];
  readonly reminders: ReminderDocument[];
  readonly tasks: TaskDocument[];
  readonly estimates: EstimateDocument[];
  /** By the keys of appointments. */
  readonly roomKeys: Map<number, number | null>;
  readonly notes: Map<number, string | null>;
  /** When notes of appointments were finalized by a write. */
  readonly finalized: Map<number, number>;
}

export const dayMs = 86_400_000;

const roomKinds = [
  { name: 'Exam 1', type: 'EXAM' },
  { name: 'Exam 2', type: 'EXAM' },
  { name: 'Surgery', type: 'SURGERY' },
  { name: 'Treatment', type: 'TREATMENT' },
] as const;

/** What the service holds when it starts; days are counted from its clock. */
export function createMemory({ practice, now }: Backstage): NectarMemory {
  const today = now();
  const day = (instant: number): string => wallDay(instant, 'UTC');
  const kept = practice.patients.filter(({ isDeceased, clientKey }) => !isDeceased && clientKey !== null);
  const every = (nth: number): readonly PatientRecord[] => kept.filter(({ key }) => key % nth === 0);
  return {
    ledger: createLedger(practice),
    rooms: practice.places.flatMap((place, index) =>
      roomKinds.map((kind, number) => ({ ...kind, key: index * roomKinds.length + number + 1, placeKey: place.key })),
    ),
    vaccines: every(2).map(({ key, species }, index) => {
      const given = today - ((key * 23) % 500) * dayMs;
      const name = ['Rabies', species === 'Feline' ? 'FVRCP' : 'DHPP'][index % 2] ?? 'Rabies';
      const lotNumber = `L${String(10_000 + key * 7)}`;
      const dates = { administeredDate: day(given), expirationDate: day(given + 365 * dayMs) };
      return { key: index + 1, patientKey: key, name, lotNumber, ...dates };
    }),
    prescriptions: every(8).map(({ key }, index) => ({
      key: index + 1,
      patientKey: key,
      providerKey: veterinarianOf(practice, key),
      drugName: ['Carprofen 75 mg', 'Gabapentin 100 mg', 'Apoquel 16 mg'][index % 3] ?? 'Carprofen 75 mg',
      instructions: 'Give one tablet by mouth every 12 hours with food.',
      refillsRemaining: key % 4,
      prescribedDate: day(today - ((key * 11) % 120) * dayMs),
    })),
    reminders: every(3).map(({ key }, index) => {
      const due = today + (((key * 5) % 60) - 20) * dayMs;
      const name = ['Annual exam', 'Rabies booster', 'Fecal test'][index % 3] ?? 'Annual exam';
      const status = due > today ? 'PENDING' : index % 4 === 0 ? 'COMPLETED' : 'SENT';
      return { key: index + 1, patientKey: key, name, dueDate: day(due), status };
    }),
    tasks: every(7).map((patient, index) => taskOf(practice, patient, index, today)),
    estimates: estimatesOf(every(6), today),
    roomKeys: new Map(),
    notes: new Map(),
    finalized: new Map(),
  };
}

/** Where an appointment is: in the room that was chosen, or in one of the exam rooms of its hospital. */
export function roomOf(memory: NectarMemory, { key, placeKey, isBlock }: AppointmentRecord): RoomDocument | null {
  const chosen = memory.roomKeys.get(key);
  if (isBlock || chosen === null) return null;
  const rooms = memory.rooms.filter((room) => room.placeKey === placeKey);
  return rooms.find((room) => room.key === chosen) ?? rooms[key % 2] ?? null;
}

function veterinarianOf({ providers }: Practice, key: number): number | null {
  const vets = providers.filter(({ role, isActive }) => role === 'veterinarian' && isActive);
  return vets[key % Math.max(1, vets.length)]?.key ?? null;
}

function taskOf(practice: Practice, patient: PatientRecord, index: number, today: number): TaskDocument {
  const client = practice.clients.find(({ key }) => key === patient.clientKey);
  const place = practice.places.find(({ key }) => key === client?.placeKey) ?? practice.places[0];
  const team = practice.providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(place?.key ?? 0));
  const texts = ['Call with lab results', 'Follow up after surgery', 'Send records to the specialist'];
  const dueAt = today + (((index * 3) % 9) - 4) * dayMs;
  return {
    key: index + 1,
    title: `${texts[index % texts.length] ?? ''}: ${patient.name}`,
    description: index % 3 === 0 ? 'Use the number on file.' : null,
    priority: (['NORMAL', 'HIGH', 'LOW'] as const)[index % 3] ?? 'NORMAL',
    placeKey: place?.key ?? 1,
    providerKey: team[index % Math.max(1, team.length)]?.key ?? null,
    patientKey: patient.key,
    dueAt,
    createdAt: dueAt - 5 * dayMs,
    completedAt: dueAt < today - dayMs ? dueAt : null,
  };
}
