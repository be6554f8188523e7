import { instantOf, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { openingsOf } from '../../dialects/openings.ts';
import { sliceOf } from '../../dialects/pages.ts';
import { type AppointmentRecord, type Kind, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { vetspireIds, vetspireRows, vetspireStatuses } from './records.ts';
import { vetspireWrites } from './writes.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
type Flags<Name extends string> = Readonly<Partial<Record<Name, boolean | null>>>;
type PageArgs = Texts<'updatedAtStart' | 'updatedAtEnd'> & Readonly<Partial<Record<'limit' | 'offset', number | null>>>;
type Filter = Texts<'email' | 'name' | 'phoneNumber' | 'primaryLocationId' | 'clientId'> & Flags<'isActive'>;
type FilterArgs = PageArgs & { readonly filters?: Filter | null };
type AppointmentArgs = PageArgs &
  Texts<'locationId' | 'clientId' | 'patientId' | 'providerId' | 'start' | 'end'> &
  Flags<'includeCompleted' | 'onlyDeleted'> &
  Readonly<Partial<Record<'statuses' | 'locationIds', readonly (string | null)[] | null>>>;
type Slots = Readonly<Record<'locationId' | 'appointmentTypeId' | 'date', string>>;

/** Resolvers of Vetspire for the key of a whole organization. Lists are in the order of the numbers. */
export function vetspireRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const online = new Set<number>();
  const rows = vetspireRows(stage, online);
  const page = <Any>(list: readonly Any[], { offset, limit }: PageArgs, show: (row: Any) => Row): Row[] =>
    sliceOf(list, offset, limit, cap).map(show);
  const isWithin = ({ updatedAt }: { readonly updatedAt: number }, args: PageArgs): boolean =>
    updatedAt >= naiveInstant(args.updatedAtStart, 0) && updatedAt <= naiveInstant(args.updatedAtEnd, Infinity);
  const has = (value: string, part: string | null | undefined): boolean =>
    !part || value.toLowerCase().includes(part.toLowerCase());
  const is = (kind: Kind, key: number | null, id: string | null | undefined): boolean =>
    !id || vetspireIds.key(kind, id) === key;
  const find = <Any extends { readonly key: number }>(
    kind: Kind,
    list: readonly Any[],
    show: (row: Any) => Row,
  ): ((args: { id: string }) => Row | null) => {
    return ({ id }) => {
      const found = rowOf(list, vetspireIds.key(kind, id));
      return found && show(found);
    };
  };
  function fits(row: AppointmentRecord, args: AppointmentArgs): boolean {
    const { start, end, statuses, locationIds, includeCompleted, onlyDeleted } = args;
    const isOver = row.state === 'completed' && includeCompleted !== true;
    return (
      row.isDeleted === (onlyDeleted === true) &&
      (statuses ? statuses.includes(vetspireStatuses[row.state]) : !isOver) &&
      (!start || row.start >= instantOf(start)) &&
      (!end || row.start < instantOf(end)) &&
      is('place', row.placeKey, args.locationId) &&
      is('client', row.clientKey, args.clientId) &&
      is('patient', row.patientKey, args.patientId) &&
      is('provider', row.providerKey, args.providerId) &&
      (!locationIds || locationIds.includes(vetspireIds.of('place', row.placeKey))) &&
      isWithin(row, args)
    );
  }
  const isVisit = (row: AppointmentRecord): boolean =>
    row.state === 'completed' && row.patientKey !== null && !row.isDeleted;
  return {
    appointment: find('appointment', practice.appointments, rows.appointment),
    appointments(args: AppointmentArgs) {
      const found = practice.appointments.filter((row) => fits(row, args));
      return page(found, args, rows.appointment);
    },
    appointmentTypes: (args: PageArgs) => page(practice.visitTypes, args, rows.appointmentType),
    availableTimes({ locationId, appointmentTypeId, date }: Slots) {
      const placeKey = vetspireIds.key('place', locationId);
      const zone = rowOf(practice.places, placeKey)?.zone ?? 'America/New_York';
      const asked = { placeKey, typeKey: vetspireIds.key('visitType', appointmentTypeId), days: [date] };
      const free = openingsOf(stage, asked).filter(({ taken }) => !taken);
      return free.map(({ start, providerKey }) => {
        const person = rowOf(practice.providers, providerKey);
        // The hour is that on the wall of the location.
        const time = wallTime(start, zone).slice(0, 5);
        return { time, providerId: vetspireIds.of('provider', providerKey), provider: person && rows.provider(person) };
      });
    },
    client: find('client', practice.clients, rows.client),
    clients(args: FilterArgs) {
      const { email, name, phoneNumber, isActive, primaryLocationId } = args.filters ?? {};
      const digits = (phoneNumber ?? '').replaceAll(/\D/g, '');
      const found = practice.clients.filter(
        (row) =>
          !row.isDeleted &&
          isWithin(row, args) &&
          (!email || row.emails.some((each) => each.toLowerCase() === email.toLowerCase())) &&
          has(fullNameOf(row), name) &&
          (digits === '' || row.phones.some(({ value }) => value.replaceAll(/\D/g, '').includes(digits))) &&
          is('place', row.placeKey, primaryLocationId) &&
          (isActive ?? row.isActive) === row.isActive,
      );
      return page(found, args, rows.client);
    },
    encounters(args: PageArgs) {
      const found = practice.appointments.filter((row) => isVisit(row) && isWithin(row, args));
      return page(found, args, rows.encounter);
    },
    location: find('place', practice.places, rows.location),
    locationAppointmentTypes: () => practice.visitTypes.map(rows.appointmentType),
    locations: (args: PageArgs) => page(practice.places, args, rows.location),
    patient: find('patient', practice.patients, rows.patient),
    patients(args: FilterArgs) {
      const { clientId, name, isActive } = args.filters ?? {};
      const found = practice.patients.filter(
        (row) =>
          isWithin(row, args) &&
          is('client', row.clientKey, clientId) &&
          has(row.name, name) &&
          (isActive ?? row.isActive) === row.isActive,
      );
      return page(found, args, rows.patient);
    },
    provider: find('provider', practice.providers, rows.provider),
    providers: (args: PageArgs) => page(practice.providers, args, rows.provider),
    rdvms: (args: PageArgs) => page(referrers, args, (row) => row),
    rdvmsCount: referrers.length,
    ...vetspireWrites(stage, rows, online),
  };
}

/** Clinics that send their patients here. */
const referrers: readonly Row[] = ['Bayside Veterinary Clinic', 'Northwind Animal Care'].map((name, index) => {
  const phoneNumber = `207-555-019${String(index)}`;
  return { id: String(9001 + index), name, phoneNumber, city: 'Portland', isActive: true, lastVisitDate: '2026-11-02' };
});

/** The instant of a text in UTC; an offset behind it is not looked at. */
function naiveInstant(text: string | null | undefined, otherwise: number): number {
  return text ? Date.parse(`${text.slice(0, 19)}Z`) : otherwise;
}
