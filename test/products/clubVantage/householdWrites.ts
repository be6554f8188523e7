import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import type { AddressRow, DependentRow } from './clubRows.ts';
import type { Gate } from './gate.ts';
import type { ClubMemory } from './memory.ts';
import type { ClubRecords } from './records.ts';
import { failure, idOf, instantIn, isoText, memberOf } from './values.ts';

interface ById {
  readonly id: string;
}

interface DependentInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly relationship?: string | null;
  readonly dateOfBirth?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly isActive?: boolean | null;
}

interface AddressInput {
  readonly label?: string | null;
  readonly type?: string | null;
  readonly addressLine1?: string | null;
  readonly addressLine2?: string | null;
  readonly subDistrict?: string | null;
  readonly district?: string | null;
  readonly province?: string | null;
  readonly postalCode?: string | null;
  readonly country?: string | null;
  readonly isPrimary?: boolean | null;
}

/** What is given of a change; null leaves the fields that can't be empty as they are. */
function changed<Record extends object>(before: Record, input: object, canBeNull: readonly string[]): Record {
  const given = Object.entries(input).filter(
    ([field, value]) => value !== undefined && (value !== null || canBeNull.includes(field)),
  );
  return { ...before, ...Object.fromEntries(given) };
}

/** Mutations of who belongs to a member, and of addresses. */
export function householdWrites(backstage: Backstage, records: ClubRecords, memory: ClubMemory, gate: Gate): object {
  const { practice, now } = backstage;
  const { dependents, addresses } = memory;
  let [people, places] = [dependents.length, addresses.length];

  const birth = ({ dateOfBirth }: DependentInput): Row =>
    dateOfBirth ? { dateOfBirth: isoText(instantIn(dateOfBirth)) } : {};
  /** A member has one address that comes first. */
  const demote = (clientKey: number, butId: string): void => {
    for (const [index, row] of addresses.entries())
      if (row.clientKey === clientKey && row.id !== butId && row.isPrimary)
        addresses[index] = { ...row, isPrimary: false };
  };
  const addressAt = (id: string): number => {
    const index = addresses.findIndex((row) => row.id === id);
    if (index < 0) throw failure('Address not found');
    return index;
  };
  const dependentAt = (id: string): number => {
    const index = dependents.findIndex((row) => row.id === id);
    if (index < 0) throw failure('Dependent not found');
    return index;
  };

  return {
    createDependent({ input }: { readonly input: DependentInput & { readonly memberId: string } }) {
      gate.allowed();
      const { key } = memberOf(practice, input.memberId);
      people += 1;
      const row: DependentRow = {
        id: idOf('dependent', people),
        clientKey: key,
        firstName: input.firstName ?? '',
        lastName: input.lastName ?? '',
        relationship: input.relationship ?? '',
        dateOfBirth: null,
        email: input.email ?? null,
        phone: input.phone ?? null,
        isActive: true,
        ...birth(input),
      };
      dependents.push(row);
      return records.dependent(row);
    },
    updateDependent({ id, input }: ById & { readonly input: DependentInput }) {
      gate.allowed();
      const index = dependentAt(id);
      const before = dependents[index];
      if (!before) throw failure('Dependent not found');
      const row = { ...changed(before, input, ['dateOfBirth', 'email', 'phone']), ...birth(input) };
      dependents[index] = row;
      return records.dependent(row);
    },
    deleteDependent({ id }: ById) {
      gate.allowed();
      dependents.splice(dependentAt(id), 1);
      return { message: 'Dependent deleted successfully' };
    },
    createMemberAddress({ input }: { readonly input: AddressInput & { readonly memberId: string } }) {
      gate.allowed();
      const { key } = memberOf(practice, input.memberId);
      places += 1;
      const row: AddressRow = {
        id: idOf('address', places),
        clientKey: key,
        label: input.label ?? null,
        type: input.type ?? 'BILLING',
        addressLine1: input.addressLine1 ?? '',
        addressLine2: input.addressLine2 ?? null,
        subDistrict: input.subDistrict ?? '',
        district: input.district ?? '',
        province: input.province ?? '',
        postalCode: input.postalCode ?? '',
        country: input.country ?? 'Thailand',
        isPrimary: input.isPrimary ?? false,
        createdAt: now(),
        updatedAt: now(),
      };
      if (row.isPrimary) demote(key, row.id);
      addresses.push(row);
      return records.address(row);
    },
    updateMemberAddress({ id, input }: ById & { readonly input: AddressInput }) {
      gate.allowed();
      const index = addressAt(id);
      const before = addresses[index];
      if (!before) throw failure('Address not found');
      if (input.isPrimary === true) demote(before.clientKey, id);
      const row = { ...changed(before, input, ['label', 'addressLine2']), updatedAt: now() };
      addresses[index] = row;
      return records.address(row);
    },
    deleteMemberAddress({ id }: ById) {
      gate.allowed();
      addresses.splice(addressAt(id), 1);
      return { success: true };
    },
  };
}
