import { useState } from 'react';
import { Action } from '../../components/Action.tsx';
import type { ConnectableEnvironment, EnvironmentView, SettingsView } from '../../../electron/contract/settings.ts';
import { say } from '../../../words/page/say.ts';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import { environmentWords } from '../../components/environmentWords.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { ConnectionForm } from '../../components/connection/ConnectionForm.tsx';
import styles from './EnvironmentCard.module.css';
import { EnvironmentState } from './EnvironmentState.tsx';
import { ForgetKeyDialog } from './ForgetKeyDialog.tsx';
import { useEnvironmentActions } from './useEnvironmentActions.ts';

interface EnvironmentCardProps {
  readonly environment: EnvironmentView;
  readonly inUse: boolean;
  readonly keyStorage: SettingsView['keyStorage'];
  /** Whether the address of the page asks for this card. */
  readonly asked: boolean;
}

export function EnvironmentCard({ environment, inUse, keyStorage, asked }: EnvironmentCardProps) {
  const { kind, hasKey } = environment;
  const [open, setOpen] = useState(asked);
  const [wasAsked, setWasAsked] = useState(asked);
  if (asked !== wasAsked) {
    setWasAsked(asked);
    if (asked) setOpen(true);
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
          <ConnectionForm environment={connectable} keyStorage={keyStorage} focusFirst={asked} />
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
