import type { ApolloClient } from '@apollo/client';
import {
  AddPatientDocument,
  BookAppointmentDocument,
  type BookAppointmentMutationVariables,
  RegisterClientDocument,
} from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import type { SubmissionSteps } from '../../submission/sendSteps.ts';
import { type Offer, offerOf } from '../../domain/offers.ts';
import { today } from '../../state/clock.ts';
import { wholeName } from '../../domain/personName.ts';
import { asClientField, newClient, newPatient, asPatientField } from '../../domain/typedPeople.ts';
import type { BookingField } from './checkBooking.ts';
import type { KnownClient } from '../../components/personSearch/personOptions.ts';
import { type BookingWork, chosenPatient, readLength, type ScheduleDay } from './work.ts';
import { type ChangeOutcome, sendChange } from '../../data/sendChange.ts';

/** The changes of one booking, in order; the client and patient decide which are needed. */
export type BookingStep = 'registerClient' | 'addPatient' | 'bookAppointment';

type Booking = BookAppointmentMutationVariables['booking'];

/**
 * Registers the client or the patient where they are new, then books; registered records become the chosen ones.
 * `start` is the checked instant.
 */
export function bookingSteps(
  apollo: ApolloClient,
  day: ScheduleDay,
  start: string,
): SubmissionSteps<BookingWork, BookingStep> {
  return {
    next: (work, completed) => (completed.includes('bookAppointment') ? null : nextStep(work)),
    send: (step, work) => send(step, work, { apollo, day, start }),
    apply(step, work, id) {
      if (step === 'bookAppointment') return work;
      if (id === null) return withoutId(step, work);
      return step === 'registerClient' ? withClient(work, id) : withPatient(work, id);
    },
    needsId: (step) => step !== 'bookAppointment',
  };
}

interface Sending {
  readonly apollo: ApolloClient;
  readonly day: ScheduleDay;
  readonly start: string;
}

function nextStep({ who }: BookingWork): BookingStep {
  if (who.kind === 'register') return 'registerClient';
  return who.kind === 'chosen' && who.adding ? 'addPatient' : 'bookAppointment';
}

async function send(step: BookingStep, work: BookingWork, { apollo, day, start }: Sending): Promise<ChangeOutcome> {
  const offer = offerOf(day, step);
  const clientId = work.who.kind === 'chosen' ? work.who.client.id : '';
  if (step === 'registerClient') {
    const typed = { ...work.typedClient, location: work.location ?? '' };
    return sendChange(apollo, RegisterClientDocument, { client: newClient(typed, offer) });
  }
  if (step === 'addPatient') {
    const patient = newPatient(work.typedPatient, offer, today());
    return sendChange(apollo, AddPatientDocument, { client: clientId, patient });
  }
  return sendChange(apollo, BookAppointmentDocument, { booking: bookingOf(work, day, start, offer) });
}

/** What is asked of the service. */
export function bookingOf(work: BookingWork, day: ScheduleDay, start: string, { takes }: Offer): Booking {
  const values = pick(work, ['type', 'provider', 'room', 'reason', 'notes'] as const);
  const client = work.who.kind === 'chosen' ? { client: work.who.client.id } : {};
  const patient = chosenPatient(work);
  const status = work.walkIn && takes.includes('status') ? arrivedStatus(day) : null;
  return {
    location: work.location ?? day.location.id,
    start,
    minutes: readLength(work.minutes) ?? 0,
    ...only(values, takes),
    ...only(client, takes),
    ...(patient && { patient: patient.id }),
    ...(status !== null && { status }),
  };
}

/** The service's word for a client who is here; null where it has none. */
export function arrivedStatus({ statuses }: ScheduleDay): string | null {
  return statuses.find(({ stage }) => stage === 'arrived')?.label ?? null;
}

/** The typed values of some fields, without empty ones. */
function pick<Field extends string>(
  typed: Partial<Readonly<Record<Field, string>>>,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const values: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = typed[field]?.trim() ?? '';
    if (text !== '') values[field] = text;
  }
  return values;
}

/** Only the fields that the service supports; it would refuse others. */
function only<Values extends object>(values: Values, takes: Offer['takes']): Partial<Values> {
  // Sound: some of the entries of these very values.
  return Object.fromEntries(Object.entries(values).filter(([field]) => takes.includes(field))) as Partial<Values>;
}

/** The client as the service returned it. It is now the chosen one, and the patient is added to it. */
function withClient(work: BookingWork, id: string): BookingWork {
  const { name, phone } = work.typedClient;
  const client: KnownClient = {
    __typename: 'Client',
    id,
    name: wholeName(name),
    active: null,
    alerts: [],
    emails: [],
    phones: [{ __typename: 'Phone', number: phone.trim(), label: null }],
    balance: null,
    patients: [],
  };
  return { ...work, who: { kind: 'chosen', client, patient: null, adding: true } };
}

function withPatient(work: BookingWork, id: string): BookingWork {
  if (work.who.kind !== 'chosen') return work;
  const { name, species } = work.typedPatient;
  const patient = {
    __typename: 'Patient',
    id,
    name: name.trim(),
    species: species.trim(),
    active: null,
    deceased: null,
    alerts: [],
  } as const;
  // The client may have been read again meanwhile, with the new patient.
  const others = (work.who.client.patients ?? []).filter((each) => each.id !== id);
  const patients = [...others, patient];
  return { ...work, who: { ...work.who, client: { ...work.who.client, patients }, patient: id, adding: false } };
}

/** Where the service returns no id, the user finds the new record by its name. */
function withoutId(step: BookingStep, work: BookingWork): BookingWork {
  if (step === 'registerClient') return { ...work, who: { kind: 'search' }, search: work.typedClient.name };
  return work.who.kind === 'chosen' ? { ...work, who: { ...work.who, adding: false } } : work;
}

/** The message for a completed step. */
export function stepLabel(step: BookingStep, { typedClient, typedPatient }: BookingWork): string {
  if (step === 'bookAppointment') return t('booking.appointmentBooked');
  return step === 'registerClient'
    ? t('booking.clientRegistered', { name: wholeName(typedClient.name) })
    : t('booking.patientAdded', { name: typedPatient.name.trim() });
}

const bookingFields: Readonly<Record<string, BookingField>> = {
  start: 'start',
  minutes: 'minutes',
  provider: 'provider',
  type: 'type',
  location: 'location',
  patient: 'who',
  client: 'who',
  room: 'room',
  reason: 'reason',
  notes: 'notes',
};

/** The form's field for a field of the desk schema; null where the dialog has none. */
export function fieldOf(step: BookingStep, field: string): BookingField | null {
  if (step === 'bookAppointment') return bookingFields[field] ?? null;
  if (step === 'registerClient') {
    const found = asClientField(field);
    return found && `client.${found}`;
  }
  const found = asPatientField(field);
  return found && `patient.${found}`;
}
