import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { dueOf } from './balances.ts';
import type { UserRow } from './clubRows.ts';
import { discountReads } from './discounts.ts';
import type { Gate } from './gate.ts';
import type { ClubMemory } from './memory.ts';
import { numberedPage } from './pages.ts';
import type { ClubRecords } from './records.ts';
import { bookingsOf, clubIds, clubZoneOf, failure, hasPart, isoOrNull, isoText, membersOf } from './values.ts';

interface ById {
  readonly id: string;
}

interface UsersArgs {
  readonly search?: string | null;
  readonly role?: string | null;
  readonly page?: number | null;
  readonly limit?: number | null;
}

const usualUsers = 20;
const usualEvents = 50;
const flags = {
  modules: { golf: false, bookings: true, billing: true, marketing: false, pos: false, reports: true },
  features: {
    aiDynamicPricing: false,
    automatedFlows: true,
    customDomain: false,
    golfLottery: false,
    houseAccounts: true,
    memberPricing: true,
    memberWindows: false,
    whiteLabelApp: false,
  },
  operational: { emailCampaigns: true, maintenanceMode: false, newMemberRegistration: true, onlineBooking: true },
};

/** Queries and mutations about the club itself and who works with the system. */
export function clubOffice(backstage: Backstage, records: ClubRecords, memory: ClubMemory, gate: Gate): object {
  const { practice, cap, now } = backstage;

  const profile = (): Row => {
    const [first] = practice.places;
    const { key, name } = practice.organization;
    return {
      id: clubIds.of('organization', key),
      name,
      slug: name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'),
      region: 'US',
      timezone: clubZoneOf(practice),
      address: first ? [first.street, first.city].join(', ') : null,
      phone: first?.phone ?? null,
      email: first?.email ?? null,
      website: null,
      logoUrl: null,
      primaryColor: '#1f4e5f',
      subscriptionTier: 'PROFESSIONAL',
      subscriptionStatus: 'active',
      maxMembers: 5000,
      maxUsers: 50,
      features: {},
      ...memory.profile.changed,
    };
  };
  const user = ({ lastLoginAt, createdAt, ...row }: UserRow): Row => ({
    ...row,
    phone: null,
    emailVerified: null,
    lastLoginAt: isoOrNull(lastLoginAt),
    createdAt: isoText(createdAt),
    updatedAt: null,
  });
  const userOf = (id: string): UserRow => {
    const row = memory.users.find((each) => each.id === id);
    if (!row) throw failure('User not found');
    return row;
  };
  const grouped = (values: readonly string[]): readonly (readonly [string, number])[] =>
    [...new Set(values)].map((value) => [value, values.filter((each) => each === value).length] as const);

  return {
    clubProfile: profile,
    billingSettings: () => ({
      currency: 'USD',
      taxRate: 0,
      taxType: 'NONE',
      invoicePrefix: 'INV',
      paymentTermDays: 30,
    }),
    users(args: UsersArgs) {
      const rows = memory.users
        .filter(({ role }) => !args.role || role === args.role)
        .filter(({ firstName, lastName, email }) => hasPart(args.search, [firstName, lastName, email]))
        .toSorted((one, other) => other.createdAt - one.createdAt);
      return numberedPage(rows, args, usualUsers, cap, user);
    },
    user: ({ id }: ById) => user(userOf(id)),
    userActivityLog: (args: Pick<UsersArgs, 'page' | 'limit'>) =>
      numberedPage(memory.events.toReversed(), args, usualEvents, cap, (row) => ({ ...row })),
    ...discountReads(backstage),
    reportsDashboard() {
      const month = isoText(now()).slice(0, 7);
      const before = isoText(Date.parse(`${month}-01T00:00:00Z`) - 1).slice(0, 7);
      const paidIn = (wanted: string): number =>
        memory.payments.filter(({ at }) => isoText(at).startsWith(wanted)).reduce((sum, { cents }) => sum + cents, 0);
      const members = membersOf(practice);
      const newIn = (wanted: string): number =>
        members.filter(({ createdAt }) => isoText(createdAt).startsWith(wanted)).length;
      const growth = (current: number, last: number): number => (last > 0 ? ((current - last) / last) * 100 : 0);
      const upcoming = bookingsOf(practice).filter(
        ({ start, state }) => start >= now() && state !== 'cancelled' && state !== 'completed',
      );
      return {
        members: {
          total: members.length,
          active: members.filter((row) => records.statusOf(row) === 'ACTIVE').length,
          newThisMonth: newIn(month),
          growth: growth(newIn(month), newIn(before)),
        },
        financial: {
          totalOutstanding: memory.orders.reduce((sum, row) => sum + dueOf(memory, row), 0) / 100,
          thisMonthRevenue: paidIn(month) / 100,
          lastMonthRevenue: paidIn(before) / 100,
          revenueGrowth: growth(paidIn(month), paidIn(before)),
        },
        bookings: { upcoming: upcoming.length },
      };
    },
    reportsMembership() {
      const members = membersOf(practice);
      const byType = grouped(members.map((row) => records.membershipTypeOf(row)?.id ?? ''));
      return {
        byStatus: grouped(members.map(records.statusOf)).map(([status, count]) => ({ status, _count: count })),
        byType: byType.map(([membershipTypeId, count]) => {
          const type = memory.membershipTypes.find(({ id }) => id === membershipTypeId);
          return { membershipTypeId, _count: count, membershipTypeName: type?.name ?? membershipTypeId };
        }),
        expiringThisMonth: 0,
      };
    },
    featureFlags: () => flags,
    isFeatureEnabled({ featureKey }: { readonly featureKey: string }) {
      const all: Row = { ...flags.modules, ...flags.features, ...flags.operational };
      return all[featureKey] === true;
    },
    updateClubProfile({ input }: { readonly input: Row }) {
      gate.allowed();
      memory.profile.changed = { ...memory.profile.changed, ...presentFields(input) };
      memory.log('Club', clubIds.of('organization', practice.organization.key), 'UPDATED', input);
      return profile();
    },
    lockUser({ id, minutes }: ById & { readonly minutes: number }) {
      gate.allowed();
      memory.log('User', userOf(id).id, 'LOCKED', { minutes });
      return { message: `User locked for ${String(minutes)} minutes` };
    },
    unlockUser({ id }: ById) {
      gate.allowed();
      memory.log('User', userOf(id).id, 'UNLOCKED', {});
      return { message: 'User unlocked successfully' };
    },
  };
}
