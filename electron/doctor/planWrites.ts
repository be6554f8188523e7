import type { Booking, NewClient, NewPatient } from '../../graphql/desk/generated/types.ts';
import type { AnyDocument } from '../../graphql/service/documents.ts';
import { dateAt, instantIn, readMoment } from '../../graphql/service/readers/time.ts';
import type { ServiceMap } from '../../graphql/service/serviceMap.ts';
import { titleOf } from '../../graphql/service/mapDescription.ts';
import type { WriteConcept } from '../../graphql/service/serviceWrites.ts';
import type { Clinic } from '../core/adapter/clinic/clinic.ts';
import { versionOf } from '../core/adapter/clinic/version.ts';
import { minutesOf } from '../core/adapter/writes/appointmentValues.ts';
import type { QueryService } from '../core/connection/serviceClient.ts';
import { changeResolvers } from '../core/desk/appointmentChanges.ts';
import type { Change } from '../core/desk/changeResult.ts';
import { createQueue, type DeskContext } from '../core/desk/deskContext.ts';
import type { Clock } from '../core/foundation/ports.ts';
import { createDayCache } from '../core/session/days/dayCache.ts';
import { createDirectory } from '../core/session/directory/directory.ts';
import { onRequestPace } from './readClients.ts';
import type { SampledAppointment, SampledRows } from './sample.ts';

/** What would be sent for a change, unsent. */
export interface PlannedWrite {
  readonly operation: string;
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The made-up person or pet that a registration holds. */
  readonly entered?: Partial<typeof person> & { readonly pet?: string };
}

/** The changes that the doctor reports and plans. */
export const reportedWrites = [
  'bookAppointment',
  'updateAppointment',
  'cancelAppointment',
  'registerClient',
  'addPatient',
] as const satisfies readonly WriteConcept[];

type ReportedWrite = (typeof reportedWrites)[number];

export type PlannedWrites = Readonly<Record<ReportedWrite, PlannedWrite | null>>;

/** Why a change is not planned: it is not offered, it needs what the plan has not, or it should have been planned. */
export interface NotPlanned {
  readonly kind: 'notOffered' | 'refused' | 'failed';
  readonly message: string;
}

/** What would be sent for the changes that the doctor reports, and for the others the reason. */
export interface WritePlan {
  readonly writes: PlannedWrites;
  readonly notPlanned: Readonly<Partial<Record<ReportedWrite, NotPlanned>>>;
}

const person = {
  givenName: 'Ada',
  familyName: 'Testcase',
  phone: '+1 646 555 0143',
  email: 'ada.testcase@example.com',
} as const satisfies NewClient;
const pet = { name: 'Comet', species: 'Canine' } as const satisfies NewPatient;

const bookedTime = '16:00:00';
const bookedMinutes = 30;
const hourMilliseconds = 3_600_000;

/** Takes the mutations out of what a clinic sends: they are noted and never leave. */
export interface MutationCatcher {
  readonly queryService: QueryService;
  readonly caught: Map<AnyDocument['concept'], { readonly document: AnyDocument; readonly variables: object }>;
}

export function catchMutations(queryService: QueryService): MutationCatcher {
  const caught: MutationCatcher['caught'] = new Map();
  return {
    caught,
    queryService: async (document, variables, signal, attempts) => {
      if (!document.text.startsWith('mutation')) return queryService(document, variables, signal, attempts);
      caught.set(document.concept, { document, variables });
      return { kind: 'cancelled', sent: false, code: 'PLANNED' };
    },
  };
}

/**
 * Plans, through the desk's own resolvers, the changes that a front desk makes first: booking the first client and patient
 * from 16:00 to 16:30 with the first provider and type at the first location, moving the day's first appointment by an
 * hour, cancelling it, and registering a person with a pet. Null, with the reason, where the service does not offer one,
 * or the sample has nothing to make it with.
 */
