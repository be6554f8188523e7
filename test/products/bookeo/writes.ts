import { offsetText } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PlaceRecord,
  type ProviderRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import type { BookeoMemory } from './memory.ts';
import type { BookeoRecords } from './records.ts';
import { bookeoIds, instantIn, isBooking, labelOf, mostPets, petOption, reasonOption } from './values.ts';

interface Parts {
  readonly memory: BookeoMemory;
  readonly records: BookeoRecords;
  readonly freeStaff: (
    place: PlaceRecord,
    range: { readonly from: number; readonly to: number },
  ) => readonly ProviderRecord[];
}

interface PersonInput {
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly emailAddress?: string | null;
  readonly phoneNumbers?: readonly { readonly number: string; readonly type?: string | null }[] | null;
  readonly streetAddress?: { readonly address1?: string | null; readonly city?: string | null } | null;
}

interface BookingInput {
  readonly productId?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly participants?: { readonly numbers: readonly { readonly number: number }[] } | null;
  readonly resources?: readonly { readonly id: string }[] | null;
  readonly options?: readonly { readonly id: string; readonly value: string }[] | null;
  readonly externalRef?: string | null;
}

interface NewBooking extends BookingInput {
  readonly businessId: string;
  readonly productId: string;
  readonly customerId?: string | null;
  readonly customer?: PersonInput | null;
  readonly eventId?: string | null;
  readonly mode?: 'backend' | null;
}

interface NewPayment {
  readonly bookingNumber: string;
  readonly receivedTime?: string | null;
  readonly reason: string;
  readonly comment?: string | null;
  readonly amount: Row;
  readonly paymentMethod: string;
  readonly paymentMethodOther?: string | null;
}

type Input<Fields> = { readonly input: Fields };
type Refusal = { readonly ok: false; readonly field: string; readonly message: string };

const { key } = bookeoIds;

function refusal(field: string, message: string): Refusal {
  return { ok: false, field, message };
}

const crowdRefusal = refusal('participants', `The number of participants must be from 1 to ${String(mostPets)}`);

