import type { Backstage } from '../../dialects/dialect.ts';
import type { ClientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { totalOf } from './balances.ts';
import type { ClubMemory } from './memory.ts';
import { invoiceNumberOf, receiptNumberOf } from './moneyRecords.ts';
import { type PageArgs, pageByNumber, sortedByColumn } from './pages.ts';
import type { ClubRecords } from './records.ts';
import { hasPart, idOf, isoText, memberNumberOf, memberOf, membersOf, moneyText } from './values.ts';

interface MembersArgs extends PageArgs {
  readonly search?: string | null;
  readonly status?: string | null;
  readonly membershipTypeId?: string | null;
  readonly householdId?: string | null;
  readonly sortBy?: string | null;
  readonly sortOrder?: string | null;
}

interface OfMember {
  readonly memberId: string;
}

/** Queries about members. */
export function memberReads({ practice, cap }: Backstage, records: ClubRecords, memory: ClubMemory): object {
  const columns: Readonly<Record<string, (row: ClientRecord) => string | number | null>> = {
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    joinDate: ({ createdAt }) => createdAt,
    memberId: ({ key }) => memberNumberOf(key),
    firstName: ({ givenName }) => givenName ?? '',
    lastName: ({ familyName }) => familyName,
    email: ({ emails }) => emails[0] ?? null,
    phone: ({ phones }) => phones[0]?.value ?? null,
    status: records.statusOf,
  };
  const isFound = (row: ClientRecord, { search, status, membershipTypeId, householdId }: MembersArgs): boolean =>
    hasPart(search, [row.givenName, row.familyName, row.emails[0], memberNumberOf(row.key), row.phones[0]?.value]) &&
    (!status || records.statusOf(row) === status) &&
    (!membershipTypeId || records.membershipTypeOf(row)?.id === membershipTypeId) &&
    (!householdId || memory.profiles.get(row.key)?.['householdId'] === householdId);

  return {
    members(args: MembersArgs) {
      const rows = membersOf(practice).filter((row) => isFound(row, args));
      return pageByNumber(sortedByColumn(rows, columns, args), args, cap, records.member);
    },
    member: ({ id }: { readonly id: string }) => records.wholeMember(memberOf(practice, id)),
    memberStats() {
      const statuses = membersOf(practice).map(records.statusOf);
      const count = (wanted: string): number => statuses.filter((status) => status === wanted).length;
      const [active, suspended] = [count('ACTIVE'), count('SUSPENDED')];
      return { total: statuses.length, active, suspended, inactive: statuses.length - active - suspended };
    },
    // The key belongs to the front office, which is no member.
    myMember: () => null,
    membershipTypes: () => memory.membershipTypes,
    memberDependents: ({ memberId }: OfMember) =>
      records.dependentsOf(memberOf(practice, memberId).key).map(records.dependent),
    memberAddresses({ memberId }: OfMember) {
      const { key } = memberOf(practice, memberId);
      return memory.addresses
        .filter(({ clientKey }) => clientKey === key)
        .toSorted((one, other) => Number(other.isPrimary) - Number(one.isPrimary) || other.createdAt - one.createdAt)
        .map(records.address);
    },
    memberTransactions({ memberId }: OfMember) {
      const { key } = memberOf(practice, memberId);
      const invoices = memory.orders
        .filter(({ clientKey }) => clientKey === key)
        .map((row) => {
          const number = invoiceNumberOf(row);
          const id = idOf('invoice', row.key);
          return { id, at: row.at, cents: totalOf(row), type: 'INVOICE', description: `Invoice ${number}`, number };
        });
      const payments = memory.payments
        .filter(({ clientKey }) => clientKey === key)
        .map((row) => {
          const description = `Payment - ${receiptNumberOf(row)}`;
          const id = idOf('payment', row.key);
          return { id, at: row.at, cents: -row.cents, type: 'PAYMENT', description, number: null };
        });
      let balance = 0;
      const transactions = [...invoices, ...payments]
        .toSorted((one, other) => one.at - other.at)
        .map(({ id, at, cents, type, description, number }): Row => {
          balance += cents;
          return {
            id,
            date: isoText(at),
            type,
            description,
            invoiceNumber: number,
            amount: moneyText(cents),
            runningBalance: (balance / 100).toFixed(2),
          };
        });
      return { transactions, currentBalance: (balance / 100).toFixed(2) };
    },
  };
}
