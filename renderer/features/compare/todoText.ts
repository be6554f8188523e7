import type { Alike, CardClientFragment } from '../../../graphql/desk/generated/operations.ts';
import { say } from '../../../words/page/say.ts';
import { alikeSentence } from '../../lib/alikeWords.ts';
import { listWords } from '../../lib/counts.ts';

type Client = Pick<CardClientFragment, 'id' | 'name' | 'phones' | 'patients'>;

/** A line for somebody's list: which two clients are to be made one, where this can't be done from here. */
export function todoText(keep: Client, remove: Client, because: readonly Alike[]): string {
  const why = alikeSentence(because);
  return [
    say('compare.todo', { kept: textOf(keep), removed: textOf(remove) }),
    ...(why === '' ? [] : [say('compare.todoWhy', { why })]),
  ].join(' ');
}

/** Maria Garcia (no. 17, (914) 555-0111, Bella and Rex). */
function textOf({ id, name, phones, patients }: Client): string {
  const pets = listWords((patients ?? []).map((patient) => patient.name));
  return `${name} (${[say('compare.numberWithin', { id }), phones[0]?.number, pets].filter(Boolean).join(', ')})`;
}
