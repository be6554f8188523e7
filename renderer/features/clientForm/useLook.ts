import { useState } from 'react';
import { askDesk } from '../../bridge/askDesk.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { fold } from './registration.ts';
import type { RegistrationForm } from './useRegistration.ts';
import { failureWords } from '../../lib/failureWords.ts';

interface Look {
  /** The client herself is looked for. */
  readonly forClient: boolean;
  /** What came of looking for a patient. */
  readonly words: string | null;
  readonly lookForClient: () => void;
  readonly lookForPatient: (key: string) => Promise<void>;
  readonly settle: () => void;
}

/** Looking whether something was done of which nobody knows; nothing is ever sent again for that. */
export function useLook({ work: { known, patients }, markAdded }: RegistrationForm): Look {
  const bridge = useBridge();
  const [looking, setLooking] = useState(false);
  const [words, setWords] = useState<string | null>(null);

  const lookForPatient = async (key: string): Promise<void> => {
    if (known === null) return;
    const name = patients.find((each) => each.key === key)?.typed.name.trim() ?? '';
    setWords('Looking…');
    const { data, failure } = await askDesk(bridge, 'ClientToEdit', { id: known.id });
    const now = data?.client?.patients ?? null;
    const named = (now ?? []).filter((each) => fold(each.name) === fold(name));
    // One of that name who was there before is not the one who was sent.
    const before = known.patients.filter((each) => fold(each) === fold(name));
    const made = named.length > before.length ? named.at(-1) : undefined;
    if (made) markAdded(key, made.id);
    if (failure) setWords(failureWords(failure));
    else if (made) setWords(`${made.name} is there: it was done.`);
    else if (now === null) setWords('The service does not list patients with a client: look there yourself.');
    else setWords(`${known.name} has no new patient called ${name}. It was most likely not done.`);
  };

  return {
    forClient: looking && (known === null || known.id === ''),
    words,
    lookForClient: () => setLooking(true),
    lookForPatient,
    settle: () => setLooking(false),
  };
}
