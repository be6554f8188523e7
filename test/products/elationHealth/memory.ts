import type { Row } from '../generatedRows.ts';

/** What the product stores beside the practice; by key of the client or the appointment. */
export interface ElationMemory {
  /** What was written of patients that clients of the practice don't have. */
  readonly patients: Map<number, Row>;
  readonly statuses: Map<number, Row>;
  readonly primaryPhysicians: Map<number, number>;
  /** Types of numbers that the practice has no label for; by key of the client and place in the list. */
  readonly phoneTypes: Map<string, string>;
  /** What was written of appointments, with the word for their state where there are several. */
  readonly appointments: Map<number, Row>;
  readonly statusDetails: Map<number, Row>;
  readonly problems: Row[];
  readonly allergies: Row[];
}

/** A number that no row of a list has had so far. */
export function nextId(rows: readonly Row[]): string {
  return String(1 + Math.max(0, ...rows.map(({ id }) => Number(id))));
}

const problems = ['Essential hypertension', 'Type 2 diabetes mellitus', 'Asthma', 'Migraine'];
const allergens = ['Penicillin', 'Latex', 'Peanut'];

/** The store as it is before anyone writes; patients are told by the keys of clients. */
export function createMemory(): ElationMemory {
  return {
    patients: new Map(),
    statuses: new Map(),
    primaryPhysicians: new Map(),
    phoneTypes: new Map(),
    appointments: new Map(),
    statusDetails: new Map(),
    problems: Array.from({ length: 18 }, (_, index) => ({
      id: String(140_756_001 + index),
      clientKey: 1 + index * 3,
      description: problems[index % problems.length],
      status: index % 5 === 0 ? 'RESOLVED' : index % 3 === 0 ? 'CONTROLLED' : 'ACTIVE',
      rank: 1,
      synopsis: '',
      startDate: `2021-0${String(1 + (index % 9))}-05`,
      resolvedDate: index % 5 === 0 ? '2024-02-01' : null,
      dx: [{ icd10: ['I10'], snomed: '59621000' }],
      createdDate: '2021-10-01T12:00:00Z',
      deletedDate: null,
    })),
    allergies: Array.from({ length: 9 }, (_, index) => ({
      id: String(150_300_001 + index),
      clientKey: 2 + index * 5,
      name: allergens[index % allergens.length],
      status: 'Active',
      reaction: index % 2 === 0 ? 'Hives' : null,
      severity: index % 2 === 0 ? 'mild' : 'unknown',
      startDate: null,
      createdDate: '2022-03-01T12:00:00Z',
      deletedDate: null,
    })),
  };
}
