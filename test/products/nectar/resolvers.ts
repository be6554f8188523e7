import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  byStart,
  type ClientRecord,
  type PatientRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { lastVisitOf } from '../../dialects/practiceChanges.ts';
import { auditQueries } from './audit.ts';
import { billingQueries, billingRecords } from './billing.ts';
import { appointmentFilter, type AppointmentFilter } from './appointmentFilter.ts';
import { connectionOf, type DateTimeRange, isAmong, isWithin, type ListArgs } from './lists.ts';
import { medicalQueries } from './medical.ts';
import { createMemory, dayMs } from './memory.ts';
import { nectarRecords, weightOf } from './records.ts';
import { familySearch, patientSearch } from './search.ts';
import { staffQueries } from './staff.ts';
import { appointmentStatuses, instantIn, invalid, keyOf, keysIn, patientStatus } from './values.ts';
import { nectarWrites } from './writes.ts';

interface ById {
  readonly id: string;
}

interface Changed {
  readonly ids?: readonly string[] | null;
  readonly search?: string | null;
  readonly statuses?: readonly string[] | null;
  readonly createdAt?: DateTimeRange | null;
  readonly updatedAt?: DateTimeRange | null;
}

interface FamilyFilter extends Changed {
  readonly institutionIds?: readonly string[] | null;
  readonly tags?: readonly string[] | null;
  readonly hasBalance?: boolean | null;
}

interface PatientFilter extends Changed {
  readonly familyId?: string | null;
  readonly species?: readonly string[] | null;
  readonly microchip?: string | null;
}

interface ScheduleArgs {
  readonly startDatetime: string;
  readonly endDatetime: string;
  readonly institutionId?: string | null;
  readonly providerId?: string | null;
}

interface SearchArgs {
  readonly query: string;
  readonly limit: number;
}

const longestSchedule = 31;

