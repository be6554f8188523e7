import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { ConnectableEnvironment, EnvironmentKind } from '../../../electron/contract/environment.ts';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { Result } from '../../../electron/contract/result.ts';
import type { EnvironmentView, SettingsView } from '../../../electron/contract/settings.ts';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { Action } from '../../components/Action.tsx';
import { ConnectionForm } from '../../components/connection/ConnectionForm.tsx';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import { environmentWords } from '../../components/environmentWords.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { momentText } from '../../lib/momentText.ts';
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
  const { name, purpose } = environmentWords(kind);
  const connectable = isConnectable(environment) ? environment : null;

  return (
    <li className={styles.card} data-in-use={inUse ? '' : undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <EnvironmentBadge kind={kind} />
          {inUse && <span className={styles.inUse}>{say('settings.inUse')}</span>}
        </h3>
        <div className={styles.actions}>
          {!inUse && (hasKey || kind === 'demo') && (
            <Action disabled={busy} onClick={use} aria-label={say('settings.useOf', { name })}>
              {say('settings.use')}
            </Action>
          )}
          {connectable && (
            <Action
              aria-expanded={open}
              aria-label={say(hasKey ? 'settings.changeOf' : 'settings.setUpOf', { name })}
              onClick={() => setOpen(!open)}
            >
              {hasKey ? say('general.change') : say('settings.setUp')}
            </Action>
          )}
          {hasKey && (
            <Action look="quiet" onClick={() => setForgetting(true)} aria-label={say('settings.forgetOf', { name })}>
              {say('settings.forget')}
            </Action>
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.purpose}>{purpose}</p>
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
        <ForgetKeyDialog
          name={name}
          inUse={inUse}
          onClose={() => setForgetting(false)}
          onForget={() => {
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

interface ForgetKeyDialogProps {
  readonly name: string;
  readonly inUse: boolean;
  readonly onClose: () => void;
  readonly onForget: () => void;
}

function ForgetKeyDialog({ name, inUse, onClose, onForget }: ForgetKeyDialogProps) {
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="forget-key-title">
      <DialogTitle id="forget-key-title">{say('settings.forgetTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ fontSize: 14 }}>
          {inUse ? say('settings.forgetWordsInUse') : say('settings.forgetWords')}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Action onClick={onClose}>{say('settings.keepKey')}</Action>
        <Action look="danger" onClick={onForget}>
          {say('settings.forget')}
        </Action>
      </DialogActions>
    </Dialog>
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
  const ask = (channel: 'connection:use' | 'connection:forget', kind: EnvironmentKind): void => {
    setBusy(true);
    void bridge.ask(channel, { environment: kind }).then(finish);
  };

  return {
    failure,
    busy,
    use: () => ask('connection:use', environment),
    forget: () => ask('connection:forget', environment),
  };
}
