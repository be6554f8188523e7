import type { NoticeWords } from '../../components/ChangeNotice.tsx';
import { notSentWords } from '../../lib/notSentWords.ts';
import { changedWords, type EditWord, type Subject, type Typed } from './editing.ts';
import type { EditEnd } from './keptEdit.ts';
import type { Meanwhile } from './useEditing.ts';

export const editLabels: Readonly<Record<EditWord, string>> = {
  name: 'Name',
  givenName: 'Given name',
  familyName: 'Family name',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  location: 'Location',
  notes: 'Notes',
  species: 'Species',
  breed: 'Breed',
  sex: 'Sex',
  birthDate: 'Born',
};

/** Changes to Bella (Jane Doe): breed, born. The owner is told with a patient. */
export function editTitle(seen: Subject, typed: Typed, owner: string, today: string): string {
  const changed = changedWords(seen, typed, today).map((word) => editLabels[word].toLowerCase());
  const whose = seen.kind === 'patient' && owner !== '' ? ` (${owner})` : '';
  return `Changes to ${seen.name || `a ${seen.kind}`}${whose}: ${changed.join(', ')}`;
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
        title: end.words.length > 0 ? end.words.join(' ') : 'The service did not accept what is marked.',
        more: 'Nothing was changed. Put it right and save again.',
      };
    case 'notOffered':
      return { tone: 'danger', title: `This service does not do that. ${end.why}`, more: 'Nothing was changed.' };
    case 'failed':
      return {
        tone: 'danger',
        title: end.failure.message,
        more: notSentWords('Nothing was changed.', end.failure),
        action: { word: 'Try again', run: next.again },
      };
    case 'conflict': {
      if (end.now === null)
        return {
          tone: 'caution',
          title: `${name} is not there any more.`,
          more: 'Nothing was sent. What you typed is kept.',
        };
      const decide = (meanwhile?.clashes.length ?? 0) > 0;
      return {
        tone: 'caution',
        title: `Somebody else changed ${name} first. Nothing was sent.`,
        more: decide ? 'Choose above what stays, then save again.' : 'Look at what they changed, then save again.',
      };
    }
    case 'unknown':
      return {
        tone: 'caution',
        title: end.message,
        more: end.action,
        action: { word: 'Look whether it was done', run: next.look },
      };
  }
}
