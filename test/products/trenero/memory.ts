import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dateTimeText, treneroIds } from './values.ts';

/** What the product stores beside the practice. */
export interface TreneroMemory {
  /** Groups by their ids, those that are deleted included. */
  readonly groups: Map<string, Row>;
  /** Payments, the oldest first. */
  readonly payments: Map<string, Row>;
  /** Visits beside the first of each lesson, the oldest first. */
  readonly visits: Map<string, Row>;
  /** What students have that clients have not: birthdates, and groups that are no places. */
  readonly students: Map<string, Row>;
  /** Groups of lessons that are no places. */
  readonly lessonGroups: Map<string, string>;
  /** A number that was never given before. */
  readonly next: () => number;
}

const groupNames = ['Harbor group', 'Summit group', 'Chapel group'];
const founded = Date.parse('2023-02-01T09:00:00Z');
const dayMs = 86_400_000;

/** The store as it is before anyone writes. */
export function createMemory(practice: Practice): TreneroMemory {
  let last = 0;
  const groups = practice.places.map(({ key }): [string, Row] => {
    const id = treneroIds.of('place', key);
    const note = key === 2 ? 'Bring water.' : null;
    const createdAt = dateTimeText(founded + key * dayMs);
    return [
      id,
      { id, name: groupNames[key - 1] ?? `Group ${String(key)}`, defaultPrice: 40 + key * 5, note, createdAt },
    ];
  });
  const payments = practice.clients
    .filter(({ key, isDeleted }) => key % 3 === 0 && !isDeleted)
    .map(({ key }): [string, Row] => {
      const id = treneroIds.of('visitType', key);
      const moment = founded + key * 7 * dayMs;
      const day = dateTimeText(moment).slice(0, 10);
      const studentId = treneroIds.of('client', key);
      return [
        id,
        { id, studentId, amount: 120 + key, lessonsPerPayment: 4, date: day, createdAt: dateTimeText(moment) },
      ];
    });
  const students = practice.clients.map(({ key }): [string, Row] => {
    const birthdate =
      key % 4 === 0 ? null : `${String(1960 + (key % 45))}-0${String(1 + (key % 9))}-1${String(key % 10)}`;
    return [treneroIds.of('client', key), { birthdate }];
  });
  return {
    groups: new Map(groups),
    payments: new Map(payments),
    visits: new Map(),
    students: new Map(students),
    lessonGroups: new Map(),
    next() {
      last += 1;
      return last;
    },
  };
}
