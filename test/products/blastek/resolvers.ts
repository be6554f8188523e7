import type { Backstage } from '../../dialects/dialect.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type ClientRecord, type PlaceRecord, byStart, rowOf } from '../../dialects/practice.ts';
import { type Row, isLike } from '../generatedRows.ts';
import {
  blastekIds,
  blastekRows,
  dateOf,
  denials,
  failure,
  isInVenue,
  namesOf,
  servicesOf,
  staffOf,
  venueClients,
  venueKey,
  wallOf,
} from './records.ts';
import { blastekWrites } from './writes.ts';

interface Paging {
  readonly q?: string | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

/** Fields that are forbidden to a receptionist's session. */
const forManagers = ['sales', 'reportSummary', 'venueMembers', 'closureConflicts'];

/** Resolvers of the platform, for a session at the reception of one venue, whose account belongs to all of a group. */
export function blastekRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const prices = new Map<number, number>();
  const rows = blastekRows(stage, prices);
  const me = { id: '9', email: 'desk@example.test', role: 'customer', firstName: 'Robin', lastName: 'Desk' };
  const memberships = (): Row[] =>
    practice.places.map((place) => {
      return { id: String(40 + place.key), role: 'receptionist', venue: rows.venue(place), user: me, staffId: null };
    });
  /** The marketplace has all salons that pay for it, those of strangers too. */
  function marketplace({ q, limit, offset }: Paging): { items: readonly Row[]; totalCount: number } {
    const strangers = ['Atelier Coiffure', 'Le Salon Bleu'].map((name, index) => ({
      ...rows.venue({ ...(practice.places[0] as PlaceRecord), key: 70 + index, name, street: '5 Rue du Port' }),
    }));
    const words = (q ?? '').toLowerCase().split(' ');
    const found = [...strangers, ...practice.places.map(rows.venue)].filter((row) =>
      words.every((word) => `${String(row['name'])} ${String(row['address'])}`.toLowerCase().includes(word)),
    );
    return { items: sliceOf(found, offset, limit, cap), totalCount: found.length };
  }
  const textOf = (row: ClientRecord): string =>
    [...namesOf(row), row.emails[0] ?? '', row.phones[0]?.value ?? ''].join(' ');
  function clients({ q, limit, offset }: Paging): object {
    // Signs that stand for anything in a pattern do so here, too.
    const found = venueClients(practice).filter((row) => isLike(textOf(row), `%${q ?? ''}%`, 'i'));
    const page = sliceOf(found, offset, Math.max(1, limit ?? 50), cap);
    return { items: page.map((row) => rows.client(row)), totalCount: found.length };
  }
  function appointments(args: { from: string; to: string }): Row[] {
    const [from, to] = [dateOf('from', args.from), dateOf('to', args.to)];
    if (from > to) throw failure('`from` must not be after `to`.');
    if (Date.parse(to) - Date.parse(from) > 92 * 86_400_000) throw failure('Date range is too wide (max 92 days).');
    const isMeant = (date: string): boolean => from <= date && date <= to;
    const found = practice.appointments.filter((row) => isInVenue(row) && isMeant(wallOf(row.start).date));
    return found.toSorted(byStart).map(rows.appointment);
  }
  return {
    me: { ...me, venues: memberships },
    myVenues: memberships,
    currentVenue: () => practice.places.map(rows.venue)[venueKey - 1],
    venues: (args: Paging) => marketplace(args).items,
    searchVenues: marketplace,
    settings: { businessName: practice.places[0]?.name, businessPhone: practice.places[0]?.phone },
    categories: ['Consultations', 'Petits soins'].map((name, sort) => ({ id: String(sort + 1), name, sort })),
    services: () => servicesOf(practice).map(rows.service),
    staff: () => staffOf(practice).map(rows.staff),
    appointments,
    clients,
    client({ id }: { id: string }) {
      const row = rowOf(practice.clients, blastekIds.key('client', id));
      if (!row || row.isDeleted) throw failure('Not found.', { code: 'not_found' });
      return rows.client(row, true);
    },
    venueClosures: [{ id: '1', date: '2026-12-25', endDate: null, startMin: null, endMin: null, reason: 'Fermeture' }],
    // The account has never booked for itself.
    myAppointments: [],
    ...denials(forManagers, 'Your role does not allow this action.'),
    ...denials(['adminVenues'], 'Not authorized.'),
    ...blastekWrites(stage, rows, prices),
  };
}
