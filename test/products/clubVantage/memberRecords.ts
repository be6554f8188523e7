import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { balanceOf } from './balances.ts';
import type { AddressRow, DependentRow, MembershipTypeRow } from './clubRows.ts';
import type { ClubMemory } from './memory.ts';
import type { Listed } from './records.ts';
import { clubIds, isoText, memberNumberOf, moneyText } from './values.ts';

/** How members of the club look. */
export type MemberRecords = ReturnType<typeof memberRecords>;

/** Makes rows of members and of what belongs to them. */
export function memberRecords({ practice, meet }: Backstage, memory: ClubMemory) {
  /** The status that was written, else what the record says. */
  const statusOf = ({ key, isActive }: ClientRecord): string => {
    const given = memory.profiles.get(key)?.['status'];
    return typeof given === 'string' ? given : isActive ? 'ACTIVE' : 'LAPSED';
  };

  const membershipTypeOf = ({ key, givenName }: ClientRecord): MembershipTypeRow | null => {
    const given = memory.profiles.get(key)?.['membershipTypeId'];
    const index = givenName === null ? 2 : key % 3 === 1 ? 1 : 0;
    return memory.membershipTypes.find(({ id }) => id === given) ?? memory.membershipTypes[index] ?? null;
  };

  /** What every part of the schema says of a member. */
  const summary = (row: ClientRecord): Row => ({
    id: clubIds.of('client', row.key),
    memberId: memberNumberOf(row.key),
    firstName: row.givenName ?? '',
    lastName: row.familyName,
  });

  const bookingMember = (clientKey: number | null): Row => {
    const row = rowOf(practice.clients, clientKey);
    if (!row) return { id: '', memberId: '', firstName: '', lastName: '', photoUrl: null, status: 'ACTIVE' };
    meet('client', row.key);
    return { ...summary(row), photoUrl: null, status: statusOf(row) };
  };

  const dependent = (row: DependentRow): Row => ({ ...row });
  const dependentsOf = (clientKey: number): readonly DependentRow[] =>
    memory.dependents.filter((row) => row.clientKey === clientKey && row.isActive);

  const address = (row: AddressRow): Row => ({
    ...row,
    createdAt: isoText(row.createdAt),
    updatedAt: isoText(row.updatedAt),
  });

  const member = (row: ClientRecord): Listed => {
    meet('client', row.key);
    const balance = balanceOf(memory, row.key);
    const { street, city } = row;
    return {
      dateOfBirth: null,
      gender: null,
      nationality: null,
      idNumber: null,
      emergencyContact: null,
      emergencyPhone: null,
      expiryDate: null,
      renewalDate: null,
      joinDate: `${isoText(row.createdAt).slice(0, 10)}T00:00:00.000Z`,
      isPrimaryMember: false,
      ...memory.profiles.get(row.key),
      ...summary(row),
      id: clubIds.of('client', row.key),
      email: row.emails[0] ?? null,
      phone: row.phones[0]?.value ?? null,
      avatarUrl: null,
      address: [street, city].filter((part) => part !== '').join(', ') || null,
      status: statusOf(row),
      creditBalance: moneyText(balance.credit),
      outstandingBalance: moneyText(balance.outstanding),
      notes: row.note,
      tags: row.tags,
      isActive: row.isActive,
      createdAt: isoText(row.createdAt),
      updatedAt: isoText(row.updatedAt),
      membershipType: membershipTypeOf(row),
      membershipTier: null,
      // Lists go without what belongs to a member, and addresses have a query of their own.
      household: null,
      referredBy: null,
      dependents: null,
      addresses: null,
    };
  };

  const wholeMember = (row: ClientRecord): Listed => {
    const referrer = rowOf(practice.clients, clubIds.key('client', referrerIdOf(row)));
    return {
      ...member(row),
      referredBy: referrer && summary(referrer),
      dependents: dependentsOf(row.key).map(dependent),
    };
  };

  const referrerIdOf = ({ key }: ClientRecord): string | null => {
    const given = memory.profiles.get(key)?.['referredById'];
    return typeof given === 'string' ? given : null;
  };

  return { statusOf, membershipTypeOf, summary, bookingMember, dependent, dependentsOf, address, member, wholeMember };
}
