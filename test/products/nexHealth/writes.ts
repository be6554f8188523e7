import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type PhoneRecord, rowOf, type VisitState } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { centsOf, takePayment } from '../../dialects/practiceLedger.ts';
import { bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import type { Row } from '../generatedRows.ts';
import { aroundIds } from './around.ts';
import type { NexHealthLists } from './lists.ts';
import type { Alert, AppointmentExtra, NexHealthMemory } from './memory.ts';
import { operatoryRecords } from './places.ts';
import type { NexHealthRecords } from './records.ts';
import {
  allow,
  done,
  isCheckedIn,
  isConfirmed,
  isOnCalendar,
  momentIn,
  momentText,
  nexHealthIds,
  refuse,
} from './values.ts';

interface Args<Input> {
  readonly input: Input & { readonly clientMutationId?: string | null };
}

interface NewAppointment {
  readonly locationId: string;
  readonly patientId: string;
  readonly providerId: string;
  readonly operatoryId?: string | null;
  readonly startTime: string;
  readonly endTime?: string | null;
  readonly appointmentTypeId?: string | null;
  readonly note?: string | null;
  readonly unavailable?: boolean | null;
  readonly isGuardian?: boolean | null;
  readonly isNewClientsPatient?: boolean | null;
  readonly referrer?: string | null;
}

interface AppointmentChange {
  readonly id: string;
  readonly confirmed?: boolean | null;
  readonly cancelled?: boolean | null;
  readonly checkinAt?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly operatoryId?: string | null;
  readonly note?: string | null;
}

interface NewPatient {
  readonly locationId: string;
  readonly providerId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly bio: {
    readonly dateOfBirth: string;
    readonly phoneNumber: string;
    readonly cellPhoneNumber?: string | null;
    readonly homePhoneNumber?: string | null;
    readonly workPhoneNumber?: string | null;
    readonly gender?: string | null;
    readonly streetAddress?: string | null;
    readonly city?: string | null;
    readonly state?: string | null;
    readonly zipCode?: string | null;
  };
}

interface NewPayment {
  readonly locationId: string;
  readonly patientId: string;
  readonly chargeId?: string | null;
  readonly amount: string;
  readonly paymentTypeId: string;
}

const { key } = nexHealthIds;
const blockKey = 7;

/** All mutations of the product. */
export function nexHealthWrites(
  stage: Backstage,
  memory: NexHealthMemory,
  records: NexHealthRecords,
  { placeOf }: NexHealthLists,
): object {
  const { practice, now } = stage;
  const payload = (field: string, { input }: Args<object>, row: unknown): Row => ({
    clientMutationId: input.clientMutationId ?? null,
    [field]: row,
  });

  const patientKey = (id: string): number => {
    const row = rowOf(practice.clients, key('client', id));
    return row && !row.isDeleted ? row.key : refuse(`Couldn't find Patient with 'id'=${id}`, 'NOT_FOUND');
  };
  const providerKey = (id: string): number =>
    rowOf(practice.providers, key('provider', id))?.key ??
    refuse(`Couldn't find Provider with 'id'=${id}`, 'NOT_FOUND');
  const operatoryId = (id: string, placeKey: number): string =>
    operatoryRecords.find((row) => row.id === id && row.placeKey === placeKey)?.id ??
    refuse(`Couldn't find Operatory with 'id'=${id}`, 'NOT_FOUND');
  const minutesBetween = (start: number, end: number): number =>
    end > start ? (end - start) / 60_000 : refuse('End time must be after start time', 'UNPROCESSABLE_ENTITY');
  const remember = (row: AppointmentRecord, extra: AppointmentExtra): void => {
    memory.appointments.set(row.key, { ...memory.appointments.get(row.key), ...extra });
  };

  function createAppointment(args: Args<NewAppointment>): Row {
    const { input } = args;
    const placeKey = placeOf(input.locationId);
    const zone = practice.places.find((row) => row.key === placeKey)?.zone ?? 'UTC';
    const start = momentIn(input.startTime, zone);
    if (start <= now()) return refuse('Start time must be in the future', 'UNPROCESSABLE_ENTITY');
    const type = records.types.find((row) => row.key === key('visitType', input.appointmentTypeId));
    if (input.appointmentTypeId && !type)
      return refuse(`Couldn't find AppointmentType with 'id'=${input.appointmentTypeId}`, 'NOT_FOUND');
    if (!input.endTime && !type) return refuse('Missing parameter end_time', 'BAD_REQUEST');
    const isBlock = input.unavailable === true;
    const minutes = input.endTime ? minutesBetween(start, momentIn(input.endTime, zone)) : (type?.minutes ?? null);
    const room = input.operatoryId ? { operatoryId: operatoryId(input.operatoryId, placeKey) } : {};
    const booking = {
      start,
      minutes,
      placeKey,
      typeKey: isBlock ? blockKey : (type?.key ?? 1),
      providerKey: providerKey(input.providerId),
      clientKey: patientKey(input.patientId),
      reason: input.note ?? null,
    };
    const row = done(stage, () => bookAppointment(practice, booking, now()));
    remember(row, {
      ...room,
      hasNoType: !type,
      isOwn: true,
      isGuardian: input.isGuardian ?? false,
      isNewClientsPatient: input.isNewClientsPatient ?? null,
      referrer: input.referrer ?? null,
    });
    return payload('appointment', args, records.appointment(row));
  }

  /** What a change makes of the state: each flag goes one way. */
  function stateAfter(row: AppointmentRecord, { confirmed, cancelled, checkinAt }: AppointmentChange): VisitState {
    if (confirmed === false && isConfirmed(row))
      return refuse('Confirmed can only be changed from false to true', 'UNPROCESSABLE_ENTITY');
    if (confirmed === true && isConfirmed(row))
      return refuse('Appointment is already confirmed', 'UNPROCESSABLE_ENTITY');
    if (cancelled === false && row.state === 'cancelled')
      return refuse('Cancelled can only be changed from false to true', 'UNPROCESSABLE_ENTITY');
    if (cancelled === true && row.state === 'cancelled')
      return refuse('Appointment is already cancelled', 'UNPROCESSABLE_ENTITY');
    if (checkinAt && isCheckedIn(row)) return refuse('Appointment is already checked in', 'UNPROCESSABLE_ENTITY');
    if (cancelled === true) return 'cancelled';
    if (checkinAt) return 'arrived';
    return confirmed === true ? 'confirmed' : row.state;
  }

  function updateAppointment(args: Args<AppointmentChange>): Row {
    const { input } = args;
    const before = rowOf(practice.appointments, key('appointment', input.id));
    if (!before || !isOnCalendar(before)) return refuse(`Couldn't find Appointment with 'id'=${input.id}`, 'NOT_FOUND');
    const zone = practice.places.find((row) => row.key === before.placeKey)?.zone ?? 'UTC';
    const start = input.startTime ? momentIn(input.startTime, zone) : before.start;
    const minutes = input.endTime ? minutesBetween(start, momentIn(input.endTime, zone)) : before.minutes;
    const state = stateAfter(before, input);
    const room = input.operatoryId ? { operatoryId: operatoryId(input.operatoryId, before.placeKey) } : {};
    const checkin = input.checkinAt ? { checkinAt: momentIn(input.checkinAt, zone) } : {};
    const change = { start, minutes, state, reason: input.note };
    const row = done(stage, () => changeAppointment(practice, before.key, change, now()));
    remember(row, {
      ...room,
      ...checkin,
      ...(state === 'confirmed' && before.state !== state && { confirmedAt: now() }),
      ...(state === 'cancelled' && { cancelledAt: now() }),
    });
    return payload('appointment', args, records.appointment(row));
  }

  function createPatient(args: Args<NewPatient>): Row {
    const { locationId, firstName, lastName, email, bio, ...input } = args.input;
    const placeKey = placeOf(locationId);
    const intake = providerKey(input.providerId);
    const blank = Object.entries({ first_name: firstName, last_name: lastName, email, phone_number: bio.phoneNumber });
    const missing = blank.find(([, value]) => value.trim() === '');
    if (missing) return refuse(`Missing parameter ${missing[0]}`, 'BAD_REQUEST');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(bio.dateOfBirth)) return refuse('Date of birth is invalid', 'BAD_REQUEST');
    const others: readonly PhoneRecord[] = (
      [
        ['Mobile', bio.cellPhoneNumber],
        ['Home', bio.homePhoneNumber],
        ['Work', bio.workPhoneNumber],
      ] as const
    ).flatMap(([label, value]) => (value ? [{ label, value }] : []));
    const isNamed = others.some(({ value }) => value === bio.phoneNumber);
    const phones: PhoneRecord[] = [
      ...(isNamed ? [] : [{ label: 'Mobile', value: bio.phoneNumber } as const]),
      ...others,
    ];
    const names = { givenName: firstName, familyName: lastName, emails: [email] };
    const added = done(stage, () => registerClient(practice, names, now()));
    const details = { phones, placeKey, street: bio.streetAddress ?? '', city: bio.city ?? '' };
    const row = done(stage, () => changeClient(practice, added.key, details, now()));
    memory.patients.set(row.key, {
      dateOfBirth: bio.dateOfBirth,
      gender: bio.gender ?? 'Female',
      state: bio.state ?? '',
      zipCode: bio.zipCode ?? '',
      providerKey: intake,
    });
    return payload('patient', args, records.patient(row));
  }

  function createPatientAlert(args: Args<{ readonly patientId: string; readonly note: string }>): Row {
    const { patientId, note } = args.input;
    patientKey(patientId);
    allow(stage);
    const at = momentText(now());
    const id = String(280_000 + memory.alerts.size);
    const alert: Alert = { id, patientId, note, disabledAt: null, createdAt: at, updatedAt: at };
    memory.alerts.set(id, alert);
    return payload('patientAlert', args, alert);
  }

  function updatePatientAlert(
    args: Args<{ readonly id: string; readonly patientId: string; readonly disabled: boolean }>,
  ): Row {
    const { id, patientId, disabled } = args.input;
    const before = records.alertsOf(patientKey(patientId), true).find((row) => row['id'] === id);
    if (!before) return refuse(`Couldn't find PatientAlert with 'id'=${id}`, 'NOT_FOUND');
    allow(stage);
    const at = momentText(now());
    const [note, createdAt] = [String(before['note']), String(before['createdAt'])];
    const alert: Alert = { id, patientId, note, disabledAt: disabled ? at : null, createdAt, updatedAt: at };
    memory.alerts.set(id, alert);
    return payload('patientAlert', args, alert);
  }

  function createPayment(args: Args<NewPayment>): Row {
    const { locationId, patientId, chargeId, amount, paymentTypeId } = args.input;
    placeOf(locationId);
    const methods = ['CARD', 'CASH', 'CHECK'] as const;
    const method = methods.find((_, index) => aroundIds.paymentType(index) === paymentTypeId);
    if (!method) return refuse(`Couldn't find PaymentType with 'id'=${paymentTypeId}`, 'NOT_FOUND');
    const order = chargeId ? memory.ledger.orders.find((row) => aroundIds.charge(row.key) === chargeId) : undefined;
    if (chargeId && !order) return refuse(`Couldn't find Charge with 'id'=${chargeId}`, 'NOT_FOUND');
    const input = { clientKey: patientKey(patientId), cents: centsOf(amount), orderKey: order?.key, method };
    return payload(
      'payment',
      args,
      records.payment(done(stage, () => takePayment(practice, memory.ledger, input, now()))),
    );
  }

  function createWebhookEndpoint(args: Args<{ readonly targetUrl: string; readonly active?: boolean | null }>): Row {
    const { targetUrl, active } = args.input;
    if (!targetUrl.startsWith('https://')) return refuse('Target url must be https', 'UNPROCESSABLE_ENTITY');
    allow(stage);
    const at = momentText(now());
    const id = String(2214 + memory.endpoints.length);
    const endpoint = { id, targetUrl, active: active ?? true, createdAt: at, updatedAt: at };
    memory.endpoints.push(endpoint);
    return payload('webhookEndpoint', args, endpoint);
  }

  return {
    createAppointment,
    updateAppointment,
    createPatient,
    createPatientAlert,
    updatePatientAlert,
    createPayment,
    createWebhookEndpoint,
  };
}
