import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import { wallDay } from '../../dialects/clock.ts';
import { type AppointmentRecord, type Practice, type VisitState, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { autoText } from './autoIds.ts';
import { isBooking, type Offer, offerKeyOf, offersOf, timeriseIds, type timeriseRows } from './records.ts';

type Texts = Readonly<Record<string, string | null | undefined>>;
type Answer<Args> = (args: Args) => Row;

const code = 'BAD_USER_INPUT';

/** What the role of the key, which is that of staff, is not enough for. */
// prettier-ignore
const closed = [
  'projectCreate', 'projectUpdate', 'locationCreate', 'locationUpdate', 'locationDelete', 'spaceCreate',
  'teamMemberCreate', 'teamMemberUpdate', 'teamMemberDelete', 'reviewDelete', 'webhookCreate', 'webhookDelete',
];

function forbid(): never {
  throw new GraphQLError('Permission denied', { extensions: { code: 'FORBIDDEN' } });
}

function refuse(message: string): never {
  throw new GraphQLError(message, { extensions: { code } });
}

/** Who books is nobody's record: the practice knows those who come again by their email or name. */
function clientKeyOf({ clients }: Practice, emailAddress: string | null, fullName: string): number | null {
  const known = clients.filter(({ isDeleted }) => !isDeleted);
  const byEmail = known.find(({ emails }) => emailAddress !== null && emails.includes(emailAddress));
  return (byEmail ?? known.find((client) => fullNameOf(client) === fullName))?.key ?? null;
}

/** The mutations about bookings; those that set the project up are not open to the key. */
export function timeriseWrites(
  stage: Backstage,
  rows: ReturnType<typeof timeriseRows>,
): Readonly<Record<string, Answer<Texts> | Answer<Texts & { slots?: readonly string[] | null }>>> {
  const { practice, now } = stage;
  const offers = offersOf(practice);

  const bookingOf = (args: Texts): AppointmentRecord => {
    if (args['projectId'] !== undefined && args['projectId'] !== rows.projectId) forbid();
    const row = rowOf(practice.appointments, timeriseIds.key('appointment', args['bookingId']));
    return row && isBooking(row) ? row : refuse('Booking not found');
  };
  /** The start behind a slot of a service that is still free. */
  const freeStart = (slotId: string | null | undefined, { key, ...offer }: Offer): number => {
    const text = Buffer.from(slotId ?? '', 'base64url').toString();
    const [, service, start] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
    if (Number(service) !== key || start === undefined) refuse('Slot not found');
    const zone = rowOf(practice.places, offer.placeKey)?.zone ?? 'UTC';
    const times = openingsOf(stage, { ...offer, days: [wallDay(Number(start), zone)] });
    const isFree = times.some((time) => !time.taken && time.start === Number(start)) && Number(start) >= now();
    return isFree ? Number(start) : refuse('Slot is not available');
  };
  const change = (row: AppointmentRecord, changes: Partial<AppointmentRecord>): Row =>
    rows.booking(rowOrError(stage, () => changeAppointment(practice, row.key, changes, now()), code));
  const isOver = ({ state }: AppointmentRecord): boolean => state === 'cancelled' || state === 'noShow';
  const step =
    (state: VisitState, from: readonly VisitState[]) =>
    (args: Texts): Row => {
      const row = bookingOf(args);
      return from.includes(row.state) ? change(row, { state }) : refuse('Booking status does not allow this action');
    };

  return {
    ...Object.fromEntries(closed.map((name) => [name, forbid])),
    bookingCreate(args: Texts) {
      const offer = offers.find(({ key }) => key === timeriseIds.key('visitType', args['serviceId']));
      if (!offer) refuse('Service not found');
      const start = freeStart(args['slotId'], offer);
      const fullName = args['fullName']?.trim() ?? '';
      if (fullName === '') refuse('Field fullName is required');
      const [familyName = '', ...given] = fullName.split(' ').toReversed();
      const details = { familyName, givenName: given.toReversed().join(' '), emails: [args['emailAddress']] };
      const known = clientKeyOf(practice, args['emailAddress'] ?? null, fullName);
      const booked = rowOrError(
        stage,
        () => {
          const registered = known ?? registerClient(practice, { ...details, phones: [args['phoneNumber']] }, now());
          const clientKey = typeof registered === 'number' ? registered : registered.ok ? registered.row.key : null;
          return bookAppointment(practice, { ...offer, start, clientKey, reason: args['comment'] }, now());
        },
        code,
      );
      return rows.booking(booked);
    },
    reviewCreate(args: Texts) {
      const row = bookingOf(args);
      if (row.state !== 'completed') refuse('Booking status does not allow this action');
      const made = { reviewId: autoText(row.key + 60_000, 20), ...args, ...rows.stamps, projectId: rows.projectId };
      return { ...made, serviceId: timeriseIds.of('visitType', offerKeyOf(row)) };
    },
    bookingConfirm: step('confirmed', ['planned']),
    bookingAccept: step('arrived', ['planned', 'confirmed']),
    bookingReject: step('noShow', ['planned', 'confirmed', 'arrived']),
    bookingCancel(args: Texts) {
      const row = bookingOf(args);
      return isOver(row) ? refuse('Booking status does not allow this action') : change(row, { state: 'cancelled' });
    },
    bookingReschedule({ slots, ...args }: Texts & { slots?: readonly string[] | null }) {
      const row = bookingOf(args);
      if (isOver(row)) refuse('Booking status does not allow this action');
      const { typeKey, placeKey, providerKey } = row;
      const offer = offers.find(
        (each) => each.typeKey === typeKey && each.placeKey === placeKey && each.providerKey === providerKey,
      );
      return change(row, { start: offer ? freeStart(slots?.[0], offer) : refuse('Service not found') });
    },
  };
}
