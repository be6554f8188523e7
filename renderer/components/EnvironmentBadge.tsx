import type { EnvironmentKind } from '../../electron/contract/settings.ts';
import { t } from '../../i18n/page/t.ts';
import styles from './EnvironmentBadge.module.css';
import { environmentLabel } from './environmentLabel.ts';

/** Shows the current environment in text and style; only Production is filled. */
export function EnvironmentBadge({ kind }: { readonly kind: EnvironmentKind }) {
  const { name, purpose } = environmentLabel(kind);
  return (
    <span className={styles.badge} data-environment={kind} title={purpose}>
      <span className="visually-hidden">{t('general.environmentIs')} </span>
      {name}
    </span>
  );
}
