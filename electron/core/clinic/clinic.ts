import type { AppointmentType, Organization, Patient, Provider } from '../../../graphql/desk/generated/types.ts';
import { buildBatches, buildDocuments, takes } from '../../../graphql/service/documents.ts';
import {
  type AppointmentRow,
  type ClientRow,
  type LocationRow,
  readAppointment,
  readAppointmentType,
  readClient,
  readLocation,
  readOrganization,
  readPatient,
  readProvider,
} from '../../../graphql/service/readers/objects.ts';
import type { FreeSlot } from '../../../graphql/service/readers/slots.ts';
import { readText } from '../../../graphql/service/readers/sources.ts';
import { dateAt } from '../../../graphql/service/readers/time.ts';
import type {
  AppointmentFields,
  Concept,
  Operation,
  ServiceMap,
  Source,
  WriteConcept,
} from '../../../graphql/service/serviceMap.ts';
import type { Result } from '../../contract/result.ts';
import { failureOf, notOffered } from '../failures.ts';
import type { Clock } from '../ports.ts';
import { askAllRows, type PageMemory } from './allRows.ts';
import { type ClinicChanges, createClinicChanges } from './changes.ts';
import { type ClientPageRows, readClientPage } from './clientPages.ts';
import { completeClients, completeLinks, type FindLinked } from './completeLinks.ts';
import { readFreeSlotsOf, type SlotQuestion } from './freeSlots.ts';
import { listBegin, readListPage } from './listPage.ts';
import { byStart, hoursFrom, isAt, isWithin, type Period } from './period.ts';
import { readByIds } from './readByIds.ts';
import { createRemember } from './remember.ts';
import { askRows, type AskService, type Question } from './rows.ts';
import { readsAlike } from './version.ts';

/** One connected service in the desk's words, read through a service map. Every method answers a Result. */
export interface Clinic {
  organization(): Promise<Result<Organization | null>>;
  locations(): Promise<Result<readonly LocationRow[]>>;
  providers(location: string | null): Promise<Result<readonly Provider[]>>;
  /** The same, for who has to say that somebody may be missing. */
  providerList(location: string | null): Promise<Result<Listed<Provider>>>;
  appointmentTypes(location: string | null): Promise<Result<readonly AppointmentType[]>>;
  /** One appointment, read so that it is the same as on its day; null where it is gone. */
  appointment(id: string, day: Period, signal: AbortSignal): Promise<Result<AppointmentRow | null>>;
  /** Appointments that start from `from` until before `to` (ISO instants), at one location. */
  appointments(period: Period, signal: AbortSignal): Promise<Result<AppointmentRows>>;
  clients(page: ClientQuestion, signal: AbortSignal): Promise<Result<ClientPageRows>>;
  client(id: string, signal: AbortSignal): Promise<Result<ClientRow | null>>;
  /** At most 100, newest first; null where the service can't list one client's visits. */
  visits(clientId: string, signal: AbortSignal): Promise<Result<readonly AppointmentRow[] | null>>;
  patient(id: string, signal: AbortSignal): Promise<Result<Patient | null>>;
  /** The first patients of the service's list, in its order. */
  patients(first: number, signal: AbortSignal): Promise<Result<readonly Patient[]>>;
  readonly changes: ClinicChanges;
  /** Times that can be booked, by start. */
  freeSlots(wanted: SlotQuestion, signal: AbortSignal): Promise<Result<readonly FreeSlot[]>>;
  offers(concept: Concept): boolean;
  /** The service's own reason, where it last refused a concept to this key; null where it did not. */
  refusalOf(concept: Concept): string | null;
}

/** A short list that is read as a whole. */
export interface Listed<Value> {
  readonly values: readonly Value[];
  /** False where rows or values of rows could not be read. */
  readonly whole: boolean;
}

export interface AppointmentRows {
  readonly appointments: readonly AppointmentRow[];
  /** Rows that the service could not give or that could not be understood. */
  readonly unreadable: number;
  readonly complete: boolean;
  readonly partial: boolean;
}

export interface ClientQuestion {
  readonly search: string | null;
  readonly first: number;
  readonly after: string | null;
}

const maxVisits = 100;

