import { memo } from 'react';
import { say } from '../../../words/page/say.ts';
import type { FoundClient } from '../../data/useClientSearch.ts';
import { Marked } from '../../components/Marked.tsx';
import { BalanceText } from '../../components/BalanceText.tsx';
import type { Wanted } from '../../lib/matchedParts.ts';
import { clientPath } from '../../lib/paths.ts';
import styles from './ClientRow.module.css';
import { rowWords } from './rowWords.ts';

interface ClientRowProps {
  readonly client: FoundClient;
  readonly wanted: Wanted;
  readonly open: boolean;
}

/** A client in a list. A plain link without handlers of its own: fifty of them are drawn at each key. */
export const ClientRow = memo(function ClientRow({ client, wanted, open }: ClientRowProps) {
  const words = rowWords(client, wanted);
  return (
    <li className={styles.item}>
      <a
        href={`#${clientPath(client.id)}`}
        className={styles.row}
        data-client={client.id}
        aria-current={open ? 'true' : undefined}
      >
        <span className={styles.line}>
          <b className={styles.name} dir="auto">
            <Marked parts={words.name} />
          </b>
          {client.active === false && <span className={styles.inactive}>{say('general.inactive')}</span>}
          <span className={styles.end}>
            <BalanceText balance={client.balance} />
          </span>
        </span>
        <span className={styles.line}>
          <span className={styles.pets} dir="auto">
            <Marked parts={words.patients} />
          </span>
          <span className={styles.contact}>
            <Marked parts={words.contact} />
          </span>
        </span>
        {words.alerts !== '' && <span className={styles.alert}>{words.alerts}</span>}
      </a>
    </li>
  );
});
