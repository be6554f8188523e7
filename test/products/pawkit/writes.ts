import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type VisitState, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import {
  type Written,
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
} from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { refusal } from '../amplify/refusal.ts';
import { type Row, isRow, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { type BookingExtra, type Extras, pawkitRows } from './records.ts';
import { iso, pawkitIds, petTypes, serviceIdOf, servicesOf } from './values.ts';

/** What can be done with the items of a model. */
export interface Writes {
  readonly create: (input: Row) => Row;
  readonly update: (before: Row, input: Row) => Row;
  readonly remove: (before: Row) => Row;
}

/** Time slots and orders that were entered, without those that a booking implies. */
export interface Opened {
  readonly TimeSlot: Row[];
  readonly Order: Row[];
}

interface State {
  readonly extras: Extras;
  readonly opened: Opened;
  readonly all: (name: string) => readonly Row[];
}

const stateOf: Readonly<Record<string, VisitState>> = {
  PENDING: 'planned',
  PENDING_PAYMENT: 'planned',
  PENDING_CONFIRMATION: 'planned',
  IN_PROGRESS: 'inProgress',
  CONFIRMED: 'confirmed',
  CANCELLED: 'cancelled',
  COMPLETED: 'completed',
};

/** Writes into the tables that the practice can hold; nobody may touch the others here. */
export function pawkitWrites(stage: Backstage, { extras, opened, all }: State): Readonly<Record<string, Writes>> {
  const { practice, now } = stage;
  const rows = pawkitRows(stage, extras);
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(stage, write);
    if (outcome.ok) return outcome.row;
    throw refusal(stage.refuseWrites === null ? 'DynamoDB:DynamoDbException' : 'Unauthorized', outcome.message);
  };
  const keyOf = (row: Row): number => Number(row['key']);
  const change = (key: number, changes: Parameters<typeof changeAppointment>[2]): AppointmentRecord =>
    done(() => changeAppointment(practice, key, changes, now()));
  /** The instant of an AWSDateTime, which has an offset. */
  function instantIn(input: Row, field: string): number | undefined {
    const text = givenText(input, field);
    if (text === undefined || text === null) return undefined;
    const instant = /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
    if (!Number.isNaN(instant)) return instant;
    throw refusal('MappingTemplate', `Variable '${field}' has an invalid value.`);
  }
  const textsIn = (value: unknown): readonly string[] | undefined =>
    Array.isArray(value) ? value.filter((part) => typeof part === 'string') : undefined;
  /** What an input says that the practice has no column for. */
  function extraIn(input: Row): BookingExtra {
    const petIds = textsIn(input['petIds']);
    const [status, address, orderId] = ['status', 'address', 'orderId'].map((field) => givenText(input, field));
    return {
      ...(petIds && { petIds }),
      ...(status && { status }),
      ...(address && { address }),
      ...(orderId && { orderId }),
    };
  }
  /** The key of the one animal that the practice has for a visit. */
  function patientIn(input: Row): number | null | undefined {
    const petIds = textsIn(input['petIds']);
    return petIds && pawkitIds.key('patient', petIds[0] ?? null);
  }
  function serviceIn(input: Row) {
    const id = givenText(input, 'serviceId');
    const found = servicesOf(practice).find((service) => serviceIdOf(service) === id);
    if (found) return found;
    throw refusal(
      'MappingTemplate',
      "Cannot return null for non-nullable type: 'ServiceProvider' within parent 'Booking'",
    );
  }
  /** Until when a booking is: as long as its time slot, or else as the service usually takes. */
  function minutesAt(serviceId: string, start: number): number | undefined {
    const slot = all('TimeSlot').find((row) => row['serviceId'] === serviceId && row['startDateTime'] === iso(start));
    const end = slot && Date.parse(textOf(slot['endDateTime']));
    return end ? (end - start) / 60_000 : undefined;
  }
  const bookings: Writes = {
    create(input) {
      const { placeKey, typeKey, kind } = serviceIn(input);
      const start = instantIn(input, 'startDateTime') ?? null;
      const minutes = minutesAt(textOf(input['serviceId']), start ?? 0);
      const clientKey = pawkitIds.key('client', givenText(input, 'customerId'));
      const state = stateOf[textOf(input['status'])] ?? 'planned';
      const details = { start, minutes, placeKey, typeKey, clientKey, patientKey: patientIn(input), state };
      const made = done(() => bookAppointment(practice, details, now()));
      const [timeSlotId, customerUsername] = [textOf(input['timeSlotId']), textOf(input['customerUsername'])];
      extras.bookings.set(made.key, { ...extraIn(input), kind, timeSlotId, customerUsername });
      return rows.booking(made);
    },
    update(before, input) {
      const key = keyOf(before);
      const row = rowOf(practice.appointments, key);
      const status = givenText(input, 'status');
      const service = input['serviceId'] ? serviceIn(input) : null;
      const state = status && status !== before['status'] ? stateOf[status] : undefined;
      const where = service ? { placeKey: service.placeKey, typeKey: service.typeKey } : {};
      const changes = { start: instantIn(input, 'startDateTime'), state, patientKey: patientIn(input), ...where };
      const after = change(row?.key ?? 0, changes);
      const extra = { ...extraIn(input), ...(service && { kind: service.kind }) };
      extras.bookings.set(key, { ...extras.bookings.get(key), ...extra });
      return rows.booking(after);
    },
    remove: (before) => rows.booking(change(keyOf(before), { isDeleted: true })),
  };
  const street = (input: Row): Partial<Pick<ClientRecord, 'street'>> => {
    const { address } = input;
    return isRow(address)
      ? { street: [address['blockNumber'], address['streetName']].filter((part) => typeof part === 'string').join(' ') }
      : {};
  };
  const customers: Writes = {
    create(input) {
      const username = textOf(input['username']);
      const made = done(() => registerClient(practice, { familyName: username }, now()));
      extras.usernames.set(made.key, username);
      return rows.customer(
        done(() =>
          changeClient(practice, made.key, { isActive: input['isDeactivated'] !== true, ...street(input) }, now()),
        ),
      );
    },
    update(before, input) {
      const { isDeactivated } = input;
      const isActive = typeof isDeactivated === 'boolean' ? !isDeactivated : undefined;
      return rows.customer(done(() => changeClient(practice, keyOf(before), { isActive, ...street(input) }, now())));
    },
    remove: (before) => rows.customer(done(() => changeClient(practice, keyOf(before), { isDeleted: true }, now()))),
  };
  const speciesOf = (petType: string): string =>
    Object.keys(petTypes).find((species) => petTypes[species] === petType) ?? 'Unknown';
  function petIn(input: Row) {
    const { isDeleted } = input;
    const petType = givenText(input, 'petType');
    const gender = givenText(input, 'gender');
    return {
      name: givenText(input, 'name') ?? undefined,
      species: petType ? speciesOf(petType) : undefined,
      breed: givenText(input, 'breedName'),
      birthDate: givenText(input, 'birthdate'),
      microchip: givenText(input, 'microchipNumber'),
      sex: gender === 'MALE' || gender === 'FEMALE' ? gender : undefined,
      isActive: typeof isDeleted === 'boolean' ? !isDeleted : undefined,
    } as const;
  }
  const pets: Writes = {
    create(input) {
      const clientKey = pawkitIds.key('client', givenText(input, 'customerId'));
      const details = petIn(input);
      const made = done(() => addPatient(practice, { clientKey, name: details.name, species: details.species }, now()));
      return rows.pet(done(() => changePatient(practice, made.key, details, now())));
    },
    update: (before, input) => rows.pet(done(() => changePatient(practice, keyOf(before), petIn(input), now()))),
    remove(before) {
      const removed = done(() => changePatient(practice, keyOf(before), { isActive: false }, now()));
      practice.patients.splice(
        practice.patients.findIndex(({ key }) => key === removed.key),
        1,
      );
      return rows.pet(removed);
    },
  };
  /** Items that come before a booking. What a booking implies of them is told by it, and stays. */
  function entered(kept: Row[], firstId: number, read: (input: Row) => Row): Writes {
    const indexOf = ({ id }: Row): number => kept.findIndex((row) => row['id'] === id);
    return {
      create(input) {
        if (stage.refuseWrites !== null) throw refusal('Unauthorized', stage.refuseWrites);
        const at = iso(now());
        const id = input['id'] ?? pawkitIds.of('visitType', firstId + kept.length);
        const row = { ...input, ...read(input), id, createdAt: at, updatedAt: at };
        kept.push(row);
        return row;
      },
      update(before, input) {
        const after = { ...before, ...input, ...read(input), updatedAt: iso(now()) };
        const index = indexOf(before);
        if (index >= 0) kept[index] = after;
        return after;
      },
      remove(before) {
        const index = indexOf(before);
        if (index >= 0) kept.splice(index, 1);
        return before;
      },
    };
  }
  /** The instants of a time slot, written as those of bookings are. */
  function instantsIn(input: Row): Row {
    const [start, end] = ['startDateTime', 'endDateTime'].map((field) => instantIn(input, field));
    return {
      ...(start !== undefined && { startDateTime: iso(start) }),
      ...(end !== undefined && { endDateTime: iso(end) }),
    };
  }
  return {
    Booking: bookings,
    Customer: customers,
    Pet: pets,
    TimeSlot: entered(opened.TimeSlot, 60_000, instantsIn),
    Order: entered(opened.Order, 70_000, () => ({})),
    PetBookings: joins(),
  };
  /** What joins an animal to a booking. The booking has it among its ids, too, so that these are one here. */
  function joins(): Writes {
    const linked = (input: Row, isMeant: boolean): Row => {
      const booking = all('Booking').find(
        (row) =>
          row['customerUsername'] === input['bookingCustomerUsername'] &&
          row['timeSlotId'] === input['bookingtimeSlotId'],
      );
      if (!booking)
        throw refusal(
          'MappingTemplate',
          "Cannot return null for non-nullable type: 'Booking' within parent 'PetBookings'",
        );
      const others = (textsIn(booking['petIds']) ?? []).filter((id) => id !== input['petId']);
      const petIds = isMeant ? [...others, textOf(input['petId'])] : others;
      bookings.update(booking, { petIds });
      const at = iso(now());
      return { id: pawkitIds.of('visitType', 80_000 + keyOf(booking)), ...input, createdAt: at, updatedAt: at };
    };
    return {
      create: (input) => linked(input, true),
      update: (before) => before,
      remove: (before) => linked(before, false),
    };
  }
}
