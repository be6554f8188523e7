import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { bookAppointment, changeAppointment } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { ShopmonkeyAppointments } from './appointments.ts';
import type { ShopmonkeyMemory } from './memory.ts';
import type { ShopmonkeyOrders } from './orders.ts';
import { allowedOf, endOf, instantIn, notFound, problem, shopmonkeyIds, writtenRow } from './values.ts';

interface IdArgs {
  readonly id: string;
}

const { key } = shopmonkeyIds;
const minuteMs = 60_000;
/** What is kept of an appointment beside the practice. */
const kept = ['color', 'allDay', 'useEmail', 'useSMS', 'sendConfirmation', 'sendReminder', 'vehicleId', 'orderId'];

/** The mutations of the calendar. */
export function appointmentWrites(
  backstage: Backstage,
  memory: ShopmonkeyMemory,
  parts: {
    readonly appointments: ShopmonkeyAppointments;
    readonly orders: ShopmonkeyOrders;
    readonly customerIn: (id: string) => ClientRecord;
  },
) {
  const { practice, now } = backstage;
  const { appointment, appointmentIn, nameOf } = parts.appointments;
  const allowed = allowedOf(backstage);

  const nameIn = (data: Row): string | undefined => {
    const name = givenText(data, 'name');
    if (name === undefined) return undefined;
    if ((name ?? '').trim() === '') throw problem('BAD_REQUEST', 'name is required');
    return (name ?? '').trim();
  };
  const placeIn = (data: Row): number | undefined => {
    const id = givenText(data, 'locationId') ?? undefined;
    if (id === undefined) return undefined;
    const place = rowOf(practice.places, key('place', id));
    if (place) return place.key;
    throw notFound('Location', id);
  };
  /** The first of the technicians; the calendar has them in one column. */
  const technicianIn = (data: Row): number | null | undefined => {
    const ids = data['technicianIds'];
    if (ids === undefined) return undefined;
    const people = (Array.isArray(ids) ? ids.map(String) : []).map((id) => {
      const person = rowOf(practice.providers, key('provider', id));
      if (!person) throw notFound('User', id);
      if (!person.isActive) throw problem('BAD_REQUEST', 'Technician is not active');
      return person.key;
    });
    return people[0] ?? null;
  };
  const clientIn = (data: Row): number | null | undefined => {
    const id = givenText(data, 'customerId');
    return typeof id === 'string' ? parts.customerIn(id).key : id;
  };
  const checkLinks = (data: Row): void => {
    const [vehicleId, orderId] = [givenText(data, 'vehicleId'), givenText(data, 'orderId')];
    if (vehicleId && !memory.vehicles.some(({ id }) => id === vehicleId)) throw notFound('Vehicle', vehicleId);
    if (orderId) parts.orders.orderIn(orderId);
  };
  /** Minutes between two instants, the later one of which is the second. */
  const minutesOf = (start: number, end: number): number => {
    if (end <= start) throw problem('BAD_REQUEST', 'endDate must be after startDate');
    return (end - start) / minuteMs;
  };
  const remember = (row: AppointmentRecord, data: Row, name: string | undefined): void => {
    const fields = Object.fromEntries(kept.map((field) => [field, data[field]]));
    memory.visits.set(row.key, { ...memory.visits.get(row.key), ...presentFields({ ...fields, name }) });
  };
  const typeOf = (name: string, isBlock: boolean): number | undefined =>
    practice.visitTypes.find((type) => type.isBlock === isBlock && type.name.toLowerCase() === name.toLowerCase())?.key;
  const changed = (row: AppointmentRecord, change: Partial<AppointmentRecord>): Row =>
    appointment(writtenRow(changeAppointment(practice, row.key, change, now())));

  return {
    createAppointment({ data }: { readonly data: Row }): Row {
      allowed();
      const name = nameIn(data) ?? '';
      checkLinks(data);
      const start = instantIn(data['startDate'], 'startDate');
      const clientKey = clientIn(data) ?? null;
      const isBlock = clientKey === null;
      const usual = practice.visitTypes.find((type) => type.isBlock === isBlock)?.key ?? null;
      const row = writtenRow(
        bookAppointment(
          practice,
          {
            start,
            minutes: minutesOf(start, instantIn(data['endDate'], 'endDate')),
            // That of the API key.
            placeKey: placeIn(data) ?? practice.places[0]?.key ?? null,
            // The calendar doesn't say what it is for: the canned service of that name stands in.
            typeKey: typeOf(name, isBlock) ?? usual,
            providerKey: technicianIn(data),
            clientKey,
            reason: (givenText(data, 'note') ?? '').trim() || null,
          },
          now(),
        ),
      );
      remember(row, data, name);
      return appointment(row);
    },
    updateAppointment({ id, data }: IdArgs & { readonly data: Row }): Row {
      allowed();
      const row = appointmentIn(id);
      const name = nameIn(data);
      checkLinks(data);
      const note = givenText(data, 'note');
      const [from, to] = [givenText(data, 'startDate'), givenText(data, 'endDate')];
      // A start alone leaves the end where it is.
      const start = typeof from === 'string' ? instantIn(from, 'startDate') : row.start;
      const end = typeof to === 'string' ? instantIn(to, 'endDate') : endOf(row);
      const clientKey = clientIn(data);
      const change = presentFields({
        start,
        minutes: minutesOf(start, end),
        placeKey: placeIn(data),
        providerKey: technicianIn(data),
        clientKey,
        // The animal that the practice may have noted was of someone else.
        patientKey: clientKey === undefined || clientKey === row.clientKey ? undefined : null,
        typeKey: name === undefined || name === nameOf(row) ? undefined : typeOf(name, row.isBlock),
        reason: note === undefined ? undefined : (note ?? '').trim() || null,
      });
      remember(row, data, name);
      return changed(row, change);
    },
    confirmAppointment({ id }: IdArgs): Row {
      allowed();
      const row = appointmentIn(id);
      if (row.state === 'cancelled') throw problem('BAD_REQUEST', 'Appointment has been canceled');
      return changed(row, row.state === 'planned' || row.state === 'noShow' ? { state: 'confirmed' } : {});
    },
    cancelAppointment({ id, cancellationNote }: IdArgs & { readonly cancellationNote?: string | null }): Row {
      allowed();
      const row = appointmentIn(id);
      if (row.state === 'cancelled') throw problem('BAD_REQUEST', 'Appointment has already been canceled');
      return changed(row, { state: 'cancelled', cancelReason: cancellationNote ?? null });
    },
    deleteAppointment({ id }: IdArgs): Row {
      allowed();
      const row = appointmentIn(id);
      writtenRow(changeAppointment(practice, row.key, { isDeleted: true }, now()));
      return { success: true };
    },
  };
}
