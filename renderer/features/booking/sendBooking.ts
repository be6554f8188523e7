import type { Failure } from '../../../electron/contract/failure.ts';
import type { BookAppointmentMutationVariables } from '../../../graphql/desk/generated/operations.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { type ChangeEnd, sendChange } from '../../bridge/sendChange.ts';
import type { FieldName, FieldProblem } from './checkWork.ts';
import { type Offer, offerOf } from './offers.ts';
import {
  type BookingWork,
  chosenPatient,
  clientWords,
  type KnownClient,
  patientWords,
  readLength,
  type ScheduleDay,
} from './work.ts';

/** The changes of one booking, in their order; which are needed depends on who it is for. */
export type BookingStep = 'registerClient' | 'addPatient' | 'bookAppointment';

/** How an attempt to book ended. What earlier steps did stands in the work: nothing is ever done twice. */
export type BookingEnd =
  | { readonly kind: 'booked' }
  | { readonly kind: 'refused'; readonly problems: readonly FieldProblem[]; readonly words: readonly string[] }
  | { readonly kind: 'notOffered'; readonly why: string }
  | { readonly kind: 'unknown'; readonly step: BookingStep; readonly message: string; readonly action: string }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** It was done, but the service did not say under which id: the person has to find it. */
  | { readonly kind: 'unnamed'; readonly step: 'registerClient' | 'addPatient' };

export interface SentBooking {
  /** As far as it came: whom the service knows now is chosen. */
  readonly work: BookingWork;
  readonly end: BookingEnd;
  /** The steps that were done, in words. */
  readonly done: readonly string[];
}

type Booking = BookAppointmentMutationVariables['booking'];

interface Sending {
  readonly bridge: Bridge;
  readonly day: ScheduleDay;
  /** The instant that was checked before. */
  readonly start: string;
  /** Hears each step as it begins, and the work as it stands then. */
  readonly onStep: (step: BookingStep, work: BookingWork, done: readonly string[]) => void;
}

/** Registers whom the clinic does not know yet, then books: each change once, and nothing after one that did not work. */
export async function sendBooking(begun: BookingWork, sending: Sending): Promise<SentBooking> {
  let work = begun;
  const done: string[] = [];
  for (let step = nextStep(work); ; step = nextStep(work)) {
    sending.onStep(step, work, [...done]);
    const end = await send(step, work, sending);
    if (end.__typename !== 'Done') return { work, done, end: endOf(step, end) };
    if (step === 'bookAppointment') return { work, done, end: { kind: 'booked' } };
    done.push(doneWords(step, work));
    if (end.id === null) return { work: withoutId(step, work), done, end: { kind: 'unnamed', step } };
    work = step === 'registerClient' ? withClient(work, end.id) : withPatient(work, end.id);
  }
}

function nextStep({ who }: BookingWork): BookingStep {
  if (who.kind === 'register') return 'registerClient';
  return who.kind === 'chosen' && who.adding ? 'addPatient' : 'bookAppointment';
}

async function send(step: BookingStep, work: BookingWork, { bridge, day, start }: Sending): Promise<ChangeEnd> {
  const offer = offerOf(day, step);
  const clientId = work.who.kind === 'chosen' ? work.who.client.id : '';
  if (step === 'registerClient') {
    const location = offer.takes.includes('location') && work.location !== null ? { location: work.location } : {};
    return sendChange(bridge, 'RegisterClient', {
      client: { ...pick(work.typedClient, clientWords), ...location },
    });
  }
  if (step === 'addPatient') {
    const { name, ...rest } = work.typedPatient;
    const patient = { name: name.trim(), ...pick(rest, patientWords) };
    return sendChange(bridge, 'AddPatient', { client: clientId, patient });
  }
  return sendChange(bridge, 'BookAppointment', { booking: bookingOf(work, day, start, offer) });
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
    name: name.trim(),
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
  return step === 'registerClient'
    ? `${typedClient.name.trim()} is registered.`
    : `${typedPatient.name.trim()} is added.`;
}

function endOf(step: BookingStep, end: Exclude<ChangeEnd, { __typename: 'Done' }>): BookingEnd {
  switch (end.__typename) {
    case 'Refused':
      return refusal(step, end.problems);
    case 'NotOffered':
      return { kind: 'notOffered', why: end.why };
    case 'OutcomeUnknown':
      return { kind: 'unknown', step, message: end.message, action: end.action };
    case 'Failed':
      return { kind: 'failed', failure: end.failure };
    case 'Conflict':
      // Nobody else can have changed what is only being made.
      return { kind: 'refused', problems: [], words: ['Somebody else changed this first.'] };
  }
}

interface Problem {
  readonly message: string;
  readonly field: string | null;
}

/** The service's words at the fields that they are about; what is about none of them stands over all. */
function refusal(step: BookingStep, problems: readonly Problem[]): BookingEnd {
  const placed: FieldProblem[] = [];
  const words: string[] = [];
  for (const { message, field } of problems) {
    const name = field === null ? null : fieldOf(step, field);
    if (name) placed.push({ field: name, words: message });
    else words.push(message);
  }
  return { kind: 'refused', problems: placed, words };
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
    const found = clientWords.find((each) => each === word);
    return found ? `client.${found}` : null;
  }
  const found = patientWords.find((each) => each === word);
  return found ? `patient.${found}` : null;
}
