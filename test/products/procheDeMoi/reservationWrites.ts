import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  fullNameOf,
  type PlaceRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { checkDocument, type Documents } from './documents.ts';
import type { Extras, ProcheRecords } from './records.ts';
import { castDate, castId, dateText, fault, procheIds, stateIn, typeOfService } from './values.ts';

interface IdArgs {
  readonly id: string;
}

interface InputArgs {
  readonly id: string;
  readonly input: Row;
}

const name = 'Reservation';
const gone = 'Reservation not found';
/** The start of a PDF, in base64 as the whole file is. */
const pdf = (title: string): string => Buffer.from(`%PDF-1.3\n% ${title}\n`).toString('base64');

/** The mutations of reservations. */
export function procheReservationWrites(
  backstage: Backstage,
  store: Documents,
  extras: Extras,
  records: ProcheRecords,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;
  const done = <Record>(write: () => Written<Record>): Record => {
    const outcome = written(backstage, write);
    if (outcome.ok) return outcome.row;
    throw fault(outcome.message);
  };
  const allowed = (): void => {
    done(() => ({ ok: true, row: null }));
  };
  const placeOf = (input: Row): PlaceRecord | null => {
    if (input['businessType'] !== 'salon') return null;
    return rowOf(practice.places, procheIds.key('place', givenText(input, 'businessId')));
  };
  /** Whose reservation it is: there is a copy of name, email and phone, so that the guest is who has them. */
  const personOf = (info: Row): ClientRecord => {
    const [full, email, phone] = ['name', 'email', 'phone'].map((field) => givenText(info, field)?.trim() ?? '');
    const namesakes = practice.clients.filter((client) => !client.isDeleted && fullNameOf(client) === full);
    const known =
      namesakes.find(({ emails }) => email !== '' && emails.includes(email ?? '')) ??
      namesakes.find(({ phones }) => phone !== '' && phones.some(({ value }) => value === phone)) ??
      namesakes[0];
    if (known) return known;
    // Somebody without a document among the guests.
    const { key } = done(() => registerClient(practice, { familyName: full, emails: [email], phones: [phone] }, now()));
    return done(() => changeClient(practice, key, { isDeleted: true }, now()));
  };
  /** Start and length of what is given, on top of what there is. */
  const timesOf = (input: Row, zone: string, before: AppointmentRecord | null): readonly [number, number] => {
    const { date, time, duration } = input;
    const given = date === undefined ? null : dateText(castDate(date, 'date', name)).slice(0, 10);
    const day = given ?? wallDay(before?.start ?? 0, zone);
    const clock = typeof time === 'string' ? time : before && time === undefined ? wallTime(before.start, zone) : '';
    const [hour = '0', minute = '00'] = clock.split(':');
    const isClock = /^\d{1,2}:\d{2}/.test(clock);
    const start = instantOfWall(isClock ? `${day}T${hour.padStart(2, '0')}:${minute}` : `${day}T00:00`, zone);
    const service = store.follow('Service', input['serviceId']);
    const usual = before?.minutes ?? Number(service?.['duration'] ?? 30);
    return [start, typeof duration === 'number' ? duration : usual];
  };
  const remember = (row: AppointmentRecord, input: Row): void => {
    const id = procheIds.of('appointment', row.key);
    const { businessId: _business, businessType: _type, notes: _notes, status, ...own } = presentFields(input);
    const stored = records.storedReservation(row);
    const times = { date: stored['date'], time: stored['time'], duration: stored['duration'] };
    const oddStatus = status === undefined ? extras.reservations.get(id)?.['oddStatus'] : null;
    extras.reservations.set(id, {
      ...extras.reservations.get(id),
      ...times,
      ...own,
      ...(typeof own['date'] === 'string' && { date: dateText(castDate(own['date'], 'date', name)) }),
      // Words that are none are stored by a change, which checks nothing.
      oddStatus: typeof status === 'string' && stateIn(status) === undefined ? status : oddStatus,
      start: row.start,
      minutes: row.minutes,
    });
  };

  const create = (input: Row): Row => {
    allowed();
    const place = placeOf(input);
    if (!place) return records.linked(store.create(name, input));
    checkDocument(name, input);
    const [start, minutes] = timesOf(input, place.zone, null);
    const info = isRow(input['customerInfo']) ? input['customerInfo'] : {};
    const row = done(() =>
      bookAppointment(
        practice,
        {
          start,
          minutes,
          placeKey: place.key,
          typeKey: typeOfService(input['serviceId']) ?? 1,
          providerKey: procheIds.key('provider', givenText(input, 'staffId')),
          clientKey: personOf(info).key,
          reason: givenText(input, 'notes'),
          state: stateIn(input['status']),
        },
        now(),
      ),
    );
    const defaults = { paymentStatus: 'pending', source: 'website', totalAmount: null, staffId: null, serviceId: null };
    remember(row, { ...defaults, reminderSent: false, time: null, duration: null, ...presentFields(input) });
    if (input['paymentStatus'] === 'paid') bill(procheIds.of('appointment', row.key));
    return records.reservation(row);
  };
  const update = (id: string, input: Row): Row | null => {
    const row = records.visitOf(castId(id, name));
    allowed();
    if (!row) {
      const other = store.change(name, id, input);
      return other && records.linked(other);
    }
    const place = placeOf(input);
    const zone = place?.zone ?? zoneOf(practice, row);
    const [start, minutes] = timesOf(input, zone, row);
    const { customerInfo, staffId } = input;
    const providerKey = staffId === undefined ? undefined : procheIds.key('provider', givenText(input, 'staffId'));
    const changed = done(() =>
      changeAppointment(
        practice,
        row.key,
        {
          start,
          minutes,
          placeKey: place?.key,
          providerKey,
          typeKey: typeOfService(input['serviceId']) ?? undefined,
          clientKey: isRow(customerInfo) ? personOf(customerInfo).key : undefined,
          reason: givenText(input, 'notes'),
          state: stateIn(input['status']),
        },
        now(),
      ),
    );
    remember(changed, input);
    return records.reservation(changed);
  };
  const remove = (id: string): boolean => {
    const row = records.visitOf(castId(id, name));
    allowed();
    if (!row) return store.remove(name, id);
    done(() => changeAppointment(practice, row.key, { isDeleted: true }, now()));
    return true;
  };
  /** An invoice for a reservation that is paid, if there is none yet. */
  const bill = (id: string): void => {
    if (store.list('Invoice').some((invoice) => invoice['reservationId'] === id)) return;
    const row = records.reservationOf(id) ?? {};
    const total = Number(row['totalAmount'] ?? 0);
    const items = [{ description: `Reservation ${id}`, price: total, quantity: 1, total }];
    const date = dateText(now());
    store.create('Invoice', { reservationId: id, businessId: row['businessId'], items, total, date });
  };
  /** What dashboards of restaurants show, of whatever reservation it is. */
  const info = (row: Row): Row => ({
    id: row['id'],
    date: String(row['date']).slice(0, 10),
    heure: row['time'] ?? null,
    restaurant: () => store.follow('Restaurant', row['businessId']),
    personnes: row['partySize'] ?? null,
    statut: String(row['status']).toUpperCase(),
  });

  return {
    createReservation: ({ input }: InputArgs) => create(input),
    updateReservation: ({ id, input }: InputArgs) => update(id, input),
    deleteReservation({ id }: IdArgs) {
      remove(id);
      // Also where there was none.
      return true;
    },
    cancelReservation({ id }: IdArgs) {
      const isThere = remove(id);
      for (const invoice of isThere ? store.list('Invoice') : [])
        if (invoice['reservationId'] === id) store.remove('Invoice', String(invoice['id']));
      return isThere;
    },
    confirmReservation({ id }: IdArgs) {
      const row = update(id, { status: 'confirmed', paymentStatus: 'paid' });
      if (!row) throw fault(gone);
      bill(id);
      return row;
    },
    cancelReservationAdmin({ id }: IdArgs) {
      const row = update(id, { status: 'cancelled' });
      if (!row) throw fault(`${gone}.`);
      return info(row);
    },
    updateReservationDetails({ id }: InputArgs) {
      const row = records.reservationOf(castId(id, name));
      allowed();
      if (!row) throw fault(`${gone}.`);
      // Its fields are none of the model, which leaves them out.
      return info(row);
    },
    generateReservationPdf({ id }: IdArgs) {
      if (!records.reservationOf(castId(id, name))) throw fault(gone);
      return pdf(`Reservation Summary ${id}`);
    },
    generateInvoicePdf({ id }: IdArgs) {
      if (!store.find('Invoice', id)) throw fault('Invoice not found');
      return pdf(`Invoice ${id}`);
    },
    createPaymentSession({ input }: InputArgs) {
      const id = castId(String(input['reservationId']), name);
      const row = records.reservationOf(id);
      allowed();
      if (!row) throw fault(gone);
      const amount = Number(row['totalAmount'] ?? 0);
      if (amount <= 0) throw fault('Invalid reservation amount');
      store.create('Payment', { reservationId: id, businessId: row['businessId'], amount });
      throw fault('Missing STRIPE_SECRET_KEY environment variable');
    },
  };
}
