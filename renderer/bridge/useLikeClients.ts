import type { Likeness, LikeClientsQuery } from '../../graphql/desk/generated/operations.ts';
import { useAsked } from './useAsked.ts';

export type LikeClient = LikeClientsQuery['likeClients'][number];

/** A person types on until the words mean somebody. */
const restMilliseconds = 250;

/** What of a likeness is asked for: numbers are the same however they are written. */
function questionOf({ name, phone, email, patient, except }: Likeness): Likeness | null {
  const said = {
    name: plain(name),
    phone: (phone ?? '').replaceAll(/[^\d+]/g, ''),
    email: plain(email),
    patient: plain(patient),
  };
  const known = Object.entries(said).filter(([, text]) => text !== '');
  // A pet's name alone is that of many.
  if (known.every(([word]) => word === 'patient')) return null;
  return { ...Object.fromEntries(known), ...(except != null && { except }) };
}

function plain(text: string | null | undefined): string {
  return (text ?? '').trim().replaceAll(/\s+/g, ' ');
}

/**
 * Who may be the one that is typed, most alike first, asked anew as it is typed. Who was found before stays until the next
 * answer: a warning that comes and goes is overlooked.
 */
export function useLikeClients(likeness: Likeness | null): readonly LikeClient[] {
  const question = likeness && questionOf(likeness);
  const asked = useAsked('LikeClients', question && { client: question }, restMilliseconds);
  if (question === null) return [];
  return (asked.data ?? asked.last)?.likeClients ?? [];
}
