import { t } from '../../../i18n/page/t.ts';
import { type PossibleDuplicate, usePossibleDuplicates } from '../../data/usePossibleDuplicates.ts';
import { Action } from '../../components/Action.tsx';
import { wholeName } from '../../domain/personName.ts';
import typography from '../../components/typography.module.css';
import styles from './KnownAlready.module.css';
import type { KnownClient } from '../../components/personSearch/personOptions.ts';
import type { BookingWork } from './work.ts';

interface KnownAlreadyProps {
  readonly work: BookingWork;
  readonly onChoose: (client: KnownClient) => void;
}

/** Clients that may be the same person, as duplicates are easily registered. */
export function KnownAlready({ work, onChoose }: KnownAlreadyProps) {
  const { typedClient, typedPatient } = work;
  const [likeliest] = usePossibleDuplicates({
    name: wholeName(typedClient.name),
    phone: typedClient.phone,
    email: typedClient.email,
    patient: typedPatient.name,
  });
  return (
    // Always mounted: screen readers skip a status that appears together with its text.
    <div role="status" className={styles.known}>
      {likeliest && (
        <>
          <span className={`${typography.truncated} ${styles.text}`}>{textOf(likeliest)}</span>
          <Action look="quiet" onClick={() => onChoose(likeliest.client)}>
            {t('booking.choose', { name: likeliest.client.name })}
          </Action>
        </>
      )}
    </div>
  );
}

function textOf({ client: { name }, reasons }: PossibleDuplicate): string {
  if (reasons.includes('phone')) return t('booking.knownPhone', { name });
  if (reasons.includes('email')) return t('booking.knownEmail', { name });
  return reasons.includes('nameAndPatient') ? t('booking.knownNameAndPet', { name }) : t('booking.knownName', { name });
}
