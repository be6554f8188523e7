import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { type PageArgs, pageOf } from './pages.ts';
import { dogtorIds, type DogtorMemory, dogtorRecords, globalId, isVisit } from './records.ts';
import { dogtorWrites } from './writes.ts';

interface SearchArgs {
  readonly query?: string | null;
  readonly specialities?: readonly string[] | null;
  readonly cities?: readonly string[] | null;
  readonly nearby?: Row | null;
  readonly minRating?: number | null;
}

interface IdArgs {
  readonly id: string;
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted((one, other) => (one < other ? -1 : 1));
}

/** Texts of a list; what else it holds is left out. */
function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((item): item is string => typeof item === 'string') : [];
}

function cityOf(doctor: Row): string {
  const address = doctor['address'];
  return isRow(address) ? textOf(address['city']) : '';
}

/** The root fields of the product. */
export function dogtorRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory: DogtorMemory = { profiles: new Map(), done: new Map(), doctors: [], checkups: [], followups: [] };
  const records = dogtorRecords(backstage, memory);

  /** Visits of a patient on one side of now, in order of entry. */
  const visitsOf = (id: string, isUpcoming: boolean): readonly Row[] => {
    const key = dogtorIds.key('client', id);
    return records.visits((row) => row.clientKey === key && row.start >= now() === isUpcoming);
  };

  // A search is a node: its id holds what was asked for. It finds doctors, never patients.
  const search = (scope: SearchArgs): Row => {
    const found = records.doctors().filter((row) => {
      const name = `${textOf(row['firstname'])} ${textOf(row['lastname'])}`.toLowerCase();
      const skills = textsIn(row['specialities']);
      return (
        (!scope.query || name.includes(scope.query.toLowerCase())) &&
        (!scope.specialities || scope.specialities.some((skill) => skills.includes(skill))) &&
        (!scope.cities || scope.cities.includes(cityOf(row))) &&
        Number(row['rating']) >= (scope.minRating ?? 0)
      );
    });
    const wanted = textsIn(scope.specialities);
    const skills = distinct(found.flatMap((row) => textsIn(row['specialities'])));
    return {
      __typename: 'Search',
      id: globalId('Search', Buffer.from(JSON.stringify(scope)).toString('base64')),
      scope,
      suggestions: {
        specialities: skills.filter((skill) => !wanted.includes(skill)),
        cities: scope.cities ? [] : distinct(found.map(cityOf)),
        minRating: scope.minRating ? null : 4,
      },
      results: (args: PageArgs) => pageOf(found, args, cap),
    };
  };

  const node = ({ id }: IdArgs): Row | null => {
    const [type = '', inner = ''] = Buffer.from(id, 'base64').toString('ascii').split(':');
    const among = (rows: readonly Row[]): Row | null => rows.find((row) => row['id'] === id) ?? null;
    const finders: Readonly<Record<string, () => Row | null>> = {
      Appointment() {
        const row = rowOf(practice.appointments, dogtorIds.key('appointment', id));
        return row && isVisit(row) ? records.appointment(row) : null;
      },
      Checkup: () => among(memory.checkups.map((row) => records.checkup(row))),
      Doctor: () => among(records.doctors()),
      Followup: () => among(memory.followups),
      Patient() {
        const row = rowOf(practice.clients, dogtorIds.key('client', id));
        return row && !row.isDeleted ? records.patient(row.key) : null;
      },
      Review: () => among(records.reviews()),
      // Sound: what is no search of this server is one without conditions, or no JSON, which is an error there too.
      Search: () => search(JSON.parse(Buffer.from(inner, 'base64').toString('ascii')) as SearchArgs),
      Service: () => among(practice.providers.flatMap(({ key }) => records.servicesOf(key))),
      User: () => (records.me['id'] === id ? records.me : among(records.users())),
    };
    return finders[type]?.() ?? null;
  };

  const page = (rows: () => readonly Row[]) => (args: PageArgs) => pageOf(rows(), args, cap);
  return {
    greeting: () => `Hello, User ${textOf(records.me['id'])}`,
    me: () => records.me,
    node,
    search,
    users: page(records.users),
    patients(args: PageArgs): Row {
      // Only what goes into the answer is looked at.
      const keys = records.people().map(({ key }): Row => ({ key }));
      const { edges, pageInfo } = pageOf(keys, args, cap);
      const list = Array.isArray(edges) ? edges.filter(isRow) : [];
      const shown = list.map(({ cursor, node: row }) => {
        return { cursor, node: records.patient(isRow(row) ? Number(row['key']) : null) };
      });
      return { edges: shown, pageInfo };
    },
    doctors: page(records.doctors),
    reviews: page(records.reviews),
    services: page(() => practice.providers.flatMap(({ key }) => records.servicesOf(key))),
    latestReviews: () => records.reviews().toSorted((one, other) => Number(other['rating']) - Number(one['rating'])),
    patientUpcomingAppointments: ({ id }: IdArgs) => visitsOf(id, true),
    patientPreviousAppointments: ({ id }: IdArgs) => visitsOf(id, false),
    cities: () => distinct(records.doctors().map(cityOf)),
    specialities: () => distinct(records.doctors().flatMap((row) => textsIn(row['specialities']))),
    ...dogtorWrites(backstage, records, memory),
  };
}
