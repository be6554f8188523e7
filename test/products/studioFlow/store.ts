import type { AppointmentRecord, Practice } from '../../dialects/practice.ts';
import {
  type LocationRow,
  type SessionRow,
  type TemplateRow,
  type UserRow,
  isBooked,
  openSessions,
  sessionOf,
  studioIds,
  templatesOf,
  usersOf,
} from './seeds.ts';

/** A note about a client. */
export interface NoteRow {
  readonly id: number;
  readonly clientKey: number;
  readonly body: string;
  readonly createdAt: number;
  readonly authorId: number;
}

export interface InvitationRow {
  readonly id: number;
  readonly email: string;
  readonly name: string | null;
  readonly createdAt: number;
  readonly acceptedAt: number | null;
}

export interface MembershipRow {
  readonly id: number;
  readonly clientKey: number;
  readonly planId: number;
  readonly status: string;
  readonly startedAt: string;
  readonly notes: string | null;
  readonly createdAt: number;
}

/** Credits that a client has bought. */
export interface PurchaseRow {
  readonly id: number;
  readonly clientKey: number;
  creditsRemaining: number;
}

/** What the studio has beside the rows of the practice. */
export interface StudioStore {
  readonly locations: LocationRow[];
  readonly users: UserRow[];
  readonly templates: TemplateRow[];
  readonly notes: NoteRow[];
  readonly invitations: InvitationRow[];
  readonly memberships: MembershipRow[];
  readonly purchases: PurchaseRow[];
  /** Keys of bookings without a seat. */
  readonly waitlisted: Set<number>;
  /** Which bookings were paid with which bundle. */
  readonly bundled: Map<number, number>;
  readonly favorites: Set<number>;
  readonly readNotifications: Set<number>;
  /** Instructor and client, who are not to meet. */
  readonly blocks: Set<string>;
  /** The owner's own record as a client, once there is one. */
  ownClientKey: number | null;
  readonly sessions: () => readonly SessionRow[];
  readonly sessionBy: (row: AppointmentRecord) => SessionRow;
  readonly putSession: (row: SessionRow) => void;
  readonly bookingsIn: (sessionId: number) => readonly AppointmentRecord[];
  readonly linkBooking: (key: number, sessionId: number) => void;
  readonly seatsIn: (session: SessionRow) => number;
}

const long = Date.parse('2026-06-02T12:00:00Z');

/** The studio's tables over a practice; each appointment has a class of its own at first. */
export function openStudio(practice: Practice): StudioStore {
  const made = new Map<number, SessionRow>(openSessions(practice).map((row) => [row.id, row]));
  const linked = new Map<number, number>();
  const templates = templatesOf(practice);
  const sessionBy = (row: AppointmentRecord): SessionRow => {
    const id = linked.get(row.key) ?? 2000 + row.key;
    const session = made.get(id) ?? sessionOf(practice, row);
    made.set(session.id, session);
    linked.set(row.key, session.id);
    return session;
  };
  const bookings = (): readonly AppointmentRecord[] => practice.appointments.filter(isBooked);
  for (const row of bookings()) sessionBy(row);
  // What keeps time free is a class without anyone in it.
  for (const row of practice.appointments.filter(({ isBlock, isDeleted }) => isBlock && !isDeleted)) {
    const session = sessionOf(practice, row);
    made.set(session.id, session);
  }
  const store: StudioStore = {
    locations: practice.places.map(({ key, name, street, city, state, postalCode }) => ({
      id: key,
      name,
      address: street,
      city,
      state,
      zip: postalCode,
    })),
    users: usersOf(practice),
    templates,
    notes: practice.clients
      .filter(({ note }) => note !== null)
      .map(({ key, note, createdAt }) => ({ id: key, clientKey: key, body: note ?? '', createdAt, authorId: 2 })),
    invitations: [
      { id: 1, email: 'noa@example.test', name: 'Noa Lind', createdAt: long, acceptedAt: null },
      { id: 2, email: 'ana@example.test', name: null, createdAt: long + 86_400_000, acceptedAt: long + 90_000_000 },
    ],
    memberships: [5, 12, 30].map((clientKey, index) => ({
      id: index + 1,
      clientKey,
      planId: 1 + (index % 2),
      status: index === 2 ? 'cancelled' : 'active',
      startedAt: `2026-0${String(3 + index)}-01`,
      notes: index === 0 ? 'Renews in spring' : null,
      createdAt: long + index * 3_600_000,
    })),
    purchases: [
      { id: 1, clientKey: 5, creditsRemaining: 3 },
      { id: 2, clientKey: 12, creditsRemaining: 0 },
    ],
    waitlisted: new Set(),
    bundled: new Map(),
    favorites: new Set([5001]),
    readNotifications: new Set([1]),
    blocks: new Set([`${studioIds.of('provider', 2)}:4`]),
    ownClientKey: null,
    sessions: () => [...made.values()],
    sessionBy,
    putSession: (row) => {
      made.set(row.id, row);
    },
    bookingsIn: (id) => bookings().filter((row) => sessionBy(row).id === id),
    linkBooking: (key, id) => {
      linked.set(key, id);
    },
    seatsIn(session) {
      const capacity = session.capacity ?? templates.find(({ id }) => id === session.classTemplateId)?.capacity ?? 12;
      const taken = store
        .bookingsIn(session.id)
        .filter(({ key, state, isDeleted }) => !isDeleted && isSeated(state) && !store.waitlisted.has(key));
      return capacity - taken.length;
    },
  };
  return store;
}

/** Whether a booking in this state keeps its seat. */
export function isSeated(state: AppointmentRecord['state']): boolean {
  return state !== 'cancelled' && state !== 'noShow';
}
