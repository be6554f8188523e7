import type { Backstage } from '../../dialects/dialect.ts';
import { type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import { connectionOf, isAmong, type ListArgs } from './lists.ts';
import type { NectarMemory } from './memory.ts';
import type { NectarRecords } from './records.ts';
import { employeeRoles, keyOf, keysIn } from './values.ts';

interface ById {
  readonly id: string;
}

interface AtInstitution {
  readonly institutionId?: string | null;
}

interface EmployeeFilter {
  readonly institutionIds?: readonly string[] | null;
  readonly roles?: readonly string[] | null;
  readonly isActive?: boolean | null;
}

/** Queries of hospitals, employees and what the schedule is set up with. */
export function staffQueries({ practice, cap }: Backstage, records: NectarRecords, memory: NectarMemory): object {
  const placeKeyOf = ({ institutionId }: AtInstitution): number | null =>
    institutionId ? keyOf(practice, 'place', institutionId) : null;
  return {
    apiClient: () => ({
      clientId: 'q7Fd2mXkPz4sVnB1',
      name: practice.organization.name,
      authType: 'server',
      scopes: ['schedule', 'families', 'patients', 'medical', 'billing'],
    }),
    institutions: () => practice.places.map(records.institution),
    institution: ({ id }: ById) => records.institutionOf(keyOf(practice, 'place', id)),
    employees(args: AtInstitution & { readonly isActive?: boolean | null }) {
      const placeKey = placeKeyOf(args);
      const { isActive = null } = args;
      return practice.providers
        .filter((row) => placeKey === null || row.placeKeys.includes(placeKey))
        .filter((row) => isActive === null || row.isActive === isActive)
        .map(records.employee);
    },
    employeesPaginated(args: ListArgs<EmployeeFilter>) {
      const { institutionIds, roles, isActive = null } = args.filter ?? {};
      const [places, isRole] = [keysIn('place', institutionIds), isAmong<string>(roles)];
      const found = practice.providers.filter(
        (row) =>
          (places === null || row.placeKeys.some((key) => places.has(key))) &&
          isRole(employeeRoles[row.role]) &&
          (isActive === null || row.isActive === isActive),
      );
      const sorters = {
        firstName: ({ givenName }: ProviderRecord) => givenName,
        lastName: ({ familyName }: ProviderRecord) => familyName,
        role: ({ role }: ProviderRecord) => employeeRoles[role],
      };
      return connectionOf(found, args, sorters, cap, records.employee);
    },
    employee({ id }: ById) {
      const row = rowOf(practice.providers, keyOf(practice, 'provider', id));
      return row && records.employee(row);
    },
    roles: () => records.roleRows,
    rooms(args: AtInstitution) {
      const placeKey = placeKeyOf(args);
      return memory.rooms.filter((row) => placeKey === null || row.placeKey === placeKey).map(records.room);
    },
    // Types are the same at every hospital; an unknown one is refused all the same.
    appointmentTypes(args: AtInstitution) {
      placeKeyOf(args);
      return practice.visitTypes.map(records.appointmentType);
    },
    appointmentType({ id }: ById) {
      const row = rowOf(practice.visitTypes, keyOf(practice, 'visitType', id));
      return row && records.appointmentType(row);
    },
    species() {
      const words = [...new Set(practice.patients.map(({ species }) => species))].toSorted();
      return words.map((species) => {
        return { species, patientCount: practice.patients.filter((row) => row.species === species).length };
      });
    },
    breeds({ species }: { readonly species: string }) {
      const breeds = practice.patients.filter((row) => row.species === species).flatMap(({ breed }) => breed ?? []);
      return [...new Set(breeds)].toSorted().map((breed) => ({ species, breed }));
    },
  };
}
