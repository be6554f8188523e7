import { t } from '../../../i18n/page/t.ts';
import type { PossibleDuplicate } from '../../data/usePossibleDuplicates.ts';
import { duplicateReasonText } from '../../domain/duplicateReasonText.ts';
import { ClientChoice } from './ClientChoice.tsx';
import typography from '../../components/typography.module.css';
import styles from './ClientChoice.module.css';
import type { ListedClient } from './registration.ts';

interface DuplicatePanelProps {
  readonly alike: readonly PossibleDuplicate[];
  readonly onUse: (client: ListedClient) => void;
}

/** Clients that may be the same person, as duplicates are easily registered. */
export function DuplicatePanel({ alike, onUse }: DuplicatePanelProps) {
  return (
    <section className={styles.panel} aria-label={t('clientForm.knownAlready')}>
      <header className={styles.head}>
        <h3 className={styles.title}>{t('clientForm.knownAlready')}</h3>
        {alike.length > 0 && <span className={typography.caption}>{t('clientForm.alikeKeys')}</span>}
      </header>
      {/* Always mounted: screen readers skip a status that appears together with its text. */}
      <p className="visually-hidden" role="status">
        {alike.length > 0 && t('clientForm.mayBeKnown', { count: alike.length, names: namesOf(alike) })}
      </p>
      {alike.length === 0 && <p className={`${typography.secondary} ${styles.soft}`}>{t('clientForm.alikeNone')}</p>}
      <ul className={styles.list}>
        {alike.map(({ client, reasons }, index) => (
          <ClientChoice
            key={client.id}
            client={client}
            why={duplicateReasonText(reasons)}
            number={index < 9 ? index + 1 : null}
            label={t('clientForm.useThis')}
            onUse={() => onUse(client)}
          />
        ))}
      </ul>
    </section>
  );
}

function namesOf(alike: readonly PossibleDuplicate[]): string {
  return alike.map(({ client }) => client.name).join(', ');
}
