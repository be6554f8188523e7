import { useEffect, useEffectEvent } from 'react';
import { extractPhoneNumbers, onlyDigits, minDistinctiveDigits } from '../../electron/contract/phoneNumbers.ts';
import {
  FindClientsDocument,
  PossibleDuplicatesDocument,
  type PossibleDuplicatesQuery,
  type DuplicateSearch,
} from '../../graphql/desk/generated/operations.ts';
import { directoryFetchPolicy } from './exceptions.ts';
import { useDeskQuery } from './useDeskQuery.ts';

export type PossibleDuplicate = PossibleDuplicatesQuery['possibleDuplicates'][number];

/** The text identifies a client only once it is complete; the service gets no request for each key. */
const duplicateDebounce = 250;
const serviceDebounce = 500;
const maxResults = 10;

/** The variables of the query: numbers are the same however they are written. */
function questionOf({ name, phone, email, patient, except }: DuplicateSearch): DuplicateSearch | null {
  const criteria = {
    name: plain(name),
    phone: extractPhoneNumbers(phone ?? '').join(' / '),
    email: plain(email),
    patient: plain(patient),
  };
  const known = Object.entries(criteria).filter(([, text]) => text !== '');
  // A pet's name alone is that of many.
  if (known.every(([field]) => field === 'patient')) return null;
  return { ...Object.fromEntries(known), ...(except != null && { except }) };
}

function plain(text: string | null | undefined): string {
  return (text ?? '').trim().replaceAll(/\s+/g, ' ');
}

/** The text for the service's own search, which may know clients that this desk has not read yet. */
function searchOf({ phone, email }: DuplicateSearch): string | null {
  const [number = ''] = extractPhoneNumbers(phone ?? '');
  if (onlyDigits(number).length >= minDistinctiveDigits) return number;
  return /^\S+@\S+\.\S+$/.test(email ?? '') ? (email ?? null) : null;
}

/**
 * Clients that may be the one being typed, most alike first. Former results stay until the next answer: a warning that
 * comes and goes is overlooked.
 */
export function usePossibleDuplicates(likeness: DuplicateSearch | null): readonly PossibleDuplicate[] {
  const question = likeness && questionOf(likeness);
  const alike = useDeskQuery(PossibleDuplicatesDocument, question && { client: question }, {
    fetchPolicy: 'network-only',
    debounceMilliseconds: duplicateDebounce,
  });
  const search = question && searchOf(question);
  // The core knows clients that the service finds from then on, and compares them by the same rules.
  const service = useDeskQuery(
    FindClientsDocument,
    search === null ? null : { search, first: maxResults, includeService: true },
    {
      fetchPolicy: directoryFetchPolicy,
      debounceMilliseconds: serviceDebounce,
    },
  );
  const refetch = useEffectEvent(alike.refetch);
  const found = service.data;
  useEffect(() => {
    if (found) refetch();
  }, [found]);
  if (question === null) return [];
  return alike.latest?.possibleDuplicates ?? [];
}
