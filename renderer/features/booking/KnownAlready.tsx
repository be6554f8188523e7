import { Action } from '../../components/Action.tsx';
import type { TypedClient } from '../../lib/typedPeople.ts';
import styles from './KnownAlready.module.css';
import { knownBy, questionFor } from './people.ts';
import { useAsked } from '../../bridge/useAsked.ts';
import type { KnownClient } from './work.ts';

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
    'BookingClients',
    question === null ? null : { search: question, first: shownClients },
    restMilliseconds,
  );
  // What was found for other words is looked at for these: a number that was only written otherwise stays found.
  const known = knownBy((asked.data ?? asked.last)?.clients.clients ?? [], typed);
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
