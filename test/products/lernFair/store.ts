import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { lernFairEnums } from './enums.ts';
import type { LernFairModel } from './models.ts';
import { isLecture, matchNumber } from './values.ts';

/** What the product stores beside the practice; by the number of a row what differs from the usual. */
export interface LernFairStore {
  readonly pupils: Map<number, Row>;
  readonly lectures: Map<number, Row>;
  readonly matches: Map<number, Row>;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

const since = '2024-02-05T08:00:00.000Z';

/** A row of a model in which nothing is filled in that may be empty. */
export function emptyRow({ columns }: LernFairModel): Row {
  const usual = (type: string): unknown => {
    if (!type.endsWith('!')) return null;
    if (type.startsWith('[')) return [];
    const bare = type.replace('!', '');
    const values = lernFairEnums[bare];
    if (values) return values.includes('other') ? 'other' : values[0];
    return { Int: 0, Boolean: false, DateTime: since, String: '' }[bare] ?? {};
  };
  return Object.fromEntries(Object.entries(columns).map(([column, type]) => [column, usual(type)]));
}

/** The store as it is before anyone writes. */
export function createStore({ appointments, visitTypes }: Practice): LernFairStore {
  const matches = appointments
    .filter((row) => row.clientKey !== null && row.providerKey !== null && isLecture(row))
    .map(({ clientKey, providerKey }): [number, Row] => {
      const [client, provider] = [clientKey ?? 0, providerKey ?? 0];
      const id = matchNumber(client, provider);
      return [id, { id, uuid: `match-${String(id)}`, pupilId: 40 + client, studentId: 300 + provider }];
    });
  const courses = visitTypes
    .filter(({ isBookable }) => isBookable)
    .map(({ key, name }) => ({
      id: 700 + key,
      name,
      description: `${name} in small groups`,
      category: 'club',
      courseState: 'allowed',
    }));
  return {
    pupils: new Map(),
    lectures: new Map(),
    matches: new Map(matches),
    tables: {
      courses,
      subcourses: courses.map(({ id }) => ({ id: id + 100, courseId: id, published: true, maxParticipants: 12 })),
      course_tags: [{ id: 1, identifier: 'tag1', name: 'Lesen', category: 'revision', active: true }],
      schools: [
        { id: 1, name: 'Harbor School', zip: '10115', city: 'Berlin', state: 'be', schooltype: 'gymnasium' },
        { id: 2, name: 'Summit School', zip: '80331', city: 'München', state: 'by', schooltype: 'grundschule' },
      ],
      screeners: [{ id: 1, firstname: 'Sam', lastname: 'Ortiz', active: true, email: 'screener@example.test' }],
    },
  };
}
