import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { AlertList } from '../../components/AlertList.tsx';
import { BalanceText } from '../../components/BalanceText.tsx';
import { readableWord } from '../../lib/readableWord.ts';
import styles from './ClientChoice.module.css';
import type { ListedClient } from './registration.ts';

interface ClientChoiceProps {
  readonly client: ListedClient;
  /** Why she is shown here. */
  readonly why: string;
  /** With Alt it chooses her; null where no key does. */
  readonly number: number | null;
  readonly word: string;
  readonly onUse: () => void;
}

/** Somebody whom the clinic knows, with what tells her from others, and a way to say that it is she. */
export function ClientChoice({ client, why, number, word, onUse }: ClientChoiceProps) {
  const { name, phones, emails, patients, alerts, balance, active } = client;
  return (
    <li className={styles.client}>
      <p className={styles.name}>
        <b>{name}</b>
        {active === false && <span className={styles.soft}>{t('general.inactive')}</span>}
        <BalanceText balance={balance} />
      </p>
      {why !== '' && <p className={styles.why}>{why}</p>}
      <p className={styles.soft}>{[phones[0]?.number, emails[0]].filter(Boolean).join(' · ')}</p>
      <p className={styles.soft}>{petsOf(patients)}</p>
      <AlertList alerts={alerts} />
      <Action aria-keyshortcuts={number === null ? undefined : `Alt+${number}`} onClick={onUse}>
        {word} <span className="visually-hidden">– {name}</span>{' '}
        {number !== null && <kbd aria-hidden="true">{number}</kbd>}
      </Action>
    </li>
  );
}

function petsOf(patients: ListedClient['patients']): string {
  return (patients ?? [])
    .map(
      ({ name, species, deceased }) => `${name}${species ? ` (${readableWord(species)})` : ''}${deceased ? ' †' : ''}`,
    )
    .join(', ');
}
