import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Action } from '../Action.tsx';
import type { ConnectableEnvironment, EnvironmentView, SettingsView } from '../../../electron/contract/settings.ts';
import { t } from '../../../i18n/page/t.ts';
import { environmentLabel } from '../environmentLabel.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { AttemptReport } from './AttemptReport.tsx';
import { Field } from '../Field.tsx';
import typography from '../typography.module.css';
import styles from './ConnectionForm.module.css';
import { clearKeys, type KeyInputs, readKeys } from './readKeys.ts';
import { type AdvancedField, fieldOf, readAdvanced } from './readAdvanced.ts';
import { type Trial, useConnection } from './useConnection.ts';
import { useTypedConnection } from './useTypedConnection.ts';

interface ConnectionFormProps {
  readonly environment: EnvironmentView & { readonly kind: ConnectableEnvironment };
  readonly keyStorage: SettingsView['keyStorage'];
  readonly focusFirst: boolean;
}

const storageTexts = { protected: 'settings.storageProtected', thisRunOnly: 'settings.storageThisRun' } as const;

/** Address, keys and advanced settings of one environment. The input stays until a connection succeeds. */
export function ConnectionForm({ environment, keyStorage, focusFirst }: ConnectionFormProps) {
  const { kind, hasKey, advanced: known = {} } = environment;
  const form = useRef<HTMLFormElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const { attempt, run, cancel } = useConnection();
  // A setting that differs from the usual is never hidden.
  const [showsAdvanced, setShowsAdvanced] = useState(Object.keys(known).length > 0);
  const hasNewProblem = useRef(false);
  const [problems, setProblems] = useState<readonly AdvancedField[]>([]);
  const typed = useTypedConnection(environment, form, () => setShowsAdvanced(true));
  const running = attempt.kind === 'running';
  const report = useRef<HTMLDivElement>(null);
  const connect = useRef<HTMLButtonElement>(null);
  const wasRunning = useRef(false);

  useEffect(() => {
    if (focusFirst) address.current?.focus();
  }, [focusFirst]);
  useEffect(() => {
    // The focused Cancel button is gone; the focus returns to where the attempt was started.
    if (wasRunning.current && !running) connect.current?.focus({ preventScroll: true });
    wasRunning.current = running;
    if (attempt.kind !== 'idle') report.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt, running]);

  useEffect(() => {
    // Its field can take the focus only now that the section is open.
    if (hasNewProblem.current && problems[0]) fieldOf(form.current, problems[0])?.focus();
    hasNewProblem.current = false;
  }, [problems]);

  const send = (trial: Trial): void => {
    const { advanced, problems: found } = readAdvanced(form.current);
    hasNewProblem.current = found.length > 0;
    setProblems(found);
    if (found.length > 0) {
      setShowsAdvanced(true);
      return;
    }
    const inputs: KeyInputs = { first: first.current, second: second.current };
    const url = address.current?.value.trim() ?? '';
    const keys = readKeys(kind, inputs);
    void typed
      .settle()
      .then(() => run(trial, { environment: kind, url, keys, advanced }))
      .then((worked) => {
        if (worked && trial === 'open') clearKeys(inputs);
        else typed.note();
      });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send('open');
  };
  const keyHint = hasKey ? t('settings.keyKeptHint') : '';

  return (
    <form className={styles.form} ref={form} onSubmit={submit} autoComplete="off">
      <Field name="connection.address" label={t('settings.address')} hint={t('settings.addressHint')}>
        {(control) => (
          <input
            {...control}
            ref={address}
            name="address"
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
            defaultValue={environment.url ?? ''}
            placeholder={environmentLabel(kind).example}
            disabled={running}
            onChange={typed.note}
          />
        )}
      </Field>
      <div className={styles.keys}>
        <KeyField
          name="connection.key"
          label={kind === 'gateway' ? t('settings.gatewayKey') : t('settings.key')}
          field={first}
          hint={keyHint}
          disabled={running}
        />
        {kind === 'gateway' && (
          <KeyField
            name="connection.applicationKey"
            label={t('settings.applicationKey')}
            field={second}
            hint={keyHint}
            disabled={running}
          />
        )}
      </div>
      <AdvancedFields
        known={known}
        isGateway={kind === 'gateway'}
        problems={problems}
        disabled={running}
        open={showsAdvanced}
        onToggle={setShowsAdvanced}
        onChange={(field) => {
          typed.note();
          if (problems.includes(field)) setProblems(problems.filter((each) => each !== field));
        }}
      />
      <p className={typography.captionLines}>{t(storageTexts[keyStorage])}</p>
      <div className={styles.report} ref={report}>
        <AttemptReport attempt={attempt} onCancel={cancel} />
      </div>
      <div className={styles.actions}>
        <Action ref={connect} type="submit" look="primary" disabled={running}>
          {t('settings.connect')}
        </Action>
        <Action disabled={running} onClick={() => send('test')}>
          {t('settings.test')}
        </Action>
      </div>
    </form>
  );
}

interface KeyFieldProps {
  readonly name: string;
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly hint: string;
  readonly disabled: boolean;
}

/** Uncontrolled on purpose: a key in React state is visible to every tool that reads the state. */
function KeyField({ name, label, field, hint, disabled }: KeyFieldProps) {
  return (
    <Field name={name} label={label}>
      {(control) => (
        <input
          {...control}
          ref={field}
          type="password"
          placeholder={hint}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
