import type { ClientRow } from '../adapter/deskObjects.ts';
import { unfitValues } from '../connection/failures.ts';
import type { SaveFile } from '../foundation/ports.ts';
import type { Directory } from '../session/directory/directory.ts';
import type { DraftStore } from '../storage/draftStore.ts';
import type { SettingsStore } from '../storage/settings/settingsStore.ts';
import type { DeskEvent } from '../../contract/channels.ts';
import {
  alertsOf,
  type ClientColumnName,
  type ClientExport,
  type ClientTable,
  type ClientView,
  maxClientViews,
} from '../../contract/clients.ts';
import type { Failure } from '../../contract/failure.ts';
import type { CsvCell } from '../../contract/files.ts';
import { maxWaiting } from '../../contract/waitingList.ts';
import type { ClientFilter } from '../../../graphql/desk/generated/types.ts';
import { deskLocked } from '../staff/staffFailures.ts';
import type { Handlers } from './coreApi.ts';
import { csvText } from './csv.ts';
import { t } from '../../../i18n/core/t.ts';

type DirectoryChannel =
  | 'directory:control'
  | 'client:mark'
  | 'clients:export'
  | 'views:read'
  | 'views:change'
  | 'drafts:read'
  | 'drafts:keep'
  | 'waitingList:read'
  | 'waitingList:change';

/** What the page does with all clients besides queries: reading, marking, views, drafts, the waiting list, export. */
export function createDirectoryHandlers(options: {
  readonly directory: () => Directory;
  readonly drafts: DraftStore;
  /** The account in use, which owns these drafts and marks. */
  readonly accountId: () => string;
  readonly settings: SettingsStore;
  readonly saveFile: SaveFile;
  readonly emit: (event: DeskEvent) => void;
  readonly isLocked: () => boolean;
  /** Checks a filter against the desk schema; null where it does not fit. */
  readonly readFilter: (filter: unknown) => ClientFilter | null;
}): Pick<Handlers, DirectoryChannel> {
  const { drafts, settings, accountId } = options;
  const views = (): readonly ClientView[] => settings.read().clientViews ?? [];
  return {
    async 'directory:control'({ to }) {
      options.directory().control(to);
      return { ok: true, value: null };
    },
    async 'client:mark'({ id, as }) {
      drafts.mark(accountId(), id, as);
      return { ok: true, value: null };
    },
    async 'clients:export'(requested) {
      const filter = options.readFilter(requested.table.filter);
      if (filter === null || requested.titles.length !== requested.table.columns.length)
        return { ok: false, failure: unfitValues() };
      const rows = clientTable(options.directory(), {
        ...requested,
        table: { ...requested.table, filter: { ...filter } },
      });
      const saved = await options.saveFile(requested.name, csvText(rows));
      return saved.ok ? { ok: true, value: { where: saved.value, rows: rows.length - 1 } } : saved;
    },
    'views:read': async () => ({ ok: true, value: views() }),
    async 'views:change'({ name, table, replaces = null }) {
      if (table && options.readFilter(table.filter) === null) return { ok: false, failure: unfitValues() };
      const isTaken = (view: ClientView): boolean => view.name === name || view.name === replaces;
      const others = views().filter((view) => !isTaken(view));
      // A new one comes first. In one change with what it replaces, there are never more in between.
      const place = Math.max(0, views().findIndex(isTaken));
      const next = table
        ? others.toSpliced(place, 0, { name, ...withoutSearch(table) }).slice(0, maxClientViews)
        : others;
      settings.change({ clientViews: next });
      return { ok: true, value: next };
    },
    'drafts:read': async () => ({ ok: true, value: drafts.of(accountId()).drafts }),
    async 'drafts:keep'({ id, content }) {
      const isSaved = drafts.saveDraft(accountId(), id, content, options.isLocked() ? 'add' : 'change');
      if (!isSaved) return { ok: false, failure: deskLocked() };
      options.emit({ kind: 'draftsChanged', id, kept: content !== null });
      // Answered only when the draft is on disk, so that it survives a power cut.
      await drafts.flushed();
      return { ok: true, value: null };
    },
    async 'waitingList:read'() {
      const { waiting = [] } = drafts.of(accountId());
      return { ok: true, value: { entries: waiting, storedIn: drafts.kept ? 'disk' : 'memory' } };
    },
    async 'waitingList:change'(change) {
      if (!drafts.changeWaiting(accountId(), change)) return { ok: false, failure: waitingListFull() };
      options.emit({ kind: 'waitingListChanged' });
      await drafts.flushed();
      return { ok: true, value: null };
    },
  };
}

function waitingListFull(): Failure {
  return {
    kind: 'storage',
    message: t('desk.waitingListFull', { most: String(maxWaiting) }),
    action: t('desk.waitingListFullDo'),
  };
}

/** What was searched for may be a client's name, and settings hold nothing about a client. */
function withoutSearch(table: ClientTable): ClientTable {
  const { search: _search, ...filter } = table.filter;
  return { ...table, filter };
}

/** The table of all clients as rows of a file: titles first, then all that the filter leaves. */
export function clientTable(
  { store, review }: Pick<Directory, 'store' | 'review'>,
  { table, titles, labels }: ClientExport,
): CsvCell[][] {
  const slots = review.rows(table.filter, table.sort);
  const rows = Array.from(slots, (slot) => {
    const client = store.client(slot);
    return table.columns.flatMap((column) => cellsOf(client, column, labels));
  });
  const heads = table.columns.flatMap((column, index) => {
    const title = titles[index] ?? '';
    return column === 'balance' ? [title, t('lists.currencyOf', { title })] : [title];
  });
  return [heads, ...rows];
}

/** A balance has its currency in a column of its own, so that a spreadsheet can add the balances up. */
function cellsOf(client: ClientRow, column: ClientColumnName, labels: ClientExport['labels']): readonly CsvCell[] {
  const { balance } = client;
  return column === 'balance' ? [balance?.amount ?? null, balance?.currency ?? null] : [cellOf(client, column, labels)];
}

function cellOf(
  client: ClientRow,
  column: Exclude<ClientColumnName, 'balance'>,
  labels: ClientExport['labels'],
): CsvCell {
  switch (column) {
    case 'name':
    case 'id':
    case 'address':
    case 'since':
    case 'lastVisit':
      return client[column];
    case 'phone':
      return client.phones.map(({ number }) => number).join('; ');
    case 'email':
      return client.emails.join('; ');
    case 'active':
      return client.active === null ? null : client.active ? labels.yes : labels.no;
    case 'alerts':
      return alertsOf(client).join('; ');
    case 'tags':
      return client.tags.join('; ');
    case 'location':
      return client.location?.name ?? null;
    case 'patients':
      return (client.patients ?? []).map(({ name }) => name).join('; ');
  }
}
