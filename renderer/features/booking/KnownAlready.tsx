import { Action } from '../../components/Action.tsx';
import styles from './KnownAlready.module.css';
import { knownBy, questionFor } from './people.ts';
import { useAsked } from './useAsked.ts';
import type { KnownClient, TypedClient } from './work.ts';

const restMilliseconds = 300;
const shownClients = 10;

interface KnownAlreadyProps {
  readonly typed: TypedClient;
  readonly onChoose: (client: KnownClient) => void;
}

/** Who has that phone number or e-mail address already: the same person is easily registered twice. */
export function KnownAlready({ typed, onChoose }: KnownAlreadyProps) {
  const question = questionFor(typed);
  const asked = useAsked(
    'FindClients',
    question === null ? null : { search: question, first: shownClients, ask: true },
    restMilliseconds,
  );
  const known = knownBy(asked.data?.findClients.clients ?? [], typed);
  return (
    // Always there: a status that comes with its words is not read out.
    <div role="status" className={styles.known}>
      {known && (
        <>
          <span className={styles.words}>
            {known.client.name} has this {known.by} already.
          </span>
          <Action look="quiet" onClick={() => onChoose(known.client)}>
            Choose {known.client.name}
          </Action>
        </>
      )}
    </div>
  );
}