/** Resolvers of Nectar. */
export function nectarRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory = createMemory(backstage);
  const records = nectarRecords(backstage, memory);
  const billing = billingRecords(backstage, records, memory);
  const families = (): readonly ClientRecord[] => practice.clients.filter(({ isDeleted }) => !isDeleted);
  const limited = (limit: number): number => Math.max(0, Math.min(limit, cap));

  const appointmentSorters = {
    startDatetime: ({ start }: AppointmentRecord) => start,
    endDatetime: ({ start, minutes }: AppointmentRecord) => start + minutes * 60_000,
    status: ({ state }: AppointmentRecord) => appointmentStatuses[state],
    createdAt: ({ createdAt }: AppointmentRecord) => createdAt,
    updatedAt: ({ updatedAt }: AppointmentRecord) => updatedAt,
  };
  const familySorters = {
    familyName: ({ familyName }: ClientRecord) => familyName,
    status: ({ isActive }: ClientRecord) => (isActive ? 'ACTIVE' : 'INACTIVE'),
    balanceAmount: ({ key }: ClientRecord) => records.owed(key),
    lastVisitDate: (row: ClientRecord) => lastVisitOf(practice, row, now()),
    createdAt: ({ createdAt }: ClientRecord) => createdAt,
    updatedAt: ({ updatedAt }: ClientRecord) => updatedAt,
  };
  const patientSorters = {
    name: ({ name }: PatientRecord) => name,
    species: ({ species }: PatientRecord) => species,
    status: patientStatus,
    weightLbs: weightOf,
    dateOfBirth: ({ birthDate }: PatientRecord) => birthDate,
    createdAt: ({ createdAt }: PatientRecord) => createdAt,
    updatedAt: ({ updatedAt }: PatientRecord) => updatedAt,
  };
  const isChangedIn = ({ createdAt, updatedAt }: Changed) => {
    const [isMade, isUpdated] = [isWithin(createdAt, 'filter.createdAt'), isWithin(updatedAt, 'filter.updatedAt')];
    return (row: ClientRecord | PatientRecord): boolean => isMade(row.createdAt) && isUpdated(row.updatedAt);
  };

  return {
    ...staffQueries(backstage, records, memory),
    appointments(args: ScheduleArgs) {
      const start = instantIn(args.startDatetime, 'startDatetime');
      const end = instantIn(args.endDatetime, 'endDatetime');
      if (end <= start) throw invalid('endDatetime', 'endDatetime must be after startDatetime');
      // A day in autumn is an hour longer.
      if (end - start > longestSchedule * dayMs + 3_600_000)
        throw invalid('endDatetime', `The schedule can show at most ${String(longestSchedule)} days`);
      const placeKey = args.institutionId ? keyOf(practice, 'place', args.institutionId) : null;
      const providerKey = args.providerId ? keyOf(practice, 'provider', args.providerId) : null;
      return practice.appointments
        .filter((row) => !row.isDeleted && row.start >= start && row.start < end)
        .filter((row) => placeKey === null || row.placeKey === placeKey)
        .filter((row) => providerKey === null || row.providerKey === providerKey)
        .toSorted(byStart)
        .map(records.appointment);
    },
    appointmentsPaginated(args: ListArgs<AppointmentFilter>) {
      const found = practice.appointments.filter(appointmentFilter(args.filter ?? {}, memory)).toSorted(byStart);
      return connectionOf(found, args, appointmentSorters, cap, records.appointment);
    },
    appointment({ id }: ById) {
      const row = rowOf(practice.appointments, keyOf(practice, 'appointment', id));
      return row && records.appointment(row);
    },
    familiesPaginated(args: ListArgs<FamilyFilter>) {
      const filter = args.filter ?? {};
      const [keys, places] = [keysIn('client', filter.ids), keysIn('place', filter.institutionIds)];
      const [hasStatus, isChanged] = [isAmong<string>(filter.statuses), isChangedIn(filter)];
      const isFound = filter.search ? familySearch(practice, filter.search) : () => true;
      const { hasBalance = null, tags } = filter;
      const found = families().filter(
        (row) =>
          (keys?.has(row.key) ?? true) &&
          (places?.has(row.placeKey) ?? true) &&
          hasStatus(row.isActive ? 'ACTIVE' : 'INACTIVE') &&
          (!tags || row.tags.some((tag) => tags.includes(tag))) &&
          (hasBalance === null || records.owed(row.key) > 0 === hasBalance) &&
          isChanged(row) &&
          isFound(row),
      );
      return connectionOf(found, args, familySorters, cap, records.family);
    },
    family({ id }: ById) {
      const row = rowOf(practice.clients, keyOf(practice, 'client', id));
      return row && records.family(row);
    },
    familySearch({ query, limit }: SearchArgs) {
      return families().filter(familySearch(practice, query)).slice(0, limited(limit)).map(records.family);
    },
    patients({ familyId }: { readonly familyId: string }) {
      const clientKey = keyOf(practice, 'client', familyId);
      return practice.patients.filter((row) => row.clientKey === clientKey).map(records.patient);
    },
    patientsPaginated(args: ListArgs<PatientFilter>) {
      const filter = args.filter ?? {};
      const keys = keysIn('patient', filter.ids);
      const owners = keysIn('client', filter.familyId ? [filter.familyId] : null);
      const [hasStatus, isSpecies] = [isAmong<string>(filter.statuses), isAmong<string>(filter.species)];
      const isChanged = isChangedIn(filter);
      const isFound = filter.search ? patientSearch(practice, filter.search) : () => true;
      const found = practice.patients.filter(
        (row) =>
          (keys?.has(row.key) ?? true) &&
          (owners?.has(row.clientKey) ?? true) &&
          hasStatus(patientStatus(row)) &&
          isSpecies(row.species) &&
          (!filter.microchip || row.microchip === filter.microchip) &&
          isChanged(row) &&
          isFound(row),
      );
      return connectionOf(found, args, patientSorters, cap, records.patient);
    },
    patient({ id }: ById) {
      const row = rowOf(practice.patients, keyOf(practice, 'patient', id));
      return row && records.patient(row);
    },
    patientSearch({ query, limit }: SearchArgs) {
      return practice.patients.filter(patientSearch(practice, query)).slice(0, limited(limit)).map(records.patient);
    },
    ...medicalQueries(backstage, records, memory),
    ...billingQueries(backstage, billing, memory),
    ...auditQueries(backstage),
    ...nectarWrites(backstage, { records, billing, memory }),
  };
}
