import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { daysBetween, openingsOf } from '../../dialects/openings.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, byFamilyName, byStart, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import {
  birthDayOf,
  cancellationReasons,
  clientGroups,
  clientStatusOf,
  coreplusRecords,
  createCoreplusMemory,
  referenceOf,
} from './records.ts';
import {
  coreplusIds,
  coreplusStatus,
  dateTimeText,
  type DayFilter,
  fitsDay,
  fitsText,
  isCoreplusAppointment,
  periodOf,
  phoneOf,
  refusal,
  type TextFilter,
} from './values.ts';
import { coreplusWrites } from './writes.ts';

interface Page<Filter> {
  readonly filter?: Filter | null;
  readonly limit?: number | null;
  readonly offset?: number | null;
}

type TextFilters<Field extends string> = { readonly [Name in Field]?: TextFilter | null };

interface ClientArgs extends Page<
  TextFilters<
    | 'clientId'
    | 'name'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phoneNumberMobile'
    | 'externalId'
    | 'status'
    | 'practitionerId'
  > & { readonly dateOfBirth?: DayFilter | null }
> {
  readonly orderBy?: {
    readonly field: 'lastName' | 'firstName' | 'dateOfBirth';
    readonly direction?: 'ASC' | 'DESC' | null;
  } | null;
}

interface Days {
  readonly startDate: string;
  readonly endDate: string;
  readonly timezoneId?: string | null;
}

type AppointmentArgs = Days &
  Page<
    TextFilters<
      'practitionerId' | 'locationId' | 'clientId' | 'appointmentTypeId' | 'status' | 'appointmentReferenceNumber'
    >
  >;

type SlotArgs = Days &
  Page<TextFilters<'practitionerId' | 'locationId'> & { readonly appointmentTypeId?: string | null }>;

const { of: id, key } = coreplusIds;
const dayMs = 86_400_000;

