import { useState } from 'react';
import type { ConnectableEnvironment, EnvironmentKind } from '../../../electron/contract/settings.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { Result } from '../../../electron/contract/failure.ts';
import type { EnvironmentView, SettingsView } from '../../../electron/contract/settings.ts';
import { t } from '../../../i18n/page/t.ts';
import { ConfirmationDialog } from '../../components/ConfirmationDialog.tsx';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useQueueCounts } from '../../bridge/offlineQueue.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { Action } from '../../components/Action.tsx';
import { ConnectionForm } from '../../components/connection/ConnectionForm.tsx';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import { environmentLabel } from '../../components/environmentLabel.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { momentText } from '../../lib/momentText.ts';
import typography from '../../components/typography.module.css';
import styles from './EnvironmentCard.module.css';

interface EnvironmentCardProps {
  readonly environment: EnvironmentView;
  readonly inUse: boolean;
  readonly keyStorage: SettingsView['keyStorage'];
  /** Whether the address names this environment. */
  readonly isRequested: boolean;
}

export function EnvironmentCard({ environment, inUse, keyStorage, isRequested }: EnvironmentCardProps) {
  const { kind, hasKey } = environment;
  const [open, setOpen] = useState(isRequested);
  const [wasRequested, setWasRequested] = useState(isRequested);
  if (isRequested !== wasRequested) {
    setWasRequested(isRequested);
    if (isRequested) setOpen(true);
  }
  const [forgetting, setForgetting] = useState(false);
  const { failure, busy, use, forget } = useEnvironmentActions(kind);
  const queued = useQueueCounts()[kind] ?? 0;
  const { name, purpose } = environmentLabel(kind);
  const connectable = isConnectable(environment) ? environment : null;

  return (
    <li className={styles.card} data-in-use={inUse ? '' : undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <EnvironmentBadge kind={kind} />
          {inUse && <span className={styles.inUse}>{t('settings.inUse')}</span>}
        </h3>
        <div className={styles.actions}>
          {!inUse && (hasKey || kind === 'demo') && (
            <Action disabled={busy} onClick={use} aria-label={t('settings.useOf', { name })}>
              {t('settings.use')}
            </Action>
          )}
          {connectable && (
            <Action
              aria-expanded={open}
              aria-label={t(hasKey ? 'settings.changeOf' : 'settings.setUpOf', { name })}
              onClick={() => setOpen(!open)}
            >
              {hasKey ? t('general.change') : t('settings.setUp')}
            </Action>
          )}
          {hasKey && (
            <Action look="quiet" onClick={() => setForgetting(true)} aria-label={t('settings.forgetOf', { name })}>
              {t('settings.forget')}
            </Action>
          )}
        </div>
        <div className={styles.text}>
          <p className={typography.secondary}>{purpose}</p>
          <EnvironmentState environment={environment} />
        </div>
      </div>
      {failure && <FailureNotice failure={failure} />}
      {connectable && (
        <div hidden={!open}>
          <ConnectionForm environment={connectable} keyStorage={keyStorage} focusFirst={isRequested} />
        </div>
      )}
      {forgetting && (
        <ConfirmationDialog
          title={t('settings.forgetTitle', { name })}
          text={[
            inUse ? t('settings.forgetTextInUse') : t('settings.forgetText'),
            ...(queued > 0 ? [t('settings.forgetQueued', { count: queued })] : []),
          ].join(' ')}
          cancelLabel={t('settings.keepKey')}
          confirmLabel={t('settings.forget')}
          onClose={() => setForgetting(false)}
          onConfirm={() => {
            setForgetting(false);
            forget();
          }}
        />
      )}
    </li>
  );
}

function isConnectable(
  environment: EnvironmentView,
): environment is EnvironmentView & { readonly kind: ConnectableEnvironment } {
  return environment.kind !== 'demo';
}

/** What is set up, which clinic it opened, and the last outcome. */
function EnvironmentState({ environment }: { readonly environment: EnvironmentView }) {
  const { kind, hasKey, keySetAt, organization, url, lastOutcome } = environment;
  if (kind === 'demo') return null;
  const parts = [
    organization && t('settings.opens', { organization: organization.name }),
    url,
    hasKey
      ? keySetAt
        ? t('settings.keySet', { moment: momentText(keySetAt) })
        : t('settings.keyKept')
      : url
        ? t('settings.noKey')
        : null,
  ].filter(Boolean);
  return (
    <>
      {parts.length > 0 && <p className={`${typography.small} ${typography.breakable}`}>{parts.join(' · ')}</p>}
      {lastOutcome && (
        <p className={styles.outcome} data-ok={lastOutcome.kind === 'ok' ? '' : undefined}>
          <span className={typography.numbers}>{t('settings.outcomeAt', { moment: momentText(lastOutcome.at) })}</span>{' '}
          {lastOutcome.message} {lastOutcome.action}
        </p>
      )}
    </>
  );
}

interface EnvironmentActions {
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly use: () => void;
  readonly forget: () => void;
}

/** Uses an environment or forgets its key; a failure stays with the card. */
function useEnvironmentActions(environment: EnvironmentKind): EnvironmentActions {
  const bridge = useBridge();
  const { accept } = useSettings();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  const finish = (answer: Result<SettingsView>): void => {
    setBusy(false);
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) accept(answer);
  };
  const request = (channel: 'connection:use' | 'connection:forget', kind: EnvironmentKind): void => {
    setBusy(true);
    void bridge.request(channel, { environment: kind }).then(finish);
  };

  return {
    failure,
    busy,
    use: () => request('connection:use', environment),
    forget: () => request('connection:forget', environment),
  };
}
