import { t } from '../../../i18n/page/t.ts';
import type { NoticeText } from '../../components/ChangeNotice.tsx';
import { formatList } from '../../lib/counts.ts';
import { wholeName } from '../../domain/personName.ts';
import { resultNotice } from '../../submission/resultNotice.ts';
import type { Submission } from '../../submission/submissionReducer.ts';
import type { SubmissionResult } from '../../submission/submissionResult.ts';
import { type Registration, subjectName } from './registration.ts';
import { fieldOf, patientOf, type RegistrationStep } from './registrationSteps.ts';

interface NextSteps {
  readonly retry: () => void;
  readonly lookForClient: () => void;
  readonly lookForPatient: (key: string) => void;
}

/** Why a registration stopped, with the one next step. */
export function registrationNotice(
  { values, result, completed }: Submission<Registration, RegistrationStep>,
  { retry, lookForClient, lookForPatient }: NextSteps,
): NoticeText | null {
  return resultNotice(
    result,
    {
      nothingDone: completed.length > 0 ? t('clientForm.nothingElseDone') : t('clientForm.nothingDone'),
      notAccepted: t('clientForm.notAccepted'),
      correct: t('clientForm.putRightAndSend'),
      notOffered: t('clientForm.stepNotOffered'),
      fieldOf,
      retry: { label: t('general.tryAgain'), run: retry },
    },
    (own) => {
      switch (own.__typename) {
        case 'Unidentified':
          return {
            tone: 'caution',
            title: t('clientForm.unnamed', { name: subjectName(values) }),
            more: t('clientForm.lookThenGoOn'),
            action: { label: t('clientForm.lookForClient'), run: lookForClient },
          };
        case 'OutcomeUnknown': {
          const patient = patientOf(own.step, values);
          return {
            tone: 'caution',
            title: own.message,
            more: own.action,
            action: {
              label: t('clientForm.lookWhetherDone'),
              run: patient ? () => lookForPatient(patient.key) : lookForClient,
            },
          };
        }
        // A new client can't have a conflict with a change made elsewhere.
        case 'Conflict':
          return { tone: 'danger', title: t('general.changedFirst') };
      }
    },
  );
}

export function pendingLabel(step: RegistrationStep, work: Registration): string {
  const patient = patientOf(step, work);
  return patient
    ? t('clientForm.addingPatient', { name: patient.typed.name.trim() })
    : t('clientForm.registeringClient');
}

/** The button's label: names what it does, and whether it does it a second time. */
export function sendLabel(
  work: Registration,
  result: SubmissionResult<RegistrationStep> | null,
  alike: boolean,
): string {
  if (result?.__typename === 'OutcomeUnknown')
    return result.step === 'registerClient' ? t('clientForm.registerAgain') : t('clientForm.addAgain');
  if (work.known === null) return alike ? t('clientForm.registerAnyway') : t('clientForm.register');
  const left = work.patients.filter(({ made }) => made === null).length;
  return left === 0 ? t('clientForm.done') : t('clientForm.addPatients', { count: left });
}

/** The message on success: Mary Jo Park is registered, with Rex and Bella. */
export function doneText({ known, client: _client, patients }: Registration): string {
  const names = patients.filter(({ made }) => made !== null).map(({ typed }) => typed.name.trim());
  const list = formatList(names);
  if (known?.how === 'made' && names.length === 0) return t('clientForm.clientRegistered', { name: known.name });
  if (known?.how === 'made') return t('clientForm.registeredWith', { name: known.name, patients: list });
  const client = known?.name ?? t('clientForm.theClient');
  return t('clientForm.patientsAdded', { count: names.length, patients: list, client });
}

/** The entry in the list of drafts: New client Mary Jo Park, with Rex. */
export function registrationTitle({ client, known, patients }: Registration): string {
  const names = patients.filter(({ made }) => made === null).map(({ typed }) => typed.name.trim());
  const list = formatList(names.filter(Boolean));
  if (known === null) return newClientTitle(wholeName(client.name) || client.phone.trim() || client.email.trim(), list);
  if (list === '' && known.how === 'made') return t('clientForm.newClientNamed', { name: known.name });
  return newPatientsTitle(Math.max(1, names.length), list, known.name);
}

function newClientTitle(name: string, patients: string): string {
  if (name === '') return patients === '' ? t('clientForm.newClient') : t('clientForm.newClientWith', { patients });
  if (patients === '') return t('clientForm.newClientNamed', { name });
  return t('clientForm.newClientNamedWith', { name, patients });
}

function newPatientsTitle(count: number, patients: string, client: string): string {
  if (client === '')
    return patients === ''
      ? t('clientForm.newPatients', { count })
      : t('clientForm.newPatientsNamed', { count, patients });
  if (patients === '') return t('clientForm.newPatientsOf', { count, client });
  return t('clientForm.newPatientsNamedOf', { count, patients, client });
}
