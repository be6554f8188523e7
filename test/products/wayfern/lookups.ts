import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, byFamilyName, byStart, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import type { WayfernMemory } from './memory.ts';
import { moneyLookups } from './moneyLookups.ts';
import { filterIn, isAmong, isSaid, type ListArgs, pageOf } from './paging.ts';
import { queueLookups } from './queueLookups.ts';
import type { WayfernShown } from './queues.ts';
import { clientTags, notFound, typeId, typeKey, wayfernIds } from './values.ts';

interface GetArgs {
  readonly input: Row;
}

const { key, of } = wayfernIds;
const itself = (row: Row): Row => row;

/** Queries of everything around the clients and the book. */
export function wayfernLookups(backstage: Backstage, memory: WayfernMemory, records: WayfernShown): object {
  const { practice, cap } = backstage;
  const { office } = records;
  const list = <Item>(
    name: string,
    args: ListArgs,
    rows: readonly Item[],
    show: (item: Item) => Row,
    fits: (item: Item, filter: Row) => boolean = () => true,
  ): Row => {
    const filter = filterIn(args);
    return pageOf(
      name,
      rows.filter((row) => fits(row, filter)),
      args.input,
      cap,
      show,
    );
  };
  const isHere = (filter: Row, placeKey: number): boolean => isSaid(filter, 'locationId', of('place', placeKey));
  const isHers = (filter: Row, clientKey: number | null): boolean =>
    isSaid(filter, 'clientId', clientKey === null ? '' : of('client', clientKey));
  const frontDesk = ['Pat Lindgren', 'Ivy Chow', 'Sam Ortega'].map((displayName, index) => ({
    id: typeId('stf', 100 + index),
    displayName,
    workEmailAddress: `desk${String(index + 1)}@example.test`,
    role: index === 2 ? 'PRACTICE_MANAGER' : 'CLIENT_SERVICE',
    state: index === 1 ? 'ON_LEAVE' : 'ACTIVE',
    hireDate: '2022-04-18',
    locations: () => practice.places.map(records.location),
    provider: null,
  }));
  const encounter = (row: AppointmentRecord): Row => office.encounter(row, records);

  return {
    ...moneyLookups(backstage, memory, records, list),
    ...queueLookups(backstage, memory, records, list),
    getOrganization: (): Row => ({
      id: of('organization', practice.organization.key),
      displayName: practice.organization.name,
      legalName: `${practice.organization.name} LLC`,
      defaultTimeZone: practice.places[0]?.zone ?? 'America/New_York',
      currencyCode: 'USD',
      plan: 'MULTI_SITE',
      locationCount: practice.places.length,
    }),
    whoAmI: () => office.integration,
    listLocations: (args: ListArgs) =>
      list(
        'locations',
        args,
        practice.places,
        records.location,
        (row, filter) => isAmong(filter, 'states', 'OPEN') && isSaid(filter, 'timeZone', row.zone),
      ),
    getLocation({ input }: GetArgs): Row {
      const row = records.locationOf(key('place', String(input['id'])));
      if (!row) throw notFound('Location', input['id']);
      return row;
    },
    listStaffMembers: (args: ListArgs) =>
      list('staffMembers', args, [...practice.providers.map(records.staff), ...frontDesk], itself, (row, filter) => {
        const person = practice.providers.find((each) => typeId('stf', each.key) === row['id']);
        const isThere = !person || person.placeKeys.some((placeKey) => isHere(filter, placeKey));
        return isAmong(filter, 'roles', row['role']) && isAmong(filter, 'states', row['state']) && isThere;
      }),
    listClientTags: (args: ListArgs) => list('clientTags', args, clientTags, records.tag),
    listHouseholds: (args: ListArgs) =>
      list(
        'households',
        args,
        practice.clients.filter((row) => !row.isDeleted).toSorted(byFamilyName),
        records.household,
        (row, filter) =>
          isSaid(filter, 'accountNumber', records.household(row)['accountNumber']) &&
          isSaid(filter, 'hasBalance', office.balanceOf(row.key) > 0),
      ),
    getHousehold({ input }: GetArgs): Row {
      const row = rowOf(practice.clients, typeKey('hsh', input['id']));
      if (!row || row.isDeleted) throw notFound('Household', input['id']);
      return records.household(row);
    },
    listContacts: (args: ListArgs) =>
      list(
        'contacts',
        args,
        memory.contacts,
        records.contact,
        (row, filter) =>
          isSaid(filter, 'householdId', typeId('hsh', row.householdKey)) &&
          isAmong(filter, 'relationships', row.relationship),
      ),
    listSpecies: (args: ListArgs) => list('species', args, office.speciesNames(), office.species),
    listBreeds: (args: ListArgs) =>
      list(
        'breeds',
        args,
        office.breedNames(),
        ([kind, name]) => office.breed(kind, name),
        ([kind], filter) => isSaid(filter, 'speciesId', office.species(kind)['id']),
      ),
    listReferringVeterinarians: (args: ListArgs) =>
      list('referringVeterinarians', args, memory.referring, office.referring),
    listInsurancePolicies: (args: ListArgs) =>
      list(
        'insurancePolicies',
        args,
        practice.patients.filter(records.isInsured),
        records.policy,
        (row, filter) => isSaid(filter, 'patientId', of('patient', row.key)) && isHers(filter, row.clientKey),
      ),
    listAppointmentTypes: (args: ListArgs) =>
      list(
        'appointmentTypes',
        args,
        records.types(),
        records.type,
        (row, filter) =>
          isAmong(filter, 'categories', records.type(row)['category']) &&
          isSaid(filter, 'onlineBookable', row.isBookable),
      ),
    listProviders: (args: ListArgs) =>
      list('providers', args, practice.providers, records.provider, (row, filter) => {
        const { role, state } = records.provider(row);
        const isThere = row.placeKeys.some((placeKey) => isHere(filter, placeKey));
        return isThere && isAmong(filter, 'roles', role) && isAmong(filter, 'states', state);
      }),
    getProvider({ input }: GetArgs): Row {
      const row = records.providerOf(key('provider', String(input['id'])));
      if (!row) throw notFound('Provider', input['id']);
      return row;
    },
    listResources: (args: ListArgs) =>
      list(
        'resources',
        args,
        practice.places.flatMap((place) => office.rooms(place.key).map((row) => ({ row, placeKey: place.key }))),
        ({ row }) => row,
        ({ row, placeKey }, filter) => isHere(filter, placeKey) && isAmong(filter, 'kinds', row['kind']),
      ),
    getOnlineBookingSettings({ input }: GetArgs): Row {
      const place = rowOf(practice.places, key('place', String(input['locationId'])));
      if (!place) throw notFound('Location', input['locationId']);
      return records.settings(place);
    },
    listCheckInKiosks: (args: ListArgs) =>
      list('checkInKiosks', args, practice.places, office.kiosk, (row, filter) => isHere(filter, row.key)),
    listCheckInSessions: (args: ListArgs) =>
      list(
        'checkInSessions',
        args,
        practice.appointments.filter(office.hasSession).toSorted(byStart),
        (row) => office.session(row, records.appointment),
        (row, filter) => isHere(filter, row.placeKey) && isAmong(filter, 'states', 'SUBMITTED'),
      ),
    listEncounters: (args: ListArgs) =>
      list(
        'encounters',
        args,
        practice.appointments.filter(office.hasEncounter).toSorted(byStart),
        encounter,
        (row, filter) =>
          isSaid(filter, 'patientId', of('patient', row.patientKey ?? 0)) &&
          isAmong(filter, 'states', row.state === 'completed' ? 'SIGNED' : 'OPEN'),
      ),
    getEncounter({ input }: GetArgs): Row {
      const row = rowOf(practice.appointments, typeKey('enc', input['id']));
      if (!row || !office.hasEncounter(row)) throw notFound('Encounter', input['id']);
      return encounter(row);
    },
  };
}
