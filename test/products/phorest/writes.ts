import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, type PlaceRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import type { PhorestParts } from './catalog.ts';
import {
  clientTags,
  dateTime,
  dayIn,
  instantIn,
  isCanceled,
  madeId,
  phonesOf,
  phorestIds,
  problem,
  textIn,
  timeIn,
} from './values.ts';

interface AppointmentArgs {
  readonly branchId: string;
  readonly appointmentId: string;
}

interface BookingArgs {
  readonly branchId: string;
  readonly bookingId: string;
}

const { key, of } = phorestIds;
const dayMs = 86_400_000;
const kept = [
  'address',
  'birthDate',
  'gender',
  'smsMarketingConsent',
  'emailMarketingConsent',
  'smsReminderConsent',
  'emailReminderConsent',
  'preferredStaffId',
  'externalId',
];

const listOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
const given = (input: Row, names: readonly string[]): Row =>
  presentFields(Object.fromEntries(names.map((name) => [name, input[name]])));

/** Mutations of clients, bookings, appointments and vouchers. */
export function phorestWrites(backstage: Backstage, { memory, records, branchIn }: PhorestParts): object {
  const { practice, now, refuseWrites } = backstage;
  const allowed = (): void => {
    if (refuseWrites !== null) throw problem(403, 'FORBIDDEN', refuseWrites);
  };
  const done = <Item>(outcome: Written<Item>): Item => {
    if (outcome.ok) return outcome.row;
    throw problem(400, 'VALIDATION_ERROR', outcome.message);
  };
  const versionOf = (id: string): number => memory.versions.get(id) ?? 1;
  const checkVersion = (id: string, version: unknown): void => {
    if (version !== versionOf(id)) throw problem(409, 'VERSION_CONFLICT', 'The resource was changed by someone else');
  };
  const touch = (id: string): void => {
    memory.versions.set(id, versionOf(id) + 1);
  };

  const staffIn = (place: PlaceRecord, id: unknown): number | null | undefined => {
    if (id === undefined || id === null) return id;
    const person = practice.providers.find((row) => row.key === key('provider', textIn(id)));
    if (!person) throw problem(404, 'STAFF_NOT_FOUND', 'Staff not found');
    if (!person.placeKeys.includes(place.key) || !person.isActive)
      throw problem(400, 'STAFF_UNQUALIFIED', 'The staff member is not qualified for the service');
    return person.key;
  };
  const serviceIn = (id: unknown): number => {
    const type = practice.visitTypes.find((row) => row.key === key('visitType', textIn(id)) && !row.isBlock);
    if (!type) throw problem(404, 'SERVICE_NOT_FOUND', 'Service not found');
    return type.key;
  };
  const clientIn = (id: unknown): ClientRecord => {
    const person = rowOf(practice.clients, key('client', textIn(id)));
    if (!person || person.isDeleted) throw problem(404, 'CLIENT_NOT_FOUND', 'Client not found');
    return person;
  };

  const saveClient = (person: ClientRecord, input: Row): Row => {
    const phones = phonesOf(person);
    const mobile = givenText(input, 'mobile');
    const landLine = givenText(input, 'landLine');
    const email = givenText(input, 'email');
    const numbers = [
      { label: 'Mobile' as const, value: mobile === undefined ? phones.mobile : mobile },
      { label: 'Home' as const, value: landLine === undefined ? phones.landLine : landLine },
    ];
    const hasPhones = mobile !== undefined || landLine !== undefined;
    const ids = Array.isArray(input['clientCategoryIds']) ? input['clientCategoryIds'].map(String) : undefined;
    const change = {
      givenName: textIn(input['firstName']),
      familyName: textIn(input['lastName']),
      emails: email === undefined ? undefined : [...(email ? [email] : []), ...person.emails.slice(1)],
      phones: hasPhones ? numbers.flatMap(({ label, value }) => (value ? [{ label, value }] : [])) : undefined,
      note: givenText(input, 'notes'),
      isActive: typeof input['archived'] === 'boolean' ? !input['archived'] : undefined,
      placeKey: key('place', textIn(input['creatingBranchId'])) ?? undefined,
      tags: ids && clientTags.filter((_tag, index) => ids.includes(madeId('category', index))),
    };
    const id = of('client', person.key);
    memory.profiles.set(id, { ...memory.profiles.get(id), ...given(input, kept) });
    return records.client(done(changeClient(practice, person.key, change, now())));
  };
  const checkNames = (input: Row): void => {
    for (const name of ['firstName', 'lastName']) {
      if ((textIn(input[name]) ?? '').trim() === '') throw problem(400, 'VALIDATION_ERROR', `${name} may not be empty`);
    }
  };

  const appointmentIn = ({ branchId, appointmentId }: AppointmentArgs): AppointmentRecord => {
    const place = branchIn(branchId);
    const row = rowOf(practice.appointments, key('appointment', appointmentId));
    if (row && row.placeKey === place.key && !row.isBlock && !row.isDeleted) return row;
    throw problem(404, 'APPOINTMENT_NOT_FOUND', 'Appointment not found');
  };
  const remember = (row: AppointmentRecord, fields: Row): void => {
    const id = of('appointment', row.key);
    memory.visits.set(id, { ...memory.visits.get(id), ...fields });
  };
  const change = (row: AppointmentRecord, changes: Partial<AppointmentRecord>): Row => {
    touch(of('appointment', row.key));
    return records.appointment(done(changeAppointment(practice, row.key, changes, now())));
  };

  const bookingRows = (bookingId: string): readonly AppointmentRecord[] =>
    practice.appointments.filter((row) => !row.isBlock && records.appointment(row)['bookingId'] === bookingId);
  const booking = (bookingId: string, rows: readonly AppointmentRecord[]): Row => {
    const clients = [...new Set(rows.map((row) => row.clientKey))];
    const [first] = rows;
    if (!first) throw problem(404, 'BOOKING_NOT_FOUND', 'Booking not found');
    return {
      bookingId,
      bookingStatus: records.appointment(first)['activationState'],
      clientId: first.clientKey === null ? null : of('client', first.clientKey),
      note: first.reason,
      clientAppointmentSchedules: clients.map((clientKey) => ({
        clientId: of('client', clientKey ?? 0),
        serviceSchedules: rows
          .filter((row) => row.clientKey === clientKey)
          .map((row) => ({
            ...records.appointment(row),
            startTime: dateTime(row.start),
            endTime: dateTime(row.start + row.minutes * 60_000),
          })),
      })),
    };
  };
  const changeBooking = ({ branchId, bookingId }: BookingArgs, state: 'ACTIVE' | 'CANCELED'): Row => {
    allowed();
    const place = branchIn(branchId);
    const rows = bookingRows(bookingId).filter((row) => row.placeKey === place.key);
    for (const row of rows) {
      if (state === 'ACTIVE') remember(row, { activationState: 'ACTIVE' });
      else change(row, { state: 'cancelled' });
    }
    return booking(bookingId, bookingRows(bookingId));
  };

  return {
    createClient({ input }: { readonly input: Row }): Row {
      allowed();
      checkNames(input);
      const names = { givenName: textIn(input['firstName']), familyName: textIn(input['lastName']) };
      return saveClient(done(registerClient(practice, names, now())), input);
    },
    updateClient({ clientId, input }: { readonly clientId: string; readonly input: Row }): Row {
      allowed();
      const person = clientIn(clientId);
      checkVersion(clientId, input['version']);
      checkNames(input);
      touch(clientId);
      return saveClient(person, input);
    },
    createBooking({ branchId, input }: { readonly branchId: string; readonly input: Row }): Row {
      allowed();
      const place = branchIn(branchId);
      clientIn(input['clientId']);
      const plans = listOf(input['clientAppointmentSchedules']).flatMap((part) => {
        const { key: clientKey } = clientIn(part['clientId']);
        return listOf(part['serviceSchedules']).map((schedule) => {
          const [start, end] = [instantIn(schedule['startTime']), instantIn(schedule['endTime'])];
          if (start === undefined || (end !== undefined && end <= start))
            throw problem(400, 'VALIDATION_ERROR', 'endTime must be after startTime');
          const plan = {
            start,
            minutes: end === undefined ? undefined : (end - start) / 60_000,
            placeKey: place.key,
            typeKey: serviceIn(schedule['serviceId']),
            providerKey: staffIn(place, schedule['staffId']),
            clientKey,
            reason: textIn(input['note']),
          };
          return { plan, extra: given(schedule, ['roomId', 'staffRequest']) };
        });
      });
      if (plans.length === 0) throw problem(400, 'VALIDATION_ERROR', 'A booking needs at least one service');
      const rows = plans.map(({ plan, extra }) => ({ row: done(bookAppointment(practice, plan, now())), extra }));
      const bookingId = madeId('booking', rows[0]?.row.key ?? 0);
      const activationState = input['bookingStatus'] === 'RESERVED' ? 'RESERVED' : 'ACTIVE';
      for (const { row, extra } of rows) remember(row, { ...extra, bookingId, activationState, source: 'API' });
      return booking(
        bookingId,
        rows.map(({ row }) => row),
      );
    },
    activateBooking: (args: BookingArgs) => changeBooking(args, 'ACTIVE'),
    cancelBooking: (args: BookingArgs) => changeBooking(args, 'CANCELED'),
    updateAppointment(args: AppointmentArgs & { readonly input: Row }): Row {
      allowed();
      const row = appointmentIn(args);
      const { input } = args;
      checkVersion(args.appointmentId, input['version']);
      const place = branchIn(args.branchId);
      const providerKey = staffIn(place, input['staffId']);
      const isRequested = records.appointment(row)['staffRequest'] === true && input['staffRequest'] !== false;
      if (isRequested && providerKey !== undefined && providerKey !== row.providerKey)
        throw problem(400, 'STAFF_REQUESTED', 'The client requested the original staff member');
      const day = dayIn(input['appointmentDate']) ?? wallDay(row.start, place.zone);
      const from = timeIn(input['startTime']);
      const isMoved = from !== undefined || day !== wallDay(row.start, place.zone);
      const start = isMoved
        ? instantOfWall(`${day}T${from ?? wallTime(row.start, place.zone)}`, place.zone)
        : row.start;
      const until = timeIn(input['endTime']);
      const end = until === undefined ? undefined : instantOfWall(`${day}T${until}`, place.zone);
      // An end before the start is on the next day.
      const minutes = end === undefined ? row.minutes : ((end > start ? end : end + dayMs) - start) / 60_000;
      const { activationState, confirmed } = input;
      const wasOff = isCanceled(row);
      const active = wasOff && activationState === 'ACTIVE' ? ('planned' as const) : row.state;
      const agreed = confirmed === true && active === 'planned' ? ('confirmed' as const) : active;
      const asked = confirmed === false && agreed === 'confirmed' ? ('planned' as const) : agreed;
      remember(row, given(input, ['roomId', 'machineId', 'staffRequest', 'price']));
      return change(row, {
        start,
        minutes,
        ...(providerKey !== undefined && { providerKey }),
        ...(typeof input['serviceId'] === 'string' && { typeKey: serviceIn(input['serviceId']) }),
        ...(typeof input['clientId'] === 'string' && { clientKey: clientIn(input['clientId']).key }),
        ...(input['notes'] !== undefined && { reason: textIn(input['notes']) ?? null }),
        state: activationState === 'CANCELED' && !wasOff ? 'cancelled' : asked,
      });
    },
    confirmAppointment(args: AppointmentArgs): Row {
      allowed();
      const row = appointmentIn(args);
      return change(row, row.state === 'planned' ? { state: 'confirmed' } : {});
    },
    checkInAppointment(args: AppointmentArgs): Row {
      allowed();
      const row = appointmentIn(args);
      if (isCanceled(row)) throw problem(400, 'APPOINTMENT_CANCELED', 'The appointment is canceled');
      return change(row, row.state === 'planned' || row.state === 'confirmed' ? { state: 'arrived' } : {});
    },
    cancelAppointment(args: AppointmentArgs): Row {
      allowed();
      const row = appointmentIn(args);
      return change(row, isCanceled(row) ? {} : { state: 'cancelled' });
    },
    createVoucher({ input }: { readonly input: Row }): Row {
      allowed();
      const { originalBalance } = input;
      const voucherId = madeId('voucher', 1000 + memory.vouchers.length);
      const row = { serialNumber: null, notes: null, ...input, voucherId, remainingBalance: originalBalance };
      memory.vouchers.push(row);
      return { ...row, client: () => records.clientOf(key('client', textIn(input['clientId']))) };
    },
  };
}
