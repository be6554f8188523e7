import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import { compareValues } from '../generatedRows.ts';
import { type PageArgs, dateTimeIn, inputErrors, notAllowed, paginate } from './answers.ts';
import { inkBook, inkWords, isInBook } from './book.ts';
import { inkDesk } from './desk.ts';
import {
  accountId,
  artistFields,
  artistId,
  clientsByName,
  connectionRows,
  deskUserId,
  emailOf,
  inkIds,
  listedClients,
  ownerKey,
  projectId,
  requestId,
  staffRows,
} from './people.ts';
import { inkRows, newestFirst } from './records.ts';
import { inkSearch } from './search.ts';
import { inkWrites } from './writes.ts';

interface Filter {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly appointmentStatus?: string | null;
  readonly shopCutStatus?: string | null;
  readonly upcomingOnly?: boolean | null;
  readonly isPersonal?: boolean | null;
}
type Listing = PageArgs & { readonly filter?: Filter | null };
type Ids<Name extends string> = Readonly<Record<Name, string>>;
type People = PageArgs & { readonly includeArchived?: boolean | null };

const requestStatuses = ['pending', 'consult_booked', 'session_booked', 'declined', 'not_booked'];

/** Resolvers of the service, for the owner of all three shops. */
export function inkRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const book = inkBook(stage);
  const desk = inkDesk(stage);
  const rows = inkRows(stage, book, desk);
  const owner = inkIds.of('provider', ownerKey);
  const page = <Each>(all: readonly Each[], args: PageArgs) => paginate(all, args, cap);
  function placeOf(id: string): number {
    const place = rowOf(practice.places, inkIds.key('place', id));
    if (!place) throw notAllowed();
    return place.key;
  }
  function meets(row: AppointmentRecord, filter: Filter): boolean {
    const { from, to, appointmentStatus, shopCutStatus, upcomingOnly, isPersonal } = filter;
    const word = inkWords[row.state];
    if (from && row.start < dateTimeIn(from)) return false;
    if (to && row.start >= dateTimeIn(to)) return false;
    if (upcomingOnly && row.start < now()) return false;
    if (upcomingOnly && !appointmentStatus && word !== 'scheduled') return false;
    if (appointmentStatus && word !== appointmentStatus) return false;
    if (shopCutStatus && book.extraOf(row).shopCutStatus !== shopCutStatus) return false;
    return typeof isPersonal !== 'boolean' || row.isBlock === isPersonal;
  }
  /** Appointments by start, the last one first where it is what was that matters. */
  function listed(fits: (row: AppointmentRecord) => boolean, filter: Filter | null | undefined, isBackwards: boolean) {
    const found = practice.appointments.filter((row) => fits(row) && meets(row, filter ?? {})).toSorted(byStart);
    return isBackwards ? found.toReversed() : found;
  }
  const shown = (all: readonly AppointmentRecord[], args: PageArgs) => {
    const { items, pageInfo } = page(all, args);
    return { items: items.map(rows.appointment), pageInfo };
  };
  const artists = () =>
    practice.providers.toSorted((one, other) =>
      compareValues(artistFields(one).startDate, artistFields(other).startDate),
    );
  const isProvider = (id: string): boolean => practice.providers.some(({ key }) => inkIds.of('provider', key) === id);
  const unpaid = (row: AppointmentRecord): boolean =>
    isInBook(row) && row.state === 'completed' && book.extraOf(row).shopCutStatus === 'unpaid';
  function clientOf(id: string) {
    const row = rowOf(practice.clients, inkIds.key('client', id));
    if (!row) throw inputErrors({ clientId: 'Client not found.' });
    return row;
  }
  function ofArtist(userId: string, what: string): (row: { artistKey: number }) => boolean {
    if (!isProvider(userId)) throw notAllowed(what);
    return ({ artistKey }) => inkIds.of('provider', artistKey) === userId;
  }
  return {
    getAppointmentsByShop({ shopId, filter, ...args }: Listing & Ids<'shopId'>) {
      const place = placeOf(shopId);
      const isBackwards = Boolean(filter?.appointmentStatus) && !filter?.upcomingOnly;
      // Nobody's own life is in the calendar of a shop, whatever the filter says.
      const here = (row: AppointmentRecord): boolean =>
        isInBook(row) && row.placeKey === place && !book.extraOf(row).isShopless;
      return shown(listed(here, { ...filter, isPersonal: false }, isBackwards), args);
    },
    getAppointmentsByArtist({ userId, filter, ...args }: Listing & Ids<'userId'>) {
      if (!isProvider(userId)) throw notAllowed();
      const key = inkIds.key('provider', userId);
      const own = (row: AppointmentRecord): boolean =>
        row.providerKey === key && (isInBook(row) || (row.isBlock && userId === owner));
      return shown(listed(own, filter, !filter?.upcomingOnly), args);
    },
    getShopCutPayoutCandidates({ userId, filter }: Listing & Ids<'userId'>) {
      const key = inkIds.key('provider', userId);
      return listed((row) => unpaid(row) && row.providerKey === key, filter, false).map(rows.appointment);
    },
    getShopCutPayoutCandidatesByShop({ shopId, filter }: Listing & Ids<'shopId'>) {
      const place = placeOf(shopId);
      return listed((row) => unpaid(row) && row.placeKey === place, filter, false).map(rows.appointment);
    },
    getAppointment({ appointmentId }: Ids<'appointmentId'>) {
      const row = rowOf(practice.appointments, inkIds.key('appointment', appointmentId));
      if (!row || row.isDeleted) throw inputErrors({ appointmentId: 'Appointment not found.' });
      if (row.isBlock && row.providerKey !== ownerKey) throw notAllowed();
      return rows.appointment(row);
    },
    getAppointmentsByProject: (args: Ids<'projectId'>) =>
      listed((row) => isInBook(row) && idOfProject(book.extraOf(row).projectKey) === args.projectId, null, false).map(
        rows.appointment,
      ),
    getPendingShopCutConfirmations({ shopId }: Ids<'shopId'>) {
      const place = placeOf(shopId);
      const isPending = (row: AppointmentRecord) => book.extraOf(row).shopCutStatus === 'pending_confirmation';
      return listed((row) => isInBook(row) && row.placeKey === place && isPending(row), null, false).map(
        rows.appointment,
      );
    },
    getArtists: ({ includeArchived, ...args }: People) =>
      page(
        artists()
          .filter(({ isActive }) => includeArchived === true || isActive)
          .map(rows.artist),
        args,
      ),
    getArtist(args: Ids<'artistId'>) {
      const row = practice.providers.find(({ key }) => artistId(key) === args.artistId);
      if (!row) throw inputErrors({ artistId: 'Artist not found.' });
      return rows.artist(row);
    },
    getArtistsByShop({ shopId }: Ids<'shopId'>) {
      const place = placeOf(shopId);
      return artists()
        .filter(({ isActive, placeKeys }) => isActive && placeKeys[0] === place)
        .map(rows.artist);
    },
    getShops: () => practice.places.toSorted((one, other) => compareValues(one.name, other.name)).map(rows.shop),
    getShop: ({ shopId }: Ids<'shopId'>) => rows.shop(rowOf(practice.places, placeOf(shopId))),
    getStaff: (args: People) =>
      page(
        staffRows(practice)
          .toSorted((one, other) => compareValues(one.lastName, other.lastName))
          .map(rows.staff),
        args,
      ),
    getOneStaff({ staffId }: Ids<'staffId'>) {
      const row = staffRows(practice).find(({ id }) => id === staffId);
      if (!row) throw inputErrors({ staffId: 'Staff not found.' });
      return rows.staff(row);
    },
    getClients({ includeArchived, ...args }: People) {
      const all = includeArchived === true ? clientsByName(practice) : listedClients(practice);
      const { items, pageInfo } = page(all, args);
      return { items: items.map(rows.client), pageInfo };
    },
    getClient: ({ clientId }: Ids<'clientId'>) => rows.client(clientOf(clientId)),
    findClientByEmail({ email }: Ids<'email'>) {
      const wanted = email.trim().toLowerCase();
      const row = practice.clients.find((each) => !each.isDeleted && emailOf(each) === wanted);
      return row ? rows.client(row) : null;
    },
    getClientFlagTypes: desk.flagTypes,
    getUser: ({ userId }: Ids<'userId'>) => rows.user(userId),
    getUserTagColors({ shopId }: Ids<'shopId'>) {
      const place = placeOf(shopId);
      const here = practice.providers.filter(({ placeKeys }) => placeKeys[0] === place);
      return [...here.map(({ key }) => inkIds.of('provider', key)), ...(place === 1 ? [deskUserId] : [])].map(
        rows.user,
      );
    },
    getProjects: (args: PageArgs) => page(newestFirst(book.projects).map(rows.project), args),
    getProjectsByArtist: (args: Ids<'artistId'>) =>
      newestFirst(book.projects.filter(ofArtist(args.artistId, 'Action not allowed')))
        .filter(({ status }) => status !== 'completed' && status !== 'closed')
        .map(rows.project),
    getProject(args: Ids<'projectId'>) {
      const row = book.projects.find(({ key }) => projectId(key) === args.projectId);
      if (!row) throw inputErrors({ projectId: 'Project not found.' });
      return rows.project(row);
    },
    getProjectsForClient({ clientId }: Ids<'clientId'>) {
      const { key } = clientOf(clientId);
      return newestFirst(book.projects.filter(({ clientKey }) => clientKey === key)).map(rows.project);
    },
    getInbox({ includeRead }: { includeRead?: boolean | null }) {
      const items = desk.notices();
      const unread = items.filter(({ readAt }) => readAt === null);
      return { items: includeRead === true ? items : unread, unreadCount: unread.length };
    },
    getUnreadMessageCount: 2,
    getConversationsByMemberId({ memberId }: Ids<'memberId'>) {
      const isMember = ({ key }: { key: number }): boolean => memberId === owner || accountId(key) === memberId;
      return practice.clients
        .filter(isMember)
        .slice(0, 20)
        .map(({ key }) => rows.conversation(key));
    },
    getShopCutRates: [],
    getEventLogs: (args: PageArgs) => page(desk.log, args),
    getReminderSettings: { emailEnabled: true, smsEnabled: false, rules: [] },
    search: inkSearch(stage, book, rows),
    getBookingRequests({
      artistId: userId,
      statuses,
      ...args
    }: PageArgs & Ids<'artistId'> & { statuses?: string[] | null }) {
      const fits = ofArtist(userId, 'Action not allowed');
      if ((statuses ?? []).some((status) => !requestStatuses.includes(status))) {
        throw inputErrors({ statuses: `Unknown status. Valid values: ${requestStatuses.join(', ')}` });
      }
      // What comes from the calendar was never in the inbox.
      const wanted = statuses && statuses.length > 0 ? statuses : ['pending'];
      const found = book.requests.filter(
        (row) => fits(row) && wanted.includes(row.status) && row.source === 'public_form',
      );
      return page(newestFirst(found).map(rows.request), args);
    },
    getPendingBookingRequestCount: () =>
      book.requests.filter(({ status, artistKey }) => status === 'pending' && artistKey === ownerKey).length,
    getBookingRequest(args: Ids<'bookingRequestId'>) {
      const row = book.requests.find(({ key }) => requestId(key) === args.bookingRequestId);
      if (!row) throw inputErrors({ bookingRequestId: 'Booking request not found.' });
      return rows.request(row);
    },
    getArtistShopConnections: (args: Ids<'artistId'>) =>
      connectionRows(practice).filter((each) => each.artistId === args.artistId),
    getShopArtistConnections: ({ shopId }: Ids<'shopId'>) =>
      connectionRows(practice).filter((each) => each.shopId === shopId && each.status === 'active'),
    getShopAnalytics({ shopId, start, end }: Ids<'shopId' | 'start' | 'end'>) {
      const place = placeOf(shopId);
      const found = listed((row) => isInBook(row) && row.placeKey === place, { from: start, to: end }, false);
      const done = found.filter(({ state }) => state === 'completed');
      const upcomingCount = found.filter((row) => row.start > now() && inkWords[row.state] === 'scheduled').length;
      const counts = { completedSessionCount: done.length, appointmentCount: found.length, upcomingCount };
      const totalClientCount = listedClients(practice).length;
      const zero = { activeProjectCount: 0, newProjectCount: 0, newClientCount: 0 };
      const consultCount = found.filter((row) => book.extraOf(row).type === 'consult').length;
      const artistCount = practice.providers.filter(({ placeKeys }) => placeKeys[0] === place).length;
      return { start, end, ...counts, consultCount, totalClientCount, artistCount, ...zero, artists: [] };
    },
    getExpenseTypes: desk.expenseTypes,
    getExpenses: (args: PageArgs) => page(desk.expenses, args),
    getChargeQuote(args: Ids<'appointmentId'> & { tipCents?: number | null }) {
      const row = rowOf(practice.appointments, inkIds.key('appointment', args.appointmentId));
      if (!row) throw inputErrors({ appointmentId: 'Appointment not found.' });
      const { subtotalCents } = book.extraOf(row);
      const [taxCents, tipCents] = [Math.round(subtotalCents * 0.055), args.tipCents ?? 0];
      const totalCents = subtotalCents + taxCents + tipCents;
      const none = { depositCreditCents: 0, feeOffsetCents: 0, giftCardCents: 0 };
      const net = { netSubtotalCents: subtotalCents, taxableCents: subtotalCents, amountDueCents: totalCents };
      return {
        subtotalCents,
        taxCents,
        tipCents,
        totalCents,
        ...net,
        ...none,
        source: 'shop',
        canCharge: row.placeKey === 1,
      };
    },
    ...inkWrites(stage, { book, desk, rows, clientOf }),
  };
}

const idOfProject = (key: number | null): string | null => (key === null ? null : projectId(key));