export async function planWrites(
  clinic: Clinic,
  { caught }: Pick<MutationCatcher, 'caught'>,
  map: Pick<ServiceMap, 'writes'>,
  rows: SampledRows,
  options: { readonly day: string | null; readonly clock: Clock; readonly timeZone: string },
): Promise<WritePlan> {
  const context = contextOf(clinic, rows, options);
  const notPlanned: Partial<Record<ReportedWrite, NotPlanned>> = {};
  async function plan(concept: ReportedWrite, change: () => Promise<Change>): Promise<PlannedWrite | null> {
    caught.delete(concept);
    const end = await change().catch((error: unknown) => failureOf(error));
    const write = caught.get(concept);
    if (!write) {
      notPlanned[concept] = '__typename' in end ? reasonOf(end) : end;
      return null;
    }
    const { document, variables } = write;
    const operation = map.writes?.[concept];
    return { operation: operation ? titleOf(operation) : '', document: document.text, variables: { ...variables } };
  }
  const [client] = rows.clients;
  const booking = await bookingOf(clinic, rows, options);
  const visit = rows.days.find(({ row }) => row.start !== null && row.status?.stage !== 'cancelled');
  const seen = visit && {
    id: visit.row.id,
    version: versionOf(visit.row),
    location: visit.location.id,
    date: visit.date,
  };
  const [place] = rows.locations;
  const demandsPlace = clinic.changes.fields('registerClient').demands.includes('location');
  const newcomer = { ...person, ...(place && demandsPlace && { location: place.id }) };
  const register = await plan('registerClient', () => changeResolvers.registerClient({ client: newcomer }, context));
  const addition =
    client &&
    (await plan('addPatient', () => changeResolvers.addPatient({ client: client.id, patient: pet }, context)));
  const writes = {
    bookAppointment:
      booking && (await plan('bookAppointment', () => changeResolvers.bookAppointment({ booking }, context))),
    updateAppointment: seen
      ? await plan('updateAppointment', () =>
          changeResolvers.updateAppointment({ appointment: seen, to: anHourLater(visit, options.timeZone) }, context),
        )
      : null,
    cancelAppointment: seen
      ? await plan('cancelAppointment', () => changeResolvers.cancelAppointment({ appointment: seen }, context))
      : null,
    registerClient: register && { ...register, entered: person },
    addPatient: addition ? { ...addition, entered: { pet: pet.name } } : null,
  };
  return { writes, notPlanned };
}

function reasonOf(change: Change): NotPlanned {
  if (change.__typename === 'NotOffered') return { kind: 'notOffered', message: change.why };
  if (change.__typename !== 'Refused')
    return { kind: 'failed', message: 'What was shown and what was read before the change differ.' };
  return {
    kind: 'refused',
    message: change.problems.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' '),
  };
}

function failureOf(error: unknown): NotPlanned {
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
}

async function bookingOf(
  clinic: Clinic,
  { locations, clients, patients, days }: SampledRows,
  { day, clock, timeZone }: { readonly day: string | null; readonly clock: Clock; readonly timeZone: string },
): Promise<Booking | null> {
  const [location] = locations;
  if (!location) return null;
  const zone = location.timeZone ?? timeZone;
  const date = day ?? days[0]?.date ?? dateAt(clock.now(), zone);
  const start = readMoment(`${date}T${bookedTime}`, zone);
  if (start === null) return null;
  const [provider, type] = await Promise.all([clinic.providers(location.id), clinic.appointmentTypes(location.id)]);
  return {
    location: location.id,
    start: instantIn(start, zone),
    minutes: bookedMinutes,
    client: clients[0]?.id ?? null,
    patient: patients[0]?.id ?? null,
    provider: (provider.ok && provider.value[0]?.id) || null,
    type: (type.ok && type.value[0]?.id) || null,
  };
}

function anHourLater(
  { row, location }: SampledAppointment,
  timeZone: string,
): { readonly start: string; readonly minutes: number | null } {
  const start = Date.parse(row.start ?? '') + hourMilliseconds;
  return { start: instantIn(start, location.timeZone ?? timeZone), minutes: minutesOf(row) };
}

function contextOf(
  clinic: Clinic,
  { days }: SampledRows,
  { clock, timeZone }: { readonly clock: Clock; readonly timeZone: string },
): DeskContext {
  return {
    clinic,
    clock,
    timeZone,
    signal: new AbortController().signal,
    environment: { kind: 'sandbox', host: '' },
    lastOutcome: () => null,
    lastLocation: { read: () => null, keep: () => undefined },
    audit: { intend: () => () => undefined },
    days: {
      ...createDayCache({ clock, isOn: () => true, onChange: () => undefined }),
      statusLabels: () => [...new Set(days.flatMap(({ row }) => row.status?.label ?? []))],
    },
    queue: createQueue(),
    directory: createDirectory({
      clinic,
      clock,
      timeZone,
      pace: onRequestPace,
      waitForIdle: async () => undefined,
      onChange: () => undefined,
    }),
    forgetMarks: () => undefined,
    recentClients: () => ({ pinned: [], recent: [] }),
    onChanged: () => undefined,
    onDayChanged: () => undefined,
    waitForRoom: async () => undefined,
  };
}
