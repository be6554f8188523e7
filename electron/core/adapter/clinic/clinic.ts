import type { AppointmentType, Organization, Provider } from '../../../../graphql/desk/generated/types.ts';
import { readRow, readRows } from '../../../../graphql/service/rows.ts';
import { buildBatches, buildDocuments } from '../../../../graphql/service/documents.ts';
import {
  type ClientRow,
  type LocationRow,
  type PatientRow,
  readClient,
  readOrganization,
  readPatient,
} from '../../../../graphql/service/readers/readObjects.ts';
import type { FreeSlot } from '../../../../graphql/service/readers/readFreeSlots.ts';
import {
  type ClientFields,
  type Concept,
  type DeskConcept,
  type Operation,
  type ServiceMap,
} from '../../../../graphql/service/serviceMap.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import type { WriteConcept } from '../../../../graphql/service/serviceWrites.ts';
import type { RegularHours } from '../../../contract/workingHours.ts';
import type { Result } from '../../../contract/failure.ts';
import { notOffered } from '../../connection/failures.ts';
import type { Clock } from '../../foundation/ports.ts';
import type { PageSizes } from './allRows.ts';
import { type Appointments, createAppointments } from './appointments.ts';
import { type ClinicChanges, createClinicChanges } from './changes.ts';
import type { Form } from '../../../../graphql/service/forms/form.ts';
import { type ClinicForms, createClinicForms } from './clinicForms.ts';
import {
  type ClientListing,
  type ClientPageRows,
  type ClientQuestion,
  createClientListing,
  emptyFieldsOf,
  readAllClients,
  readClientPage,
  searchClients,
} from './clientLists.ts';
import { createReadEntries, type ReadEntries } from './entries.ts';
import { completeClients, completeHomes, type FindLinked, readByIds } from './completeLinks.ts';
import { createEveryClient } from './everyClient.ts';
import { readFreeSlotsOf, type SlotQuestion } from './freeSlots.ts';
import { type OpenRequests, readOpenRequests } from './requests.ts';
import { firstDayOf, readShifts, shiftDaysOf, type Shift } from './shifts.ts';
import { createShortLists } from './shortLists.ts';
import { listBegin } from './listPage.ts';
import { createMemoize } from './memoize.ts';
import { createUntilChanged } from './untilChanged.ts';
import { createPatientListing, type PatientListing } from './patientLists.ts';
import { fetchRows, type Question, type ShortList } from './pages.ts';
import type { Period } from './period.ts';
import { createRefusals } from './refusals.ts';
import type { QueryService } from '../../connection/serviceClient.ts';

/** One connected service in the desk's terms, read through a service map. Every method returns a Result. */
export interface Clinic extends Appointments {
  organization(): Promise<Result<Organization | null>>;
  locations(): Promise<Result<readonly LocationRow[]>>;
  providers(location: string | null): Promise<Result<readonly Provider[]>>;
  /** The same, with whether the list is complete. */
  providerList(location: string | null): Promise<Result<ShortList<Provider>>>;
  appointmentTypes(location: string | null): Promise<Result<readonly AppointmentType[]>>;
  clients(page: ClientQuestion, signal: AbortSignal): Promise<Result<ClientPageRows>>;
  client(id: string, signal: AbortSignal): Promise<Result<ClientRow | null>>;
  /** The same with the row it was read from, for a change that has to repeat some of its values. */
  clientRecord(id: string, signal: AbortSignal): Promise<Result<ClientRecord | null>>;
  /** Fields that a client's card shows: where it shows none, the client has none. */
  readonly cardFields: ReadonlySet<string>;
  patient(id: string, signal: AbortSignal): Promise<Result<PatientRow | null>>;
  /** The first patients of the service's list, in its order. */
  patients(first: number, signal: AbortSignal): Promise<Result<readonly PatientRow[]>>;
  /** All clients, page by page; null where the service has no list of them. */
  readonly listing: ClientListing | null;
  /** All patients with their owners, page by page; null where the service has no such list. */
  readonly patientListing: PatientListing | null;
  readonly changes: ClinicChanges;
  /** What managers may run through a form. */
  readonly forms: ClinicForms;
  /** The same as `appointments`, at most half a minute old where nothing was changed from here. */
  recentAppointments(period: Period): ReturnType<Appointments['appointments']>;
  /** Times that can be booked, by start; as recent. */
  freeSlots(requested: SlotQuestion): Promise<Result<readonly FreeSlot[]>>;
  /**
   * Who works when, in the weeks that hold a day; a service that lists it in part, or not now, says nothing: an
   * empty list. Cached for five minutes, an answer or none.
   */
  shifts(location: LocationRow, date: string): Promise<Result<readonly Shift[]>>;
  /** Requests for appointments that are still open; null where the service does not list any. */
  requests(timeZone: string, signal: AbortSignal): Promise<Result<OpenRequests | null>>;
  /** When providers work in an ordinary week, as a manager entered it. */
  readonly regularHours: () => readonly RegularHours[];
  /** Entries about a client or patient, such as invoices and messages. */
  readonly entries: ReadEntries;
  offers(concept: Concept): boolean;
  /** The service's own reason, if it last refused a concept to this key; else null. */
  refusalOf(concept: Concept): string | null;
}