/** Makes a clinic. Places, people and kinds of visit are remembered for five minutes, everything else is asked. */
export function createClinic(options: {
  readonly map: ServiceMap;
  readonly ask: AskService;
  readonly clock: Clock;
  /** The computer's zone, for services that name none. */
  readonly timeZone: string;
}): Clinic {
  const { map, timeZone } = options;
  const refusals = new Map<Concept | WriteConcept, string>();
  const documents = buildDocuments(map);
  const batches = buildBatches(map);
  const memory: PageMemory = new Map();
  const remember = createRemember(options.clock, 5 * 60_000);
  // What is remembered serves every screen, so no single screen's cancel may stop it.
  const shared = new AbortController().signal;

  async function ask(...[document, variables, signal]: Parameters<AskService>): ReturnType<AskService> {
    const outcome = await options.ask(document, variables, signal);
    if (outcome.kind === 'forbidden') refusals.set(document.concept, failureOf(outcome).message);
    if (outcome.kind === 'ok') refusals.delete(document.concept);
    return outcome;
  }

  function question<Fields extends object>(
    concept: Concept,
    operation: Operation<Fields> | undefined,
  ): Question<Fields> | null {
    const document = documents.get(concept);
    return operation && document ? { document, operation } : null;
  }

  async function listAll<Fields extends { id: Source }, Value>(
    concept: Concept,
    operation: Operation<Fields> | undefined,
    values: { readonly locationId?: string | null },
    read: (row: unknown, fields: Fields) => Value | null,
  ): Promise<Result<Listed<Value>>> {
    const asked = question(concept, operation);
    if (!asked) return { ok: false, failure: notOffered(concept) };
    return remember(`${concept} ${values.locationId ?? ''}`, async () => {
      const all = await askAllRows(ask, asked, values, { signal: shared, memory, timeZone });
      if (!all.ok) return all;
      const { rows, unreadable, complete, partial } = all.value;
      // A null without an error is no loss: some services leave it where a row was deleted.
      const given = rows.filter((row) => row !== null);
      const known = given.flatMap((row) => read(row, asked.operation.fields) ?? []);
      const whole = complete && !partial && unreadable === 0 && known.length === given.length;
      return { ok: true, value: { values: known, whole } };
    });
  }

  async function one<Fields extends { id: Source }, Value>(
    concept: Concept,
    operation: Operation<Fields> | undefined,
    id: string,
    read: (row: unknown, fields: Fields) => Value | null,
    signal: AbortSignal,
  ): Promise<Result<Value | null>> {
    const asked = question(concept, operation);
    if (!asked) return { ok: false, failure: notOffered(concept) };
    const answer = await askRows(ask, asked, { id }, signal);
    if (!answer.ok) return answer;
    const [row] = answer.value;
    return { ok: true, value: row === undefined ? null : read(row, asked.operation.fields) };
  }

  const locationList = (): Promise<Result<Listed<LocationRow>>> =>
    listAll('locations', map.locations, {}, readLocation);
  const providerList = (locationId: string | null): Promise<Result<Listed<Provider>>> =>
    listAll('providers', map.providers, { locationId }, readProvider);
  const typeList = (locationId: string | null): Promise<Result<Listed<AppointmentType>>> =>
    listAll('appointmentTypes', map.appointmentTypes, { locationId }, readAppointmentType);

  /** What appointments only mention, of lists that are remembered and of cards by their ids. */
  function findLinked(signal: AbortSignal, onMissing: () => void): FindLinked {
    function known<Value>(answer: Result<Listed<Value>>): readonly Value[] {
      if (!answer.ok || !answer.value.whole) onMissing();
      return answer.ok ? answer.value.values : [];
    }
    return async (concept, ids) => {
      switch (concept) {
        case 'locations':
          return known(await locationList());
        case 'providers':
          return known(await providerList(null));
        case 'appointmentTypes':
          return known(await typeList(null));
        case 'patient': {
          const asked = question('patient', map.patient);
          const rows = asked ? await readByIds(ask, asked, batches.get('patient') ?? null, ids, signal) : [];
          return rows.flatMap((row) => (asked && readPatient(row, asked.operation.fields, timeZone)) ?? []);
        }
        case 'client': {
          const asked = question('client', map.client);
          const rows = asked ? await readByIds(ask, asked, batches.get('client') ?? null, ids, signal) : [];
          return rows.flatMap((row) => (asked && readClient(row, asked.operation.fields, timeZone)) ?? []);
        }
      }
    };
  }

  /** A visit's own location decides its zone; naive times and written offsets both follow it. */
  function readVisit(
    row: unknown,
    fields: AppointmentFields,
    zones: ReadonlyMap<string, string>,
  ): AppointmentRow | null {
    const location = fields.location ? readText(row, idBelow(fields.location.path, fields.location.fields.id)) : null;
    return readAppointment(row, fields, (location === null ? null : zones.get(location)) ?? timeZone);
  }

  async function zonesByLocation(): Promise<ReadonlyMap<string, string>> {
    const places = await clinic.locations();
    const known = places.ok ? places.value : [];
    return new Map(known.flatMap((place) => (place.timeZone === null ? [] : [[place.id, place.timeZone]])));
  }

  const clientOfPatient = map.patient?.fields.client;
  // A card that says less, or otherwise, than the list would look like a change that somebody made.
  const listedAlike = map.appointment && map.appointments && readsAlike(map.appointment, map.appointments);
  const clinic: Clinic = {
    organization: () =>
      remember('organization', async () => {
        const asked = question('organization', map.organization);
        if (!asked) return { ok: false, failure: notOffered('organization') };
        const answer = await askRows(ask, asked, {}, shared);
        return answer.ok ? { ok: true, value: readOrganization(answer.value[0], asked.operation.fields) } : answer;
      }),
    locations: async () => valuesOf(await locationList()),
    providers: async (locationId) => valuesOf(await providerList(locationId)),
    providerList,
    appointmentTypes: async (locationId) => valuesOf(await typeList(locationId)),
    async appointment(id, day, signal) {
      const asked = listedAlike ? question('appointment', map.appointment) : null;
      if (!asked) {
        const rows = await clinic.appointments(day, signal);
        return rows.ok ? { ok: true, value: rows.value.appointments.find((row) => row.id === id) ?? null } : rows;
      }
      const zoneIsKnown = day.location.timeZone !== null;
      const { fields } = asked.operation;
      const answer = await one(
        'appointment',
        map.appointment,
        id,
        (row) => readAppointment(row, fields, day.timeZone, zoneIsKnown),
        signal,
      );
      if (!answer.ok || answer.value === null) return answer;
      const find = findLinked(signal, () => undefined);
      const [whole] = await completeLinks([answer.value], fields, find, clientOfPatient);
      return { ok: true, value: whole ?? answer.value };
    },
    async appointments(period, signal) {
      const asked = question('appointments', map.appointments);
      if (!asked) return { ok: false, failure: notOffered('appointments') };
      const { from, to, location } = period;
      const day = dateAt(Date.parse(from), period.timeZone);
      const zoneIsKnown = location.timeZone !== null;
      // Whose clock a place without a zone has nobody says, so the days beside are asked too and left out again below.
      const [first, last] = zoneIsKnown ? [from, to] : [hoursFrom(from, -24), hoursFrom(to, 24)];
      const values = { from: first, to: last, day, locationId: location.id, includeEnded: true };
      const all = await askAllRows(ask, asked, values, { signal, memory, timeZone: period.timeZone });
      if (!all.ok) return all;
      const read = all.value.rows.map((row) =>
        readAppointment(row, asked.operation.fields, period.timeZone, zoneIsKnown),
      );
      const { fields } = asked.operation;
      const near = read.filter((each) => each !== null).filter((each) => isWithin(each, period));
      let { partial } = all.value;
      const onMissing = (): void => {
        partial = true;
      };
      const whole = await completeLinks(near, fields, findLinked(signal, onMissing), clientOfPatient);
      const appointments = whole.filter((each) => isAt(each, period.location));
      return {
        ok: true,
        value: {
          appointments: appointments.toSorted(byStart),
          unreadable: all.value.unreadable + read.filter((each) => each === null).length,
          complete: all.value.complete,
          partial,
        },
      };
    },
    clients(page, signal) {
      const list = question('clients', map.clients);
      const search = question('clientSearch', map.clientSearch);
      return readClientPage({ ask, list, search, page, timeZone, signal });
    },
    client: (id, signal) => one('client', map.client, id, (row, fields) => readClient(row, fields, timeZone), signal),
    async visits(clientId, signal) {
      const asked = question('appointments', map.appointments);
      if (!asked || !takes(asked.operation, 'clientId')) return { ok: true, value: null };
      const [zones, answer] = await Promise.all([
        zonesByLocation(),
        askAllRows(ask, asked, { clientId, includeEnded: true }, { signal, memory, timeZone }),
      ]);
      if (!answer.ok) return answer;
      const { fields } = asked.operation;
      const visits = answer.value.rows.flatMap((row) => readVisit(row, fields, zones) ?? []);
      const latest = visits.toSorted(byStart).toReversed().slice(0, maxVisits);
      return {
        ok: true,
        value: await completeLinks(
          latest,
          fields,
          findLinked(signal, () => undefined),
          clientOfPatient,
        ),
      };
    },
    async patient(id, signal) {
      const card = await one('patient', map.patient, id, (row, fields) => readPatient(row, fields, timeZone), signal);
      if (!card.ok || card.value === null) return card;
      const find = findLinked(signal, () => undefined);
      const [whole] = await completeClients([card.value], clientOfPatient, find);
      return { ok: true, value: whole ?? card.value };
    },
    async patients(first, signal) {
      const asked = question('patients', map.patients);
      if (!asked) return { ok: false, failure: notOffered('a list of patients') };
      const page = { values: {}, place: listBegin, limit: first };
      const answer = await readListPage(ask, asked, page, signal, timeZone);
      if (!answer.ok) return answer;
      return {
        ok: true,
        value: answer.value.rows.flatMap((row) => readPatient(row, asked.operation.fields, timeZone) ?? []),
      };
    },
    changes: createClinicChanges({ map, ask, refusalOf: (concept) => refusals.get(concept) ?? null }),
    freeSlots: (wanted, signal) =>
      readFreeSlotsOf(clinic, question('freeSlots', map.freeSlots), wanted, { ask, memory, signal, timeZone }),
    offers: (concept) => documents.has(concept),
    refusalOf: (concept) => refusals.get(concept) ?? null,
  };
  return clinic;
}

function valuesOf<Value>(answer: Result<Listed<Value>>): Result<readonly Value[]> {
  return answer.ok ? { ok: true, value: answer.value.values } : answer;
}

function idBelow(path: readonly string[], id: Source): Source {
  return id.kind === 'path' ? { kind: 'path', path: [...path, ...id.path] } : id;
}
