import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { clientsIn, cTerapiasIds, isoDate, isVisit, shortName } from './values.ts';

/** A note about a client. */
export interface Observation {
  readonly _id: string;
  readonly client_id: string;
  readonly description: string | null;
  readonly created_at: string;
}

/** What the product stores beside the practice. */
export interface TherapyMemory {
  readonly observations: Observation[];
  /** What clients have that those of the practice don't, by key. */
  readonly profiles: Map<number, Row>;
  /** Visits whose date was emptied, by key. */
  readonly undated: Set<number>;
  /** Visits of clients who don't exist, which nothing forbids; by id. */
  readonly strays: Map<string, Row>;
}

/** How rows of the practice look there. */
export type TherapyRecords = ReturnType<typeof therapyRecords>;

const observationIds = 200;

/** The id of the n-th observation. */
export function observationId(number: number): string {
  return cTerapiasIds.of('organization', observationIds + number);
}

/** The store as it is before anyone writes: every third client has a note, and who has one in the practice. */
export function createTherapyMemory(clients: readonly ClientRecord[]): TherapyMemory {
  const observations: Observation[] = [];
  for (const { key, note, createdAt } of clients) {
    const texts = [...(note === null ? [] : [note]), ...(key % 3 === 0 ? ['Dores lombares, três sessões.'] : [])];
    for (const description of texts)
      observations.push({
        _id: observationId(observations.length + 1),
        client_id: cTerapiasIds.of('client', key),
        description,
        created_at: isoDate(createdAt + 3_600_000),
      });
  }
  return { observations, profiles: new Map(), undated: new Set(), strays: new Map() };
}

/** Makes documents from the records of a practice. */
export function therapyRecords({ practice, meet }: Backstage, memory: TherapyMemory) {
  const { of } = cTerapiasIds;
  const clientDocument = (row: ClientRecord): Row => {
    meet('client', row.key);
    return {
      // What was imported has no validated fields, and nobody who advised it: that came under another name.
      dob:
        row.key % 10 === 9 ? null : isoDate(Date.UTC(1941 + ((row.key * 17) % 60), row.key % 12, 1 + (row.key % 27))),
      gender: row.key % 4 === 0 ? null : row.key % 2 === 0 ? 'MALE' : 'FEMALE',
      address: { city: row.city, zipcode: `0410${String(row.key % 10)}`, street: row.street },
      advisedBy: null,
      name: fullNameOf(row),
      ...memory.profiles.get(row.key),
      _id: of('client', row.key),
      email: row.emails[0] ?? null,
      phone: row.phones[0]?.value ?? null,
      created_at: isoDate(row.createdAt),
    };
  };
  const clients = (): readonly Row[] => clientsIn(practice).map(clientDocument);
  const withObservations = (row: Row): Row => ({
    ...row,
    observations: memory.observations.filter((note) => note.client_id === row['_id']),
  });
  /** What the field of visits answers; a client who is gone is an error of it. */
  const clientName = (id: unknown): string => {
    const row = rowOf(practice.clients, cTerapiasIds.key('client', String(id)));
    if (!row || row.isDeleted) throw new GraphQLError("Cannot read property 'name' of null");
    const { name } = clientDocument(row);
    if (typeof name !== 'string') throw new GraphQLError("Cannot read property 'split' of null");
    return shortName(name);
  };
  const visitDocument = (row: AppointmentRecord): Row => {
    meet('appointment', row.key);
    const client = of('client', row.clientKey ?? 0);
    const isPending = row.state === 'planned' || row.state === 'confirmed';
    return {
      _id: of('appointment', row.key),
      client_id: client,
      scheduled_to: memory.undated.has(row.key) ? null : isoDate(row.start),
      created_at: isoDate(row.createdAt),
      showed_up: isPending ? null : row.state !== 'noShow',
      clientName: () => clientName(client),
    };
  };
  return {
    clients,
    clientName,
    clientDocument,
    withObservations,
    visitDocument,
    /** All visits, in the order of their entry. */
    visits: (): readonly Row[] => [
      ...practice.appointments.filter(isVisit).map(visitDocument),
      ...memory.strays.values(),
    ],
    client(id: unknown): ClientRecord | null {
      const row = rowOf(practice.clients, cTerapiasIds.key('client', String(id)));
      return row && !row.isDeleted ? row : null;
    },
    visit(id: unknown): AppointmentRecord | null {
      const row = rowOf(practice.appointments, cTerapiasIds.key('appointment', String(id)));
      return row && isVisit(row) ? row : null;
    },
  };
}
