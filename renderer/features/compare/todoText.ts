import type { Alike, CardClientFragment } from '../../../graphql/desk/generated/operations.ts';
import { alikeSentence } from '../../lib/alikeWords.ts';

type Client = Pick<CardClientFragment, 'id' | 'name' | 'phones' | 'patients'>;

/** A line for somebody's list: which two clients are to be made one, where this can't be done from here. */
export function todoText(keep: Client, remove: Client, because: readonly Alike[]): string {
  const why = alikeSentence(because);
  return [
    `Merge two clients: keep ${textOf(keep)}, take over ${textOf(remove)}.`,
    ...(why === '' ? [] : [`Why: ${why}.`]),
  ].join(' ');
}

/** Maria Garcia (no. 17, (914) 555-0111, Bella and Rex). */
function textOf({ id, name, phones, patients }: Client): string {
  const pets = new Intl.ListFormat('en').format((patients ?? []).map((patient) => patient.name));
  return `${name} (${[`no. ${id}`, phones[0]?.number, pets].filter(Boolean).join(', ')})`;
}
