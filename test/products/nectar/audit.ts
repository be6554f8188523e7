import type { Backstage } from '../../dialects/dialect.ts';
import type { Kind } from '../../dialects/practice.ts';
import { connectionOf, type DateTimeRange, isAmong, isWithin, type ListArgs } from './lists.ts';
import { datetimeText, documentId, nectarIds } from './values.ts';

interface AuditFilter {
  readonly collections?: readonly string[] | null;
  readonly documentId?: string | null;
  readonly actions?: readonly string[] | null;
  readonly at?: DateTimeRange | null;
}

interface Dated {
  readonly key: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly isDeleted?: boolean;
}

interface AuditDocument {
  readonly key: number;
  readonly collection: string;
  readonly documentId: string;
  readonly action: 'CREATED' | 'UPDATED' | 'DELETED';
  readonly at: number;
}

const actions = ['CREATED', 'UPDATED', 'DELETED'] as const;

/** The query of what was done to documents: the store remembers when each was made and last changed. */
export function auditQueries({ practice, cap }: Backstage): object {
  const logs = (): readonly AuditDocument[] => [
    ...logsOf('APPOINTMENTS', 'appointment', practice.appointments),
    ...logsOf('FAMILIES', 'client', practice.clients),
    ...logsOf('PATIENTS', 'patient', practice.patients),
  ];
  return {
    auditLogsPaginated(args: ListArgs<AuditFilter>) {
      const filter = args.filter ?? {};
      const [isCollection, isAction] = [isAmong(filter.collections), isAmong<string>(filter.actions)];
      const isThen = isWithin(filter.at, 'filter.at');
      const found = logs()
        .filter(
          (log) =>
            isCollection(log.collection) &&
            isAction(log.action) &&
            isThen(log.at) &&
            (!filter.documentId || log.documentId === filter.documentId),
        )
        .toSorted((one, other) => other.at - one.at || other.key - one.key);
      return connectionOf(found, args, { at: ({ at }) => at }, cap, ({ key, at, ...rest }) => {
        return { ...rest, id: documentId('audit', key), at: datetimeText(at) };
      });
    },
  };
}

function logsOf(collection: string, kind: Kind, rows: readonly Dated[]): readonly AuditDocument[] {
  const base = { APPOINTMENTS: 1, FAMILIES: 2, PATIENTS: 3 }[collection] ?? 0;
  return rows.flatMap((row) => {
    const log = (action: AuditDocument['action'], at: number): AuditDocument => ({
      key: base * 1_000_000 + row.key * 10 + actions.indexOf(action),
      collection,
      documentId: nectarIds.of(kind, row.key),
      action,
      at,
    });
    const isChanged = row.updatedAt > row.createdAt;
    const last = row.isDeleted ? log('DELETED', row.updatedAt) : log('UPDATED', row.updatedAt);
    return [log('CREATED', row.createdAt), ...(isChanged || row.isDeleted ? [last] : [])];
  });
}
