import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { patientsOf } from './values.ts';

/** A note about a patient. */
export interface NoteRecord {
  readonly key: number;
  readonly clientKey: number;
  readonly text: string;
  /** YYYY-MM-DD */
  readonly noteDate: string;
  readonly updatedAt: number;
}

/** What an appointment is for beside procedures of the practice, by ids. */
export interface AppointmentLinks {
  readonly patientProcedures: readonly string[];
  readonly visits: readonly string[];
}

/** What Ascend keeps that the practice has no place for. */
export interface AscendMemory {
  /** Fields of appointments as they were given. */
  readonly appointments: Map<number, Row>;
  /** Chairs of appointments. */
  readonly operatories: Map<number, number>;
  /** Procedures of appointments, which can be none. */
  readonly procedures: Map<number, readonly number[]>;
  /** Ids of planned procedures and visits of appointments. */
  readonly links: Map<number, AppointmentLinks>;
  /** Fields of patients as they were given. */
  readonly patients: Map<number, Row>;
  readonly notes: NoteRecord[];
}

/** What is there at first: one note for each patient who has any. */
export function firstMemory(practice: Practice): AscendMemory {
  const notes = patientsOf(practice).flatMap(({ key, note, updatedAt }): NoteRecord[] => {
    const noteDate = new Date(updatedAt).toISOString().slice(0, 10);
    return note === null ? [] : [{ key, clientKey: key, text: note, noteDate, updatedAt }];
  });
  return {
    appointments: new Map(),
    operatories: new Map(),
    procedures: new Map(),
    links: new Map(),
    patients: new Map(),
    notes,
  };
}
