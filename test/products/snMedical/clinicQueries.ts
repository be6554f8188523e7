import { wallDay } from '../../dialects/clock.ts';
import { compareValues, type Row } from '../generatedRows.ts';
import { holds } from './queries.ts';
import { latestBy } from './relations.ts';
import type { Service } from './resolvers.ts';
import { clinicZone, maskedError, type Pagination, sliceOf, type TableName } from './words.ts';

interface Paged {
  readonly pagination?: Pagination | null;
}

interface ById {
  readonly id: string;
}

interface TriageArgs {
  readonly status?: string | null;
  readonly skip: number;
  readonly take: number;
  readonly search?: string | null;
}

const visitsTake = 20;
const ticketsTake = 50;
// The queue is ordered by how the database lists its words.
const queueStatuses = ['waiting', 'called', 'in_service', 'done', 'skipped', 'cancelled'];

/** Visits, vitals and the queue of today. */
export function clinicQueries({ store, dress, backstage: { practice, cap, now } }: Service): object {
  const byId = (table: TableName, id: string): Row => {
    const row = store.find(table, id);
    if (!row) throw maskedError();
    return dress(table, row);
  };
  const pageFrom = (rows: readonly Row[], { pagination }: Paged, usual: number): readonly Row[] => {
    const { skip = 0, take = usual } = pagination ?? {};
    return sliceOf(rows, skip ?? 0, take ?? usual, cap);
  };
  const visitsBy = (args: Paged & { readonly patientId?: string | null; readonly status?: string | null }) => {
    const { patientId = null, status = null } = args;
    if (patientId !== null && (store.find('patient', patientId)?.['isDelete'] ?? true) === true) throw maskedError();
    const rows = store
      .rows('visit')
      .filter((row) => (!patientId || row['patientId'] === patientId) && (!status || row['status'] === status));
    return pageFrom(latestBy(rows, 'visit_date'), args, visitsTake).map((row) => dress('visit', row));
  };
  /** Tickets that were drawn today by the clinic's clock. */
  const todaysTickets = (): readonly Row[] => {
    const dayOf = (instant: number): string => wallDay(instant, clinicZone(practice));
    return store.rows('queueTicket').filter((row) => dayOf(Date.parse(String(row['created_at']))) === dayOf(now()));
  };
  const nameHolds = (row: Row, search: string): boolean => {
    const patient = store.find('patient', row['patientId']) ?? {};
    return holds(patient['first_name'], search) || holds(patient['last_name'], search) || row['patientId'] === search;
  };

  return {
    visit: ({ id }: ById): Row => byId('visit', id),
    visits: visitsBy,
    patientVisits: visitsBy,
    queueTicket: ({ id }: ById): Row => byId('queueTicket', id),
    queueTickets(args: Paged & { readonly station?: string | null; readonly status?: string | null }): readonly Row[] {
      const { station = null, status = null } = args;
      const rows = todaysTickets()
        .filter((row) => (!station || row['station'] === station) && (!status || row['status'] === status))
        .toSorted(
          (one, other) =>
            Number(other['priority']) - Number(one['priority']) || Number(one['number']) - Number(other['number']),
        );
      return pageFrom(rows, args, ticketsTake).map((row) => dress('queueTicket', row));
    },
    queueStats({ station = null }: { readonly station?: string | null }): readonly Row[] {
      const counts = new Map<string, Row>();
      for (const row of todaysTickets()) {
        if (station && row['station'] !== station) continue;
        const name = `${String(row['station'])} ${String(row['status'])}`;
        const count = Number(counts.get(name)?.['count'] ?? 0) + 1;
        counts.set(name, { station: row['station'], status: row['status'], count });
      }
      return [...counts.values()];
    },
    triageQueue({ status = null, skip, take, search = null }: TriageArgs): Row {
      const found = todaysTickets()
        .filter((row) => row['station'] === 'triage' && (!status || row['status'] === status))
        .filter((row) => !search || nameHolds(row, search))
        .toSorted(
          (one, other) =>
            queueStatuses.indexOf(String(one['status'])) - queueStatuses.indexOf(String(other['status'])) ||
            compareValues(one['created_at'], other['created_at']),
        );
      const tickets = sliceOf(found, skip, take, cap).map((row) => dress('queueTicket', row));
      return { tickets, total: found.length };
    },
    patientVitals({ patientId }: { readonly patientId: string }): readonly Row[] {
      const visits = new Set(
        store
          .rows('visit')
          .filter((row) => row['patientId'] === patientId)
          .map((row) => row['id']),
      );
      const rows = store.rows('vitals').filter((row) => visits.has(row['visitId']));
      return latestBy(rows, 'created_at').map((row) => dress('vitals', row));
    },
  };
}
