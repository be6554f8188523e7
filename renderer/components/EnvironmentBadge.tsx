import type { EnvironmentKind } from '../../electron/contract/environment.ts';
import styles from './EnvironmentBadge.module.css';
import { environmentWords } from './environmentWords.ts';

/** Says in words and looks which clinic answers; only Production is filled. */
export function EnvironmentBadge({ kind }: { readonly kind: EnvironmentKind }) {
  return (
    <span className={styles.badge} data-environment={kind} title={environmentWords[kind].purpose}>
      <span className="visually-hidden">Environment: </span>
      {environmentWords[kind].name}
    </span>
  );
}
