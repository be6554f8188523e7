import { type SyntheticEvent, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { UpdateState, UpdatesView, UpdateAction } from '../../../electron/contract/settings.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useSettings } from '../../bridge/SettingsContext.tsx';
import { Action } from '../../components/Action.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Field } from '../../components/Field.tsx';
import { failureText } from '../../lib/failureText.ts';
import { momentText } from '../../lib/momentText.ts';
import styles from './UpdatesPart.module.css';

/** Whether and where updates are looked for, and what to do about one. */
export function UpdatesPart({ updates }: { readonly updates: UpdatesView }) {
  const bridge = useBridge();
  const { accept } = useSettings();
  const [url, setUrl] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  async function name(place: string | null): Promise<void> {
    const answer = await bridge.request('settings:change', { updates: place === null ? null : { url: place } });
    setFailure(answer.ok ? null : answer.failure);
    if (answer.ok) accept(answer);
  }
  const control = (to: UpdateAction): void => void bridge.request('updates:control', { to });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void name(url);
  };

  switch (updates.kind) {
    case 'notHere':
      return <p className={styles.text}>{t('updates.notHere')}</p>;
    case 'off':
      return (
        <form className={styles.updates} onSubmit={submit}>
          <p className={styles.text}>{t('updates.off')}</p>
          <Field name="updates-place" label={t('updates.place')} problem={failure ? failureText(failure) : undefined}>
            {(field) => (
              <input
                {...field}
                type="url"
                value={url}
                onChange={({ target }) => setUrl(target.value)}
                spellCheck={false}
              />
            )}
          </Field>
          <Action type="submit">{t('updates.turnOn')}</Action>
        </form>
      );
    case 'on':
      return (
        <div className={styles.updates}>
          <p className={styles.text}>{t('updates.on', { url: updates.url })}</p>
          <UpdateStatus state={updates.state} onRequest={control} />
          <div className={styles.actions}>
            <Action
              disabled={updates.state.kind === 'checking' || updates.state.kind === 'fetching'}
              onClick={() => control('check')}
            >
              {t('updates.checkNow')}
            </Action>
            <Action look="quiet" onClick={() => void name(null)}>
              {t('updates.turnOff')}
            </Action>
          </div>
        </div>
      );
  }
}

function UpdateStatus({
  state,
  onRequest,
}: {
  readonly state: UpdateState;
  readonly onRequest: (request: UpdateAction) => void;
}) {
  switch (state.kind) {
    case 'failed':
      return <FailureNotice failure={state.failure} />;
    case 'found':
    case 'ready': {
      const { version, notes } = state;
      const isReady = state.kind === 'ready';
      return (
        <div className={styles.found} role="status">
          <p className={styles.version}>
            {isReady ? t('updates.ready', { version }) : t('updates.found', { version })}
          </p>
          {notes !== '' && <p className={styles.text}>{notes}</p>}
          {isReady && <p className={styles.text}>{t('updates.installText')}</p>}
          <div>
            <Action look="primary" onClick={() => onRequest(isReady ? 'install' : 'fetch')}>
              {isReady ? t('updates.install') : t('updates.fetch')}
            </Action>
          </div>
        </div>
      );
    }
    case 'fetching':
      return (
        <div className={styles.found}>
          <p className={styles.text}>{t('updates.fetching', { version: state.version })}</p>
          <progress
            className={styles.progress}
            aria-label={t('updates.fetching', { version: state.version })}
            value={state.read}
            max={state.size}
          />
        </div>
      );
    case 'idle':
    case 'checking':
    case 'current':
      return (
        <p className={styles.text} role="status">
          {statusText(state)}
        </p>
      );
  }
}

function statusText(state: Extract<UpdateState, { kind: 'idle' | 'checking' | 'current' }>): string {
  switch (state.kind) {
    case 'idle':
      return t('updates.unasked');
    case 'checking':
      return t('updates.checking');
    case 'current':
      return t('updates.current', { at: momentText(state.at) });
  }
}
