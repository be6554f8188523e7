import type { Backstage } from '../../dialects/dialect.ts';
import { type AppointmentRecord, type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { takePayment } from '../../dialects/practiceLedger.ts';
import { type Written, bookAppointment, changeAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import { contactChange } from '../contactChange.ts';
import { type Row, textOf } from '../generatedRows.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { type SploseMemory, busyTimeTypes, cancellationReasons, nextKept } from './memory.ts';
import { type SploseMoney, orderKeyOf } from './money.ts';
import type { SploseRecords } from './records.ts';
import { type PhoneGiven, badRequest, idOf, instantIn, notFound, phoneFrom, sploseIds } from './values.ts';

type PatientGiven = Row & { readonly phoneNumbers?: readonly PhoneGiven[] | null };

interface VisitGiven {
  readonly start?: string | null;
  readonly end?: string | null;
  readonly patientId?: number | null;
  readonly serviceId?: number | null;
  readonly locationId?: number | null;
  readonly practitionerId?: number | null;
  readonly caseId?: number | null;
  readonly note?: string | null;
}

interface Cancelled {
  readonly id: number;
  readonly patientId?: number | null;
  readonly cancellation: { readonly reasonId: number; readonly note?: string | null };
}

interface BusyGiven {
  readonly start: string;
  readonly end: string;
  readonly practitionerIds: readonly number[];
  readonly busyTimeTypeId: number;
  readonly note?: string | null;
}

interface PaymentGiven {
  readonly patientId: number;
  readonly invoiceId?: number | null;
  readonly amount: number;
  readonly paymentMethod: string;
  readonly reference?: string | null;
}

const minuteMs = 60_000;
const meetingKey = 7;
const required = 'Required';
// These are kept with the client; the others stand beside it.
const ownFields = ['firstname', 'lastname', 'email', 'phoneNumbers', 'addressL1', 'city', 'alert'];

/** The mutations: each answers the row as it now is, or fails with what is wrong. */
export function sploseWrites(
  stage: Backstage,
  memory: SploseMemory,
  records: SploseRecords,
  money: SploseMoney,
): object {
  const { practice, now } = stage;
  const done = <Record>(write: () => Written<Record>): Record => rowOrError(stage, write, 'BAD_USER_INPUT');

  const keepPatient = (key: number, given: Row): void => {
    const fields = Object.entries(presentFields(given)).filter(([name]) => !ownFields.includes(name));
    memory.patients.set(key, { ...memory.patients.get(key), ...Object.fromEntries(fields) });
  };
  const change = (before: ClientRecord, given: PatientGiven): ClientRecord => {
    const { firstname, lastname, phoneNumbers } = given;
    if (lastname === null || firstname === null)
      throw badRequest({ [lastname === null ? 'lastname' : 'firstname']: [required] });
    const { emails } = contactChange(before, undefined, givenText(given, 'email'));
    const row = done(() =>
      changeClient(
        practice,
        before.key,
        {
          givenName: givenText(given, 'firstname'),
          familyName: givenText(given, 'lastname') ?? undefined,
          emails,
          phones: phoneNumbers === undefined ? undefined : (phoneNumbers ?? []).map(phoneFrom),
          street: given['addressL1'] === undefined ? undefined : (givenText(given, 'addressL1') ?? ''),
          city: given['city'] === undefined ? undefined : (givenText(given, 'city') ?? ''),
          note: givenText(given, 'alert'),
        },
        now(),
      ),
    );
    keepPatient(before.key, given);
    return row;
  };

  /** The key behind an id that was given; undefined where none was. */
  const keyGiven = (kind: 'client' | 'visitType' | 'place' | 'provider', field: string, id?: number | null) => {
    if (id === undefined || id === null) return undefined;
    const rows = {
      client: practice.clients.filter(({ isDeleted }) => !isDeleted),
      visitType: practice.visitTypes.filter(({ isBlock }) => !isBlock),
      place: practice.places,
      provider: practice.providers.filter(({ isActive }) => isActive),
    };
    const row = rows[kind].find(({ key }) => idOf(kind, key) === id);
    if (!row) throw badRequest({ [field]: ['Not found'] });
    return row.key;
  };
  const keysOf = (given: VisitGiven) => ({
    clientKey: keyGiven('client', 'patientId', given.patientId),
    typeKey: keyGiven('visitType', 'serviceId', given.serviceId),
    placeKey: keyGiven('place', 'locationId', given.locationId),
    providerKey: keyGiven('provider', 'practitionerId', given.practitionerId),
  });
  const minutesOf = (start: number, end: number): number => {
    if (end <= start) throw badRequest({ end: ['End must be after start'] });
    return (end - start) / minuteMs;
  };
  const keepCase = (key: number, caseId: number | null | undefined): void => {
    if (caseId !== undefined) memory.visits.set(key, { ...memory.visits.get(key), caseId });
  };
  const checkCase = (caseId: number | null | undefined): void => {
    if (typeof caseId === 'number' && !memory.cases.some(({ id }) => id === caseId))
      throw badRequest({ caseId: ['Not found'] });
  };
  /** The appointment with an id, and with this patient if one is named. */
  const visitOf = (id: number, patientId?: number | null): AppointmentRecord => {
    const row = rowOf(practice.appointments, sploseIds.key('appointment', id));
    if (!row || row.isBlock || row.isDeleted) throw notFound('Appointment');
    if (typeof patientId === 'number' && (row.clientKey === null || idOf('client', row.clientKey) !== patientId))
      throw notFound('Appointment patient');
    return row;
  };

  return {
    createPatient({ patient }: { readonly patient: PatientGiven }) {
      for (const field of ['firstname', 'lastname'])
        if ((givenText(patient, field) ?? '').trim() === '') throw badRequest({ [field]: [required] });
      const name = { givenName: givenText(patient, 'firstname'), familyName: givenText(patient, 'lastname') };
      const { key } = done(() => registerClient(practice, name, now()));
      const row = rowOf(practice.clients, key);
      return row && records.patient(change(row, patient));
    },
    updatePatient({ id, patch }: { readonly id: number; readonly patch: PatientGiven }) {
      const row = records.clientAt(id);
      if (!row) throw notFound('Patient');
      return records.patient(change(row, patch));
    },
    createAppointment({ appointment }: { readonly appointment: VisitGiven }) {
      const { clientKey, typeKey = null, placeKey = null, providerKey } = keysOf(appointment);
      checkCase(appointment.caseId);
      const [start = 0, end = 0] = [instantIn('start', appointment.start), instantIn('end', appointment.end)];
      const booking = { start, minutes: minutesOf(start, end), clientKey, typeKey, placeKey, providerKey };
      const row = done(() => bookAppointment(practice, { ...booking, reason: appointment.note }, now()));
      keepCase(row.key, appointment.caseId);
      return records.visit(row);
    },
    updateAppointment({ id, patch }: { readonly id: number; readonly patch: VisitGiven }) {
      const before = visitOf(id);
      checkCase(patch.caseId);
      const start = instantIn('start', patch.start) ?? before.start;
      const end = instantIn('end', patch.end) ?? before.start + before.minutes * minuteMs;
      const keys = keysOf(patch);
      const patientKey = keys.clientKey === undefined || keys.clientKey === before.clientKey ? undefined : null;
      const times = { start, minutes: minutesOf(start, end) };
      const row = done(() => changeAppointment(practice, before.key, { ...keys, ...times, patientKey }, now()));
      keepCase(row.key, patch.caseId);
      return records.visit(row);
    },
    cancelAppointment({ id, patientId, cancellation }: Cancelled) {
      const { key } = visitOf(id, patientId);
      const reason = cancellationReasons.find((each) => each.id === cancellation.reasonId);
      if (!reason) throw badRequest({ reasonId: ['Not found'] });
      const state = { state: 'cancelled', cancelReason: reason.reason } as const;
      const row = done(() => changeAppointment(practice, key, state, now()));
      memory.visits.set(key, { ...memory.visits.get(key), cancellationNote: cancellation.note ?? null });
      return records.visit(row);
    },
    markPatientArrived({ id, patientId }: { readonly id: number; readonly patientId?: number | null }) {
      const { key } = visitOf(id, patientId);
      return records.visit(done(() => changeAppointment(practice, key, { state: 'arrived' }, now())));
    },
    createContact({ contact }: { readonly contact: PatientGiven }) {
      done(() => ({ ok: true, row: null }));
      const numbers = (contact.phoneNumbers ?? []).map((each) => ({ ...each, code: each.code ?? null }));
      const row = {
        id: nextKept(memory.contacts),
        createdAt: now(),
        updatedAt: now(),
        isArchived: false,
        fields: { ...contact, phoneNumbers: numbers, associatedPatientIds: [] },
      };
      memory.contacts.push(row);
      return records.keptRow(row);
    },
    createBusyTime({ busyTime }: { readonly busyTime: BusyGiven }) {
      const [first] = busyTime.practitionerIds.map((id) => keyGiven('provider', 'practitionerIds', id));
      if (!busyTimeTypes.some(({ id }) => id === busyTime.busyTimeTypeId))
        throw badRequest({ busyTimeTypeId: ['Not found'] });
      const [start = 0, end = 0] = [instantIn('start', busyTime.start), instantIn('end', busyTime.end)];
      const placeKey = rowOf(practice.providers, first ?? null)?.placeKeys[0] ?? 1;
      const block = { start, minutes: minutesOf(start, end), typeKey: meetingKey, placeKey, providerKey: first };
      const row = done(() => bookAppointment(practice, { ...block, reason: busyTime.note }, now()));
      memory.busyTypes.set(row.key, busyTime.busyTimeTypeId);
      return records.busyTime(row);
    },
    createPayment({ payment }: { readonly payment: PaymentGiven }) {
      const methods: Readonly<Record<string, string>> = { 'Credit card': 'CARD', Cash: 'CASH', Cheque: 'CHECK' };
      const { invoiceId, reference, paymentMethod } = payment;
      const row = done(() =>
        takePayment(
          practice,
          memory.ledger,
          {
            clientKey: keyGiven('client', 'patientId', payment.patientId) ?? null,
            cents: Math.round(payment.amount * 100),
            orderKey: typeof invoiceId === 'number' ? orderKeyOf(invoiceId) : undefined,
            method: methods[paymentMethod] ?? textOf(paymentMethod),
            reference,
          },
          now(),
        ),
      );
      return money.payment(row);
    },
  };
}
