import { GraphQLError } from 'graphql';
import { utcText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type Kind,
  type PlaceRecord,
  rowOf,
} from '../../dialects/practice.ts';
import { isLike, type Row } from '../generatedRows.ts';
import { checkPage, type FilterParam, meets, type PageInput, pageOf } from './pages.ts';
import {
  careIds,
  cccOf,
  createCareLedger,
  findsClient,
  findsStaff,
  isAppointment,
  isBooking,
  staffPhoneOf,
  usernameOf,
} from './people.ts';
import { careRows, mflCodeOf } from './records.ts';
import { careWrites } from './writes.ts';

type Paged = Readonly<{ paginationInput: PageInput }>;
type OtherPaged = Readonly<{ pagination: PageInput }>;
type Search = Readonly<{ searchParameter: string }>;
type FacilityArgs = Paged &
  Readonly<{
    programID?: string | null;
    searchTerm?: string | null;
    filterInput?: readonly ({ readonly dataType?: string | null; readonly value?: string | null } | null)[] | null;
  }>;

const notFound = 'record not found';
const eightHours = 8 * 3_600_000;

/** Resolvers of myCareHub; the caller is the first member of staff, who is no client. */
export function careRoots(stage: Backstage): object {
  const { practice, cap, now } = stage;
  const ledger = createCareLedger();
  const rows = careRows(stage, ledger);
  const keyOf = (kind: Kind, id: string): number | null => careIds.key(kind, id);
  const clientOf = (id: string): ClientRecord => {
    const row = rowOf(practice.clients, keyOf('client', id));
    if (!row || row.isDeleted) throw new GraphQLError(notFound);
    return row;
  };
  const latestFirst = (one: AppointmentRecord, other: AppointmentRecord): number =>
    other.updatedAt - one.updatedAt || one.key - other.key;
  const appointmentsOf = (clientKey: number | null): AppointmentRecord[] =>
    practice.appointments.filter((row) => isAppointment(row) && row.clientKey === clientKey).toSorted(latestFirst);
  const facilityPage = (places: readonly PlaceRecord[], input: PageInput): Row => {
    const { part, pagination } = pageOf(places, input, cap);
    return { facilities: part.map(rows.facility), pagination };
  };
  function facilities({ searchTerm, filterInput, paginationInput }: FacilityArgs): Row {
    const term = searchTerm === null || searchTerm === undefined ? null : pattern(searchTerm);
    const places = practice.places.filter((place) => {
      const shown = rows.facility(place);
      const texts = [shown['name'], shown['country'], shown['description']].map(String);
      const fits = (filterInput ?? []).every((filter) => {
        const { dataType, value } = filter ?? {};
        if (!dataType || !value) throw new GraphQLError('failed to list facilities: failed to validate filter');
        if (dataType !== 'name' && dataType !== 'active')
          throw new GraphQLError(`failed to list facilities: filter param ${value} is not available in facilities`);
        return String(shown[dataType]) === value;
      });
      return fits && (term === null || texts.some((text) => term.test(text)));
    });
    return facilityPage(places, paginationInput);
  }
  const search = <Any>(part: string, found: (part: string) => Any): Any => {
    if (part === '') throw new GraphQLError('search parameter cannot be empty');
    return found(part);
  };
  const programmePage = ({ pagination: input }: OtherPaged): Row => {
    checkPage(input);
    const { part, pagination } = pageOf([rows.programme()], input, cap);
    return { programs: part, pagination };
  };
  return {
    fetchClientAppointments(args: Paged & Readonly<{ clientID: string; filters?: readonly FilterParam[] | null }>) {
      checkPage(args.paginationInput);
      const found = appointmentsOf(keyOf('client', args.clientID)).filter((row) => {
        const { reason, date, hasRescheduledAppointment } = rows.appointment(row);
        const columns = { reason, date, has_rescheduled_appointment: hasRescheduledAppointment, active: true };
        return (args.filters ?? []).every((filter) => meets(columns, filter));
      });
      const { part, pagination } = pageOf(found, args.paginationInput, cap);
      return { appointments: part.map(rows.appointment), pagination };
    },
    nextRefill({ clientID }: { clientID: string }) {
      const visits = appointmentsOf(clientOf(clientID).key).map(rows.appointment);
      return visits.find(({ reason }) => reason === 'Pharmacy Visit')?.['date'] ?? null;
    },
    listFacilities: facilities,
    listProgramFacilities: (args: FacilityArgs) =>
      args.programID === rows.programme()['id'] ? facilities(args) : facilityPage([], args.paginationInput),
    retrieveFacility({ id, active }: { id: string; active: boolean }) {
      const place = rowOf(practice.places, keyOf('place', id));
      // All of them are active.
      if (!place || !active) throw new GraphQLError(`failed to get facility by ID: ${notFound}`);
      return rows.facility(place);
    },
    retrieveFacilityByIdentifier({ identifier, isActive }: { identifier: { value: string }; isActive: boolean }) {
      const place = practice.places.find((row) => mflCodeOf(row) === identifier.value);
      if (!place || !isActive) throw new GraphQLError(`failed to get facility: ${notFound}`);
      return rows.facility(place);
    },
    getServices({ paginationInput }: Paged) {
      const kinds = practice.visitTypes.filter(({ isBlock }) => !isBlock);
      const { part, pagination } = pageOf(kinds, paginationInput, cap);
      return { results: part.map(rows.service), pagination };
    },
    listBookings({
      clientID,
      bookingState,
      pagination: input,
    }: OtherPaged & { clientID: string; bookingState: string }) {
      const since = now() - eightHours;
      const all = practice.appointments.filter(isBooking);
      const found = all.filter((row) => {
        const isTime = bookingState === 'PAST' ? row.start < since : row.start >= since && row.state !== 'completed';
        return isTime && row.clientKey === keyOf('client', clientID);
      });
      const latest = found.toSorted((one, other) => other.start - one.start);
      // What is counted are the bookings of everybody.
      const { part, pagination } = pageOf(latest, input, cap, all.length);
      return { results: part.map(rows.booking), pagination };
    },
    canRecordMood: ({ clientID }: { clientID: string }) => clientOf(clientID).key % 2 === 0,
    getSharedHealthDiaryEntries({ clientID }: { clientID: string }) {
      const row = clientOf(clientID);
      if (row.key % 3 !== 0) return [];
      const phoneNumber = row.phones[0]?.value ?? null;
      const entry = { id: clientID, active: true, mood: 'HAPPY', note: 'Slept well', entryType: 'HOME_PAGE' };
      const shared = {
        shareWithHealthWorker: true,
        sharedAt: utcText(row.updatedAt),
        createdAt: utcText(row.updatedAt),
      };
      return [{ ...entry, ...shared, clientID, phoneNumber, clientName: usernameOf(ledger, row), caregiverID: null }];
    },
    fetchNotifications(args: Paged & { userID: string; filters?: { isRead?: boolean | null } | null }) {
      checkPage(args.paginationInput);
      const isRead = args.filters?.isRead;
      const found = rows.notifications(args.userID).filter((row) => (isRead ?? row['isRead']) === row['isRead']);
      const { part, pagination } = pageOf(found, args.paginationInput, cap);
      return { notifications: part, pagination };
    },
    listOrganisations({ paginationInput }: Paged) {
      checkPage(paginationInput);
      const { part, pagination } = pageOf([rows.organisation()], paginationInput, cap);
      return { organisations: part, pagination };
    },
    getOrganisationByID({ organisationID }: { organisationID: string }) {
      if (keyOf('organization', organisationID) !== 1) throw new GraphQLError(notFound);
      return rows.organisation();
    },
    listPrograms: programmePage,
    searchPrograms({ searchParameter, ...args }: OtherPaged & Search) {
      const page = programmePage(args);
      const isIt = isLike(rows.programme()['name'], `%${searchParameter}%`, 'i');
      return isIt ? page : { programs: [], pagination: pageOf([], args.pagination, cap).pagination };
    },
    getProgramByID({ programID }: { programID: string }) {
      const programme = rows.programme();
      if (programme['id'] !== programID) throw new GraphQLError(notFound);
      return programme;
    },
    getProgramFacilities: ({ programID }: { programID: string }) =>
      programID === rows.programme()['id'] ? practice.places.map(rows.facility) : [],
    getServiceRequests(args: OtherPaged & Readonly<Record<string, unknown>>) {
      const { requestType, requestStatus, facilityID, pagination: input } = args;
      const found = ledger.requests.filter(
        (row) =>
          row['facilityID'] === facilityID &&
          (requestType ?? row['requestType']) === row['requestType'] &&
          (requestStatus ?? row['status']) === row['status'],
      );
      const { part, pagination } = pageOf(found, input, cap);
      return { results: part, pagination };
    },
    searchClientUser: ({ searchParameter }: Search) =>
      search(searchParameter, (part) =>
        practice.clients
          .filter((row) => findsClient(ledger, row, part.trim()))
          .slice(0, cap)
          .map(rows.client),
      ),
    searchStaffUser: ({ searchParameter }: Search) =>
      search(searchParameter, (part) => practice.providers.filter((row) => findsStaff(row, part)).map(rows.staff)),
    searchCaregiverUser: ({ searchParameter }: Search) =>
      search(searchParameter, (part) =>
        practice.clients.filter((row) => row.key % 8 === 0 && findsClient(ledger, row, part)).map(rows.caregiver),
      ),
    getClientProfileByCCCNumber({ CCCNumber }: { CCCNumber: string }) {
      const row = practice.clients.find(({ key, isDeleted }) => !isDeleted && cccOf(ledger, key) === CCCNumber);
      if (!row) throw new GraphQLError(`failed to get client profile: ${notFound}`);
      return rows.client(row);
    },
    listClientsCaregivers({ clientID, paginationInput }: { clientID: string; paginationInput?: PageInput | null }) {
      const row = clientOf(clientID);
      const helper = rowOf(practice.clients, row.key % 8 === 7 ? row.key + 1 : null);
      const { part, pagination } = pageOf(helper ? [helper] : [], paginationInput ?? { currentPage: 1 }, cap);
      return { caregivers: part.map(rows.caregiver), pagination };
    },
    getStaffFacilities({ staffID, paginationInput }: Paged & { staffID: string }) {
      const places = rowOf(practice.providers, keyOf('provider', staffID))?.placeKeys ?? [];
      return facilityPage(
        practice.places.filter(({ key }) => places.includes(key)),
        paginationInput,
      );
    },
    getClientFacilities({ clientID, paginationInput }: Paged & { clientID: string }) {
      const home = rowOf(practice.clients, keyOf('client', clientID))?.placeKey;
      return facilityPage(
        practice.places.filter(({ key }) => key === home),
        paginationInput,
      );
    },
    checkIdentifierExists: ({ identifierType, identifierValue }: Readonly<Record<string, string>>) =>
      identifierType === 'CCC' && practice.clients.some(({ key }) => cccOf(ledger, key) === identifierValue),
    checkIfPhoneExists({ phoneNumber }: { phoneNumber: string }) {
      const theirs = practice.clients.map(({ phones }) => phones[0]?.value);
      return [...theirs, ...practice.providers.map(staffPhoneOf)].includes(phoneNumber);
    },
    ...careWrites(stage, ledger, rows, clientOf),
  };
}

/** The regular expression of a search in the database, where a broken one is an error. */
function pattern(text: string): RegExp {
  try {
    return new RegExp(text, 'iu');
  } catch {
    throw new GraphQLError('failed to list facilities: invalid regular expression');
  }
}
