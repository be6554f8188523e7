import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { AppointmentRecord, ClientRecord, Practice, VisitState } from '../../dialects/practice.ts';
import { rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { contactChange } from '../contactChange.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { timesOf } from '../tableDefinitions.ts';
import { events, jadeIds, products } from './neighbours.ts';
import { isoText, jadeClients, type JadeExtras, type JadeRecords } from './records.ts';
import { instantOfDate, settingsOf } from './values.ts';

interface Args {
  readonly id: string;
  readonly input: Row;
  readonly reason?: string | null;
}
type Mutate = (args: Args) => Row;

/** What a result says that came to nothing. */
function failed(code: string, message: string, field: string | null = null): Row {
  return { success: false, errors: [{ code, message, field }] };
}

/** The mutations of the product: refusals are part of the result. */
export function jadeWrites(backstage: Backstage, extras: JadeExtras, records: JadeRecords): object {
  const results = {
    ...appointmentWrites(backstage, extras, records),
    ...clientWrites(backstage, extras, records),
    ...ownWrites(extras, records),
  };
  const { refuseWrites } = backstage;
  const guarded = Object.entries(results).map(([name, mutate]) => [
    name,
    (args: Args): Row => (refuseWrites === null ? mutate(args) : failed('FORBIDDEN', refuseWrites)),
  ]);
  return { ...Object.fromEntries(guarded), ...eventWrites(extras, refuseWrites) };
}

function appointmentWrites(
  { practice, now }: Backstage,
  extras: JadeExtras,
  records: JadeRecords,
): Readonly<Record<string, Mutate>> {
  const unknown = failed('APPOINTMENT_NOT_FOUND', 'Appointment not found', 'id');
  const find = (id: string): AppointmentRecord | undefined =>
    records.book().find(({ key }) => key === jadeIds.key('appointment', id));
  const instantIn = (input: Row, field: string): number | undefined => {
    const text = givenText(input, field);
    return text ? instantOfDate(text) : undefined;
  };
  const isTaken = (start: number, minutes: number, providerKey: number | null, own: number | null): boolean =>
    records
      .book()
      .some(
        (row) =>
          row.key !== own &&
          row.providerKey === providerKey &&
          row.state !== 'cancelled' &&
          row.start < start + minutes * 60_000 &&
          row.start + row.minutes * 60_000 > start,
      );
  const keep = (key: number, more: Row): void => {
    extras.appointments.set(key, { ...extras.appointments.get(key), ...presentFields(more) });
  };
  const changed = (key: number, change: Partial<AppointmentRecord>, more: Row = {}): Row => {
    const outcome = changeAppointment(practice, key, change, now());
    if (!outcome.ok) return unknown;
    keep(key, more);
    return { success: true, appointment: records.appointment(outcome.row), errors: null };
  };
  /** Moves an appointment on, where it is in one of some states. */
  const step = (id: string, from: readonly VisitState[], verb: string, act: (row: AppointmentRecord) => Row): Row => {
    const before = find(id);
    if (!before) return unknown;
    if (from.includes(before.state)) return act(before);
    return failed('INVALID_STATUS', `Appointment cannot be ${verb} in its current status`, 'status');
  };
  const open: readonly VisitState[] = ['planned', 'confirmed'];
  const begun: readonly VisitState[] = ['arrived', 'inProgress', 'ready'];
  return {
    createAppointment({ input }) {
      const clientKey = jadeIds.key('client', givenText(input, 'clientId'));
      const providerKey = jadeIds.key('provider', givenText(input, 'serviceProviderId'));
      const placeKey = jadeIds.key('place', givenText(input, 'locationId'));
      if (!jadeClients(practice).some(({ key }) => key === clientKey))
        return failed('CLIENT_NOT_FOUND', 'Client not found', 'clientId');
      if (rowOf(practice.providers, providerKey)?.isActive !== true)
        return failed('PROVIDER_NOT_FOUND', 'Service provider not found', 'serviceProviderId');
      if (!rowOf(practice.places, placeKey)) return failed('LOCATION_NOT_FOUND', 'Location not found', 'locationId');
      const times = timesOf(null, instantIn(input, 'scheduledStart'), instantIn(input, 'scheduledEnd'));
      if (times.minutes <= 0) return failed('INVALID_TIME_RANGE', 'End time must be after start time', 'scheduledEnd');
      if (isTaken(times.start, times.minutes, providerKey, null))
        return failed('PROVIDER_UNAVAILABLE', 'Provider is not available at this time', 'scheduledStart');
      const serviceType = givenText(input, 'serviceType') ?? '';
      const typeKey = typeKeyOf(practice, serviceType) ?? 1;
      const booking = { ...times, clientKey, providerKey, placeKey, typeKey, reason: givenText(input, 'notes') };
      const outcome = bookAppointment(practice, booking, now());
      if (!outcome.ok) return failed('VALIDATION_ERROR', outcome.message, outcome.field);
      keep(outcome.row.key, { serviceType });
      return { success: true, appointment: records.appointment(outcome.row), errors: null };
    },
    updateAppointment: ({ id, input }) =>
      step(id, [...open, ...begun], 'updated', (before) => {
        const [start, end] = [instantIn(input, 'scheduledStart'), instantIn(input, 'scheduledEnd')];
        const times = timesOf(before, start, end);
        if (times.minutes <= 0)
          return failed('INVALID_TIME_RANGE', 'End time must be after start time', 'scheduledEnd');
        const isMoved = start !== undefined || end !== undefined;
        if (isMoved && isTaken(times.start, times.minutes, before.providerKey, before.key))
          return failed('PROVIDER_UNAVAILABLE', 'Provider is not available at this time', 'scheduledStart');
        const serviceType = givenText(input, 'serviceType') ?? undefined;
        const typeKey = typeKeyOf(practice, serviceType ?? '');
        const change = presentFields({ ...times, typeKey, reason: givenText(input, 'notes') });
        return changed(before.key, change, { serviceType });
      }),
    cancelAppointment: ({ id, reason = null }) =>
      step(id, [...open, ...begun], 'cancelled', ({ key }) =>
        changed(key, { state: 'cancelled', cancelReason: reason }, { cancelledAt: isoText(now()) }),
      ),
    checkInAppointment: ({ id }) => step(id, open, 'checked in', ({ key }) => changed(key, { state: 'arrived' })),
    completeAppointment: ({ id, input }) =>
      step(id, begun, 'completed', ({ key, reason }) => {
        const used: readonly unknown[] = Array.isArray(input['productsUsed']) ? input['productsUsed'] : [];
        const productsUsed = used.filter(isRow).flatMap((usage) => {
          const product = products.find((row) => row['id'] === usage['productId']);
          return product ? [{ ...usage, product }] : [];
        });
        const notes = givenText(input, 'notes');
        const change = { state: 'completed', reason: notes === undefined ? reason : notes } as const;
        return changed(key, change, { productsUsed, actualEnd: isoText(now()) });
      }),
  };
}

function typeKeyOf({ visitTypes }: Practice, serviceType: string): number | undefined {
  return visitTypes.find(({ name, isBookable }) => isBookable && name === serviceType)?.key;
}

function clientWrites(
  { practice, now }: Backstage,
  extras: JadeExtras,
  records: JadeRecords,
): Readonly<Record<string, Mutate>> {
  const detailsOf = (input: Row, before: ClientRecord | null): Partial<ClientRecord> =>
    presentFields({
      givenName: givenText(input, 'firstName')?.trim(),
      familyName: givenText(input, 'lastName')?.trim(),
      ...contactChange(before, givenText(input, 'phone'), givenText(input, 'email')),
      note: givenText(input, 'notes'),
    });
  const own = ['dateOfBirth', 'skinProfile', 'allergies', 'preferences', 'userId'];
  const written = (key: number, input: Row, before: ClientRecord | null): Row => {
    const outcome = changeClient(practice, key, detailsOf(input, before), now());
    if (!outcome.ok) return failed('VALIDATION_ERROR', outcome.message, outcome.field);
    const given = presentFields(Object.fromEntries(own.map((field) => [field, input[field]])));
    extras.clients.set(key, { ...extras.clients.get(key), ...given });
    return { success: true, client: records.client(outcome.row), errors: null };
  };
  const isBlank = (input: Row, field: string): boolean => givenText(input, field)?.trim() === '';
  return {
    createClient({ input }) {
      if (input['spaOrganizationId'] !== records.organizationId)
        return failed('ORGANIZATION_NOT_FOUND', 'Spa organization not found', 'spaOrganizationId');
      for (const field of ['firstName', 'lastName'])
        if (isBlank(input, field)) return failed('VALIDATION_ERROR', `${field} is required`, field);
      const names = { givenName: givenText(input, 'firstName'), familyName: givenText(input, 'lastName') };
      const entered = registerClient(practice, names, now());
      if (!entered.ok) return failed('VALIDATION_ERROR', entered.message, entered.field);
      // Nothing is made up for someone who was entered just now.
      const preferences = {
        preferredProviders: null,
        communicationChannel: 'EMAIL',
        reminderPreference: { enabled: true, hoursBeforeAppointment: 24 },
        marketingOptIn: false,
      };
      return written(entered.row.key, { dateOfBirth: null, allergies: [], userId: null, preferences, ...input }, null);
    },
    updateClient({ id, input }) {
      const before = jadeClients(practice).find(({ key }) => key === jadeIds.key('client', id));
      if (!before) return failed('CLIENT_NOT_FOUND', 'Client not found', 'id');
      if (isBlank(input, 'lastName')) return failed('VALIDATION_ERROR', 'lastName is required', 'lastName');
      return written(before.key, input, before);
    },
  };
}

function ownWrites({ own, ...extras }: JadeExtras, records: JadeRecords): Readonly<Record<string, Mutate>> {
  return {
    updateProfile({ input }) {
      own.owner = { ...own.owner, ...presentFields(input) };
      return { success: true, user: records.owner(), errors: null };
    },
    updateSpaOrganization({ id, input }) {
      if (id !== records.organizationId) return failed('ORGANIZATION_NOT_FOUND', 'Spa organization not found', 'id');
      const { address, ...change } = input;
      const moved = isRow(address) ? { address: { ...address, line1: address['street1'] } } : {};
      own.organization = { ...own.organization, ...change, ...moved };
      return { success: true, spaOrganization: records.organization(), errors: null };
    },
    updateNotificationSettings({ input }) {
      own.notifications = { ...own.notifications, ...presentFields(input) };
      return { success: true, settings: settingsOf({ own, ...extras }), errors: null };
    },
  };
}

function eventWrites({ registered }: JadeExtras, refuseWrites: string | null): object {
  return {
    registerForEvent({ eventId }: { readonly eventId: string }): Row {
      if (refuseWrites !== null) throw new GraphQLError(refuseWrites, { extensions: { code: 'FORBIDDEN' } });
      const event = events.find(({ id }) => id === eventId);
      if (!event) throw new GraphQLError('Event not found', { extensions: { code: 'NOT_FOUND' } });
      registered.add(eventId);
      return { ...event, isRegistered: true };
    },
    cancelEventRegistration({ eventId }: { readonly eventId: string }): Row {
      if (refuseWrites !== null) return { success: false, message: refuseWrites };
      const was = registered.delete(eventId);
      return { success: was, message: was ? null : 'Not registered' };
    },
  };
}
