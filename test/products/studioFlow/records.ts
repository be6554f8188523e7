import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import {
  type LocationRow,
  type SessionRow,
  type TemplateRow,
  type UserRow,
  emailOf,
  isBooked,
  ownerId,
  roleNames,
  studioIds,
} from './seeds.ts';
import type { InvitationRow, MembershipRow, NoteRow, PurchaseRow, StudioStore } from './store.ts';

/** The only words that a booking has for how far it is, beside `waitlisted`: nobody checks in. */
export const bookingWords = {
  planned: 'booked',
  confirmed: 'booked',
  arrived: 'booked',
  inProgress: 'booked',
  ready: 'booked',
  completed: 'booked',
  cancelled: 'cancelled',
  noShow: 'no_show',
} satisfies Record<AppointmentRecord['state'], string>;

const founded = Date.parse('2026-01-05T15:00:00Z');
const usualLimit = 200;

/** Bookings that are not archived, the latest ones first. */
export function bookingsOf({ practice }: Backstage): readonly AppointmentRecord[] {
  return practice.appointments
    .filter((row) => isBooked(row) && !row.isDeleted)
    .toSorted((one, other) => other.createdAt - one.createdAt || other.key - one.key);
}

/** The rows of the studio as its types show them. */
export function studioRecords(stage: Backstage, store: StudioStore) {
  const { practice, meet } = stage;
  const { key: studioKey, name: studioName } = practice.organization;
  const studioId = String(studioKey);
  const stamps = { createdAt: utcText(founded), updatedAt: utcText(founded) };
  const location = (row: LocationRow): Row => ({ ...row });
  const locationBy = (id: number | null): Row | null => {
    const row = store.locations.find((each) => each.id === id);
    return row ? location(row) : null;
  };
  const user = (row: UserRow): Row => ({
    ...row,
    studioId,
    avatarUrl: row.id % 4 === 1 ? `https://files.harbor.example.test/avatars/${String(row.id)}.png` : null,
    roleName: roleNames[row.role],
    godmode: false,
    stripeConnectOnboardingCompleted: row.stripeConnectAccountId !== null,
  });
  const userBy = (id: number | null): Row | null => {
    const row = store.users.find((each) => each.id === id);
    return row ? user(row) : null;
  };
  const templateRow = (id: number): TemplateRow | undefined => store.templates.find((each) => each.id === id);
  const template = (row: TemplateRow): Row => ({
    ...row,
    studioLocation: () => locationBy(row.studioLocationId),
    instructor: () => userBy(row.instructorId),
  });
  const session = (row: SessionRow): Row => ({
    ...row,
    startTime: utcText(row.startTime),
    endTime: row.endTime === null ? null : utcText(row.endTime),
    studioId: () => (templateRow(row.classTemplateId)?.studioLocationId == null ? null : studioId),
    classTemplate: () => template(templateRow(row.classTemplateId) ?? neverNull('ClassTemplate')),
    instructor: () => userBy(row.instructorId),
    seatsAvailable: () => store.seatsIn(row),
  });
  const note = (row: NoteRow): Row => ({
    ...row,
    createdAt: utcText(row.createdAt),
    author: () => userBy(row.authorId),
  });
  function client(row: ClientRecord): Row {
    meet('client', row.key);
    const hasCard = row.key % 5 === 0;
    return {
      id: studioIds.of('client', row.key),
      name: fullNameOf(row),
      email: emailOf(row),
      phone: row.phones[0]?.value ?? null,
      characteristicScores: row.key % 8 === 0 ? [{ key: 'balance', score: 3 + (row.key % 3) }] : [],
      clientNotes: () =>
        store.notes
          .filter(({ clientKey }) => clientKey === row.key)
          .toReversed()
          .map(note),
      bookings: ({ limit }: { limit?: number | null }) =>
        bookingsOf(stage)
          .filter(({ clientKey }) => clientKey === row.key)
          .slice(0, Math.min(Math.max(limit ?? usualLimit, 1), 500))
          .map(booking),
      stripeCustomerId: row.key % 2 === 0 ? `cus_H${String(9000 + row.key)}` : null,
      stripeDefaultPaymentMethodId: hasCard ? `pm_1P${String(row.key)}` : null,
      stripeDefaultPaymentMethodBrand: hasCard ? 'visa' : null,
      stripeDefaultPaymentMethodLast4: hasCard ? String(4000 + row.key) : null,
      stripeDefaultPaymentMethodExpMonth: hasCard ? 1 + (row.key % 12) : null,
      stripeDefaultPaymentMethodExpYear: hasCard ? 2028 : null,
      clientPaymentMethods: hasCard
        ? [
            {
              id: String(row.key),
              stripePaymentMethodId: `pm_1P${String(row.key)}`,
              brand: 'visa',
              last4: String(4000 + row.key),
              expMonth: 1 + (row.key % 12),
              expYear: 2028,
              default: true,
              createdAt: utcText(row.createdAt),
            },
          ]
        : [],
      user: () => (store.ownClientKey === row.key ? userBy(ownerId) : userBy(1000 + row.key)),
      blockedByCurrentInstructor: false,
    };
  }
  const clientBy = (key: number | null): Row => client(rowOf(practice.clients, key) ?? neverNull('Client'));
  const purchase = (row: PurchaseRow): Row => ({
    id: row.id,
    studioId,
    status: 'succeeded',
    creditsTotal: 5,
    creditsRemaining: row.creditsRemaining,
    priceCents: 42_000,
    currency: 'cad',
    bundleProduct: () => bundleProducts()[0],
    client: () => clientBy(row.clientKey),
    createdAt: utcText(founded + row.id * 5_000_000),
  });
  function booking(row: AppointmentRecord): Row {
    meet('appointment', row.key);
    const bundle = store.purchases.find(({ id }) => id === store.bundled.get(row.key));
    return {
      id: studioIds.of('appointment', row.key),
      studioId,
      slug: (0x51a40000 + row.key * 7919).toString(16),
      client: () => clientBy(row.clientKey),
      classSession: () => session(store.sessionBy(row)),
      status: store.waitlisted.has(row.key) ? 'waitlisted' : bookingWords[row.state],
      paid: isPaid(row),
      priceCents: () => priceOf(row),
      archived: row.isDeleted,
      payment: () => (isPaid(row) ? payment(row) : null),
      bundlePurchase: bundle ? () => purchase(bundle) : null,
      createdAt: utcText(row.createdAt),
    };
  }
  const isPaid = (row: AppointmentRecord): boolean =>
    store.bundled.has(row.key) || (row.key % 3 !== 0 && row.key < 400);
  const priceOf = (row: AppointmentRecord): number =>
    isPaid(row) ? (templateRow(store.sessionBy(row).classTemplateId)?.priceCents ?? 0) : 0;
  function payment(row: AppointmentRecord): Row {
    return {
      id: 7000 + row.key,
      booking: () => booking(row),
      client: () => clientBy(row.clientKey),
      classSession: () => session(store.sessionBy(row)),
      amountCents: () => priceOf(row),
      currency: 'cad',
      status: row.state === 'cancelled' ? 'refunded' : 'succeeded',
      stripePaymentIntentId: row.key % 4 === 0 ? null : `pi_3P${String(row.key)}`,
      errorMessage: null,
      createdAt: utcText(row.createdAt + 61_000),
    };
  }
  const invitation = (row: InvitationRow, now: number): Row => ({
    ...row,
    token: `inv-${String(row.id)}-${String(row.createdAt % 997)}`,
    status: row.acceptedAt !== null ? 'accepted' : row.createdAt + 14 * 86_400_000 < now ? 'expired' : 'pending',
    expiresAt: utcText(row.createdAt + 14 * 86_400_000),
    acceptedAt: row.acceptedAt === null ? null : utcText(row.acceptedAt),
    createdAt: utcText(row.createdAt),
    invitedByName: 'Robin Castell',
  });
  const bundleProducts = (): readonly Row[] =>
    [
      { id: 1, title: 'Five visits', active: true, creditsCount: 5, priceCents: 42_000 },
      { id: 2, title: 'Ten visits', active: false, creditsCount: 10, priceCents: 80_000 },
    ].map((row) => ({
      ...row,
      studioId,
      description: null,
      currency: 'cad',
      classTemplate: null,
      instructor: row.id === 2 ? userBy(Number(studioIds.of('provider', 1))) : null,
    }));
  const plans = (): readonly Row[] =>
    ['Essential', 'Unlimited'].map((name, index) => ({
      ...stamps,
      id: index + 1,
      studioId,
      name,
      description: index === 0 ? 'Four visits a month' : null,
      priceCents: 9900 + index * 8000,
      currency: 'cad',
      reformerClassesPerMonth: index === 0 ? 4 : null,
      matClassesPerMonth: index === 0 ? 2 : null,
      includesPriorityBooking: index === 1,
      includesEarlyBooking: index === 1,
      privateSessionDiscountPercent: index * 10,
      guestPassesPerMonth: index,
      includesRetailDiscount: index === 1,
      minCommitmentMonths: 3,
      autoRenew: true,
      active: true,
      position: index,
      enrolledCount: () =>
        store.memberships.filter(({ planId, status }) => planId === index + 1 && status === 'active').length,
    }));
  const membership = (row: MembershipRow): Row => ({
    ...stamps,
    id: row.id,
    studioId,
    status: row.status,
    client: () => clientBy(row.clientKey),
    membershipPlan: () => plans()[row.planId - 1],
    startedAt: row.startedAt,
    endsAt: row.status === 'cancelled' ? '2026-09-30' : null,
    cancelledAt: row.status === 'cancelled' ? '2026-09-12T16:20:00Z' : null,
    notes: row.notes,
    priceCents: 9900,
    currency: 'cad',
    createdAt: utcText(row.createdAt),
  });
  const studio = (): Row => ({
    id: studioId,
    name: studioName,
    slug: 'harbor',
    inviteCode: 'HARBOR24',
    onboardingCompletedAt: utcText(founded),
    onboardingCompleted: true,
  });
  return {
    studio,
    location,
    user,
    userBy,
    template,
    templateRow,
    session,
    client,
    clientBy,
    note,
    booking,
    payment,
    isPaid,
    purchase,
    invitation,
    bundleProducts,
    plans,
    membership,
  };
}

function neverNull(type: string): never {
  throw new Error(`Cannot return null for non-nullable field of ${type}`);
}
