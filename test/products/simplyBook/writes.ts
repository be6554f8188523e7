import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, changeAppointment, registerClient, type Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import type { Row } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import type { SimplyBookRecords } from './records.ts';
import { instantIn, isBooking, namePartsOf, simplyBookIds, statusOf, userStatuses } from './values.ts';

interface WriteArgs {
  readonly id: string;
  readonly input: Row;
}

interface Asked {
  readonly start: number;
  readonly minutes: number;
  readonly placeKey: number;
  readonly typeKey: number;
  readonly providerKey: number;
  readonly clientKey: number;
  readonly state: VisitState | undefined;
}

type Failure = Extract<Written<never>, { readonly ok: false }>;

const minuteMs = 60_000;
const wrong = (field: string, message: string): Failure => ({ ok: false, field, message });
const errorsOf = ({ field, message }: Failure): readonly Row[] => [{ field, messages: [message] }];
const keyIn = (input: Row, kind: 'place' | 'visitType' | 'provider' | 'client', field: string): number | null => {
  const id = input[field];
  return typeof id === 'string' ? simplyBookIds.key(kind, id) : null;
};

/** The mutations of the service. What can't be done is said in the answer. */
export function simplyBookWrites(
  backstage: Backstage,
  records: SimplyBookRecords,
  answers: Map<number, readonly Row[]>,
): Readonly<Record<string, (args: never) => unknown>> {
  const { practice, now } = backstage;

  const bookingResult = (outcome: Written<AppointmentRecord>): Row =>
    outcome.ok
      ? { success: true, bookings: [records.booking(outcome.row)], errors: [] }
      : { success: false, bookings: [], errors: errorsOf(outcome) };
  const clientResult = (outcome: Written<ClientRecord>): Row =>
    outcome.ok
      ? { success: true, client: records.client(outcome.row), errors: [] }
      : { success: false, client: null, errors: errorsOf(outcome) };
  const deleteResult = (outcome: Written<unknown>): Row =>
    outcome.ok ? { success: true, errors: [] } : { success: false, errors: errorsOf(outcome) };

  const bookingOf = (id: string): AppointmentRecord | null => {
    const row = rowOf(practice.appointments, simplyBookIds.key('appointment', id));
    return row && isBooking(row) ? row : null;
  };
  const clientOf = (key: number | null): ClientRecord | null => {
    const row = rowOf(practice.clients, key);
    return row && !row.isDeleted ? row : null;
  };
  const isTaken = (asked: Asked, but: number | null): boolean =>
    practice.appointments.some(
      (row) =>
        row.providerKey === asked.providerKey &&
        row.key !== but &&
        !row.isDeleted &&
        row.state !== 'cancelled' &&
        row.start < asked.start + asked.minutes * minuteMs &&
        row.start + row.minutes * minuteMs > asked.start,
    );

  /** What an input asks for, or what is wrong with it. */
  const askedIn = (input: Row, but: AppointmentRecord | null): Written<Asked> => {
    const start = instantIn(input['start_datetime']);
    if (start === null) return wrong('start_datetime', 'Invalid datetime format');
    const service = rowOf(records.services(), keyIn(input, 'visitType', 'service_id'));
    if (!service) return wrong('service_id', 'Service not found');
    const provider = rowOf(practice.providers, keyIn(input, 'provider', 'provider_id'));
    if (!provider?.isActive) return wrong('provider_id', 'Provider not found');
    const client = clientOf(keyIn(input, 'client', 'client_id'));
    if (!client) return wrong('client_id', 'Client not found');
    const given = givenText(input, 'location_id');
    const place = rowOf(
      practice.places,
      given ? keyIn(input, 'place', 'location_id') : (provider.placeKeys[0] ?? null),
    );
    if (!place) return wrong('location_id', 'Location not found');
    if (!provider.placeKeys.includes(place.key))
      return wrong('provider_id', 'Provider is not available in the selected location');
    const mark = givenText(input, 'user_status_id');
    const status = userStatuses.find(({ id }) => id === mark);
    if (mark && !status) return wrong('user_status_id', 'Status not found');
    const asked = {
      start,
      minutes: but && but.typeKey === service.key ? but.minutes : service.minutes,
      placeKey: place.key,
      typeKey: service.key,
      providerKey: provider.key,
      clientKey: client.key,
      state: status?.state,
    };
    if (isTaken(asked, but?.key ?? null)) return wrong('start_datetime', 'Selected time is not available');
    return { ok: true, row: asked };
  };
  const keepAnswers = (outcome: Written<AppointmentRecord>, input: Row): void => {
    const { additional_fields: fields } = input;
    if (outcome.ok && Array.isArray(fields)) answers.set(outcome.row.key, fields);
  };
  const change = (
    id: string,
    changed:
      Parameters<typeof changeAppointment>[2] | ((row: AppointmentRecord) => Parameters<typeof changeAppointment>[2]),
  ): Row => {
    const row = bookingOf(id);
    if (!row) return bookingResult(wrong('id', 'Booking not found'));
    const fields = typeof changed === 'function' ? changed(row) : changed;
    return bookingResult(written(backstage, () => changeAppointment(practice, row.key, fields, now())));
  };

  /** What is wrong with the fields of a client, if anything. */
  const checkClient = (input: Row): Failure | null => {
    if ((givenText(input, 'name') ?? '').trim() === '') return wrong('name', 'Client name value is wrong');
    const [email, phone] = [givenText(input, 'email') ?? '', givenText(input, 'phone') ?? ''];
    if (email !== '' && !/^\S+@\S+\.\S+$/.test(email)) return wrong('email', 'Client email value is wrong');
    if (phone !== '' && /[a-z]/i.test(phone)) return wrong('phone', 'Client phone value is wrong');
    return null;
  };
  const addressIn = (input: Row): { readonly street: string | undefined; readonly city: string | undefined } => {
    const [street, city] = [givenText(input, 'address1'), givenText(input, 'city')];
    return {
      street: street === undefined ? undefined : (street ?? ''),
      city: city === undefined ? undefined : (city ?? ''),
    };
  };

  return {
    create_booking({ input }: WriteArgs) {
      const asked = askedIn(input, null);
      if (!asked.ok) return bookingResult(asked);
      const { state } = asked.row;
      const outcome = written(backstage, () =>
        bookAppointment(practice, { ...asked.row, state: state ?? 'confirmed' }, now()),
      );
      keepAnswers(outcome, input);
      return bookingResult(outcome);
    },
    edit_booking({ id, input }: WriteArgs) {
      const row = bookingOf(id);
      if (!row) return bookingResult(wrong('id', 'Booking not found'));
      if (row.state === 'cancelled') return bookingResult(wrong('id', 'Canceled booking can not be edited'));
      const asked = askedIn(input, row);
      if (!asked.ok) return bookingResult(asked);
      const isOther = asked.row.clientKey !== row.clientKey;
      const fields = { ...asked.row, patientKey: isOther ? null : undefined };
      const outcome = written(backstage, () => changeAppointment(practice, row.key, fields, now()));
      keepAnswers(outcome, input);
      return bookingResult(outcome);
    },
    cancel_booking({ id }: WriteArgs) {
      if (bookingOf(id)?.state === 'cancelled') return bookingResult(wrong('id', 'Booking is already canceled'));
      return change(id, { state: 'cancelled' });
    },
    approve_booking({ id }: WriteArgs) {
      return change(id, (row) => ({ state: statusOf(row) === 'pending' ? 'confirmed' : undefined }));
    },
    set_booking_status({ id, status_id: statusId }: { readonly id: string; readonly status_id?: string | null }) {
      const status = userStatuses.find((row) => row.id === statusId);
      if (statusId && !status) return bookingResult(wrong('status_id', 'Status not found'));
      if (bookingOf(id)?.state === 'cancelled') return bookingResult(wrong('id', 'Canceled booking can not be edited'));
      return change(id, (row) => {
        const isMarked = userStatuses.some(({ state }) => state === row.state);
        return { state: status?.state ?? (isMarked ? 'confirmed' : undefined) };
      });
    },
    set_booking_comment({ id, comment }: { readonly id: string; readonly comment?: string | null }) {
      return change(id, { reason: comment?.trim() ? comment : null });
    },
    create_client({ input }: WriteArgs) {
      const failure = checkClient(input);
      if (failure) return clientResult(failure);
      const [email, phone] = [givenText(input, 'email'), givenText(input, 'phone')];
      const parts = namePartsOf(givenText(input, 'name') ?? '');
      const made = written(backstage, () =>
        registerClient(practice, { ...parts, emails: [email], phones: [phone] }, now()),
      );
      if (!made.ok) return clientResult(made);
      return clientResult(changeClient(practice, made.row.key, addressIn(input), now()));
    },
    edit_client({ id, input }: WriteArgs) {
      const row = clientOf(simplyBookIds.key('client', id));
      if (!row) return clientResult(wrong('id', 'Client not found'));
      const failure = checkClient(input);
      if (failure) return clientResult(failure);
      const fields = {
        ...namePartsOf(givenText(input, 'name') ?? ''),
        ...addressIn(input),
        ...contactChange(row, givenText(input, 'phone'), givenText(input, 'email')),
      };
      return clientResult(written(backstage, () => changeClient(practice, row.key, fields, now())));
    },
    delete_client({ id }: WriteArgs) {
      const row = clientOf(simplyBookIds.key('client', id));
      if (!row) return deleteResult(wrong('id', 'Client not found'));
      const fields = { isDeleted: true, isActive: false };
      return deleteResult(written(backstage, () => changeClient(practice, row.key, fields, now())));
    },
    create_calendar_note({ input }: WriteArgs) {
      const [start, end] = [instantIn(input['start_date_time']), instantIn(input['end_date_time'])];
      const provider = rowOf(practice.providers, keyIn(input, 'provider', 'provider_id'));
      const noteResult = (failure: Failure): Row => ({
        success: false,
        calendar_note: null,
        errors: errorsOf(failure),
      });
      if (start === null) return noteResult(wrong('start_date_time', 'Invalid datetime format'));
      if (end === null || end <= start) return noteResult(wrong('end_date_time', 'Invalid datetime format'));
      if (!provider) return noteResult(wrong('provider_id', 'Provider not found'));
      const note = {
        start,
        minutes: (end - start) / minuteMs,
        placeKey: provider.placeKeys[0] ?? null,
        typeKey: practice.visitTypes.find(({ isBlock }) => isBlock)?.key ?? null,
        providerKey: provider.key,
        reason: givenText(input, 'note') ?? null,
      };
      const outcome = written(backstage, () => bookAppointment(practice, note, now()));
      if (!outcome.ok) return noteResult(outcome);
      return { success: true, calendar_note: records.note(outcome.row), errors: [] };
    },
    delete_calendar_note({ id }: WriteArgs) {
      const row = rowOf(practice.appointments, simplyBookIds.key('appointment', id));
      if (!row?.isBlock || row.isDeleted) return deleteResult(wrong('id', 'Note not found'));
      return deleteResult(written(backstage, () => changeAppointment(practice, row.key, { isDeleted: true }, now())));
    },
  };
}
