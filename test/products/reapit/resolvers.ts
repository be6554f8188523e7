import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byStart, type ClientRecord, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { neighboursOf } from './neighbours.ts';
import { hasWords, isAmong, type ListSource, pageOf } from './pages.ts';
import { type ReapitMemory, reapitRecords } from './records.ts';
import { addressWords, instantFrom, isConfirmed, isInDiary, reapitIds, refusals, textIn } from './words.ts';
import { reapitWrites } from './writes.ts';

type Fields = Readonly<Record<string, (args: Row) => unknown>>;

const { of } = reapitIds;
const configurations: Readonly<Record<string, readonly (readonly [id: string, value: string])[]>> = {
  companyTypes: [['SUP', 'Supplier']],
  taskTypes: [['CA', 'Call']],
  followUpResponses: [['LI', 'Liked it']],
  worksOrderTypes: [['PL', 'Plumbing']],
};

// Lists that have the same fields to be looked for as the others, as far as they have these fields at all.
const emptyLists = 'Conveyancing Documents IdentityChecks JournalEntries Offers PropertyImages Tenancies'.split(' ');
const emptyParts =
  'ApplicantRelationships CompanyRoles ConveyancingChain LandlordRelationships TenancyRelationships TenancyChecks ' +
  'VendorRelationships WorksOrderItems';
const missing =
  'ApplicantRelationship Conveyancing Document IdentityCheck Landlord LandlordRelationship Offer PropertyImage ' +
  'Tenancy TenancyCheck VendorRelationship WorksOrderItem';
const singular: Readonly<Record<string, string>> = {
  Properties: 'PropertyById',
  Applicants: 'ApplicantById',
  Landlords: 'LandlordById',
  Vendors: 'VendorById',
  Companies: 'CompanyById',
  Enquiries: 'EnquiryById',
  Tasks: 'TaskById',
  Departments: 'DepartmentById',
  Areas: 'AreaById',
  Sources: 'SourceById',
  WorksOrders: 'WorksOrdersById',
};

/** A row that somebody asked for by its id. */
function found<Item>(item: Item | null | undefined): Item {
  if (item === null || item === undefined) throw refusals.notFound();
  return item;
}

/** What the practice has no rows of its own for. */
function neighbourFields({ practice, cap }: Backstage): Fields {
  const source = (path: string): ListSource<Row> => {
    const created = (row: Row): string => textOf(row['created']);
    return { path, cap, sorts: { created, modified: created, name: (row) => textOf(row['name']) }, make: (row) => row };
  };
  const isWanted = (row: Row, args: Row): boolean =>
    isAmong(args['id'], textOf(row['id'])) &&
    hasWords(textOf([row['name'], row['related'], row['surname']]), args['name']) &&
    hasWords(addressWords(row['address']), args['address']) &&
    (typeof args['active'] !== 'boolean' || row['active'] === args['active']);
  const full = Object.entries(neighboursOf(practice)).flatMap(([name, rows]) => [
    [
      `Get${name}`,
      (args: Row): unknown =>
        pageOf(
          rows.filter((row) => isWanted(row, args)),
          args,
          source(`/${name.toLowerCase()}/`),
        ),
    ] as const,
    [
      `Get${singular[name] ?? name}`,
      ({ id }: Row): unknown => found(rows.find((row) => textOf(row['id']) === textOf(id))),
    ] as const,
  ]);
  const empty = [...emptyLists, ...emptyParts.split(' ')].map(
    (name) => [`Get${name}`, (args: Row): unknown => pageOf([], args, source(`/${name.toLowerCase()}/`))] as const,
  );
  const none = missing.split(' ').map((name) => [`Get${name}ById`, (): unknown => found(null)] as const);
  const keys = ['GetPropertyKeys', 'GetKeyMovements'].map((name) => [name, (): unknown => []] as const);
  return Object.fromEntries([...none, ...empty, ...full, ...keys]);
}

