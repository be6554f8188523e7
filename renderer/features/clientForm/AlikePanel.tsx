import { t } from '../../../i18n/page/t.ts';
import type { LikeClient } from '../../data/useLikeClients.ts';
import { alikeSentence } from '../../lib/alikeText.ts';
import { ClientChoice } from './ClientChoice.tsx';
import typography from '../../components/typography.module.css';
import styles from './ClientChoice.module.css';
import type { ListedClient } from './registration.ts';

interface AlikePanelProps {
  readonly alike: readonly LikeClient[];
  readonly onUse: (client: ListedClient) => void;
}

/** Clients that may be the same person, as duplicates are easily registered. */
export function AlikePanel({ alike, onUse }: AlikePanelProps) {
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
        {alike.map(({ client, because }, index) => (
          <ClientChoice
            key={client.id}
            client={client}
            why={alikeSentence(because)}
            number={index < 9 ? index + 1 : null}
            word={t('clientForm.useThis')}
            onUse={() => onUse(client)}
          />
        ))}
      </ul>
    </section>
  );
}

function namesOf(alike: readonly LikeClient[]): string {
  return alike.map(({ client }) => client.name).join(', ');
}
