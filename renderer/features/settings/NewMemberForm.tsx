import { type FormEvent, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { isPin, maxStaffName, type Role } from '../../../electron/contract/staff.ts';
import { t } from '../../../i18n/page/t.ts';
import { Action } from '../../components/Action.tsx';
import { Field } from '../../components/Field.tsx';
import { PinField } from '../../components/PinField.tsx';
import styles from './StaffPart.module.css';
import { failureText } from '../../lib/failureText.ts';

interface NewMemberFormProps {
  readonly label: string;
  readonly hint?: string;
  /** Empty where only one is possible. */
  readonly roles: readonly { readonly value: Role; readonly label: string }[];
  /** Resolves to a failure or null. */
  readonly onAdd: (member: {
    readonly name: string;
    readonly role: Role;
    readonly pin: string;
  }) => Promise<Failure | null>;
}

/** Name, role and PIN of a new member of staff. */
export function NewMemberForm({ label, hint, roles, onAdd }: NewMemberFormProps) {
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('reception');
  const [pin, setPin] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    if (name.trim() === '' || !isPin(pin)) return;
    const why = await onAdd({ name: name.trim(), role, pin });
    setFailure(why);
    if (why) return;
    setName('');
    setPin('');
    setSubmitted(false);
    field.current?.focus();
  };
  const nameProblem =
    wasSubmitted && name.trim() === '' ? t('settings.whom') : failure ? failureText(failure) : undefined;
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <Field name={`${label} name`} label={t('general.name')} problem={nameProblem} hint={hint}>
        {(control) => (
          <input
            {...control}
            ref={field}
            autoComplete="off"
            maxLength={maxStaffName}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              setFailure(null);
            }}
          />
        )}
      </Field>
      {roles.length > 0 && (
        <Field name={`${label} role`} label={t('settings.mayDoWhat')}>
          {(control) => (
            <select
              {...control}
              value={role}
              onChange={({ target }) => setRole(target.value === 'manager' ? 'manager' : 'reception')}
            >
              {roles.map((each) => (
                <option key={each.value} value={each.value}>
                  {each.label}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <PinField
        label={t('settings.pin')}
        value={pin}
        hint={t('settings.pinHint')}
        problem={wasSubmitted && !isPin(pin) ? t('settings.pinProblem') : undefined}
        onType={setPin}
      />
      <div className={styles.submit}>
        <Action look={roles.length > 0 ? 'outlined' : 'primary'} type="submit">
          {label}
        </Action>
      </div>
    </form>
  );
}
