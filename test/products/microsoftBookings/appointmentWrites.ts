import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PlaceRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { attemptsOf } from './attempts.ts';
import { enterCustomer, missing } from './customerFields.ts';
import type { BookingsMemory } from './memory.ts';
import { type BookingsRecords, locationOf } from './records.ts';
import { BookingsError, bookingsIds, bookingsLabels, isBooked, notFound, zonedInstant } from './values.ts';

interface CreateArgs {
  readonly businessId: string;
  readonly input: Row;
}

interface IdArgs {
  readonly businessId: string;
  readonly id: string;
}

interface CancelArgs extends IdArgs {
  readonly cancellationMessage?: string | null;
}

const labelled: readonly Exclude<VisitState, 'cancelled'>[] = [
  'planned',
  'confirmed',
  'arrived',
  'inProgress',
  'ready',
  'completed',
  'noShow',
];
const ownFields = ['startDateTime', 'endDateTime', 'serviceId', 'serviceNotes', 'staffMemberIds', 'customers'];

/** Writes of appointments. */
export function appointmentWrites(backstage: Backstage, records: BookingsRecords, memory: BookingsMemory): object {
  const { practice, now } = backstage;
  const { written, done } = attemptsOf(backstage);

  const recordOf = (place: PlaceRecord, id: string): AppointmentRecord => {
    const row = rowOf(practice.appointments, bookingsIds.key('appointment', id));
    if (!row || row.placeKey !== place.key || !isBooked(row)) throw notFound();
    return row;
  };
  const typeKeyOf = (id: unknown): number => {
    const key = bookingsIds.key('visitType', String(id));
    if (!records.servicesOf().some((type) => type.key === key) || key === null)
      throw new BookingsError('ErrorInvalidIdMalformed', `The service '${String(id)}' does not exist.`, 'serviceId');
    return key;
  };
  const staffKeysOf = (place: PlaceRecord, ids: unknown): readonly number[] =>
    (Array.isArray(ids) ? ids : []).map((id) => {
      const key = bookingsIds.key('provider', String(id));
      const member = records.staffOf(place.key).find((each) => each.key === key);
      if (member) return member.key;
      throw new BookingsError(
        'ErrorInvalidIdMalformed',
        `The staff member '${String(id)}' does not exist.`,
        'staffMemberIds',
      );
    });
  /** Who comes: the customer of an ID, or a new one; who can't be found is left out. */
  const clientKeyOf = (place: PlaceRecord, customers: unknown): number | null => {
    const [first] = Array.isArray(customers) ? customers.filter(isRow) : [];
    if (!first) return null;
    const customerId = givenText(first, 'customerId');
    if (customerId) {
      const key = bookingsIds.key('client', customerId);
      return practice.clients.find((client) => client.key === key && !client.isDeleted)?.key ?? null;
    }
    const { name, emailAddress, phone } = first;
    const phones = phone ? [{ number: phone, type: 'mobile' }] : [];
    return enterCustomer(backstage, place.key, { displayName: name, emailAddress, phones }).key;
  };
  const stateOf = (input: Row): VisitState | undefined => {
    const label = givenText(input, 'appointmentLabel');
    return label === undefined ? undefined : labelled.find((state) => bookingsLabels[state] === label);
  };

  /** Keeps what the practice has no place for. */
  const remember = (key: number, input: Row, staffKeys: readonly number[] | undefined): void => {
    const { serviceLocation, customers, ...fields } = input;
    const beside = Object.entries(presentFields(fields)).filter(
      // A label that says how far it is, is stored as that.
      ([field]) => !ownFields.includes(field) && !(field === 'appointmentLabel' && stateOf(input) !== undefined),
    );
    const [customer] = Array.isArray(customers) ? customers.filter(isRow) : [];
    const { appointmentLabel: before, ...kept } = memory.appointments.get(key) ?? {};
    const { displayName, address }: Row = isRow(serviceLocation) ? serviceLocation : {};
    memory.appointments.set(key, {
      ...kept,
      ...(before !== undefined && stateOf(input) === undefined && { appointmentLabel: before }),
      ...Object.fromEntries(beside),
      ...(customer && { customerNotes: givenText(customer, 'notes') ?? null }),
      ...(typeof displayName === 'string' && {
        serviceLocation: locationOf(displayName, isRow(address) ? address : {}),
      }),
      ...(staffKeys && { staffKeys }),
    });
  };

  return {
    createBookingAppointment: ({ businessId, input }: CreateArgs) =>
      written('bookingAppointment', businessId, (place) => {
        if (!input['serviceId']) throw missing('serviceId');
        if (!input['startDateTime']) throw missing('startDateTime');
        const typeKey = typeKeyOf(input['serviceId']);
        const start = zonedInstant(input['startDateTime'], 'startDateTime');
        const minutes = input['endDateTime'] ? minutesUntil(input['endDateTime'], start) : null;
        const staffKeys = staffKeysOf(place, input['staffMemberIds']);
        const clientKey = clientKeyOf(place, input['customers']);
        const reason = givenText(input, 'serviceNotes') ?? null;
        const booking = { start, minutes, typeKey, placeKey: place.key, providerKey: staffKeys[0] ?? null, reason };
        const outcome = bookAppointment(practice, { ...booking, clientKey, state: stateOf(input) }, now());
        if (!outcome.ok) throw missing('customers');
        remember(outcome.row.key, input, staffKeys);
        return records.appointment(outcome.row, true);
      }),
    updateBookingAppointment: ({ businessId, id, input }: CreateArgs & IdArgs) =>
      written('bookingAppointment', businessId, (place) => {
        const before = recordOf(place, id);
        const start = input['startDateTime'] ? zonedInstant(input['startDateTime'], 'startDateTime') : before.start;
        // With a new start alone it is as long as it was.
        const minutes = input['endDateTime'] ? minutesUntil(input['endDateTime'], start) : before.minutes;
        const staffKeys =
          input['staffMemberIds'] === undefined ? undefined : staffKeysOf(place, input['staffMemberIds']);
        const typeKey = input['serviceId'] ? typeKeyOf(input['serviceId']) : undefined;
        const clientKey = input['customers'] === undefined ? before.clientKey : clientKeyOf(place, input['customers']);
        const patientKey = clientKey === before.clientKey ? before.patientKey : null;
        const providerKey = staffKeys === undefined ? undefined : (staffKeys[0] ?? null);
        const reason = givenText(input, 'serviceNotes');
        const change = { start, minutes, typeKey, clientKey, patientKey, providerKey, reason, state: stateOf(input) };
        const outcome = changeAppointment(practice, before.key, change, now());
        if (!outcome.ok) throw notFound();
        remember(before.key, input, staffKeys);
        return records.appointment(outcome.row, true);
      }),
    cancelBookingAppointment: ({ businessId, id, cancellationMessage }: CancelArgs) =>
      done(businessId, (place) => {
        const { key } = recordOf(place, id);
        changeAppointment(practice, key, { state: 'cancelled', cancelReason: cancellationMessage ?? null }, now());
      }),
    deleteBookingAppointment: ({ businessId, id }: IdArgs) =>
      done(businessId, (place) => {
        changeAppointment(practice, recordOf(place, id).key, { isDeleted: true }, now());
      }),
  };
}

function minutesUntil(endDateTime: unknown, start: number): number {
  const minutes = (zonedInstant(endDateTime, 'endDateTime') - start) / 60_000;
  if (minutes > 0) return minutes;
  throw new BookingsError('ErrorInvalidRequest', 'The appointment ends before it starts.', 'endDateTime');
}
