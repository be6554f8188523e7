import type { EnvironmentView } from '../../../electron/contract/settings.ts';
import { say } from '../../../words/page/say.ts';
import { momentText } from '../../lib/momentText.ts';
import styles from './EnvironmentState.module.css';

/** What is set up, which clinic it opened, and how the last request ended. */
export function EnvironmentState({ environment }: { readonly environment: EnvironmentView }) {
  const { kind, hasKey, keySetAt, organization, url, lastOutcome } = environment;
  if (kind === 'demo') return null;
  const parts = [
    organization && say('settings.opens', { organization: organization.name }),
    url,
    hasKey
      ? keySetAt
        ? say('settings.keySet', { moment: momentText(keySetAt) })
        : say('settings.keyKept')
      : url
        ? say('settings.noKey')
        : null,
  ].filter(Boolean);
  return (
    <>
      {parts.length > 0 && <p className={styles.state}>{parts.join(' · ')}</p>}
      {lastOutcome && (
        <p className={styles.outcome} data-ok={lastOutcome.kind === 'ok' ? '' : undefined}>
          <span className={styles.when}>{say('settings.outcomeAt', { moment: momentText(lastOutcome.at) })}</span>{' '}
          {lastOutcome.message} {lastOutcome.action}
        </p>
      )}
    </>
  );
}
