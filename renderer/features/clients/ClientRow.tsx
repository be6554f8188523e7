import { type KeyboardEvent, memo } from 'react';
import { Link } from 'wouter';
import { BalanceText } from '../../components/BalanceText.tsx';
import { clientPath } from '../../lib/paths.ts';
import styles from './ClientRow.module.css';
import type { ListedClient } from './useClientSearch.ts';

interface ClientRowProps {
  readonly client: ListedClient;
  readonly open: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const ClientRow = memo(function ClientRow({ client, open, onKeyDown }: ClientRowProps) {
  const { name, phones, patients, alerts, balance, active } = client;
  return (
    <li className={styles.item}>
      <Link
        href={clientPath(client.id)}
        className={styles.row ?? ''}
        aria-current={open ? 'true' : undefined}
        onKeyDown={onKeyDown}
      >
        <span className={styles.line}>
          <b className={styles.name}>{name}</b>
          {active === false && <span className={styles.inactive}>Inactive</span>}
          <span className={styles.end}>
            <BalanceText balance={balance} />
          </span>
        </span>
        <span className={styles.line}>
          <span className={styles.pets}>{patients === null ? '' : petsText(patients)}</span>
          <span className={styles.phone}>{phones[0]?.number}</span>
        </span>
        {alerts.length > 0 && <span className={styles.alert}>{alerts.join(', ')}</span>}
      </Link>
    </li>
  );
});

function petsText(patients: NonNullable<ListedClient['patients']>): string {
  if (patients.length === 0) return 'No patients';
  return patients
    .map(({ name, species, deceased }) => `${name}${species ? ` (${species})` : ''}${deceased ? ' †' : ''}`)
    .join(', ');
}
