import { useApolloClient } from '@apollo/client/react';
import { ClientToEditDocument } from '../../../graphql/desk/generated/operations.ts';
import { useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { fold } from './registration.ts';
import type { RegistrationForm } from './useRegistration.ts';
import { failureText } from '../../lib/failureText.ts';
import { queryDesk } from '../../data/queryDesk.ts';

interface Look {
  /** Whether the check searches the client. */
  readonly forClient: boolean;
  /** The result of the search for a patient. */
  readonly text: string | null;
  readonly lookForClient: () => void;
  readonly lookForPatient: (key: string) => Promise<void>;
  readonly settle: () => void;
}

/** Checks whether a change with an unknown outcome was saved; never sends anything again. */
export function useLook({ work: { known, patients }, markAdded }: RegistrationForm): Look {
  const apollo = useApolloClient();
  const [isSearching, setSearching] = useState(false);
  const [text, setText] = useState<string | null>(null);

  const lookForPatient = async (key: string): Promise<void> => {
    if (known === null) return;
    const name = patients.find((each) => each.key === key)?.typed.name.trim() ?? '';
    setText(t('clientForm.looking'));
    const { data, failure } = await queryDesk(apollo, ClientToEditDocument, { id: known.id });
    const now = data?.client?.patients ?? null;
    const named = (now ?? []).filter((each) => fold(each.name) === fold(name));
    // A patient of that name that existed before is not the one that was sent.
    const before = known.patients.filter((each) => fold(each) === fold(name));
    const made = named.length > before.length ? named.at(-1) : undefined;
    if (made) markAdded(key, made.id);
    if (failure) setText(failureText(failure));
    else if (made) setText(t('clientForm.patientThere', { name: made.name }));
    else if (now === null) setText(t('clientForm.patientsNotListed'));
    else setText(t('clientForm.noNewPatient', { client: known.name, name }));
  };

  return {
    forClient: isSearching && (known === null || known.id === ''),
    text,
    lookForClient: () => setSearching(true),
    lookForPatient,
    settle: () => setSearching(false),
  };
}
