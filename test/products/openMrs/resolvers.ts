import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { type AppointmentRecord, byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { concepts, openMrsCare, visitTypes } from './care.ts';
import { attributeType, personalRows } from './personalRows.ts';
import { type OpenMrsMemory, openMrsRecords, providerNumber, speciality } from './records.ts';
import { attributeTypes, connectionOf, folded, isAppointment, isNamed, openMrsIds, otherUuid } from './values.ts';
import { openMrsWrites } from './writes.ts';

interface ListArgs extends ConnectionArgs {
  readonly q?: string | null;
  readonly tag?: string | null;
  readonly identifier?: string | null;
  readonly includeAll?: boolean | null;
}

interface SearchInput {
  readonly startDate: number;
  readonly endDate?: number | null;
  readonly patientUuid?: string | null;
  readonly providerUuid?: string | null;
  readonly status?: string | null;
  readonly appointmentNumber?: string | null;
  readonly limit?: number | null;
}

interface VisitArgs extends ConnectionArgs {
  readonly patient?: string | null;
  readonly location?: string | null;
  readonly includeInactive?: boolean | null;
}

interface ByUuid {
  readonly uuid: string;
}

const { key } = openMrsIds;
const dayMs = 86_400_000;
const searchLimit = 50;
const fewestLetters = 2;

/** Resolvers of everything that the service has. */
export function openMrsRoots(backstage: Backstage): object {
  const { practice, cap, now } = backstage;
  const memory: OpenMrsMemory = { appointments: new Map(), providers: new Map(), persons: new Map(), visits: [] };
  const records = openMrsRecords(backstage, memory);
  const care = openMrsCare(backstage, records, memory);
  const listed = <Item>(rows: readonly Item[], args: ConnectionArgs, show: (row: Item) => unknown): Row =>
    connectionOf(rows, args, cap, show);
  const asIs = (row: Row): Row => row;

  const patients = ({ q, identifier }: ListArgs): readonly ClientRecord[] => {
    const living = practice.clients.filter(({ isDeleted }) => !isDeleted);
    const wanted = identifier ?? null;
    const own = wanted === null ? living : living.filter((row) => records.identifierText(row) === wanted);
    const text = q?.trim() ?? '';
    if (text === '') return own;
    if (text.length < fewestLetters) return [];
    return own.filter((row) => isNamed(fullNameOf(row), text) || folded(records.identifierText(row)) === folded(text));
  };
  const appointments = (isWanted: (row: AppointmentRecord) => boolean): readonly AppointmentRecord[] =>
    practice.appointments.filter(
      (row) =>
        isAppointment(row) &&
        !row.isDeleted &&
        rowOf(practice.clients, row.clientKey)?.isDeleted === false &&
        isWanted(row),
    );
  const endOf = ({ start, minutes }: AppointmentRecord): number => start + minutes * 60_000;
  const meetsSearch = (row: AppointmentRecord, input: SearchInput): boolean => {
    const { startDate, endDate, patientUuid, providerUuid, status, appointmentNumber } = input;
    if (row.start < startDate || (typeof endDate === 'number' && row.start > endDate)) return false;
    if (patientUuid && row.clientKey !== key('client', patientUuid)) return false;
    if (providerUuid && !records.providersOf(row).some((each) => each.key === key('provider', providerUuid)))
      return false;
    if (status && records.statusOf(row) !== status) return false;
    return !appointmentNumber || appointmentNumber === `0000${String(row.key)}`;
  };
  const services = practice.visitTypes.filter(({ isBlock }) => !isBlock);

  return {
    session: () => ({
      authenticated: true,
      locale: 'en',
      user: care.users[0],
      currentProvider: records.provider(practice.providers[0] ?? null),
      sessionLocation: records.location(practice.places[0] ?? null),
    }),
    locations: (args: ListArgs) => {
      const rows = practice.places.filter(
        ({ name }) =>
          folded(name).startsWith(folded(args.q ?? '')) && [undefined, null, 'Appointment Location'].includes(args.tag),
      );
      return listed(rows, args, records.location);
    },
    location: ({ uuid }: ByUuid) => records.location(rowOf(practice.places, key('place', uuid))),
    locationTags: (args: ConnectionArgs) => listed([records.tag], args, asIs),
    patients: (args: ListArgs) => listed(patients(args), args, records.patient),
    patient: ({ uuid }: ByUuid) => records.patient(rowOf(practice.clients, key('client', uuid))),
    persons: (args: ListArgs) => {
      const staff = practice.providers.filter((row) => isNamed(fullNameOf(row), args.q ?? ''));
      const people = [
        ...patients(args).map((row) => () => records.person(row)),
        ...staff.map((row) => () => records.staffPerson(row)),
      ];
      return listed((args.q ?? '').trim().length < fewestLetters ? [] : people, args, (show) => show());
    },
    person: ({ uuid }: ByUuid) => {
      const client = rowOf(practice.clients, key('client', uuid));
      const staff = practice.providers.find((row) => otherUuid('p', row.key) === uuid);
      return client ? records.person(client) : staff ? records.staffPerson(staff) : null;
    },
    personAttributeTypes: () => attributeTypes.map(attributeType),
    patientIdentifierTypes: () => [personalRows(now, memory).identifierType],
    relationships: ({ person }: { readonly person: string }) => care.relationships(person),
    providers: (args: ListArgs) => {
      const q = args.q?.trim() ?? '';
      const rows = practice.providers
        .filter(({ isActive }) => isActive || args.includeAll === true)
        .filter((row) => q === '' || isNamed(`${fullNameOf(row)} ${providerNumber(row)}`, q));
      return listed(rows, args, records.provider);
    },
    provider: ({ uuid }: ByUuid) => records.provider(rowOf(practice.providers, key('provider', uuid))),
    users: (args: ListArgs) =>
      listed(
        care.users.filter((row) => folded(String(row['username'])).startsWith(folded(args.q ?? ''))),
        args,
        asIs,
      ),
    appointments: (args: ConnectionArgs & { readonly forDate?: number | null }) => {
      const { forDate } = args;
      const rows = appointments(
        (row) => typeof forDate !== 'number' || (row.start >= forDate && endOf(row) < forDate + dayMs),
      );
      return listed(rows, args, records.appointment);
    },
    appointmentSearch: ({ input, ...args }: ConnectionArgs & { readonly input: SearchInput }) => {
      const rows = appointments((row) => meetsSearch(row, input)).toSorted(byStart);
      const isOpen = typeof input.endDate !== 'number';
      const limit = (input.limit ?? 0) > 0 ? (input.limit ?? 0) : isOpen ? searchLimit : rows.length;
      return listed(rows.slice(0, limit), args, records.appointment);
    },
    // One by its id is there also where it is voided.
    appointment: ({ uuid }: ByUuid) => {
      const row = rowOf(practice.appointments, key('appointment', uuid));
      return row && isAppointment(row) ? records.appointment(row) : null;
    },
    appointmentServices: (args: ConnectionArgs) => listed(services, args, records.service),
    appointmentService: ({ uuid }: ByUuid) => records.service(rowOf(services, key('visitType', uuid))),
    specialities: (args: ConnectionArgs) => listed([speciality(0), speciality(1)], args, asIs),
    visitTypes: (args: ConnectionArgs) => listed(visitTypes, args, asIs),
    visits: (args: VisitArgs) => {
      const rows = care.visits().filter((row) => {
        if (args.patient && row['patientKey'] !== key('client', args.patient)) return false;
        if (args.location && row['placeKey'] !== key('place', args.location)) return false;
        return args.includeInactive !== false || row['stopDatetime'] === null;
      });
      return listed(rows, args, asIs);
    },
    visit: ({ uuid }: ByUuid) => care.visits().find((row) => row['uuid'] === uuid) ?? null,
    encounters: (args: ConnectionArgs & { readonly patient: string }) =>
      listed(care.encounters(args.patient), args, asIs),
    concepts: (args: ListArgs) =>
      listed(
        concepts.filter((row) => folded(String(row['display'])).includes(folded(args.q ?? ''))),
        args,
        asIs,
      ),
    ...openMrsWrites(backstage, records, memory),
  };
}
