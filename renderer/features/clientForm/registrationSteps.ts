import type { ApolloClient } from '@apollo/client';
import {
  AddPatientDocument,
  type LocationListQuery,
  RegisterClientDocument,
} from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import type { SubmissionSteps } from '../../submission/sendSteps.ts';
import { offerOf } from '../../domain/offers.ts';
import { wholeName } from '../../domain/personName.ts';
import { asClientField, newClient, newPatient, asPatientField } from '../../domain/typedPeople.ts';
import type { Offers, Registration, RegistrationField } from './registration.ts';
import { type ChangeOutcome, sendChange } from '../../data/sendChange.ts';
import type { Typed } from './editing.ts';
import { subjectAfter } from './editSteps.ts';
import { savedDifferently } from './savedDifferently.ts';

/** The changes of one form, in order: the client, then each patient by its key. */
export type RegistrationStep = 'registerClient' | `addPatient ${string}`;

interface Sending {
  readonly apollo: ApolloClient;
  readonly offers: Offers;
  /** An appointment follows, so the client's id is needed even without patients. */
  readonly needsClient: boolean;
  readonly today: string;
  /** Receives what the service has otherwise than it was asked for, as a sentence. */
  readonly onDifferent: (text: string) => void;
  readonly locations: LocationListQuery['locations'];
}

/** Registers the client, unless registered, and adds the patients; records that already exist are not created again. */
export function registrationSteps({
  apollo,
  offers,
  needsClient,
  today,
  onDifferent,
  locations,
}: Sending): SubmissionSteps<Registration, RegistrationStep> {
  function compared(asked: Typed, outcome: ChangeOutcome): ChangeOutcome {
    const after = outcome.__typename === 'Done' ? subjectAfter(outcome) : null;
    const different = after && savedDifferently(asked, after, { isNew: true, locations });
    if (different) onDifferent(different);
    return outcome;
  }

  return {
    next: nextStep,
    async send(step, values) {
      const added = patientOf(step, values);
      if (!added) {
        const client = newClient(values.client, offerOf(offers, 'registerClient'));
        return compared(values.client, await sendChange(apollo, RegisterClientDocument, { client }));
      }
      const patient = newPatient(added.typed, offerOf(offers, 'addPatient'), today);
      const variables = { client: values.known?.id ?? '', patient };
      return compared(added.typed, await sendChange(apollo, AddPatientDocument, variables));
    },
    apply: withCompleted,
    needsId: (step, { patients }) => step === 'registerClient' && (needsClient || patients.length > 0),
  };
}

/** The message for a completed step. */
export function stepLabel(step: RegistrationStep, values: Registration): string {
  return step === 'registerClient'
    ? t('clientForm.clientRegistered', { name: wholeName(values.client.name) })
    : t('clientForm.patientAdded', { name: patientOf(step, values)?.typed.name.trim() ?? '' });
}

export function isRegistrationStep(step: string): step is RegistrationStep {
  return step === 'registerClient' || step.startsWith('addPatient ');
}

function nextStep({ known, patients }: Registration): RegistrationStep | null {
  if (known === null) return 'registerClient';
  const next = patients.find(({ made }) => made === null);
  return next ? `addPatient ${next.key}` : null;
}

/** The patient that a step adds; null where the step registers the client. */
export function patientOf(step: RegistrationStep, { patients }: Registration) {
  return patients.find(({ key }) => step === `addPatient ${key}`) ?? null;
}

/** The form once a step is done. */
function withCompleted(step: RegistrationStep, work: Registration, id: string | null): Registration {
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

/** The form's field for a field of the desk schema; null where the form has none. */
export function fieldOf(step: RegistrationStep, field: string): RegistrationField | null {
  if (step === 'registerClient') {
    const found = asClientField(field);
    return found && `client.${found}`;
  }
  const found = asPatientField(field);
  return found && `${step.slice('addPatient '.length)}.${found}`;
}
