import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { codeOf, keyOfCode } from './codes.ts';
import { type PlaceRecords, providerRoles } from './placeRecords.ts';
import { rowWithCode, scopeOf } from './scope.ts';
import { neededId, type OneArgs, type PageArgs, pageOf } from './values.ts';

interface StaffArgs extends PageArgs {
  readonly businessId?: string | null;
  readonly role?: string | null;
  readonly includeDeleted?: boolean | null;
}

const roleNames = ['Veterinarian', 'Technician', 'Groomer', 'Practice manager'];
const permissions = ['calendar.edit', 'records.edit', 'billing.edit', 'settings.edit'];
const roles: readonly Row[] = roleNames.map((name, index) => ({
  id: codeOf('role', index + 1),
  name,
  permissions: index === 3 ? permissions : permissions.slice(0, 3 - index),
}));
const roleOrder: readonly ProviderRecord['role'][] = ['veterinarian', 'technician', 'groomer'];
const cancellationReasons: readonly Row[] = ['Client called', 'Weather', 'Hospital rescheduled', 'Other'].map(
  (name, index) => ({ id: codeOf('reason', index + 1), name }),
);

/** Hospitals, and who and what works there. */
export function staffRoots(backstage: Backstage, desk: PlaceRecords): Readonly<Record<string, unknown>> {
  const { practice, cap } = backstage;
  const user = (row: ProviderRecord): Row => ({
    id: codeOf('user', row.key),
    email: row.email,
    fullName: fullNameOf(row),
    role: roles[roleOrder.indexOf(row.role)],
    provider: () => desk.provider(row),
    active: row.isActive,
  });
  return {
    business({ id }: { readonly id?: string | null }) {
      const row = id ? rowOf(practice.places, keyOfCode('place', id)) : practice.places[0];
      return row ? desk.business(row) : null;
    },
    businesses: () => practice.places.map(desk.business),
    providers({ businessId, role, includeDeleted, ...page }: StaffArgs) {
      const rows = scopeOf(backstage, businessId)
        .providers()
        .filter(({ isActive }) => isActive || includeDeleted === true)
        .filter((row) => !role || providerRoles[row.role] === role);
      return pageOf(rows, page, cap, desk.provider);
    },
    provider(args: OneArgs) {
      const row = rowWithCode(scopeOf(backstage, args.businessId).providers(), 'provider', neededId(args));
      return row && desk.provider(row);
    },
    users({ businessId, ...page }: StaffArgs) {
      return pageOf(scopeOf(backstage, businessId).providers(), page, cap, user);
    },
    roles: () => roles,
    rooms: ({ businessId }: StaffArgs) => scopeOf(backstage, businessId).places().flatMap(desk.rooms),
    appointmentTypes({ businessId, ...page }: StaffArgs) {
      // All hospitals of a group have the same types; an unknown one is still refused.
      scopeOf(backstage, businessId);
      const rows = practice.visitTypes.filter(({ isBlock }) => !isBlock);
      return pageOf(rows, page, cap, desk.appointmentType);
    },
    cancellationReasons: () => cancellationReasons,
  };
}
