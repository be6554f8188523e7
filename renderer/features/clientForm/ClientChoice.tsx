import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { AlertList } from '../../components/AlertList.tsx';
import { BalanceText } from '../../components/BalanceText.tsx';
import { usePhoneFormat } from '../../components/usePhoneFormat.ts';
import { readableLabel } from '../../lib/readableLabel.ts';
import typography from '../../components/typography.module.css';
import notice from '../../components/notice.module.css';
import styles from './ClientChoice.module.css';
import type { ListedClient } from './registration.ts';

interface ClientChoiceProps {
  readonly client: ListedClient;
  /** Why this client is listed. */
  readonly why: string;
  /** The digit that chooses this client with Alt; null where there is none. */
  readonly number: number | null;
  readonly label: string;
  readonly onUse: () => void;
}

/** A registered client with distinguishing details, and a button that chooses this client. */
export function ClientChoice({ client, why, number, label, onUse }: ClientChoiceProps) {
  const formatPhone = usePhoneFormat();
  const { name, phones, emails, patients, alerts, balance, active } = client;
  return (
    <li className={`${notice.frame} ${styles.client}`} data-tone="caution" data-ink>
      <p className={styles.name}>
        <b>{name}</b>
        {active === false && <span className={`${typography.secondary} ${styles.soft}`}>{t('general.inactive')}</span>}
        <BalanceText balance={balance} />
      </p>
      {why !== '' && <p className={`${typography.medium} ${typography.caution}`}>{why}</p>}
      <p className={`${typography.secondary} ${styles.soft}`}>
        {[phones[0] && formatPhone(phones[0].number), emails[0]].filter(Boolean).join(' · ')}
      </p>
      <p className={`${typography.secondary} ${styles.soft}`}>{petsOf(patients)}</p>
      <AlertList alerts={alerts} />
      <Action aria-keyshortcuts={number === null ? undefined : `Alt+${number}`} onClick={onUse}>
        {label} <span className="visually-hidden">– {name}</span>{' '}
        {number !== null && <kbd aria-hidden="true">{number}</kbd>}
      </Action>
    </li>
  );
}

function petsOf(patients: ListedClient['patients']): string {
  return (patients ?? [])
    .map(
      ({ name, species, deceased }) => `${name}${species ? ` (${readableLabel(species)})` : ''}${deceased ? ' †' : ''}`,
    )
    .join(', ');
}
