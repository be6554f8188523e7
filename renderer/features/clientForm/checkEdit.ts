import { t } from '../../../i18n/page/t.ts';
import type { Offer } from '../../lib/offers.ts';
import { clientMistake, patientMistake } from '../../lib/typedPeople.ts';
import type { FieldProblem } from '../../submission/submissionResult.ts';
import { type EditWord, nameOf, type Subject, textOf, type Typed, wordsOf } from './editing.ts';

type EditProblem = FieldProblem<EditWord>;

/** Whether a change may leave it empty: a value that was missing before is not required now. */
export function isNeededInEdit(subject: Subject, word: EditWord, { demands }: Offer): boolean {
  if (demands.includes(word) || word === 'name') return true;
  return word === 'species' && textOf(subject, word) !== '';
}

/** Missing and invalid values, in the order of the fields. */
export function checkEdit(subject: Subject, typed: Typed, offer: Offer, today: string): readonly EditProblem[] {
  const missing = wordsOf(subject)
    .filter((word) => isNeededInEdit(subject, word, offer) && (typed[word] ?? '').trim() === '')
    .map((word) => ({
      field: word,
      message: word === 'name' ? t(nameKeys[subject.kind]) : t('clientForm.needed'),
    }));
  const first = wordsOf(subject)[0] ?? 'name';
  const nameless = first === 'givenName' && nameOf(typed) === '';
  return [
    ...(nameless ? [{ field: first, message: t(nameKeys.client) }] : []),
    ...missing,
    ...editMistakes(subject, typed, new Set(wordsOf(subject)), today),
  ];
}

const nameKeys = { client: 'clientForm.clientNeedsName', patient: 'clientForm.patientNeedsName' } as const;

/** Problems of fields that lost the focus, whatever else is typed. */
export function editMistakes(
  subject: Subject,
  typed: Typed,
  touched: ReadonlySet<string>,
  today: string,
): readonly EditProblem[] {
  const words: readonly EditWord[] = ['email', 'birthDate'];
  return words.flatMap((word) => {
    const text = typed[word] ?? '';
    // An unchanged value comes from the service and need not be corrected now.
    if (!touched.has(word) || text === textOf(subject, word)) return [];
    const mistake =
      word === 'email' ? clientMistake(word, text) : word === 'birthDate' ? patientMistake(word, text, today) : null;
    return mistake === null ? [] : [{ field: word, message: mistake }];
  });
}
