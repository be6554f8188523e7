import { say } from '../../../words/page/say.ts';
import type { NoticeWords } from '../../components/ChangeNotice.tsx';
import { listWords } from '../../lib/counts.ts';
import { notSentWords } from '../../lib/notSentWords.ts';
import { wholeName } from '../../lib/personName.ts';
import { type Registration, subjectName } from './registration.ts';
import { patientOf, type RegistrationEnd, type RegistrationStep } from './sendRegistration.ts';

interface NextSteps {
  readonly again: () => void;
  readonly lookForClient: () => void;
  readonly lookForPatient: (key: string) => void;
}

/** What is to be said of how an attempt ended, with the one next step. */
export function endWords(
  end: RegistrationEnd | null,
  work: Registration,
  done: readonly string[],
  next: NextSteps,
): NoticeWords | null {
  const sofar = done.length > 0 ? say('clientForm.nothingElseDone') : say('clientForm.nothingDone');
  switch (end?.kind) {
    case undefined:
    case 'done':
    // Nobody else can have changed who is only being made.
    case 'conflict':
      return null;
    case 'refused':
      return {
        tone: 'danger',
        title: end.words.length > 0 ? end.words.join(' ') : say('clientForm.notAccepted'),
        more: `${sofar} ${say('clientForm.putRightAndSend')}`,
      };
    case 'notOffered':
      return { tone: 'danger', title: `${say('clientForm.stepNotOffered')} ${end.why}`, more: sofar };
    case 'failed':
      return {
        tone: 'danger',
        title: end.failure.message,
        more: notSentWords(sofar, end.failure),
        action: { word: say('general.tryAgain'), run: next.again },
      };
    case 'unnamed':
      return {
        tone: 'caution',
        title: say('clientForm.unnamed', { name: subjectName(work) }),
        more: say('clientForm.lookThenGoOn'),
        action: { word: say('clientForm.lookForClient'), run: next.lookForClient },
      };
    case 'unknown': {
      const patient = patientOf(end.step, work);
      return {
        tone: 'caution',
        title: end.message,
        more: end.action,
        action: {
          word: say('clientForm.lookWhetherDone'),
          run: patient ? () => next.lookForPatient(patient.key) : next.lookForClient,
        },
      };
    }
  }
}

export function sendingWords(step: RegistrationStep, work: Registration): string {
  const patient = patientOf(step, work);
  return patient
    ? say('clientForm.addingPatient', { name: patient.typed.name.trim() })
    : say('clientForm.registeringClient');
}

/** What the button says: it names what it will do, and that it would be a second time. */
export function sendWord(work: Registration, end: RegistrationEnd | null, alike: boolean): string {
  if (end?.kind === 'unknown')
    return end.step === 'registerClient' ? say('clientForm.registerAgain') : say('clientForm.addAgain');
  if (work.known === null) return alike ? say('clientForm.registerAnyway') : say('clientForm.register');
  const left = work.patients.filter(({ made }) => made === null).length;
  return left === 0 ? say('clientForm.done') : say('clientForm.addPatients', { count: left });
}

/** What is told once it is done: Mary Jo Park is registered, with Rex and Bella. */
export function doneWords({ known, client: _client, patients }: Registration): string {
  const names = patients.filter(({ made }) => made !== null).map(({ typed }) => typed.name.trim());
  const list = listWords(names);
  if (known?.how === 'made' && names.length === 0) return say('clientForm.clientRegistered', { name: known.name });
  if (known?.how === 'made') return say('clientForm.registeredWith', { name: known.name, patients: list });
  const client = known?.name ?? say('clientForm.theClient');
  return say('clientForm.patientsAdded', { count: names.length, patients: list, client });
}

/** What it is and of whom, for the list of drafts: New client Mary Jo Park, with Rex. */
export function registrationTitle({ client, known, patients }: Registration): string {
  const names = patients.filter(({ made }) => made === null).map(({ typed }) => typed.name.trim());
  const list = listWords(names.filter(Boolean));
  if (known === null) return newClientTitle(wholeName(client.name) || client.phone.trim() || client.email.trim(), list);
  if (list === '' && known.how === 'made') return say('clientForm.newClientNamed', { name: known.name });
  return newPatientsTitle(Math.max(1, names.length), list, known.name);
}

function newClientTitle(name: string, patients: string): string {
  if (name === '') return patients === '' ? say('clientForm.newClient') : say('clientForm.newClientWith', { patients });
  if (patients === '') return say('clientForm.newClientNamed', { name });
  return say('clientForm.newClientNamedWith', { name, patients });
}

function newPatientsTitle(count: number, patients: string, client: string): string {
  if (client === '')
    return patients === ''
      ? say('clientForm.newPatients', { count })
      : say('clientForm.newPatientsNamed', { count, patients });
  if (patients === '') return say('clientForm.newPatientsOf', { count, client });
  return say('clientForm.newPatientsNamedOf', { count, patients, client });
}
