import { type AppointmentRecord, type Practice, rowOf } from '../../dialects/practice.ts';
import { type GroupName, type SlotRow, isTaken, pkOf, slotFrom, slotsOf } from './seeds.ts';

export interface StudyRow {
  readonly pk: number;
  readonly name: string;
}

export interface CheckupRow {
  readonly pk: number;
  readonly name: string;
  readonly daysUntil: number;
  readonly studyPk: number;
}

export interface CallRow {
  readonly pk: number;
  readonly date: number;
  readonly comment: string;
  readonly userPk: number;
}

/** What is kept of a user beside the practice. */
export interface UserNotes {
  readonly emailNotification: boolean;
  readonly passwordChanged: boolean;
  readonly timeslotsNeeded: number;
  readonly dateJoined: number | null;
  readonly group: GroupName | null;
}

/** Whoever isn't a patient. */
export interface StaffRow {
  readonly pk: number;
  readonly username: string;
  readonly email: string;
  readonly group: GroupName | null;
  readonly isStaff: boolean;
  readonly isActive: boolean;
  readonly dateJoined: number;
}

/** What was changed of an appointment that the practice has no field for. */
export interface AppointmentNotes {
  readonly title?: string;
  readonly commentDoctor?: string;
}

export interface KapStore {
  readonly slots: Map<number, SlotRow>;
  readonly studies: StudyRow[];
  readonly checkups: CheckupRow[];
  readonly calls: CallRow[];
  readonly staff: StaffRow[];
  readonly notes: Map<number, Partial<UserNotes>>;
  readonly appointmentNotes: Map<number, AppointmentNotes>;
  readonly nextPk: () => number;
  /** An appointment as stored, whether it is free or somebody's. */
  readonly appointmentBy: (pk: number) => Stored | null;
  readonly appointments: () => readonly Stored[];
}

/** A stored appointment, with the row of the practice where it is a patient's. */
export interface Stored extends SlotRow {
  readonly row: AppointmentRecord | null;
}

const joined = Date.parse('2025-02-03T08:15:00Z');

/** The tables of KAP over a practice. */
export function openKap(practice: Practice): KapStore {
  const slots = new Map(slotsOf(practice).map((slot) => [slot.pk, slot]));
  const appointmentNotes = new Map<number, AppointmentNotes>();
  const storedRow = (row: AppointmentRecord): Stored => ({
    ...slotFrom(practice, row),
    ...appointmentNotes.get(row.key),
    row,
  });
  const storedSlot = (slot: SlotRow): Stored => ({ ...slot, row: null });
  const appointments = (): readonly Stored[] =>
    [...practice.appointments.filter(isTaken).map(storedRow), ...[...slots.values()].map(storedSlot)].toSorted(
      (one, other) => one.pk - other.pk,
    );
  return {
    slots,
    appointmentNotes,
    appointments,
    appointmentBy(pk) {
      const row = rowOf(practice.appointments, pk);
      if (row && isTaken(row)) return storedRow(row);
      const slot = slots.get(pk);
      return slot ? storedSlot(slot) : null;
    },
    nextPk: () => 1 + Math.max(...slots.keys(), ...practice.appointments.map(({ key }) => key)),
    studies: [
      { pk: 1, name: 'Standard' },
      { pk: 2, name: 'Follow-up 2024' },
    ],
    checkups: ['Initial checkup', 'Six month checkup', 'One year checkup', '1.5 year checkup', '2 year checkup'].map(
      (name, index) => ({ pk: index + 1, name, daysUntil: index * 180, studyPk: 1 }),
    ),
    calls: [4, 12, 30].map((key, index) => ({
      pk: index + 1,
      date: Date.parse('2026-11-02T09:30:00Z') + index * 86_400_000,
      comment: ['No answer', 'Will call back', 'Moved to another town'][index] ?? '',
      userPk: pkOf('client', key),
    })),
    staff: [
      {
        pk: 1,
        username: 'kap',
        email: 'kap@example.test',
        group: 'Admin',
        // Of Django's own administration, which nobody else sees.
        isStaff: true,
        isActive: true,
        dateJoined: joined,
      },
      ...practice.providers.map(({ key, familyName, email, role, isActive }): StaffRow => ({
        pk: pkOf('provider', key),
        username: familyName.toLowerCase().replaceAll(/[^\p{L}]/gu, ''),
        email,
        group: role === 'veterinarian' ? 'Doctor' : 'Labor',
        isStaff: false,
        isActive,
        dateJoined: joined + key * 86_400_000,
      })),
    ],
    notes: new Map(),
  };
}
