import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';

/** What the product stores beside the practice. */
export interface BookingsMemory {
  /** Properties of appointments and customers that the practice has no place for, by the key of their record. */
  readonly appointments: Map<number, Row>;
  readonly customers: Map<number, Row>;
  /** Businesses whose page is not public, by the key of the place. */
  readonly unpublished: Set<number>;
  /** Questions of a business, by the key of the place. */
  readonly questions: Map<number, Row[]>;
}

/** A GUID of something that was entered as the one with a number. */
export function questionId(placeKey: number, number: number): string {
  return `3bc6fde0-4ad3-445d-ab1${String(placeKey)}-${String(number).padStart(12, '0')}`;
}

const questions = [
  { displayName: 'Is this your first visit?', answerInputType: 'radioButton', answerOptions: ['Yes', 'No'] },
  { displayName: 'How did you hear about us?', answerInputType: 'text', answerOptions: [] },
];

/** The store as it is before anyone writes. */
export function createMemory({ places }: Practice): BookingsMemory {
  const dates = { createdDateTime: '2024-03-04T15:00:00Z', lastUpdatedDateTime: '2025-01-20T16:30:00Z' };
  return {
    appointments: new Map(),
    customers: new Map(),
    unpublished: new Set(),
    questions: new Map(
      places.map(({ key }) => [
        key,
        questions.map((question, index) => ({ id: questionId(key, index + 1), ...question, ...dates })),
      ]),
    ),
  };
}
