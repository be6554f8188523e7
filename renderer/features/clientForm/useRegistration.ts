import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { today } from '../../state/clock.ts';
import { clientMistake, type ClientField, patientMistake, type PatientField } from '../../domain/typedPeople.ts';
import type { FieldProblem } from '../../submission/submissionResult.ts';
import { messagesByField, type SubmissionForm, useSubmission } from '../../submission/useSubmission.ts';
import { type DraftPlace, registrationDraft } from './registrationDraft.ts';
import {
  checkRegistration,
  choose,
  emptyPatient,
  type KnownClient,
  type ListedClient,
  type Offers,
  type Registration,
  type RegistrationField,
  withOffered,
} from './registration.ts';
import { fieldOf, registrationSteps, type RegistrationStep, stepLabel } from './registrationSteps.ts';

export interface RegistrationForm {
  readonly form: SubmissionForm<Registration, RegistrationStep, RegistrationField>;
  readonly work: Registration;
  /** Problems by field. */
  readonly problems: ReadonlyMap<string, string>;
  readonly changeClient: (field: ClientField, text: string) => void;
  readonly changePatient: (key: string, field: PatientField, text: string) => void;
  readonly addPatient: () => void;
  readonly removePatient: (key: string) => void;
  readonly choose: (client: ListedClient, how: KnownClient['how']) => void;
  readonly setKnown: (known: KnownClient | null) => void;
  readonly markAdded: (key: string, id: string) => void;
  readonly send: (then: 'close' | 'book') => Promise<void>;
  readonly startAfresh: () => void;
}

interface RegistrationOptions {
  readonly start: Registration;
  readonly place: DraftPlace;
  readonly offers: Offers | null;
  /** The client to add patients to, once loaded. */
  readonly requested: KnownClient | null;
  readonly locations: LocationListQuery['locations'];
  /** `different` is what the service has otherwise than it was asked for. */
  readonly onDone: (work: Registration, then: 'close' | 'book', different: string | null) => void;
  readonly onInvalid: (field: RegistrationField) => void;
}

/** One registration, from the first keystroke to its outcome. */
export function useRegistration({
  start,
  place,
  offers,
  requested,
  locations,
  onDone,
  onInvalid,
}: RegistrationOptions): RegistrationForm {
  const apollo = useApolloClient();
  const [draft] = useState(() => registrationDraft(place));
  const form = useSubmission<Registration, RegistrationStep, RegistrationField>({
    draft,
    stored: place.stored,
    initialValues: () => start,
    fieldOf,
    onInvalid,
  });
  const { values: work, change } = form;
  /** Of all tries: a first step is not sent again after a second one failed. */
  const different = useRef<readonly string[]>([]);
  const [lastRead, setLastRead] = useState<KnownClient | null>(null);
  if (requested !== null && requested !== lastRead) {
    setLastRead(requested);
    form.update((current) => (current.known?.how === 'asked' ? { ...current, known: requested } : current));
  }
  const sendable = offers && withOffered(work, offers);

  const changePatients =
    (key: string, update: (patient: Registration['patients'][number]) => typeof patient) =>
    (current: Registration): Registration => ({
      ...current,
      patients: current.patients.map((each) => (each.key === key ? update(each) : each)),
    });

  return {
    form,
    work,
    problems: messagesByField<string>(
      form.refused,
      form.isSubmitted && offers ? checkRegistration(sendable ?? work, offers, today()) : [],
      mistakes(sendable ?? work, form.touched),
    ),
    changeClient: (field, text) =>
      change((current) => ({ ...current, client: { ...current.client, [field]: text } }), `client.${field}`),
    changePatient: (key, field, text) =>
      change(
        changePatients(key, (patient) => ({ ...patient, typed: { ...patient.typed, [field]: text } })),
        `${key}.${field}`,
      ),
    addPatient: () =>
      change((current) => ({ ...current, patients: [...current.patients, emptyPatient(current.patients)] })),
    removePatient: (key) =>
      change((current) => ({ ...current, patients: current.patients.filter((each) => each.key !== key) })),
    choose(client, how) {
      change((current) => choose(current, client, how));
      form.setResult(null);
    },
    setKnown: (known) => change((current) => ({ ...current, known })),
    markAdded(key, id) {
      change(changePatients(key, (patient) => ({ ...patient, made: id })));
      form.setResult(null);
    },
    async send(then) {
      if (!offers || !sendable) return;
      const problems = checkRegistration(sendable, offers, today());
      const hasUnsentPatients = sendable.patients.some(({ made }) => made === null);
      if (problems.length === 0 && sendable.known?.id === '' && (then === 'book' || hasUnsentPatients)) {
        form.setResult({ __typename: 'Unidentified', step: 'registerClient' });
        return;
      }
      const sent = await form.submit({
        problems,
        values: sendable,
        steps: registrationSteps({
          apollo,
          offers,
          today: today(),
          needsClient: then === 'book',
          locations,
          onDifferent(text) {
            different.current = [...different.current, text];
          },
        }),
        label: stepLabel,
      });
      if (sent.kind === 'done') onDone(sent.values, then, different.current.join(' ') || null);
    },
    startAfresh() {
      different.current = [];
      form.reset(requested ? { ...start, known: requested } : start);
    },
  };
}

/** The problem of a field that lost the focus, whatever else is typed. */
function mistakes(
  { client, known, patients }: Registration,
  touched: ReadonlySet<string>,
): readonly FieldProblem<RegistrationField>[] {
  const email = known === null && touched.has('client.email') ? clientMistake('email', client.email) : null;
  const births = patients.flatMap(({ key, typed }) => {
    const field: RegistrationField = `${key}.birthDate`;
    const message = touched.has(field) ? patientMistake('birthDate', typed.birthDate, today()) : null;
    return message === null ? [] : [{ field, message }];
  });
  return email === null ? births : [...births, { field: 'client.email', message: email }];
}
