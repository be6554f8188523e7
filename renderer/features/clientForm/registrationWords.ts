import type { NoticeWords } from '../../components/ChangeNotice.tsx';
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
  const sofar = done.length > 0 ? 'Nothing else was done.' : 'Nothing was done.';
  switch (end?.kind) {
    case undefined:
    case 'done':
    // Nobody else can have changed who is only being made.
    case 'conflict':
      return null;
    case 'refused':
      return {
        tone: 'danger',
        title: end.words.length > 0 ? end.words.join(' ') : 'The service did not accept what is marked.',
        more: `${sofar} Put it right and send it again.`,
      };
    case 'notOffered':
      return { tone: 'danger', title: `This service does not do that. ${end.why}`, more: sofar };
    case 'failed':
      return {
        tone: 'danger',
        title: end.failure.message,
        more: notSentWords(sofar, end.failure),
        action: { word: 'Try again', run: next.again },
      };
    case 'unnamed':
      return {
        tone: 'caution',
        title: `${subjectName(work)} is registered, but the service did not say under which number.`,
        more: 'Look for the client, then go on.',
        action: { word: 'Look for the client', run: next.lookForClient },
      };
    case 'unknown': {
      const patient = patientOf(end.step, work);
      return {
        tone: 'caution',
        title: end.message,
        more: end.action,
        action: {
          word: 'Look whether it was done',
          run: patient ? () => next.lookForPatient(patient.key) : next.lookForClient,
        },
      };
    }
  }
}

export function sendingWords(step: RegistrationStep, work: Registration): string {
  const patient = patientOf(step, work);
  return patient ? `Adding ${patient.typed.name.trim()}…` : 'Registering the client…';
}

/** What the button says: it names what it will do, and that it would be a second time. */
export function sendWord(work: Registration, end: RegistrationEnd | null, alike: boolean): string {
  if (end?.kind === 'unknown') return end.step === 'registerClient' ? 'Register once more' : 'Add once more';
  if (work.known === null) return alike ? 'Register anyway' : 'Register';
  const left = work.patients.filter(({ made }) => made === null).length;
  if (left === 0) return 'Done';
  return left === 1 ? 'Add patient' : `Add ${left} patients`;
}

/** What is told once it is done: Mary Jo Park is registered, with Rex and Bella. */
export function doneWords({ known, client: _client, patients }: Registration): string {
  const names = patients.filter(({ made }) => made !== null).map(({ typed }) => typed.name.trim());
  const list = new Intl.ListFormat('en').format(names);
  if (known?.how === 'made') return `${known.name} is registered${names.length > 0 ? `, with ${list}` : ''}.`;
  return `${list} ${names.length === 1 ? 'is' : 'are'} added to ${known?.name ?? 'the client'}.`;
}

/** What it is and of whom, for the list of what was begun: New client Mary Jo Park, with Rex. */
export function registrationTitle({ client, known, patients }: Registration): string {
  const names = patients.filter(({ made }) => made === null).map(({ typed }) => typed.name.trim());
  const list = new Intl.ListFormat('en').format(names.filter(Boolean));
  if (known === null) {
    const who = wholeName(client.name) || client.phone.trim() || client.email.trim();
    return ['New client', who, list && `with ${list}`]
      .filter(Boolean)
      .join(' ')
      .replace(/ (?=with )/, ', ');
  }
  if (list === '' && known.how === 'made') return `New client ${known.name}`;
  const what = names.length > 1 ? 'New patients' : 'New patient';
  return [what, list, known.name && `of ${known.name}`].filter(Boolean).join(' ');
}
