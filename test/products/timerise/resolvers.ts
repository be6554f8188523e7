import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { autoText } from './autoIds.ts';
import { isBooking, type Offer, offerKeyOf, offersOf, timeriseIds, timeriseRows, timeriseWords } from './records.ts';
import { timeriseWrites } from './writes.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;
type PageArgs = Texts & { readonly limit?: number | null };

const usualPage = 50;

/** The root fields of the product. */
export function timeriseRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const rows = timeriseRows(stage);

  /** Everything but services and bookings belongs to a project, and only one is open to the key. */
  const within = ({ projectId }: Texts): void => {
    if (projectId === rows.projectId) return;
    throw new GraphQLError('Permission denied', { extensions: { code: 'FORBIDDEN' } });
  };
  /** The rows after the one that the cursor names by its id. */
  const pageOf = <Any>(
    all: readonly Any[],
    idOf: (row: Any) => unknown,
    { cursor, limit }: PageArgs,
  ): readonly Any[] => {
    const last = cursor ? all.findIndex((row) => idOf(row) === cursor) : -1;
    if (cursor && last < 0) throw new GraphQLError('Invalid cursor', { extensions: { code: 'BAD_USER_INPUT' } });
    return all.slice(last + 1, last + 1 + Math.min(limit ?? usualPage, cap));
  };
  const listOf =
    (id: string, all: () => readonly Row[]) =>
    (args: PageArgs): readonly Row[] => {
      within(args);
      return pageOf(all(), (row) => row[id], args);
    };
  const oneOf =
    (id: string, all: () => readonly Row[]) =>
    (args: Texts): Row | null => {
      within(args);
      return all().find((row) => row[id] === args[id]) ?? null;
    };
  const searchOf =
    (all: () => readonly Row[]) =>
    (args: Texts): readonly Row[] => {
      within(args);
      const part = args['query']?.trim().toLowerCase() ?? '';
      return all().filter(({ title }) => textOf(title).toLowerCase().includes(part));
    };

  const locations = (): readonly Row[] => practice.places.map(rows.location);
  const isOffered = (offer: Offer, { locationId, hostId, assetId }: Texts): boolean =>
    (!locationId || timeriseIds.key('place', locationId) === offer.placeKey) &&
    (!hostId || timeriseIds.key('provider', hostId) === offer.providerKey) &&
    !assetId;
  const services = (args: Texts = {}): readonly Row[] =>
    offersOf(practice)
      .filter((offer) => isOffered(offer, args))
      .map(rows.service);

  /** Bookings that begin from one instant on and before another. */
  const foundBookings = (args: Texts): readonly AppointmentRecord[] => {
    within(args);
    const { serviceId, status, dateTimeFrom, dateTimeTo } = args;
    return practice.appointments
      .filter((row) => {
        const offer: Offer = { ...row, key: offerKeyOf(row) };
        if (!isBooking(row) || !isOffered(offer, args)) return false;
        if (serviceId && timeriseIds.key('visitType', serviceId) !== offer.key) return false;
        if (status && timeriseWords[row.state] !== status) return false;
        if (dateTimeFrom && row.start < Date.parse(dateTimeFrom)) return false;
        return !dateTimeTo || row.start < Date.parse(dateTimeTo);
      })
      .toSorted(byStart);
  };

  return {
    projects: (args: PageArgs) => pageOf([rows.project()], (row) => row['projectId'], args),
    project: (args: Texts) => (args['projectId'] === rows.projectId ? rows.project() : null),
    services(args: PageArgs) {
      within(args);
      return pageOf(services(args), (row) => row['serviceId'], args);
    },
    servicesSearch: searchOf(services),
    service: ({ serviceId }: Texts) => services().find((row) => row['serviceId'] === serviceId) ?? null,
    serviceSlotsStrategies: () => [],
    bookings(args: PageArgs) {
      const found = pageOf(foundBookings(args), ({ key }) => timeriseIds.of('appointment', key), args);
      return found.map(rows.booking);
    },
    bookingsSearch(args: Texts) {
      const part = args['query']?.trim().toLowerCase() ?? '';
      const texts = ['fullName', 'emailAddress', 'phoneNumber', 'comment', 'shortId'];
      return foundBookings(args)
        .filter((record) => {
          const row = rows.bookingRow(record);
          return texts.some((field) => textOf(row[field]).toLowerCase().includes(part));
        })
        .slice(0, cap)
        .map(rows.booking);
    },
    booking({ bookingId }: Texts) {
      const row = rowOf(practice.appointments, timeriseIds.key('appointment', bookingId));
      return row && isBooking(row) ? rows.booking(row) : null;
    },
    spaces: listOf('spaceId', () => []),
    space: oneOf('spaceId', () => []),
    locations: listOf('locationId', locations),
    locationsSearch: searchOf(locations),
    location: oneOf('locationId', locations),
    locationSlotsStrategies: () => [],
    assets: listOf('assetId', () => []),
    assetsSearch: searchOf(() => []),
    asset: oneOf('assetId', () => []),
    assetSlotsStrategies: () => [],
    team: listOf('userId', rows.team),
    teamMember: oneOf('userId', rows.team),
    reviews({ serviceId, ...args }: PageArgs) {
      const rated = practice.appointments.filter((row) => {
        const isOf = timeriseIds.key('visitType', serviceId) === offerKeyOf(row);
        return isOf && isBooking(row) && row.state === 'completed' && row.key % 3 === 0;
      });
      const shown = rated.map(({ key }): Row => {
        const ids = { reviewId: autoText(key + 60_000, 20), bookingId: timeriseIds.of('appointment', key), serviceId };
        return { ...ids, projectId: rows.projectId, rate: 3 + (key % 3), comment: null, ...rows.stamps };
      });
      return pageOf(shown, (row) => row['reviewId'], args);
    },
    reminders({ bookingId, ...args }: Texts) {
      within(args);
      const row = rowOf(practice.appointments, timeriseIds.key('appointment', bookingId));
      return row ? rows.bookingRow(row)['reminders'] : [];
    },
    webhooks: listOf('webhookId', () => []),
    webhook: oneOf('webhookId', () => []),
    ...timeriseWrites(stage, rows),
  };
}
