import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { type PageArgs, iso, paginate } from './answers.ts';
import { type Book, type ProjectRow, type RequestRow, inkWords, isInBook } from './book.ts';
import type { Desk } from './desk.ts';
import {
  accountId,
  artistFields,
  clientFields,
  conversationId,
  deskUserId,
  inkIds,
  ownerKey,
  projectId,
  requestId,
  shopFields,
  staffRows,
} from './people.ts';

const shopCutPercent = 40;
const tagColors = ['#c0392b', '#2980b9', '#27ae60'];

/** The objects of the service, each of which leads to others. */
export function inkRows({ practice, meet, now, cap }: Backstage, book: Book, desk: Desk) {
  const shop = (row: PlaceRecord | null) => row && shopFields(row);
  const shopWith = (id: unknown) => shop(rowOf(practice.places, inkIds.key('place', String(id))));
  function artist(row: ProviderRecord) {
    const fields = artistFields(row);
    return { ...fields, shop: () => shopWith(fields.shopId), user: () => user(fields.userId) };
  }
  function staff(row: ReturnType<typeof staffRows>[number]) {
    return { ...row, shop: () => shopWith(row.shopId), user: () => user(row.userId) };
  }
  /** An account, whoever it belongs to. Its tokens are given to nobody, though the schema says that there is one. */
  function user(id: string | null): object | null {
    const provider = rowOf(practice.providers, inkIds.key('provider', id));
    if (provider) {
      const { firstName, lastName, email, avatar } = artistFields(provider);
      const role = provider.key === ownerKey ? 1 : 20;
      const look = { tagColor: tagColors[provider.key % 3], themePreference: provider.key % 2 === 0 ? 'dark' : null };
      return {
        id,
        firstName,
        lastName,
        email,
        avatar,
        role,
        userType: 'artist',
        ...look,
        userInfo: () => artist(provider),
      };
    }
    if (id === deskUserId) {
      const [row] = staffRows(practice);
      const { firstName, lastName, email, avatar } = row ?? { firstName: '', lastName: '', email: '', avatar: '' };
      return { id, firstName, lastName, email, avatar, role: 15, userType: 'staff', userInfo: () => row && staff(row) };
    }
    const owner = practice.clients.find(({ key }) => accountId(key) === id);
    if (!owner) return null;
    const { firstName, lastName, email, avatar } = clientFields(owner);
    return { id, firstName, lastName, email, avatar, role: 30, userType: 'client', userInfo: () => client(owner) };
  }
  function client(row: ClientRecord) {
    meet('client', row.key);
    const own = () => book.projects.filter(({ clientKey }) => clientKey === row.key);
    function visits() {
      const keys = new Set<number | null>(own().map(({ key }) => key));
      return practice.appointments.filter((each) => isInBook(each) && keys.has(book.extraOf(each).projectKey));
    }
    return {
      ...clientFields(row),
      user: () => user(accountId(row.key)),
      projects: (page: PageArgs) => paginate(newestFirst(own()).map(project), page, cap),
      appointments: (page: PageArgs) =>
        paginate(
          visits()
            .toSorted((one, other) => other.start - one.start)
            .map(appointment),
          page,
          cap,
        ),
      notes: () => desk.notesOf(row),
      stats() {
        const done = visits()
          .filter(({ state }) => state === 'completed')
          .map(book.extraOf);
        const tipped = done.filter(({ tipCents }) => tipCents > 0);
        const tips = tipped.reduce((total, { tipCents }) => total + tipCents, 0);
        return {
          totalSpentCents: done.reduce((total, { subtotalCents }) => total + subtotalCents, tips),
          totalTipsCents: tips,
          averageTipCents: tipped.length === 0 ? 0 : Math.round(tips / tipped.length),
          tippedSessionCount: tipped.length,
          completedSessionCount: done.length,
          projectCount: own().length,
          upcomingAppointmentCount: visits().filter(({ start }) => start > now()).length,
        };
      },
      flags: () => desk.flagsOf(row).map((each) => ({ ...each, createdBy: () => user(each.createdByUserId) })),
    };
  }
  const clientWith = (key: number) => {
    const row = rowOf(practice.clients, key);
    return row && client(row);
  };
  function project(row: ProjectRow) {
    const maker = rowOf(practice.providers, row.artistKey);
    return {
      id: projectId(row.key),
      title: row.title,
      description: row.description,
      placement: row.placement,
      size: row.size,
      palette: row.key % 2 === 0 ? 'black' : 'color',
      // The id of the artist's account, by which she is found.
      artistId: inkIds.of('provider', row.artistKey),
      artist: () => maker && artist(maker),
      clientId: inkIds.of('client', row.clientKey),
      client: () => clientWith(row.clientKey),
      conversation: () => conversation(row.clientKey),
      referenceImages: [],
      bodyImages: [],
      designImages: [],
      materialsUsed: row.key % 3 === 0 ? ['Dynamic black'] : [],
      notes: [],
      tags: row.key % 4 === 0 ? ['blackwork'] : [],
      status: row.status,
      bookingRequestId: row.requestKey === null ? null : requestId(row.requestKey),
      deposits: [],
      depositCollectedCents: 0,
      depositAvailableCents: 0,
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.createdAt + 3_600_000),
    };
  }
  function conversation(clientKey: number) {
    const { members, messages, ...row } = desk.conversationWith(clientKey);
    return {
      ...row,
      members,
      membersInfo: () => members.map(user),
      messages: () => messages.map((each) => ({ ...each, user: () => user(each.senderId) })),
    };
  }
  function request(row: RequestRow) {
    const result = rowOf(practice.appointments, row.appointmentKey);
    return {
      id: requestId(row.key),
      artistId: inkIds.of('provider', row.artistKey),
      clientId: inkIds.of('client', row.clientKey),
      conversationId: conversationId(row.clientKey),
      client: () => clientWith(row.clientKey),
      conversation: () => conversation(row.clientKey),
      status: row.status,
      description: row.description,
      referenceImages: [],
      budget: row.key % 3 === 0 ? '300-500' : null,
      availability: row.key % 2 === 0 ? 'Weekday mornings' : null,
      isCoverUp: row.key % 7 === 0,
      howHeard: row.key % 5 === 0 ? 'Instagram' : null,
      resultingAppointmentId: result && inkIds.of('appointment', result.key),
      resultingAppointment: () => result && appointment(result),
      source: row.source,
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.createdAt),
    };
  }
  function appointment(row: AppointmentRecord): object {
    meet('appointment', row.key);
    const extra = book.extraOf(row);
    const userId = row.providerKey === null ? null : inkIds.of('provider', row.providerKey);
    const [own, asked] = [rowOf(book.projects, extra.projectKey), rowOf(book.requests, extra.requestKey)];
    const taxCents = Math.round(extra.subtotalCents * 0.055);
    const cut = extra.shopCutStatus === 'none' ? 0 : Math.round((extra.subtotalCents * shopCutPercent) / 100);
    const isSettled = ['paid', 'received'].includes(extra.shopCutStatus);
    const settledAt = isSettled ? iso(row.start + 90_000_000) : null;
    return {
      id: inkIds.of('appointment', row.key),
      appointmentDate: iso(row.start),
      durationMinutes: row.minutes,
      appointmentEnd: iso(row.start + row.minutes * 60_000),
      projectId: own && projectId(own.key),
      project: () => own && project(own),
      bookingRequestId: asked && requestId(asked.key),
      bookingRequest: () => asked && request(asked),
      shopId: extra.isShopless ? null : inkIds.of('place', row.placeKey),
      shop: () => (extra.isShopless ? null : shopWith(inkIds.of('place', row.placeKey))),
      userId,
      user: () => user(userId),
      isPersonal: row.isBlock,
      title: extra.title,
      description: row.reason,
      subtotalCents: extra.subtotalCents,
      taxCents,
      feeCents: 0,
      tipCents: extra.tipCents,
      totalCents: extra.subtotalCents + taxCents + extra.tipCents,
      depositCents: 0,
      depositStatus: 'none',
      depositCreditCents: 0,
      giftCardCreditCents: 0,
      artistIssuedGiftCardCreditCents: 0,
      shopCutStatus: extra.shopCutStatus,
      shopCutCents: cut,
      shopCutPercentApplied: cut === 0 ? null : shopCutPercent,
      shopCutPaymentMethod: isSettled ? 'manual' : null,
      shopCutMarkedPaidAt: settledAt,
      shopCutConfirmedBy: extra.shopCutStatus === 'received' ? inkIds.of('provider', ownerKey) : null,
      shopCutConfirmedAt: extra.shopCutStatus === 'received' ? settledAt : null,
      appointmentType: extra.type,
      appointmentStatus: inkWords[row.state],
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
      timerStatus: extra.timerStartedAt === null ? 'stopped' : 'running',
      timerStartedAt: extra.timerStartedAt === null ? null : iso(extra.timerStartedAt),
      accumulatedSeconds: extra.accumulatedSeconds,
      sessionNotes: extra.sessionNotes,
      adjustments: [],
    };
  }
  return { shop, artist, staff, user, client, project, request, conversation, appointment };
}

/** The newest projects or requests first. */
export function newestFirst<Row extends { readonly createdAt: number; readonly key: number }>(
  rows: readonly Row[],
): readonly Row[] {
  return rows.toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
}
