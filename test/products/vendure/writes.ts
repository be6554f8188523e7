import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type Kind, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { dateTimeOf, userInputError } from './listQuery.ts';
import { forbiddenMutations } from './mutations.ts';
import { vendureIds } from './catalogue.ts';
import { type Origins, emailOf, openSlotOf, vendureRows, vendureWords } from './records.ts';

type Text = string | null | undefined;

interface CustomerInput {
  readonly id?: string;
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly phoneNumber?: Text;
  readonly emailAddress?: Text;
  readonly customFields?: { readonly homeLocationId?: Text; readonly visitNotes?: Text } | null;
}

interface BookingInput {
  readonly id?: string;
  readonly slotId?: Text;
  readonly startsAt?: Text;
  readonly endsAt?: Text;
  readonly resourceId?: Text;
  readonly stockLocationId?: Text;
  readonly productVariantId?: Text;
  readonly customerId?: Text;
  readonly administratorId?: Text;
  readonly notes?: Text;
  readonly status?: Text;
}

type Change = { readonly [Field in keyof AppointmentRecord]?: AppointmentRecord[Field] | undefined };

const names: Readonly<Partial<Record<Kind, string>>> = {
  appointment: 'AppointmentBooking',
  client: 'Customer',
  place: 'StockLocation',
  provider: 'Administrator',
  visitType: 'ProductVariant',
};
const emailConflict = {
  __typename: 'EmailAddressConflictError',
  errorCode: 'EMAIL_ADDRESS_CONFLICT_ERROR',
  message: 'The email address is not available.',
};
const slotUnavailable = {
  __typename: 'SlotUnavailableError',
  errorCode: 'SLOT_UNAVAILABLE_ERROR',
  message: 'The slot is not available.',
};

