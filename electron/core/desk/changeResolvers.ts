import type {
  AppointmentUpdate,
  Booking,
  NewClient,
  NewPatient,
  SeenAppointment,
} from '../../../graphql/desk/generated/types.ts';
import type { AppointmentRow } from '../../../graphql/service/readers/objects.ts';
import { readStage } from '../../../graphql/service/readers/stage.ts';
import type { WriteConcept } from '../../../graphql/service/serviceWrites.ts';
import type { WriteValues } from '../../../graphql/service/writeMutation.ts';
import type { Failure } from '../../contract/failure.ts';
import type { ChangeEnd } from '../clinic/changes.ts';
import { versionOf } from '../clinic/version.ts';
import { findDay } from '../days/dayRows.ts';
import type { DeskContext } from './deskContext.ts';
import { FailureGraphQLError, unwrap } from './failureError.ts';
import { minutesOf, presentValues, readAgain, valuesOf, withoutNulls } from './seenAppointment.ts';
import { checkBooking, checkUpdate, type Problem } from './wishes.ts';

/** A Change of the desk schema; graphql-js tells the members of the union by their name. */
type Change =
  | { readonly __typename: 'Done'; readonly id: string | null; readonly appointment: AppointmentRow | null }
  | { readonly __typename: 'Refused'; readonly problems: readonly Problem[] }
  | { readonly __typename: 'Conflict'; readonly now: AppointmentRow | null }
  | {
      readonly __typename: 'OutcomeUnknown';
      readonly message: string;
      readonly action: string;
      readonly now: AppointmentRow | null;
    }
  | { readonly __typename: 'NotOffered'; readonly why: string };

/** One function per field of the desk schema's Mutation. */
export const changeResolvers = {
  bookAppointment: ({ booking }: { booking: Booking }, context: DeskContext) => book(booking, context),
  updateAppointment: (args: { appointment: SeenAppointment; to: AppointmentUpdate }, context: DeskContext) =>
    changeSeen('updateAppointment', args.appointment, context, {
      problems: checkUpdate(args.to),
      values: (now) => valuesOf(args.to, now),
      isDone: (now) => isAsWished(args.to, now),
    }),
  async setStatus(
    args: { appointment: SeenAppointment; status: string; reason?: string | null },
    context: DeskContext,
  ): Promise<Change> {
    const { changes } = context.clinic;
    const { status, reason } = args;
    if (!changes.takes('setStatus', 'status'))
      return { __typename: 'NotOffered', why: changes.whyNot('setStatus') ?? 'No status can be set at this service.' };
    // In an update the reason is why the patient comes: that is not what is meant.
    const words = changes.isSame('setStatus', 'updateAppointment') ? {} : withoutNulls({ reason });
    return changeSeen('setStatus', args.appointment, context, {
      problems: [],
      values: () => ({ ...words, status }),
      isDone: (now) => now.status?.label === status || readStage(now.status?.label ?? '') === stageOf(status),
    });
  },
  async cancelAppointment(
    { appointment, reason }: { appointment: SeenAppointment; reason?: string | null },
    context: DeskContext,
  ): Promise<Change> {
    const { changes } = context.clinic;
    const bySetting = changes.takes('cancelAppointment', 'status');
    const known = changes.statusWords('cancelAppointment') ?? context.book.labels(context.clinic);
    const word = known.find((each) => readStage(each) === 'cancelled');
    if (bySetting && word === undefined)
      return { __typename: 'NotOffered', why: 'No status of this service was understood to mean “cancelled”.' };
    return changeSeen('cancelAppointment', appointment, context, {
      problems: [],
      values: () => withoutNulls(bySetting ? { status: word } : { reason }),
      isDone: (now) => readStage(now.status?.label ?? '') === 'cancelled',
      goneIsDone: true,
    });
  },
  registerClient: ({ client }: { client: NewClient }, context: DeskContext) =>
    add('registerClient', clientValues(client), context),
  addPatient: (args: { client: string; patient: NewPatient }, context: DeskContext) =>
    add('addPatient', withoutNulls({ ...args.patient, clientId: args.client }), context),
};

async function book(booking: Booking, context: DeskContext): Promise<Change> {
  const problems = checkBooking(booking);
  if (problems.length > 0) return { __typename: 'Refused', problems };
  const place = unwrap(await findDay({ location: booking.location, date: null }, context, null));
  const said = withoutNulls({
    start: booking.start,
    minutes: booking.minutes,
    locationId: booking.location,
    typeId: booking.type,
    providerId: booking.provider,
    clientId: booking.client,
    patientId: booking.patient,
    reason: booking.reason,
    notes: booking.notes,
    room: booking.room,
    status: booking.status,
  });
  const end = await context.clinic.changes.send('bookAppointment', said, place.timeZone);
  if (end.kind === 'done' || end.kind === 'unknown') context.onChanged();
  if (end.kind !== 'done' || end.id === null) return changeOf(end, null);
  const date = booking.start.slice(0, 10);
  const made = await readAgain({ id: end.id, location: booking.location, date }, context);
  return changeOf(end, made.ok ? made.value.now : null);
}