/** Mutations of bookings, customers and payments; what is refused is told beside the object. */
export function bookeoWrites(backstage: Backstage, { memory, records, freeStaff }: Parts): object {
  const { practice, now, refuseWrites } = backstage;

  function payload<Item>(name: string, show: (row: Item) => unknown, write: () => Written<Item>): object {
    if (refuseWrites !== null) return { [name]: null, errors: [errorOf(403, refuseWrites, null)] };
    const outcome = write();
    if (outcome.ok) return { [name]: show(outcome.row), errors: [] };
    const status = outcome.message.startsWith('No such') ? 404 : 400;
    return { [name]: null, errors: [errorOf(status, outcome.message, outcome.field)] };
  }
  function errorOf(httpStatus: number, message: string, field: string | null): object {
    return { httpStatus, message, errorId: `E${String(httpStatus)}${String(memory.payments.length)}`, field };
  }

  const clientOf = (id: string | null | undefined): ClientRecord | null => {
    const row = rowOf(practice.clients, key('client', id));
    return row && !row.isDeleted ? row : null;
  };
  const register = (input: PersonInput, place: PlaceRecord | null): Written<ClientRecord> => {
    const missing = (['firstName', 'lastName'] as const).find((name) => (input[name] ?? '').trim() === '');
    if (missing !== undefined) return refusal(missing, `${missing} is required`);
    const made = registerClient(
      practice,
      { givenName: input.firstName, familyName: input.lastName, emails: [input.emailAddress] },
      now(),
    );
    if (!made.ok) return made;
    const change = {
      phones: (input.phoneNumbers ?? []).map(({ number, type }) => ({ label: labelOf(type), value: number })),
      street: input.streetAddress?.address1 ?? '',
      city: input.streetAddress?.city ?? '',
      placeKey: place?.key ?? 1,
    };
    return changeClient(practice, made.row.key, change, now());
  };

  /** The staff member among resources; undefined where none are given. */
  const providerIn = (input: BookingInput, place: PlaceRecord): number | null | undefined => {
    if (!input.resources) return undefined;
    const keys = input.resources.map(({ id }) => key('provider', id));
    const found = records.staff().find((row) => keys.includes(row.key) && row.placeKeys.includes(place.key));
    return found?.key ?? null;
  };
  const valueOf = (input: BookingInput, option: { readonly id: string }): string | undefined =>
    input.options?.find(({ id }) => id === option.id)?.value;
  const petsIn = (input: BookingInput): number | undefined =>
    input.participants?.numbers.reduce((sum, { number }) => sum + number, 0);
  const isCrowd = (pets: number | undefined): boolean => pets !== undefined && (pets < 1 || pets > mostPets);
  const remember = (appointmentKey: number, input: BookingInput, petName: string | undefined): void => {
    const before = memory.extras.get(appointmentKey);
    const pets = petsIn(input);
    memory.extras.set(appointmentKey, {
      petName: petName ?? before?.petName,
      externalRef: input.externalRef ?? before?.externalRef,
      pets: pets ?? before?.pets,
    });
  };
  /** The animal of a customer that has this name. */
  const petKeyOf = (client: ClientRecord | null, name: string | undefined): number | null => {
    const wanted = name?.trim().toLowerCase();
    const pet = practice.patients.find(
      (row) => client !== null && row.clientKey === client.key && row.name.toLowerCase() === wanted,
    );
    return pet?.key ?? null;
  };

  const createBooking = (input: NewBooking): Written<AppointmentRecord> => {
    const place = rowOf(practice.places, key('place', input.businessId));
    if (!place) return refusal('businessId', 'No such business');
    const product = records.products().find((row) => row.key === key('visitType', input.productId));
    if (!product) return refusal('productId', 'No such product');
    const startText = input.startTime ?? input.eventId?.split('_')[1];
    if (startText === undefined) return refusal('startTime', 'Either startTime or eventId is required');
    const start = instantIn(startText, place.zone);
    if (start === null) return refusal('startTime', `Invalid startTime: ${startText}`);
    const end = input.endTime ? instantIn(input.endTime, place.zone) : start + product.minutes * 60_000;
    if (end === null || end <= start) return refusal('endTime', 'endTime must be after startTime');
    const chosen = providerIn(input, place);
    if (chosen === null) return refusal('resources', 'No such resource');
    if (isCrowd(petsIn(input))) return crowdRefusal;
    if (!input.customerId && !input.customer) return refusal('customerId', 'Either customerId or customer is required');
    if (input.customerId && !clientOf(input.customerId)) return refusal('customerId', 'No such customer');
    let client = clientOf(input.customerId);
    if (!client && input.customer) {
      const made = register(input.customer, place);
      if (!made.ok) return made;
      client = made.row;
    }
    const petName = valueOf(input, petOption);
    const made = bookAppointment(
      practice,
      {
        start,
        minutes: (end - start) / 60_000,
        placeKey: place.key,
        typeKey: product.key,
        providerKey: chosen ?? freeStaff(place, { from: start, to: end })[0]?.key,
        clientKey: client?.key,
        patientKey: petKeyOf(client, petName),
        reason: valueOf(input, reasonOption),
        // A booking by a manager needs no approval.
        state: input.mode === 'backend' ? 'confirmed' : 'planned',
      },
      now(),
    );
    if (made.ok) remember(made.row.key, input, petName);
    return made;
  };

  const bookingOf = (bookingNumber: string): Written<AppointmentRecord> => {
    const row = rowOf(practice.appointments, key('appointment', bookingNumber));
    if (!row || !isBooking(row)) return refusal('bookingNumber', 'No such booking');
    return row.state === 'cancelled' ? refusal('bookingNumber', 'This booking is canceled') : { ok: true, row };
  };

  const updateBooking = (
    input: BookingInput & { readonly bookingNumber: string; readonly noShow?: boolean | null },
  ): Written<AppointmentRecord> => {
    const found = bookingOf(input.bookingNumber);
    if (!found.ok) return found;
    const before = found.row;
    const place = rowOf(practice.places, before.placeKey);
    const zone = zoneOf(practice, before);
    const typeKey = input.productId
      ? records.products().find((row) => row.key === key('visitType', input.productId))?.key
      : before.typeKey;
    if (typeKey === undefined) return refusal('productId', 'No such product');
    const start = input.startTime ? instantIn(input.startTime, zone) : before.start;
    if (start === null) return refusal('startTime', `Invalid startTime: ${String(input.startTime)}`);
    const end = input.endTime ? instantIn(input.endTime, zone) : start + before.minutes * 60_000;
    if (end === null || end <= start) return refusal('endTime', 'endTime must be after startTime');
    const providerKey = place ? providerIn(input, place) : undefined;
    if (providerKey === null && input.resources?.length !== 0) return refusal('resources', 'No such resource');
    if (isCrowd(petsIn(input))) return crowdRefusal;
    const petName = valueOf(input, petOption);
    remember(before.key, input, petName);
    const patientKey = petKeyOf(rowOf(practice.clients, before.clientKey), petName);
    const change = {
      start,
      minutes: (end - start) / 60_000,
      typeKey,
      providerKey,
      reason: valueOf(input, reasonOption),
      patientKey: patientKey ?? undefined,
      state: input.noShow === true ? ('noShow' as const) : undefined,
    };
    const back = input.noShow === false && before.state === 'noShow' ? { state: 'confirmed' as const } : {};
    return changeAppointment(practice, before.key, { ...change, ...back }, now());
  };

  const pay = (input: NewPayment): Written<Row> => {
    const row = rowOf(practice.appointments, key('appointment', input.bookingNumber));
    if (!row || !isBooking(row)) return refusal('bookingNumber', 'No such booking');
    if (input.paymentMethod === 'other' && !input.paymentMethodOther)
      return refusal('paymentMethodOther', 'paymentMethodOther is required when paymentMethod is other');
    const zone = zoneOf(practice, row);
    const receivedAt = instantIn(input.receivedTime, zone) ?? now();
    const made: Row = {
      ...input,
      id: `41551P${String(900_000 + memory.payments.length)}`,
      receivedAt,
      receivedTime: offsetText(receivedAt, zone),
      creationTime: offsetText(now(), zone),
      description: `Booking ${input.bookingNumber}`,
      agent: 'API',
      customerId: row.clientKey === null ? null : bookeoIds.of('client', row.clientKey),
    };
    memory.payments.push(made);
    return { ok: true, row: made };
  };

  return {
    createBooking: ({ input }: Input<NewBooking>) => payload('booking', records.booking, () => createBooking(input)),
    updateBooking: ({ input }: Input<BookingInput & { bookingNumber: string; noShow?: boolean | null }>) =>
      payload('booking', records.booking, () => updateBooking(input)),
    cancelBooking: ({ input }: Input<{ bookingNumber: string; reason?: string | null }>) =>
      payload('booking', records.booking, () => {
        const found = bookingOf(input.bookingNumber);
        if (!found.ok) return found;
        const change = { state: 'cancelled' as const, cancelReason: input.reason ?? null };
        return changeAppointment(practice, found.row.key, change, now());
      }),
    createCustomer: ({ input }: Input<{ businessId?: string | null; customer: PersonInput }>) =>
      payload('customer', records.customer, () => {
        const place = rowOf(practice.places, key('place', input.businessId));
        return input.businessId && !place ? refusal('businessId', 'No such business') : register(input.customer, place);
      }),
    updateCustomer: ({ input }: Input<PersonInput & { id: string }>) =>
      payload('customer', records.customer, () => {
        const before = clientOf(input.id);
        if (!before) return refusal('id', 'No such customer');
        const blank = (['firstName', 'lastName'] as const).find((name) => input[name]?.trim() === '');
        if (blank !== undefined) return refusal(blank, `${blank} is required`);
        const change = {
          givenName: input.firstName ?? undefined,
          familyName: input.lastName ?? undefined,
          emails: contactChange(before, undefined, input.emailAddress).emails,
          phones: input.phoneNumbers?.map(({ number, type }) => ({ label: labelOf(type), value: number })),
          street: input.streetAddress?.address1 ?? undefined,
          city: input.streetAddress?.city ?? undefined,
        };
        return changeClient(practice, before.key, change, now());
      }),
    deleteCustomer: ({ input }: Input<{ id: string }>) =>
      payload(
        'deletedCustomerId',
        ({ key: gone }: ClientRecord) => bookeoIds.of('client', gone),
        () => {
          const before = clientOf(input.id);
          return before
            ? changeClient(practice, before.key, { isDeleted: true, isActive: false }, now())
            : refusal('id', 'No such customer');
        },
      ),
    createPayment: ({ input }: Input<NewPayment>) =>
      payload(
        'payment',
        (row: Row) => row,
        () => pay(input),
      ),
  };
}
