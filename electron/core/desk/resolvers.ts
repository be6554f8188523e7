import type { ClinicChanges } from '../adapter/clinic/changes.ts';
import { statusesOf, statusWord } from '../adapter/clinic/statuses.ts';
import type { Clinic } from '../adapter/clinic/clinic.ts';
import { clientVersion, patientVersion, versionOf } from '../adapter/clinic/version.ts';
import type { AppointmentRow, ClientRow, PatientRow, StatusRow } from '../adapter/deskObjects.ts';
import type { Concept } from '../adapter/deskObjects.ts';
import {
  type DayRows,
  findDay,
  findDays,
  loadOfDay,
  type PeriodRequest,
  readDay,
  readLoad,
  readPeriod,
  workMinutesOf,
} from '../session/days/dayRows.ts';
import { type Failure, isOutage } from '../../contract/failure.ts';
import type {
  Capability,
  ChangeKind,
  DayLoad,
  FreeSlots,
  Offer,
  Outcome,
  Service,
  StageSpan,
} from '../../../graphql/desk/generated/types.ts';
import { conceptName, writeConceptNames } from '../../../graphql/service/concepts.ts';
import { t } from '../../../i18n/core/t.ts';
import { changeResolvers } from './appointmentChanges.ts';
import { audited } from './auditedResolvers.ts';
import { unwrap } from './changeResult.ts';
import { shownClient } from './clientChanges.ts';
import type { DeskContext } from './deskContext.ts';
import { directoryResolvers } from './directoryResolvers.ts';
import { entryResolvers } from './entryResolvers.ts';
import { findFreeSlots, type SlotRequest } from './findFreeSlots.ts';

interface DayArguments {
  readonly location?: string | null;
  readonly date?: string | null;
  readonly recent?: boolean | null;
  readonly inPassing?: boolean | null;
}

const anySlot = { type: null, provider: null, weekdays: null, earliest: null, latest: null, companions: null };
type SlotArguments = Omit<SlotRequest, keyof typeof anySlot> & Partial<SlotRequest>;

interface DayView extends DayRows {
  readonly outage: Outcome | null;
  readonly statuses: readonly StatusRow[];
  readonly offers: readonly Offer[];
}

interface Paging {
  readonly search?: string | null;
  readonly first: number;
  readonly after?: string | null;
}

/** A client whose visits take a second query, sent only when an operation selects them. */
type ClientObject = ClientRow & {
  readonly outage?: Outcome;
  readonly appointments: (args: unknown, context: DeskContext) => Promise<readonly AppointmentRow[] | null>;
};

/** One function per field of the desk schema's Query and Mutation that is about the clinic. */
export const deskResolvers = {
  organization: async (_: unknown, { clinic }: DeskContext) => unwrap(await clinic.organization()),
  locations: async (_: unknown, { clinic }: DeskContext) => unwrap(await clinic.locations()),
  providers: async (args: { location?: string | null }, { clinic }: DeskContext) =>
    unwrap(await clinic.providers(args.location ?? null)),
  appointmentTypes: async (args: { location?: string | null }, { clinic }: DeskContext) =>
    unwrap(await clinic.appointmentTypes(args.location ?? null)),
  day: (args: DayArguments, context: DeskContext) => showDay(args, context),
  days: (args: PeriodRequest & { readonly inPassing?: boolean | null }, context: DeskContext) =>
    args.inPassing ? countDays(args, context) : showDays(args, context),
  freeSlots: async (args: SlotArguments, context: DeskContext): Promise<FreeSlots> =>
    unwrap(await findFreeSlots({ ...anySlot, ...args }, context)),
  load: async (args: PeriodRequest, context: DeskContext) => unwrap(await readLoad(args, context)),
  clients: async (args: Paging, { clinic, signal }: DeskContext) => {
    const question = { search: args.search ?? null, first: args.first, after: args.after ?? null };
    const page = unwrap(await clinic.clients(question, signal));
    return { ...page, clients: page.clients.map(withVisits) };
  },
  client: async ({ id }: { id: string }, context: DeskContext): Promise<ClientObject | null> => {
    const { clinic, directory, signal } = context;
    const answer = await clinic.client(id, signal);
    const known = directory.store.find(id);
    if (!answer.ok && known && isOutage(answer.failure))
      return {
        ...(await withPlaceName(known, context)),
        appointments: async () => null,
        outage: outageOf(answer.failure, context),
      };
    const client = unwrap(answer);
    if (client) directory.learnCards([client], { announce: false });
    return client && withVisits(shownClient(client, directory));
  },
  patient: async ({ id }: { id: string }, { clinic, signal }: DeskContext): Promise<PatientRow | null> =>
    unwrap(await clinic.patient(id, signal)),
  service: async (_: unknown, context: DeskContext): Promise<Service> => {
    const organization = await context.clinic.organization();
    return {
      offers: offersOf(context.clinic.changes),
      environment: context.environment,
      organization: organization.ok ? organization.value : null,
      lastOutcome: context.lastOutcome(),
      capabilities: capabilities(context.clinic),
    };
  },
  ...directoryResolvers,
  ...entryResolvers,
  ...audited(changeResolvers),
};