/** The root fields: what coreplus requires is an argument of its own, what it can filter by is in a filter. */
export function coreplusRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory = createCoreplusMemory(practice.clients);
  const records = coreplusRecords(backstage, memory);
  const slice = <Row>(rows: readonly Row[], { limit, offset }: Page<unknown>): readonly Row[] =>
    sliceOf(rows, offset, limit ?? 50, cap);

  const zoneOf = (timezoneId: string | null | undefined): string => {
    if (timezoneId === null || timezoneId === undefined) return practice.places[0]?.zone ?? 'UTC';
    const zone = records.timezones.find((row) => row.timezoneId === timezoneId.toLowerCase())?.name;
    if (zone === undefined) throw refusal('The timezoneId is not valid.', 'BAD_REQUEST');
    return zone;
  };

  const clientsOf = ({ filter, orderBy }: ClientArgs): readonly ClientRecord[] => {
    const fits = (row: ClientRecord): boolean => {
      const usual = records.usualProvider(row);
      const status = clientStatusOf(row, memory);
      const externalId = memory.clients.get(row.key)?.['externalId'];
      return (
        (filter?.status ? fitsText(status, filter.status) : status !== 'Deleted') &&
        fitsText(id('client', row.key), filter?.clientId) &&
        fitsText([row.givenName ?? '', row.familyName].join(' ').trim(), filter?.name) &&
        fitsText(row.givenName, filter?.firstName) &&
        fitsText(row.familyName, filter?.lastName) &&
        fitsText(row.emails[0] ?? '', filter?.email) &&
        fitsText(phoneOf(row, 'Mobile'), filter?.phoneNumberMobile) &&
        fitsText(typeof externalId === 'string' ? externalId : '', filter?.externalId) &&
        fitsText(usual && id('provider', usual.key), filter?.practitionerId) &&
        fitsDay(birthDayOf(row, memory), filter?.dateOfBirth)
      );
    };
    const sortText = {
      lastName: (row: ClientRecord): string => row.familyName,
      firstName: (row: ClientRecord): string => row.givenName ?? '',
      dateOfBirth: (row: ClientRecord): string => birthDayOf(row, memory),
    }[orderBy?.field ?? 'lastName'];
    const compared = (one: ClientRecord, other: ClientRecord): number => {
      if (sortText(one) === sortText(other)) return byFamilyName(one, other);
      return sortText(one) < sortText(other) ? -1 : 1;
    };
    const sorted = practice.clients.filter(fits).toSorted(compared);
    return orderBy?.direction === 'DESC' ? sorted.toReversed() : sorted;
  };

  const appointmentsOf = ({ startDate, endDate, timezoneId, filter }: AppointmentArgs): AppointmentRecord[] => {
    const [from, to] = periodOf(startDate, endDate, zoneOf(timezoneId));
    return practice.appointments
      .filter((row) => isCoreplusAppointment(row) && row.start >= from && row.start < to)
      .filter(
        (row) =>
          fitsText(row.providerKey === null ? null : id('provider', row.providerKey), filter?.practitionerId) &&
          fitsText(id('place', row.placeKey), filter?.locationId) &&
          fitsText(id('client', row.clientKey ?? 0), filter?.clientId) &&
          fitsText(id('visitType', row.typeKey), filter?.appointmentTypeId) &&
          fitsText(coreplusStatus[row.state], filter?.status) &&
          fitsText(referenceOf(row), filter?.appointmentReferenceNumber),
      )
      .toSorted(byStart);
  };

  const slots = ({ startDate, endDate, timezoneId, filter }: SlotArgs) => {
    const zone = zoneOf(timezoneId);
    const [from, to] = periodOf(startDate, endDate, zone);
    const typeKey = key('visitType', filter?.appointmentTypeId);
    if (filter?.appointmentTypeId && !rowOf(records.types, typeKey))
      throw refusal('The appointmentTypeId is not valid.', 'BAD_REQUEST');
    // A day of one zone is on two days of another.
    const days = daysBetween(wallDay(from - dayMs, 'UTC'), wallDay(to, 'UTC'));
    return openingsOf(backstage, { placeKey: null, typeKey, days })
      .filter(({ start, taken }) => !taken && start >= from && start < to && start >= backstage.now())
      .filter(
        ({ providerKey, placeKey }) =>
          fitsText(id('provider', providerKey), filter?.practitionerId) &&
          fitsText(id('place', placeKey), filter?.locationId),
      )
      .map(({ start, minutes, providerKey, placeKey }) => {
        const provider = rowOf(practice.providers, providerKey);
        const place = rowOf(practice.places, placeKey);
        return {
          startDateTime: dateTimeText(start, zone),
          endDateTime: dateTimeText(start + minutes * 60_000, zone),
          practitionerId: id('provider', providerKey),
          practitioner: () => provider && records.practitioner(provider),
          locationId: id('place', placeKey),
          location: () => place && records.location(place),
        };
      });
  };

  return {
    clients: (args: ClientArgs) => slice(clientsOf(args), args).map(records.client),
    clientsCount: (args: ClientArgs) => clientsOf(args).length,
    client({ clientId }: { readonly clientId: string }) {
      const row = rowOf(practice.clients, key('client', clientId));
      return row && records.client(row);
    },
    clientFamilies: ({ clientId }: { readonly clientId: string }) =>
      memory.families.get(key('client', clientId) ?? 0) ?? [],
    appointments: (args: AppointmentArgs) =>
      slice(appointmentsOf(args), args).map((row) => records.appointment(row, zoneOf(args.timezoneId))),
    appointmentsCount: (args: AppointmentArgs) => appointmentsOf(args).length,
    appointment({
      appointmentId,
      timezoneId,
    }: {
      readonly appointmentId: string;
      readonly timezoneId?: string | null;
    }) {
      const row = rowOf(practice.appointments, key('appointment', appointmentId));
      return row && isCoreplusAppointment(row) ? records.appointment(row, zoneOf(timezoneId)) : null;
    },
    availabilitySlots: (args: SlotArgs) => slice(slots(args), args),
    practitioners(args: Page<TextFilters<'practitionerId' | 'firstName' | 'lastName' | 'locationId'>>) {
      const rows = practice.providers.filter(
        (row) =>
          row.isActive &&
          fitsText(id('provider', row.key), args.filter?.practitionerId) &&
          fitsText(row.givenName, args.filter?.firstName) &&
          fitsText(row.familyName, args.filter?.lastName) &&
          row.placeKeys.some((place) => fitsText(id('place', place), args.filter?.locationId)),
      );
      return slice(rows, args).map(records.practitioner);
    },
    practitioner({ practitionerId }: { readonly practitionerId: string }) {
      const row = rowOf(practice.providers, key('provider', practitionerId));
      return row && records.practitioner(row);
    },
    locations(args: Page<TextFilters<'locationId' | 'name'>>) {
      const rows = practice.places.filter(
        (row) => fitsText(id('place', row.key), args.filter?.locationId) && fitsText(row.name, args.filter?.name),
      );
      return slice(rows, args).map(records.location);
    },
    location({ locationId }: { readonly locationId: string }) {
      const row = rowOf(practice.places, key('place', locationId));
      return row && records.location(row);
    },
    appointmentTypes(args: Page<TextFilters<'appointmentTypeId' | 'description'>>) {
      const rows = records.types.filter(
        (row) =>
          fitsText(id('visitType', row.key), args.filter?.appointmentTypeId) &&
          fitsText(row.name, args.filter?.description),
      );
      return slice(rows, args).map(records.appointmentType);
    },
    specialties: () => [0, 1, 2].map(records.specialty),
    clientGroups,
    cancellationReasons,
    timezones: records.timezones,
    ...coreplusWrites(backstage, records, memory),
  };
}