async function add(concept: WriteConcept, said: WriteValues, context: DeskContext): Promise<Change> {
  return changeOf(await context.clinic.changes.send(concept, said, context.timeZone), null);
}

interface Wish {
  /** What is wrong with it without asking anybody. */
  readonly problems: readonly Problem[];
  readonly values: (now: AppointmentRow) => WriteValues;
  /** Whether it holds already, which tells what came of a change that nobody answered. */
  readonly isDone: (now: AppointmentRow) => boolean;
  readonly goneIsDone?: true;
}

/** Changes what a person saw, unless it has become something else since: then nothing is sent and both are shown. */
function changeSeen(concept: WriteConcept, seen: SeenAppointment, context: DeskContext, wish: Wish): Promise<Change> {
  const { changes } = context.clinic;
  return context.queue(`appointment ${seen.id}`, async () => {
    const why = changes.whyNot(concept);
    if (why !== null) return { __typename: 'NotOffered', why };
    if (wish.problems.length > 0) return { __typename: 'Refused', problems: wish.problems };
    const { now, day } = unwrap(await readAgain(seen, context));
    if (now === null || versionOf(now) !== seen.version) {
      context.onChanged();
      return { __typename: 'Conflict', now };
    }
    const lock = now.lock === undefined ? {} : { lock: now.lock };
    const said = { ...demanded(concept, now, context), ...wish.values(now), ...lock, id: seen.id };
    const end = await changes.send(concept, said, day.timeZone);
    if (end.kind !== 'done' && end.kind !== 'unknown') return changeOf(end, null);
    context.onChanged();
    const after = await readAgain({ ...seen, id: (end.kind === 'done' && end.id) || seen.id }, context);
    if (!after.ok) return changeOf(end, null);
    const { now: result } = after.value;
    const holds = result ? wish.isDone(result) : wish.goneIsDone === true;
    // What was read shows that it was done, whatever became of the answer.
    if (end.kind === 'unknown' && holds) return { __typename: 'Done', id: seen.id, appointment: result };
    return changeOf(end, result);
  });
}

/**
 * What the service demands at every change stays as it is. Only an update means the appointment's own reason and notes:
 * anywhere else they are why it is called off, which nobody knows but the person.
 */
function demanded(concept: WriteConcept, now: AppointmentRow, { clinic }: DeskContext): WriteValues {
  const { demands } = clinic.changes.words(concept);
  if (demands.every((word) => word === 'id' || word === 'status')) return {};
  const { status: _status, ...present } = presentValues(now);
  if (clinic.changes.isSame(concept, 'updateAppointment')) return present;
  const { reason: _reason, notes: _notes, ...rest } = present;
  return rest;
}

function changeOf(end: ChangeEnd, appointment: AppointmentRow | null): Change {
  switch (end.kind) {
    case 'done':
      return { __typename: 'Done', id: end.id, appointment };
    case 'refused':
      return { __typename: 'Refused', problems: end.problems.length > 0 ? end.problems : [wordless] };
    case 'unknown':
      return { __typename: 'OutcomeUnknown', ...unknownWords(end.failure), now: appointment };
    case 'notOffered':
      return { __typename: 'NotOffered', why: end.why };
    case 'failed':
      throw new FailureGraphQLError(end.failure);
  }
}

const wordless: Problem = { message: 'The service said no and gave no reason.', field: null };

function unknownWords({ message }: Failure): { readonly message: string; readonly action: string } {
  return {
    message: `It was sent, and no answer came. ${message}`,
    action: 'Look whether it was done before you do it again.',
  };
}

function stageOf(label: string): string | null {
  const stage = readStage(label);
  return stage === 'unknown' ? null : stage;
}

function isAsWished(to: AppointmentUpdate, now: AppointmentRow): boolean {
  const links = ['provider', 'type', 'patient', 'client', 'location'] as const;
  return (
    (to.start == null || (now.start !== null && Date.parse(now.start) === Date.parse(to.start))) &&
    (to.minutes == null || minutesOf(now) === to.minutes) &&
    links.every((name) => to[name] == null || now[name]?.id === to[name]) &&
    (['reason', 'notes', 'room'] as const).every((name) => to[name] == null || now[name] === to[name])
  );
}

/** Services want a name in one piece or in two; what is missing follows from the other. */
function clientValues(client: NewClient): WriteValues {
  const whole = client.name ?? [client.givenName, client.familyName].filter(Boolean).join(' ');
  const words = whole.trim().split(/\s+/);
  return withoutNulls({
    name: whole || null,
    givenName: client.givenName ?? (words.length > 1 ? words.slice(0, -1).join(' ') : null),
    familyName: client.familyName ?? words.at(-1) ?? null,
    phone: client.phone,
    email: client.email,
    address: client.address,
    notes: client.notes,
    locationId: client.location,
  });
}
