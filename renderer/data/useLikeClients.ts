import { useEffect } from 'react';
import { extractPhoneNumbers, onlyDigits, minDistinctiveDigits } from '../../electron/contract/phoneNumbers.ts';
import {
  FindClientsDocument,
  LikeClientsDocument,
  type LikeClientsQuery,
  type Likeness,
} from '../../graphql/desk/generated/operations.ts';
import { directoryFetchPolicy } from './exceptions.ts';
import { useStableCallback } from '../lib/useStableCallback.ts';
import { useDeskQuery } from './useDeskQuery.ts';

export type LikeClient = LikeClientsQuery['likeClients'][number];

/** A person types on until the words mean somebody; the service is not asked at every key. */
const likenessDebounce = 250;
const serviceDebounce = 500;
const mostAsked = 10;

/** What of a likeness is asked for: numbers are the same however they are written. */
function questionOf({ name, phone, email, patient, except }: Likeness): Likeness | null {
  const said = {
    name: plain(name),
    phone: extractPhoneNumbers(phone ?? '').join(' / '),
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

/** What the service's own search is asked for, as it may know somebody whom this desk has not read yet. */
function searchOf({ phone, email }: Likeness): string | null {
  const [number = ''] = extractPhoneNumbers(phone ?? '');
  if (onlyDigits(number).length >= minDistinctiveDigits) return number;
  return /^\S+@\S+\.\S+$/.test(email ?? '') ? (email ?? null) : null;
}

/**
 * Who may be the one that is typed, most alike first, asked anew as it is typed. Who was found before stays until the next
 * answer: a warning that comes and goes is overlooked.
 */
export function useLikeClients(likeness: Likeness | null): readonly LikeClient[] {
  const question = likeness && questionOf(likeness);
  const asked = useDeskQuery(LikeClientsDocument, question && { client: question }, {
    fetchPolicy: 'network-only',
    debounceMilliseconds: likenessDebounce,
  });
  const search = question && searchOf(question);
  // Whom the service finds is known from then on, so that she is told of by the same rules.
  const service = useDeskQuery(FindClientsDocument, search === null ? null : { search, first: mostAsked, ask: true }, {
    fetchPolicy: directoryFetchPolicy,
    debounceMilliseconds: serviceDebounce,
  });
  const again = useStableCallback(asked.refetch);
  const found = service.data;
  useEffect(() => {
    if (found) again();
  }, [found, again]);
  if (question === null) return [];
  return asked.latest?.likeClients ?? [];
}
