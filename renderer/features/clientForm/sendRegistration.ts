import type { ApolloClient } from '@apollo/client';
import { AddPatientDocument, RegisterClientDocument } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { sendSteps, type SentSteps, type StepsEnd } from '../../data/sendSteps.ts';
import { offerOf } from '../../lib/offers.ts';
import { wholeName } from '../../lib/personName.ts';
import { clientWordOf, newClient, newPatient, patientWordOf } from '../../lib/typedPeople.ts';
import type { Offers, Registration, RegistrationField } from './registration.ts';
import { type AppointmentChangeOutcome, sendChange } from '../../data/sendChange.ts';

/** The changes of one form, in their order: the client, then each patient by its key. */
export type RegistrationStep = 'registerClient' | `addPatient ${string}`;

export type RegistrationEnd = StepsEnd<RegistrationStep, RegistrationField>;

interface Sending {
  readonly apollo: ApolloClient;
  readonly offers: Offers;
  /** Something is done with the client afterwards, so that her id is needed even without patients. */
  readonly needsClient: boolean;
  readonly today: string;
  readonly onStep: (step: RegistrationStep, work: Registration, done: readonly string[]) => Promise<void>;
}

/** Registers the client, unless she is known, and adds her patients; whom the service knows already is not made again. */
export function sendRegistration(
  initial: Registration,
  { apollo, offers, needsClient, today, onStep }: Sending,
): Promise<SentSteps<Registration, RegistrationStep, RegistrationField>> {
  const send = (step: RegistrationStep, work: Registration): Promise<AppointmentChangeOutcome> => {
    const patient = patientOf(step, work);
    if (!patient) {
      const client = newClient(work.client, offerOf(offers, 'registerClient'));
      return sendChange(apollo, RegisterClientDocument, { client });
    }
    return sendChange(apollo, AddPatientDocument, {
      client: work.known?.id ?? '',
      patient: newPatient(patient.typed, offerOf(offers, 'addPatient'), today),
    });
  };
  return sendSteps<Registration, RegistrationStep, RegistrationField>(initial, {
    next: nextStep,
    onStep,
    send,
    take,
    needsId: (step, { patients }) => step === 'registerClient' && (needsClient || patients.length > 0),
    doneWords: (step, work) =>
      step === 'registerClient'
        ? say('clientForm.clientRegistered', { name: wholeName(work.client.name) })
        : say('clientForm.patientAdded', { name: patientOf(step, work)?.typed.name.trim() ?? '' }),
    fieldOf,
  });
}

function nextStep({ known, patients }: Registration): RegistrationStep | null {
  if (known === null) return 'registerClient';
  const next = patients.find(({ made }) => made === null);
  return next ? `addPatient ${next.key}` : null;
}

/** The patient that a step adds; null where it registers the client. */
export function patientOf(step: RegistrationStep, { patients }: Registration) {
  return patients.find(({ key }) => step === `addPatient ${key}`) ?? null;
}

/** The form once a step is done. */
export function take(step: RegistrationStep, work: Registration, id: string | null): Registration {
  const patient = patientOf(step, work);
  if (patient) {
    const patients = work.patients.map((each) => (each === patient ? { ...each, made: id ?? '' } : each));
    return { ...work, patients };
  }
  const { name, phone } = work.client;
  return {
    ...work,
    known: { id: id ?? '', name: wholeName(name), how: 'made', phones: [phone].filter(Boolean), patients: [] },
  };
}

/** The field that a desk word is about; null where the form has none for it. */
function fieldOf(step: RegistrationStep, word: string): RegistrationField | null {
  if (step === 'registerClient') {
    const found = clientWordOf(word);
    return found && `client.${found}`;
  }
  const found = patientWordOf(word);
  return found && `${step.slice('addPatient '.length)}.${found}`;
}
