import type { EnvironmentView } from '../../../electron/contract/settings.ts';
import { momentText } from '../../lib/momentText.ts';
import styles from './EnvironmentState.module.css';

/** What is set up, which clinic it opened, and how the last request ended. */
export function EnvironmentState({ environment }: { readonly environment: EnvironmentView }) {
  const { kind, hasKey, keySetAt, organization, url, lastOutcome } = environment;
  if (kind === 'demo') return null;
  const parts = [
    organization && `Opens ${organization.name}`,
    url,
    hasKey ? (keySetAt ? `Key set ${momentText(keySetAt)}` : 'A key is kept') : url ? 'No key is kept' : null,
  ].filter(Boolean);
  return (
    <>
      {parts.length > 0 && <p className={styles.state}>{parts.join(' · ')}</p>}
      {lastOutcome && (
        <p className={styles.outcome} data-ok={lastOutcome.kind === 'ok' ? '' : undefined}>
          <span className={styles.when}>{momentText(lastOutcome.at)}:</span> {lastOutcome.message} {lastOutcome.action}
        </p>
      )}
    </>
  );
}