/** What objects have beyond their rows, by type. */
export const objectResolvers = {
  Appointment: {
    version: (row: AppointmentRow): string => versionOf(row),
    since: (row: AppointmentRow, _: unknown, { days }: DeskContext): string | null =>
      row.since ?? days.statusSince(row.id),
    stageSpans: ({ id, spans = [] }: AppointmentRow, _: unknown, { days }: DeskContext): readonly StageSpan[] => [
      ...spans.map((span) => ({ ...span, observed: false })),
      // The service knows better of the stages that it has time stamps of.
      ...days.stageSpans(id).filter(({ stage }) => spans.every((span) => span.stage !== stage)),
    ],
  },
  ScheduleDay: {
    load: (rows: DayRows): DayLoad => loadOfDay(rows),
    workMinutes: (rows: DayRows): number | null => workMinutesOf(rows),
  },
  Status: {
    word: (row: StatusRow, _: unknown, { clinic, days }: DeskContext): string | null =>
      statusWord(row, clinic.changes, days.statusLabels()),
  },
  Client: { version: (row: ClientRow): string => clientVersion(row) },
  Patient: { version: (row: PatientRow): string => patientVersion(row) },
};

/** The client with the name of its location: a list may give only its id, which is no name to read. */
async function withPlaceName(client: ClientRow, { clinic }: DeskContext): Promise<ClientRow> {
  const { location } = client;
  if (location === null || location.name !== location.id) return client;
  const places = await clinic.locations();
  return { ...client, location: (places.ok && places.value.find(({ id }) => id === location.id)) || null };
}

async function showDay(args: DayArguments, context: DeskContext): Promise<DayView> {
  const { days, lastLocation } = context;
  const request = { location: args.location ?? null, date: args.date ?? null };
  const day = unwrap(await findDay(request, context, lastLocation.read()));
  // The location gone to is where this desk opens next time.
  if (request.location !== null && !args.inPassing) lastLocation.keep(day.location.id);
  const known = args.recent ? days.recent(day.location.id, day.date) : null;
  const read = known ? { ok: true as const, value: known } : await readDay(day, context, context.signal);
  const lastKnown = read.ok ? null : days.lastKnown(day.location.id, day.date);
  const outage = !read.ok && lastKnown && isOutage(read.failure) ? outageOf(read.failure, context) : null;
  const rows = outage && lastKnown ? lastKnown : unwrap(read);
  if (!known && !outage) keepRead(rows, context);
  return viewOfDay(rows, outage, context);
}

/** While the service does not answer, the days as they were last read, where all of them were. */
async function showDays(args: PeriodRequest, context: DeskContext): Promise<readonly DayView[]> {
  const { days } = context;
  const read = await readPeriod(args, context);
  if (read.ok) {
    for (const rows of read.value) keepRead(rows, context);
    return read.value.map((rows) => viewOfDay(rows, null, context));
  }
  const found = isOutage(read.failure) ? unwrap(await findDays(args, context)) : [];
  const known = found.flatMap(({ location, date }) => days.lastKnown(location.id, date) ?? []);
  if (known.length === 0 || known.length < found.length) return unwrap(read);
  return known.map((rows) => viewOfDay(rows, outageOf(read.failure, context), context));
}

/**
 * For figures: nothing older than this question, and nothing is kept. The days of a quarter among those near today would
 * push out what this desk has seen of today's visits.
 */
async function countDays(args: PeriodRequest, context: DeskContext): Promise<readonly DayView[]> {
  const rows = unwrap(await readPeriod(args, context, 'counted'));
  return rows.map((day) => ({ ...day, outage: null, ...offeredNow(context) }));
}

/** Other windows still show the day as it was. */
function keepRead(rows: DayRows, { days, onDayChanged }: DeskContext): void {
  if (days.store(rows) === 'changed') onDayChanged(rows);
}

function viewOfDay(rows: DayRows, outage: Outcome | null, context: DeskContext): DayView {
  context.directory.noteVisits(rows.appointments, rows.location);
  return { ...rows, outage, ...offeredNow(context) };
}

function offeredNow({ clinic, days }: DeskContext): Pick<DayView, 'statuses' | 'offers'> {
  return { statuses: statusesOf(clinic.changes, days.statusLabels()), offers: offersOf(clinic.changes) };
}

function withVisits(client: ClientRow): ClientObject {
  return {
    ...client,
    appointments: async (_, { clinic, signal }) => unwrap(await clinic.visits(client.id, signal)),
  };
}

function outageOf(failure: Failure, { clock }: DeskContext): Outcome {
  return { ...failure, at: new Date(clock.now()).toISOString() };
}

const offeredConcepts: readonly Concept[] = [
  'appointments',
  'clients',
  'clientSearch',
  'client',
  'patient',
  'providers',
  'appointmentTypes',
  'freeSlots',
];

/**
 * What the desk can do on this service; missing or refused capabilities are listed with the reason instead of looking
 * empty.
 */
function capabilities(clinic: Clinic): readonly Capability[] {
  return offeredConcepts.map((concept) => {
    const refusal = clinic.refusalOf(concept);
    const why = clinic.offers(concept) ? refusal : t('desk.notGiven');
    return { name: conceptName(concept), offered: why === null, why };
  });
}

/** What can be changed at this service, and the reason for what can't. */
function offersOf(changes: ClinicChanges): readonly Offer[] {
  return writeConceptNames.map((change) => {
    const why = unavailableReason(changes, change);
    return { change, offered: why === null, why, ...changes.fields(change) };
  });
}

function unavailableReason(changes: ClinicChanges, change: ChangeKind): string | null {
  const why = changes.unavailableReason(change);
  if (why !== null || change !== 'setStatus') return why;
  return changes.takes('setStatus', 'status') ? null : t('desk.takesNoStatus');
}
