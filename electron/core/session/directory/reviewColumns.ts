import type { ClientColumn } from '../../../../graphql/desk/generated/types.ts';
import type { ClientRow } from '../../adapter/deskObjects.ts';
import { alertsOf } from '../../../contract/clients.ts';
import type { ClientStore } from './clientStore.ts';
import { noDay, traits } from './clientColumns.ts';

/** How a column of the table of all clients is sorted, and when a client's value is missing. */
export type ReviewColumn = { readonly isMissing: (store: ClientStore, slot: number) => boolean } & (
  | { readonly kind: 'number'; readonly value: (store: ClientStore, slot: number) => number }
  | { readonly kind: 'text'; readonly value: (store: ClientStore, slot: number) => string }
);

export const reviewColumns: Readonly<Record<ClientColumn, ReviewColumn>> = {
  name: {
    kind: 'text',
    // The search text begins with the name, folded.
    value: ({ columns }, slot) => (isNameless(columns.search[slot]) ? '' : (columns.search[slot] ?? '')),
    isMissing: ({ columns }, slot) => isNameless(columns.search[slot]),
  },
  id: {
    kind: 'text',
    // Numeric ids as numbers: 9 before 10.
    value: read(({ id }) => (/^\d{1,15}$/.test(id) ? id.padStart(16, '0') : id)),
    isMissing: () => false,
  },
  phone: { kind: 'text', value: read(({ phones }) => phones[0]?.number), isMissing: without(traits.phone) },
  email: { kind: 'text', value: read(({ emails }) => emails[0]), isMissing: without(traits.email) },
  address: { kind: 'text', value: read(({ address }) => address), isMissing: without(traits.address) },
  alerts: { kind: 'text', value: read((client) => alertsOf(client).join(', ')), isMissing: without(traits.alerts) },
  tags: {
    kind: 'text',
    value: read(({ tags }) => tags.join(', ')),
    isMissing: (store, slot) => store.client(slot).tags.length === 0,
  },
  location: {
    kind: 'text',
    value: ({ columns }, slot) => columns.places[columns.place[slot] ?? 0]?.name.toLowerCase() ?? '',
    isMissing: ({ columns }, slot) => columns.place[slot] === 0,
  },
  since: {
    kind: 'number',
    value: ({ columns }, slot) => dayOf(columns.since[slot]),
    isMissing: ({ columns }, slot) => columns.since[slot] === noDay,
  },
  lastVisit: {
    kind: 'number',
    value: ({ columns }, slot) => dayOf(columns.lastVisit[slot]),
    isMissing: ({ columns }, slot) => columns.lastVisit[slot] === noDay,
  },
  balance: {
    kind: 'number',
    value: ({ columns }, slot) => columns.balance[slot] ?? Number.NaN,
    isMissing: ({ columns }, slot) => Number.isNaN(columns.balance[slot]),
  },
  patients: {
    kind: 'number',
    value: ({ columns }, slot) => columns.patients[slot] ?? 0,
    isMissing: without(traits.patients),
  },
  active: {
    kind: 'number',
    // The active ones first, then those of unknown status.
    value({ columns }, slot) {
      const has = columns.traits[slot] ?? 0;
      return has & traits.active ? 0 : has & traits.inactive ? 2 : 1;
    },
    isMissing: without(traits.active | traits.inactive),
  },
};

function without(trait: number): ReviewColumn['isMissing'] {
  return ({ columns }, slot) => ((columns.traits[slot] ?? 0) & trait) === 0;
}

function read(text: (client: ClientRow) => string | null | undefined): (store: ClientStore, slot: number) => string {
  return (store, slot) => text(store.client(slot))?.toLowerCase() ?? '';
}

function isNameless(search: string | undefined): boolean {
  return search === undefined || search.startsWith(' \n');
}

function dayOf(day: number | undefined): number {
  return day === undefined || day === noDay ? Number.NaN : day;
}