/** A client's card, and the service's own row of it. */
export interface ClientRecord {
  readonly client: ClientRow;
  readonly row: unknown;
}

/**
 * Creates a clinic. Locations, providers and appointment types are cached for five minutes, free times and what they are
 * counted from for half a minute; everything else is queried.
 */
export function createClinic(options: {
  readonly map: ServiceMap;
  readonly queryService: QueryService;
  readonly clock: Clock;
  /** The computer's zone, for services that name none. */
  readonly timeZone: string;
  /** The time zone chosen for locations that have none at the service. */
  readonly chosenZone?: string | null;
  /** When providers work in an ordinary week, as a manager entered it. */
  readonly regularHours?: () => readonly RegularHours[];
  /** The mutations that are switched on now. */
  readonly forms?: () => readonly Form[];
}): Clinic {
  const { map, timeZone } = options;
  const refusals = createRefusals(map, options.clock);
  const refusalOf = (concept: Concept | WriteConcept): string | null => refusals.reasonOf(concept);
  const documents = buildDocuments(map);
  const batches = buildBatches(map);
  const pageSizes: PageSizes = new Map();
  const memoize = createMemoize(options.clock, 5 * 60_000);
  // Cached results serve every screen, so cancelling one screen must not abort them.
  const shared = new AbortController().signal;

  const { untilChanged, changing } = createUntilChanged();
  const remember = untilChanged(createMemoize(options.clock, 30_000));

  async function queryService(...query: Parameters<QueryService>): ReturnType<QueryService> {
    const [document, variables] = query;
    const outcome = await options.queryService(...query);
    refusals.note(document, variables, outcome);
    return outcome;
  }

  function question<Fields extends object>(
    concept: Concept,
    operation: Operation<Fields> | undefined,
  ): Question<Fields> | null {
    const document = documents.get(concept);
    return operation && document ? { document, operation } : null;
  }

  async function one<Fields extends { id: Source }, Value>(
    concept: DeskConcept,
    operation: Operation<Fields> | undefined,
    id: string,
    read: (row: unknown, fields: Fields) => Value | null,
    signal: AbortSignal,
  ): Promise<Result<Value | null>> {
    const query = question(concept, operation);
    if (!query) return { ok: false, failure: notOffered(concept) };
    const answer = await readCard(queryService, query, { id }, signal);
    if (!answer.ok) return answer;
    const [row] = answer.value;
    return { ok: true, value: row === undefined ? null : readRow(row, (each) => read(each, query.operation.fields)) };
  }

  const { locationList, providerList, typeList, readAllRows, readPage, readCard } = createShortLists({
    map,
    queryService,
    documents,
    memoize,
    timeZone,
    pageSizes,
    chosenZone: options.chosenZone ?? null,
  });

  /** What appointments only mention, of lists that are cached and of cards by their ids. */
  function findLinked(signal: AbortSignal, onMissing: () => void): FindLinked {
    function known<Value>(answer: Result<ShortList<Value>>): readonly Value[] {
      if (!answer.ok || !answer.value.whole) onMissing();
      return answer.ok ? answer.value.values : [];
    }
    return async (concept, ids) => {
      const cards = (query: Question<{ readonly id: Source }> | null, of: 'patient' | 'client', asked = ids) =>
        query ? readByIds(queryService, readCard, query, batches.get(of) ?? null, asked, signal) : [];
      switch (concept) {
        case 'locations':
          return known(await locationList());
        case 'providers':
          return known(await providerList(null));
        case 'appointmentTypes':
          return known(await typeList(null));
        case 'patient': {
          const query = question('patient', map.patient);
          const rows = await cards(query, 'patient');
          return readRows(rows, (row) => query && readPatient(row, query.operation.fields, timeZone)).values;
        }
        case 'client': {
          const query = question('client', map.client);
          const { listed, others } = await everyClient.listed(ids);
          const rows = await cards(query, 'client', others);
          const read = readRows(rows, (row) => query && readClient(row, query.operation.fields, timeZone)).values;
          return [...listed, ...read];
        }
      }
    };
  }

  const clientOfPatient = map.patient?.fields.client;
  const clientList = question('clients', map.clients);
  const everyClient = createEveryClient({
    list: clientList,
    hasBatches: batches.has('client'),
    memoize: untilChanged(memoize),
    read: (list) =>
      readAllClients(
        queryService,
        list,
        { signal: shared, pageSizes, timeZone },
        findLinked(shared, () => undefined),
        readAllRows,
      ),
  });
  const patientList = question('patients', map.patients);
  const clinic: Clinic = {
    organization: () =>
      memoize('organization', async () => {
        const query = question('organization', map.organization);
        if (!query) return { ok: true, value: null };
        const answer = await fetchRows(queryService, query, {}, shared);
        return answer.ok ? { ok: true, value: readOrganization(answer.value[0], query.operation.fields) } : answer;
      }),
    locations: async () => valuesOf(await locationList()),
    providers: async (locationId) => valuesOf(await providerList(locationId)),
    providerList,
    appointmentTypes: async (locationId) => valuesOf(await typeList(locationId)),
    ...createAppointments({
      map,
      queryService,
      timeZone,
      pageSizes,
      documents,
      findLinked,
      locationList,
      providerList,
      readAllRows,
      readCard,
    }),
    async clients(page, signal) {
      const list = question('clients', map.clients);
      const search = question('clientSearch', map.clientSearch);
      const requested = page.search?.trim() ?? '';
      if (requested !== '' && list && !search) {
        const all = await everyClient.all(list);
        return all.ok ? { ok: true, value: searchClients(all.value, requested, page.first) } : all;
      }
      return readClientPage({
        queryService,
        readPage,
        list,
        search,
        page,
        timeZone,
        signal,
        find: findLinked(signal, () => undefined),
      });
    },
    async client(id, signal) {
      const record = await clinic.clientRecord(id, signal);
      return record.ok ? { ok: true, value: record.value?.client ?? null } : record;
    },
    cardFields: emptyFieldsOf(map.client?.fields ?? {}),
    async clientRecord(id, signal) {
      const read = (row: unknown, fields: ClientFields): ClientRecord | null => {
        const client = readClient(row, fields, timeZone);
        return client && { client, row };
      };
      const card = await one('client', map.client, id, read, signal);
      if (!card.ok || card.value === null) return card;
      const { client, row } = card.value;
      const find = findLinked(signal, () => undefined);
      const [whole] = await completeHomes([client], map.client?.fields.location, find);
      return { ok: true, value: { client: whole ?? client, row } };
    },
    async patient(id, signal) {
      const card = await one('patient', map.patient, id, (row, fields) => readPatient(row, fields, timeZone), signal);
      if (!card.ok || card.value === null) return card;
      const find = findLinked(signal, () => undefined);
      const [whole] = await completeClients([card.value], clientOfPatient, find);
      return { ok: true, value: whole ?? card.value };
    },
    async patients(first, signal) {
      const query = question('patients', map.patients);
      if (!query) return { ok: false, failure: notOffered('patients') };
      const page = { values: { includeInactive: true }, place: listBegin, limit: first };
      const answer = await readPage(queryService, query, page, signal, timeZone);
      if (!answer.ok) return answer;
      return {
        ok: true,
        value: readRows(answer.value.rows, (row) => readPatient(row, query.operation.fields, timeZone)).values,
      };
    },
    listing: clientList && createClientListing(queryService, clientList, timeZone, readPage),
    patientListing: patientList && createPatientListing(queryService, patientList, timeZone, readPage),
    changes: createClinicChanges({
      map,
      queryService: (...change) => changing(() => queryService(...change)),
      refusalOf,
    }),
    forms: createClinicForms({
      forms: options.forms ?? (() => []),
      queryService: (...change) => changing(() => options.queryService(...change)),
      timeZone: options.chosenZone ?? timeZone,
    }),
    recentAppointments: (period) =>
      remember(`${period.location.id} ${period.from} ${period.to}`, () => clinic.appointments(period, shared)),
    freeSlots: (requested) =>
      readFreeSlotsOf(clinic, question('freeSlots', map.freeSlots), requested, {
        queryService,
        pageSizes,
        signal: shared,
        timeZone,
        remember,
      }),
    shifts: async (location, date) => {
      const query = question('shifts', map.shifts);
      if (!query) return { ok: false, failure: notOffered('shifts') };
      const first = firstDayOf(date, shiftDaysOf(query.operation));
      return memoize(`shifts ${location.id} ${first}`, () =>
        readShifts(queryService, query, { location, from: first }, { signal: shared, pageSizes, timeZone }),
      );
    },
    requests: async (zone, signal) => {
      const query = question('requests', map.requests);
      if (!query) return { ok: true, value: null };
      return readOpenRequests(queryService, query, { signal, pageSizes, timeZone: zone });
    },
    regularHours: options.regularHours ?? (() => []),
    entries: createReadEntries({ map, documents, queryService, clock: options.clock }),
    offers: (concept) => documents.has(concept),
    refusalOf,
  };
  return clinic;
}

function valuesOf<Value>(answer: Result<ShortList<Value>>): Result<readonly Value[]> {
  return answer.ok ? { ok: true, value: answer.value.values } : answer;
}
