import { say } from '../../../words/page/say.ts';
import type { NoticeWords } from '../../components/ChangeNotice.tsx';
import { notSentWords } from '../../lib/notSentWords.ts';
import { changedWords, type EditWord, type Meanwhile, type Subject, type Typed } from './editing.ts';
import type { EditEnd } from './editDraft.ts';

const labelKeys = {
  name: 'general.name',
  givenName: 'clientForm.givenName',
  familyName: 'clientForm.familyName',
  phone: 'general.phone',
  email: 'general.email',
  address: 'general.address',
  location: 'general.location',
  notes: 'general.notes',
  species: 'clientForm.species',
  breed: 'clientForm.breed',
  sex: 'clientForm.sex',
  birthDate: 'clientForm.born',
} as const satisfies Readonly<Record<EditWord, string>>;

/** What a field is called where it stands by itself. */
export function editLabel(word: EditWord): string {
  return say(labelKeys[word]);
}

/** The same within a sentence. */
const withinKeys = {
  name: 'clientForm.nameWithin',
  givenName: 'clientForm.givenNameWithin',
  familyName: 'clientForm.familyNameWithin',
  phone: 'clientForm.phoneWithin',
  email: 'clientForm.emailWithin',
  address: 'clientForm.addressWithin',
  location: 'clientForm.locationWithin',
  notes: 'clientForm.notesWithin',
  species: 'clientForm.speciesWithin',
  breed: 'clientForm.breedWithin',
  sex: 'clientForm.sexWithin',
  birthDate: 'clientForm.bornWithin',
} as const satisfies Readonly<Record<EditWord, string>>;

/** Changes to Bella (Jane Doe): breed, born. The owner is told with a patient. */
export function editTitle(seen: Subject, typed: Typed, owner: string, today: string): string {
  const changed = changedWords(seen, typed, today).map((word) => say(withinKeys[word]));
  const nameless = seen.kind === 'client' ? say('clientForm.aClient') : say('clientForm.aPatient');
  const whose = seen.kind === 'patient' && owner !== '' ? ` (${owner})` : '';
  return say('clientForm.changesTo', { who: `${seen.name || nameless}${whose}`, fields: changed.join(', ') });
}

interface NextSteps {
  readonly again: () => void;
  readonly look: () => void;
}

/** What is to be said of how a change ended, with the one next step. */
export function editEndWords(
  end: EditEnd | null,
  meanwhile: Meanwhile | null,
  { name }: Subject,
  next: NextSteps,
): NoticeWords | null {
  switch (end?.kind) {
    case undefined:
    case 'done':
    // A change needs no id of what it made.
    case 'unnamed':
      return null;
    case 'refused':
      return {
        tone: 'danger',
        title: end.words.length > 0 ? end.words.join(' ') : say('clientForm.notAccepted'),
        more: `${say('clientForm.nothingChanged')} ${say('clientForm.putRightAndSave')}`,
      };
    case 'notOffered':
      return {
        tone: 'danger',
        title: `${say('clientForm.stepNotOffered')} ${end.why}`,
        more: say('clientForm.nothingChanged'),
      };
    case 'failed':
      return {
        tone: 'danger',
        title: end.failure.message,
        more: notSentWords(say('clientForm.nothingChanged'), end.failure),
        action: { word: say('general.tryAgain'), run: next.again },
      };
    case 'conflict': {
      if (end.now === null)
        return {
          tone: 'caution',
          title: say('clientForm.nowGone', { name }),
          more: say('clientForm.typedIsKept'),
        };
      const decide = (meanwhile?.clashes.length ?? 0) > 0;
      return {
        tone: 'caution',
        title: say('clientForm.changedFirst', { name }),
        more: decide ? say('clientForm.chooseAbove') : say('clientForm.lookAtTheirs'),
      };
    }
    case 'unknown':
      return {
        tone: 'caution',
        title: end.message,
        more: end.action,
        action: { word: say('clientForm.lookWhetherDone'), run: next.look },
      };
  }
}
