import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { bookingsOf, studioRecords } from './records.ts';
import { type SessionRow, clientsByName, ownerId, studioIds } from './seeds.ts';
import { openStudio } from './store.ts';
import { studioBookingWrites } from './bookingWrites.ts';
import { studioDeskWrites } from './deskWrites.ts';
import { instantOf, notFound } from './values.ts';

interface AtLocation {
  readonly studioLocationId?: string | null;
}

/** Resolvers of StudioFlow for the owner of a studio, who sees all of it; the studio's id is then not looked at. */
export function studioFlowRoots(stage: Backstage): object {
  const { practice, now } = stage;
  const store = openStudio(practice);
  const records = studioRecords(stage, store);
  const byName = <Named extends { readonly name: string | null }>(rows: readonly Named[]): readonly Named[] =>
    rows.toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? '', 'en'));
  // A template without a location is at all of them.
  const isAt = (session: SessionRow, { studioLocationId }: AtLocation): boolean => {
    const place = records.templateRow(session.classTemplateId)?.studioLocationId ?? null;
    return studioLocationId == null || place === null || String(place) === studioLocationId;
  };
  const openOnes = (args: AtLocation): readonly SessionRow[] =>
    store
      .sessions()
      .filter((row) => !row.archived && isAt(row, args))
      .toSorted((one, other) => one.startTime - other.startTime || one.id - other.id);
  const notifications = (): readonly Row[] =>
    bookingsOf(stage)
      .slice(0, 6)
      .map((row, index) => {
        const readAt = store.readNotifications.has(index + 1) ? utcText(row.createdAt + 9_000_000) : null;
        return {
          id: index + 1,
          userId: ownerId,
          studioId: practice.organization.key,
          kind: row.state === 'cancelled' ? 'booking_cancelled' : 'booking_confirmed',
          title: row.state === 'cancelled' ? 'Booking cancelled' : 'New booking',
          body: index === 3 ? null : `Booking ${studioIds.of('appointment', row.key)}`,
          actionUrl: `/schedule/${String(store.sessionBy(row).id)}`,
          readAt,
          read: readAt !== null,
          dismissed: false,
          createdAt: utcText(row.createdAt),
          updatedAt: utcText(row.createdAt),
        };
      });
  return {
    // No type of its own is a Node.
    node: null,
    nodes: ({ ids }: { ids: readonly string[] }) => ids.map(() => null),
    currentUser: () => records.userBy(ownerId),
    publicClassPage({ studioInviteCode, templateId }: { studioInviteCode: string; templateId: string }) {
      const template = records.templateRow(Number(templateId));
      if (studioInviteCode.trim() !== 'HARBOR24' || !template) return null;
      const upcoming = openOnes({}).filter((row) => row.classTemplateId === template.id && row.startTime > now());
      return {
        studioName: practice.organization.name,
        studioInviteCode: 'HARBOR24',
        template: records.template(template),
        upcomingSessions: upcoming.slice(0, 30).map(records.session),
      };
    },
    studio: ({ id }: { id: string }) => (id === String(practice.organization.key) ? records.studio() : null),
    myStudio: () => records.studio(),
    classTemplates: ({ instructorId, studioLocationId }: AtLocation & { instructorId?: string | null }) =>
      store.templates
        .filter((row) => instructorId == null || String(row.instructorId) === instructorId)
        .filter(
          ({ studioLocationId: place }) =>
            studioLocationId == null || place === null || String(place) === studioLocationId,
        )
        .map(records.template),
    classSessions: ({ from, to, ...place }: AtLocation & { from?: string | null; to?: string | null }) => {
      const [first, last] = [instantOf('from', from), instantOf('to', to)];
      return openOnes(place)
        .filter(({ startTime }) => (first === null || startTime >= first) && (last === null || startTime <= last))
        .map(records.session);
    },
    myFavoriteClassSessions: (args: AtLocation) =>
      openOnes(args)
        .filter(({ id }) => store.favorites.has(id))
        .map(records.session),
    upcomingBookableClassSessionsCount: (args: AtLocation) =>
      openOnes(args).filter((row) => row.startTime > now() && store.seatsIn(row) > 0).length,
    instructors: () => byName(store.users.filter(({ role }) => role === 2)).map(records.user),
    users: () =>
      store.users
        .filter(({ role }) => role === 1 || role === 2)
        .toSorted((one, other) => one.email.localeCompare(other.email, 'en'))
        .map(records.user),
    clients: () => clientsByName(practice).map(records.client),
    client: ({ id }: { id: string }) => {
      const row = rowOf(practice.clients, studioIds.key('client', id));
      if (!row || row.isDeleted) throw notFound('Client', id);
      return records.client(row);
    },
    bookings: ({ classSessionId, ...place }: AtLocation & { classSessionId?: string | null }) =>
      bookingsOf(stage)
        .filter((row) => isAt(store.sessionBy(row), place))
        .filter((row) => classSessionId == null || String(store.sessionBy(row).id) === classSessionId)
        .map(records.booking),
    myBookings: (args: AtLocation) =>
      bookingsOf(stage)
        .filter((row) => row.clientKey === store.ownClientKey && isAt(store.sessionBy(row), args))
        .map(records.booking),
    payments: () => bookingsOf(stage).filter(records.isPaid).map(records.payment),
    myClient: () => (store.ownClientKey === null ? null : records.clientBy(store.ownClientKey)),
    studioSettings: { dashboardTitle: practice.organization.name, defaultTheme: 'light', clientsPageEnabled: true },
    studioLocations: () => byName(store.locations).map(records.location),
    bundleProducts: () => records.bundleProducts(),
    clientInvitations: () => store.invitations.toReversed().map((row) => records.invitation(row, now())),
    membershipPlans: () => records.plans(),
    clientMemberships: (args: { clientId?: string | null; membershipPlanId?: string | null; status?: string | null }) =>
      store.memberships
        .filter(({ clientKey }) => args.clientId == null || studioIds.of('client', clientKey) === args.clientId)
        .filter(({ planId }) => args.membershipPlanId == null || String(planId) === args.membershipPlanId)
        .filter(({ status }) => args.status == null || status === args.status)
        .toReversed()
        .map(records.membership),
    shopItems: () => shopItems,
    myNotifications: notifications,
    myUnreadNotificationCount: () => notifications().filter(({ read }) => read === false).length,
    testField: 'Hello World!',
    ...studioBookingWrites(stage, store),
    ...studioDeskWrites(stage, store, notifications),
  };
}

const shopItems: readonly Row[] = ['Grip socks', 'Foam roller (rental)'].map((title, index) => ({
  id: index + 1,
  studioId: 1,
  studioLocationId: index === 0 ? null : 1,
  title,
  description: null,
  priceCents: 2200 - index * 1500,
  currency: 'cad',
  itemType: index === 0 ? 'retail' : 'rental',
  stockQuantity: index === 0 ? 40 : null,
  active: true,
  imageUrl: null,
  rentalAgreementText: index === 0 ? null : 'Bring it back within a week.',
  inStock: true,
  createdAt: '2026-05-01T12:00:00Z',
  updatedAt: '2026-05-01T12:00:00Z',
}));
