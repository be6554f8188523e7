import { useState } from 'react';
import { Action } from '../../components/Action.tsx';
import type { ConnectableEnvironment } from '../../../electron/contract/environment.ts';
import type { EnvironmentView, SettingsView } from '../../../electron/contract/settings.ts';
import { EnvironmentBadge } from '../../components/EnvironmentBadge.tsx';
import { environmentWords } from '../../components/environmentWords.ts';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { ConnectionForm } from './ConnectionForm.tsx';
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
  const connectable = isConnectable(environment) ? environment : null;

  return (
    <li className={styles.card} data-in-use={inUse ? '' : undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <EnvironmentBadge kind={kind} />
          {inUse && <span className={styles.inUse}>In use</span>}
        </h3>
        <div className={styles.actions}>
          {!inUse && (hasKey || kind === 'demo') && (
            <Action disabled={busy} onClick={use} aria-label={`Use ${environmentWords(kind).name}`}>
              Use
            </Action>
          )}
          {connectable && (
            <Action
              aria-expanded={open}
              aria-label={`${hasKey ? 'Change' : 'Set up'} ${environmentWords(kind).name}`}
              onClick={() => setOpen(!open)}
            >
              {hasKey ? 'Change' : 'Set up'}
            </Action>
          )}
          {hasKey && (
            <Action
              look="quiet"
              onClick={() => setForgetting(true)}
              aria-label={`Forget key of ${environmentWords(kind).name}`}
            >
              Forget key
            </Action>
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.purpose}>{environmentWords(kind).purpose}</p>
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
          name={environmentWords(kind).name}
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
