import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { instantOnSite, isOnSite, wpGraphqlIds, wpGraphqlWords } from './records.ts';

type Texts<Field extends string> = Partial<Readonly<Record<Field, string | null>>>;

type IdField = 'clientMutationId' | 'id' | 'customerId' | 'productId' | 'locationId';

interface AppointmentInput extends Texts<IdField | 'status' | 'start' | 'end' | 'customerStatus' | 'customerNote'> {
  readonly staffIds?: readonly string[] | null;
}

interface CustomerInput extends Texts<'clientMutationId' | 'email' | 'firstName' | 'lastName' | 'displayName'> {
  readonly billing?: Texts<'phone'> | null;
}

const { key: keyOf } = wpGraphqlIds;

/** The mutations. All errors are errors of GraphQL. */
export function wpGraphqlWrites(
  stage: Backstage,
  appointment: (row: AppointmentRecord) => Row,
  customer: (row: ClientRecord) => Row,
  viewer: Row,
): object {
  const { practice, now } = stage;
  function done<Record>(write: () => Written<Record>): Record {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw new GraphQLError(outcome.message);
  }
  /** The key behind an id: undefined where none is given; one that leads to nothing is refused. */
  function found(kind: 'client' | 'provider' | 'visitType' | 'place', id: string | null | undefined) {
    if (id === null || id === undefined) return undefined;
    const { clients: client, providers: provider, visitTypes: visitType, places: place } = practice;
    const key = keyOf(kind, id);
    const rows: readonly { readonly key: number }[] = { client, provider, visitType, place }[kind];
    if (!rowOf(rows, key)) throw new GraphQLError(`Invalid ID: ${id}`);
    return key ?? undefined;
  }
  function changesOf(input: AppointmentInput, before: AppointmentRecord | null) {
    const { start: startText, end: endText, staffIds } = input;
    const start = startText ? instantOnSite(startText) : before?.start;
    const oldEnd = before ? before.start + before.minutes * 60_000 : null;
    const end = endText ? instantOnSite(endText) : oldEnd;
    if (start !== undefined && end !== null && end <= start)
      throw new GraphQLError('An appointment has to end after it starts.');
    return {
      start,
      minutes: start === undefined || end === null ? undefined : Math.round((end - start) / 60_000),
      clientKey: found('client', input.customerId),
      providerKey: staffIds ? (found('provider', staffIds[0]) ?? null) : undefined,
      typeKey: found('visitType', input.productId),
      placeKey: found('place', input.locationId),
      reason: input.customerNote,
      state: stateOf(input, before?.state ?? 'planned'),
    };
  }
  function onSite(id: string | null | undefined): AppointmentRecord {
    const row = rowOf(practice.appointments, keyOf('appointment', id));
    if (row && isOnSite(row) && !row.isDeleted) return row;
    throw new GraphQLError('No appointment could be found to update');
  }
  return {
    createAppointment({ input }: { input: AppointmentInput }) {
      const { start = null, placeKey = 1, typeKey = null, ...more } = changesOf(input, null);
      const booking = { ...more, start, placeKey, typeKey };
      const row = done(() => bookAppointment(practice, booking, now()));
      return { clientMutationId: input.clientMutationId, appointment: appointment(row) };
    },
    updateAppointment({ input }: { input: AppointmentInput }) {
      const before = onSite(input.id);
      const row = done(() => changeAppointment(practice, before.key, changesOf(input, before), now()));
      return { clientMutationId: input.clientMutationId, appointment: appointment(row) };
    },
    deleteAppointment({ input }: { input: AppointmentInput }) {
      const { key } = onSite(input.id);
      const row = done(() => changeAppointment(practice, key, { isDeleted: true }, now()));
      const deletedId = wpGraphqlIds.of('appointment', key);
      return { clientMutationId: input.clientMutationId, deletedId, appointment: appointment(row) };
    },
    registerCustomer({ input }: { input: CustomerInput }) {
      const { email, firstName, lastName, displayName, billing } = input;
      if (!email?.includes('@')) throw new GraphQLError('Please provide a valid email address.');
      const familyName = lastName ?? (firstName ? null : (displayName ?? email.split('@')[0]));
      const details = { givenName: firstName, familyName, emails: [email], phones: [billing?.phone] };
      const row = done(() => registerClient(practice, details, now()));
      return { clientMutationId: input.clientMutationId, customer: customer(row), viewer };
    },
  };
}

/** How far an appointment is by its status and by what is known of the customer; undefined where nothing is said. */
function stateOf({ status, customerStatus }: AppointmentInput, before: VisitState): VisitState | undefined {
  if (!status && !customerStatus) return undefined;
  const [oldStatus, oldCustomer] = wpGraphqlWords[before];
  if (customerStatus === 'NO_SHOW') return 'noShow';
  const word = status?.toLowerCase().replaceAll('_', '-') ?? oldStatus;
  const isThere = (customerStatus?.toLowerCase() ?? oldCustomer) === 'arrived';
  const states: Readonly<Record<string, VisitState>> = {
    unpaid: isThere ? 'arrived' : 'planned',
    'pending-confirmation': isThere ? 'arrived' : 'planned',
    confirmed: isThere ? 'arrived' : 'confirmed',
    paid: 'ready',
    complete: 'completed',
    cancelled: 'cancelled',
  };
  const state = states[word];
  if (state === undefined) throw new GraphQLError(`Invalid status for an appointment: ${word}`);
  return state;
}