/** The mutations. What is to be expected comes as an error result, all else as an error. */
export function vendureWrites(stage: Backstage, origins: Origins, show: (row: Row) => Row): object {
  const { practice, now } = stage;
  const { rowsOf, customer, booking } = vendureRows(stage, origins);
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw stage.refuseWrites === null ? userInputError(outcome.message) : forbidden(outcome.message);
  };
  /** The key behind an id, undefined where none is given; an id of nothing is an error. */
  const keyOf = (kind: Kind, id: Text): number | null | undefined => {
    if (id === null || id === undefined) return id;
    const key = vendureIds.key(kind, id);
    const rows: readonly { readonly key: number }[] = {
      organization: [],
      place: practice.places,
      provider: practice.providers,
      visitType: practice.visitTypes,
      client: practice.clients.filter((row) => !row.isDeleted),
      patient: [],
      appointment: practice.appointments.filter((row) => !row.isDeleted && !row.isBlock),
    }[kind];
    if (rowOf(rows, key)) return key;
    throw notFound(names[kind] ?? kind, id);
  };
  const clientOf = (id: Text): ClientRecord => {
    const found = rowOf(practice.clients, keyOf('client', id) ?? null);
    if (found) return found;
    throw notFound('Customer', id ?? '');
  };
  const visitOf = (id: Text): AppointmentRecord => {
    const found = rowOf(practice.appointments, keyOf('appointment', id) ?? null);
    if (found) return found;
    throw notFound('AppointmentBooking', id ?? '');
  };
  const isKnown = (email: Text, but: number | null): boolean =>
    practice.clients.some(
      (row) => !row.isDeleted && row.key !== but && emailOf(row).toLowerCase() === email?.trim().toLowerCase(),
    );
  const changeCustomer = (key: number, change: Parameters<typeof changeClient>[2]): Row =>
    show(customer(done(() => changeClient(practice, key, change, now()))));
  const isTaken = (providerKey: number | null, start: number, minutes: number, but: number | null): boolean =>
    providerKey !== null &&
    practice.appointments.some(
      (row) =>
        row.providerKey === providerKey &&
        row.key !== but &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < start + minutes * 60_000 &&
        row.start + row.minutes * 60_000 > start,
    );
  const change = (before: AppointmentRecord, changes: Change): Row => {
    const row = done(() => changeAppointment(practice, before.key, changes, now()));
    const isMoved = row.start !== before.start || row.minutes !== before.minutes;
    if (isMoved && !origins.has(row.key)) origins.set(row.key, before);
    return show(booking(row));
  };
  /** When and where a slot is that is still to be had; null where it is taken or past. */
  const placed = (slotId: string): { readonly start: number; readonly placeKey: number } | null => {
    const open = openSlotOf(slotId);
    if (open && rowOf(practice.places, open.placeKey)) return open.start > now() ? open : null;
    if (rowsOf['AppointmentSlot']?.().some(({ id }) => id === slotId)) return null;
    throw notFound('AppointmentSlot', slotId);
  };
  const remove = (id: string): Row => {
    const { key } = clientOf(id);
    done(() => changeClient(practice, key, { isDeleted: true }, now()));
    return { result: 'DELETED', message: null };
  };
  const denied = Object.fromEntries(
    forbiddenMutations.map((name) => [
      name,
      (): never => {
        throw forbidden('You are not currently authorized to perform this action');
      },
    ]),
  );
  return {
    ...denied,
    createCustomer({ input }: { input: CustomerInput }) {
      if (isKnown(input.emailAddress, null)) return emailConflict;
      const { firstName, lastName, phoneNumber, emailAddress, customFields } = input;
      const details = { givenName: firstName, familyName: lastName, emails: [emailAddress], phones: [phoneNumber] };
      const placeKey = keyOf('place', customFields?.homeLocationId) ?? undefined;
      const made = done(() => registerClient(practice, details, now()));
      return changeCustomer(made.key, { note: customFields?.visitNotes, placeKey });
    },
    updateCustomer({ input }: { input: CustomerInput }) {
      const before = clientOf(input.id);
      const { firstName, lastName, phoneNumber, emailAddress, customFields } = input;
      if (emailAddress && isKnown(emailAddress, before.key)) return emailConflict;
      return changeCustomer(before.key, {
        givenName: firstName === undefined ? undefined : firstName || null,
        familyName: lastName ?? undefined,
        emails: emailAddress ? [emailAddress, ...before.emails.slice(1)] : undefined,
        phones:
          phoneNumber === undefined
            ? undefined
            : [...(phoneNumber ? [{ label: 'Mobile', value: phoneNumber } as const] : []), ...before.phones.slice(1)],
        note: customFields?.visitNotes,
        placeKey: keyOf('place', customFields?.homeLocationId) ?? undefined,
      });
    },
    deleteCustomer: ({ id }: { id: string }) => remove(id),
    deleteCustomers: ({ ids }: { ids: readonly string[] }) => ids.map(remove),
    createCustomerAddress({ customerId, input }: { customerId: string; input: { streetLine1: string; city?: Text } }) {
      const { key } = clientOf(customerId);
      const row = changeCustomer(key, { street: input.streetLine1, city: input.city ?? '' });
      const [address] = row['addresses'] as readonly Row[]; // Sound: whoever has a street has an address.
      return address;
    },
    addNoteToCustomer: ({ input }: { input: { id: string; note: string } }) =>
      changeCustomer(clientOf(input.id).key, { note: input.note }),
    transitionOrderToState({ id, state }: { id: string; state: string }) {
      const order = rowsOf['Order']?.().find((row) => row['id'] === id);
      if (!order) return null;
      return {
        __typename: 'OrderStateTransitionError',
        errorCode: 'ORDER_STATE_TRANSITION_ERROR',
        message: `Cannot transition Order from "${String(order['state'])}" to "${state}"`,
        transitionError: 'The front desk takes no payments',
        fromState: order['state'],
        toState: state,
      };
    },
    createAppointmentBooking({ input }: { input: BookingInput }) {
      const typeKey = keyOf('visitType', input.productVariantId) ?? null;
      const open = input.slotId ? placed(input.slotId) : null;
      if (input.slotId && !open) return slotUnavailable;
      const start = open?.start ?? (input.startsAt ? dateTimeOf(input.startsAt) : null);
      if (start === null) throw userInputError('Either a slotId or startsAt is needed');
      const usual = rowOf(practice.visitTypes, typeKey)?.minutes ?? 30;
      const minutes = input.endsAt ? Math.round((dateTimeOf(input.endsAt) - start) / 60_000) : usual;
      if (minutes <= 0) throw userInputError('endsAt has to be after startsAt');
      // The first digit of a room's number is that of its location.
      const room = input.resourceId && String(Math.floor(Number(input.resourceId) / 10));
      const providerKey = keyOf('provider', input.administratorId) ?? null;
      if (isTaken(providerKey, start, minutes, null)) return slotUnavailable;
      const details = {
        start,
        minutes,
        typeKey,
        placeKey: open?.placeKey ?? keyOf('place', room ?? input.stockLocationId) ?? null,
        providerKey,
        clientKey: keyOf('client', input.customerId),
        reason: input.notes,
      };
      return show(booking(done(() => bookAppointment(practice, details, now()))));
    },
    updateAppointmentBooking({ input }: { input: BookingInput }) {
      const before = visitOf(input.id);
      const start = input.startsAt ? dateTimeOf(input.startsAt) : before.start;
      const minutes = input.endsAt ? Math.round((dateTimeOf(input.endsAt) - start) / 60_000) : before.minutes;
      if (minutes <= 0) throw userInputError('endsAt has to be after startsAt');
      const providerKey = keyOf('provider', input.administratorId);
      const isMoved = start !== before.start || (providerKey !== undefined && providerKey !== before.providerKey);
      const next = providerKey === undefined ? before.providerKey : providerKey;
      if (isMoved && isTaken(next, start, minutes, before.key)) return slotUnavailable;
      return change(before, {
        start,
        minutes,
        providerKey,
        state: stateOfWord(vendureWords, input.status),
        typeKey: keyOf('visitType', input.productVariantId) ?? undefined,
        clientKey: keyOf('client', input.customerId),
        reason: input.notes,
      });
    },
    cancelAppointmentBooking: ({ id, reason }: { id: string; reason?: Text }) =>
      change(visitOf(id), { state: 'cancelled', cancelReason: reason }),
    rescheduleAppointmentBooking({ id, newSlotId }: { id: string; newSlotId: string }) {
      const before = visitOf(id);
      const open = placed(newSlotId);
      return open && !isTaken(before.providerKey, open.start, before.minutes, before.key)
        ? change(before, open)
        : slotUnavailable;
    },
    completeAppointmentBooking: ({ id }: { id: string }) => change(visitOf(id), { state: 'completed' }),
  };
}

function notFound(entity: string, id: string): GraphQLError {
  return new GraphQLError(`No ${entity} with the id "${id}" could be found`, {
    extensions: { code: 'ENTITY_NOT_FOUND' },
  });
}

function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}