/** The root fields of the product. */
export function reapitRoots(backstage: Backstage): object {
  const { practice, cap } = backstage;
  const memory: ReapitMemory = new Map();
  const records = reapitRecords(backstage, memory);

  const isInPeriod = (instant: number, from: unknown, to: unknown): boolean =>
    instant >= (instantFrom(from) ?? -Infinity) && instant <= (instantFrom(to) ?? Infinity);

  // The end of an appointment has to be within the period too, not its start alone.
  const appointments = (args: Row): unknown => {
    const [from, to] = [instantFrom(args['start']) ?? 0, instantFrom(args['end']) ?? 0];
    const isWanted = (row: AppointmentRecord): boolean =>
      row.start >= from &&
      row.start + row.minutes * 60_000 <= to &&
      (row.state === 'cancelled' ? args['includeCancelled'] === true : isSure(row, args)) &&
      isAmong(args['id'], of('appointment', row.key)) &&
      isAmong(args['typeId'], of('visitType', row.typeKey)) &&
      isAmong(args['negotiatorId'], row.providerKey === null ? '' : of('provider', row.providerKey)) &&
      isAmong(args['officeId'], of('place', row.placeKey)) &&
      isAmong(args['propertyId'], '');
    const rows = practice.appointments.filter((row) => isInDiary(row) && isWanted(row)).toSorted(byStart);
    return pageOf(rows, args, {
      path: '/appointments/',
      cap,
      sorts: {
        start: (row) => row.start,
        created: (row) => row.createdAt,
        typeId: (row) => of('visitType', row.typeKey),
      },
      make: (row) => records.appointment(row, args['embed']),
    });
  };
  const isSure = (row: AppointmentRecord, args: Row): boolean =>
    isConfirmed(row) || args['includeUnconfirmed'] === true;

  const contacts = (args: Row): unknown => {
    const address = ({ street, city }: ClientRecord): string => `${street} ${city}`;
    const isWanted = (client: ClientRecord): boolean =>
      isAmong(args['id'], of('client', client.key)) &&
      isAmong(args['officeId'], of('place', client.placeKey)) &&
      isAmong(args['negotiatorId'], of('provider', records.staffOf(client))) &&
      hasWords(fullNameOf(client), args['name']) &&
      hasWords(address(client), args['address']) &&
      hasWords('unchecked', args['identityCheck']) &&
      hasWords(client.key % 3 === 0 ? 'grant' : 'notAsked', args['marketingConsent']) &&
      (typeof args['active'] !== 'boolean' || client.isActive === args['active']) &&
      isInPeriod(client.createdAt, args['createdFrom'], args['createdTo']);
    return pageOf(
      practice.clients.filter((client) => !client.isDeleted && isWanted(client)),
      args,
      {
        path: '/contacts/',
        cap,
        sorts: {
          created: ({ createdAt }) => createdAt,
          modified: ({ updatedAt }) => updatedAt,
          name: (client) => `${client.familyName} ${client.givenName ?? ''}`,
          address,
        },
        make: (client) => records.contact(client, args['embed']),
      },
    );
  };

  const staff = (args: Row): unknown => {
    const office = (placeKeys: readonly number[]): string => of('place', placeKeys[0] ?? 1);
    const rows = practice.providers.filter(
      (member) =>
        isAmong(args['id'], of('provider', member.key)) &&
        isAmong(args['officeId'], office(member.placeKeys)) &&
        hasWords(fullNameOf(member), args['name']),
    );
    return pageOf(rows, args, {
      path: '/negotiators/',
      cap,
      sorts: { created: ({ key }) => key, modified: ({ key }) => key, name: fullNameOf },
      make: ({ key }) => found(records.negotiator(key, args['embed'])),
    });
  };

  const offices = (args: Row): unknown => {
    const rows = practice.places.filter(
      (place) =>
        isAmong(args['id'], of('place', place.key)) &&
        hasWords(place.name, args['name']) &&
        hasWords(`${place.street} ${place.city} ${place.state} ${place.postalCode}`, args['address']),
    );
    return pageOf(rows, args, {
      path: '/offices/',
      cap,
      sorts: { created: ({ key }) => key, modified: ({ key }) => key, name: ({ name }) => name },
      make: ({ key }) => found(records.office(key, args['embed'])),
    });
  };

  const listItems = ({ type }: Row): readonly Row[] =>
    type === 'appointmentTypes'
      ? records.types()
      : (configurations[textIn(type) ?? ''] ?? []).map(([id, value]) => ({ id, value }));
  const key = (kind: 'place' | 'provider' | 'client' | 'appointment', { id }: Row): number | null =>
    reapitIds.key(kind, textIn(id));

  const fields: Fields = {
    Ping: () => 'ping',
    GetAppointments: appointments,
    GetAppointmentById(args) {
      const row = found(rowOf(practice.appointments, key('appointment', args)));
      return isInDiary(row) ? records.appointment(row, args['embed']) : found(null);
    },
    GetContacts: contacts,
    GetContactById(args) {
      const client = found(rowOf(practice.clients, key('client', args)));
      return client.isDeleted ? found(null) : records.contact(client, args['embed']);
    },
    GetNegotiators: staff,
    GetNegotiatorById: (args) => found(records.negotiator(key('provider', args), args['embed'])),
    GetOffices: offices,
    GetOfficeById: (args) => found(records.office(key('place', args), args['embed'])),
    GetConfigurationsByType: listItems,
    GetConfigurationByTypeAndId: (args) => found(listItems(args).find(({ id }) => id === args['id'])),
  };
  return { ...neighbourFields(backstage), ...fields, ...reapitWrites(backstage, records, memory) };
}
