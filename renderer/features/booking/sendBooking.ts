import type { ApolloClient } from '@apollo/client';
import {
  AddPatientDocument,
  BookAppointmentDocument,
  type BookAppointmentMutationVariables,
  RegisterClientDocument,
} from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { sendSteps, type SentSteps, type StepsEnd } from '../../data/sendSteps.ts';
import { type Offer, offerOf } from '../../lib/offers.ts';
import { today } from '../../lib/dates.ts';
import { wholeName } from '../../lib/personName.ts';
import { clientWordOf, newClient, newPatient, patientWordOf } from '../../lib/typedPeople.ts';
import type { FieldName } from './checkWork.ts';
import { type BookingWork, chosenPatient, type KnownClient, readLength, type ScheduleDay } from './work.ts';
import { type AppointmentChangeOutcome, sendChange } from '../../data/sendChange.ts';

/** The changes of one booking, in their order; which are needed depends on who it is for. */
export type BookingStep = 'registerClient' | 'addPatient' | 'bookAppointment';

export type BookingEnd = StepsEnd<BookingStep, FieldName>;

type Booking = BookAppointmentMutationVariables['booking'];

interface Sending {
  readonly apollo: ApolloClient;
  readonly day: ScheduleDay;
  /** The instant that was checked before. */
  readonly start: string;
  /** Hears each step as it begins, and the work as it stands then. */
  readonly onStep: (step: BookingStep, work: BookingWork, done: readonly string[]) => Promise<void>;
}

/** Registers whom the clinic does not know yet, then books. In the work that comes back, whom the service knows is chosen. */
export async function sendBooking(
  initial: BookingWork,
  sending: Sending,
): Promise<SentSteps<BookingWork, BookingStep, FieldName>> {
  let booked = false;
  return sendSteps<BookingWork, BookingStep, FieldName>(initial, {
    next: (work) => (booked ? null : nextStep(work)),
    onStep: sending.onStep,
    send: (step, work) => send(step, work, sending),
    take(step, work, id) {
      if (step === 'bookAppointment') booked = true;
      if (step === 'bookAppointment') return work;
      if (id === null) return withoutId(step, work);
      return step === 'registerClient' ? withClient(work, id) : withPatient(work, id);
    },
    needsId: (step) => step !== 'bookAppointment',
    doneWords,
    fieldOf,
  });
}

function nextStep({ who }: BookingWork): BookingStep {
  if (who.kind === 'register') return 'registerClient';
  return who.kind === 'chosen' && who.adding ? 'addPatient' : 'bookAppointment';
}

async function send(
  step: BookingStep,
  work: BookingWork,
  { apollo, day, start }: Sending,
): Promise<AppointmentChangeOutcome> {
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

function bookingOf(work: BookingWork, day: ScheduleDay, start: string, { takes, demands }: Offer): Booking {
  const said = pick(work, ['type', 'provider', 'room', 'reason', 'notes'] as const);
  const client = work.who.kind === 'chosen' ? { client: work.who.client.id } : {};
  const patient = chosenPatient(work);
  const stage = work.walkIn ? 'arrived' : 'booked';
  const needsStatus = work.walkIn ? takes.includes('status') : demands.includes('status');
  const status = needsStatus ? statusOf(day, stage) : null;
  return {
    location: work.location ?? day.location.id,
    start,
    minutes: readLength(work.minutes) ?? 0,
    ...only(said, takes),
    ...only(client, takes),
    ...(patient && { patient: patient.id }),
    ...(status !== null && { status }),
  };
}

/** The service's word for where a visit stands; null where it has none. */
export function statusOf({ statuses }: ScheduleDay, stage: 'arrived' | 'booked'): string | null {
  return statuses.find((each) => each.stage === stage)?.label ?? null;
}

/** What was typed of some words, without what was left empty. */
function pick<Word extends string>(
  typed: Partial<Readonly<Record<Word, string>>>,
  words: readonly Word[],
): Partial<Record<Word, string>> {
  const said: Partial<Record<Word, string>> = {};
  for (const word of words) {
    const text = typed[word]?.trim() ?? '';
    if (text !== '') said[word] = text;
  }
  return said;
}

/** What the service has room for; the rest would be refused. */
function only<Values extends object>(values: Values, takes: Offer['takes']): Partial<Values> {
  // Sound: some of the entries of these very values.
  return Object.fromEntries(Object.entries(values).filter(([word]) => takes.includes(word))) as Partial<Values>;
}

/** The client as the service knows her now: from here on she is chosen, and her patient is what is to be added. */
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
  const patients = [...(work.who.client.patients ?? []), patient];
  return { ...work, who: { ...work.who, client: { ...work.who.client, patients }, patient: id, adding: false } };
}

/** Where the service tells no id, the person finds what was made by its name. */
function withoutId(step: BookingStep, work: BookingWork): BookingWork {
  if (step === 'registerClient') return { ...work, who: { kind: 'search' }, search: work.typedClient.name };
  return work.who.kind === 'chosen' ? { ...work, who: { ...work.who, adding: false } } : work;
}

function doneWords(step: BookingStep, { typedClient, typedPatient }: BookingWork): string {
  if (step === 'bookAppointment') return say('booking.appointmentBooked');
  return step === 'registerClient'
    ? say('booking.clientRegistered', { name: wholeName(typedClient.name) })
    : say('booking.patientAdded', { name: typedPatient.name.trim() });
}

const bookingFields: Readonly<Record<string, FieldName>> = {
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

/** The field that a desk word is about; null where the dialog has none for it. */
export function fieldOf(step: BookingStep, word: string): FieldName | null {
  if (step === 'bookAppointment') return bookingFields[word] ?? null;
  if (step === 'registerClient') {
    const found = clientWordOf(word);
    return found && `client.${found}`;
  }
  const found = patientWordOf(word);
  return found && `patient.${found}`;
}
