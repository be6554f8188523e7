import LockOutlined from '@mui/icons-material/LockOutlined';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { isPin, type LockReason, type StaffMember, type StaffView } from '../../../electron/contract/staff.ts';
import { t } from '../../../i18n/page/t.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { ConfirmationDialog } from '../../components/ConfirmationDialog.tsx';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { currentEnvironment, useSettings } from '../../bridge/SettingsContext.tsx';
import { Action } from '../../components/Action.tsx';
import { PinField } from '../../components/PinField.tsx';
import { failureText } from '../../lib/failureText.ts';
import typography from '../../components/typography.module.css';
import styles from './LockScreen.module.css';

const lockTexts = {
  start: 'staff.who',
  hand: 'staff.who',
  idle: 'staff.whoAfterIdle',
  system: 'staff.whoAfterSleep',
} as const satisfies Readonly<Record<Exclude<LockReason, 'unreadable'>, string>>;

/** Sign-in by name and PIN, or what to do where the list of people can't be read. It shows no client data. */
export function LockScreen({ staff }: { readonly staff: Extract<StaffView, { kind: 'locked' }> }) {
  const { members, why } = staff;
  return why === 'unreadable' ? <UnreadableStaff /> : <SignIn members={members} why={why} />;
}

interface SignInProps {
  readonly members: readonly StaffMember[];
  readonly why: keyof typeof lockTexts;
}

function SignIn({ members, why }: SignInProps) {
  const bridge = useBridge();
  const { view } = useSettings();
  const [only, another] = members;
  const alone = another === undefined;
  const [chosen, setChosen] = useState<string | null>(alone ? (only?.id ?? null) : null);
  const [pin, setPin] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [trying, setTrying] = useState(false);
  const [freeing, setFreeing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    (alone ? field : first).current?.focus();
  }, [alone]);

  const signIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (chosen === null || trying || !isPin(pin)) return;
    setTrying(true);
    const answer = await bridge.request('staff:signIn', { member: chosen, pin });
    setTrying(false);
    setPin('');
    setFailure(answer.ok ? null : answer.failure);
    field.current?.focus();
  };

  /** Digits go to the PIN field, wherever the focus is. */
  const goToPin = ({ key }: KeyboardEvent): void => {
    if (/^\d$/.test(key)) field.current?.focus();
  };

  return (
    <main className={styles.screen}>
      <form className={styles.card} onSubmit={(event) => void signIn(event)}>
        <LockOutlined className={styles.lock ?? ''} />
        <PageTitle>{currentEnvironment(view)?.organization?.name ?? 'Front Desk'}</PageTitle>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the radio buttons in it */}
        <fieldset className={styles.people} onKeyDown={goToPin}>
          <legend className={styles.why}>{t(lockTexts[why])}</legend>
          {members.map(({ id, name, role }, index) => (
            <label key={id} className={styles.person}>
              <input
                ref={index === 0 ? first : undefined}
                type="radio"
                name="member"
                checked={chosen === id}
                onChange={() => {
                  setChosen(id);
                  setFailure(null);
                }}
                // A click on a name moves on to the PIN; with arrow keys the choice may not be final.
                onClick={({ detail }) => detail > 0 && field.current?.focus()}
              />
              <span className={`${typography.truncated} ${styles.name}`} dir="auto">
                {name}
              </span>
              {role === 'manager' && <span className={typography.caption}>{t('staff.manager')}</span>}
            </label>
          ))}
        </fieldset>
        <PinField
          ref={field}
          label={t('staff.pin')}
          value={pin}
          problem={failure ? failureText(failure) : undefined}
          hint={chosen === null && pin !== '' ? t('staff.chooseName') : undefined}
          onType={setPin}
        />
        <div className={styles.actions}>
          <Action look="primary" type="submit" aria-disabled={chosen === null || trying || !isPin(pin) || undefined}>
            {trying ? t('staff.looking') : t('staff.signIn')}
          </Action>
          <Action look="quiet" onClick={() => setFreeing(true)}>
            {t('staff.noManager')}
          </Action>
        </div>
        <p className="visually-hidden" role="status">
          {failure ? failureText(failure) : ''}
        </p>
      </form>
      {freeing && <FreeDeskDialog onClose={() => setFreeing(false)} />}
    </main>
  );
}

/** No one can sign in: the list is tried again, or the desk is freed of it and of what it protected. */
function UnreadableStaff() {
  const bridge = useBridge();
  const [isStill, setIsStill] = useState(false);
  const [trying, setTrying] = useState(false);
  const [freeing, setFreeing] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => again.current?.focus(), []);

  const reopen = async (): Promise<void> => {
    if (trying) return;
    setTrying(true);
    setIsStill(false);
    const answer = await bridge.request('staff:reopen', null);
    setTrying(false);
    setIsStill(!answer.ok);
  };

  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <LockOutlined className={styles.lock ?? ''} />
        <PageTitle>{t('staff.unreadable')}</PageTitle>
        <p className={styles.why}>{t('staff.unreadableText')}</p>
        <p className={styles.again} role="status">
          {isStill ? t('staff.unreadableStill') : ''}
        </p>
        <div className={styles.actions}>
          <Action ref={again} look="primary" aria-disabled={trying || undefined} onClick={() => void reopen()}>
            {trying ? t('staff.looking') : t('general.tryAgain')}
          </Action>
          <Action look="quiet" onClick={() => setFreeing(true)}>
            {t('staff.free')}
          </Action>
        </div>
      </div>
      {freeing && <FreeDeskDialog onClose={() => setFreeing(false)} />}
    </main>
  );
}

/** The way out when every manager's PIN is lost: removes the sign-in and all that it protected. */
function FreeDeskDialog({ onClose }: { readonly onClose: () => void }) {
  const bridge = useBridge();
  const [failure, setFailure] = useState<Failure | null>(null);
  const free = async (): Promise<void> => {
    const answer = await bridge.request('staff:reset', null);
    if (!answer.ok) setFailure(answer.failure);
  };
  return (
    <ConfirmationDialog
      title={t('staff.freeTitle')}
      text={t('staff.freeText')}
      cancelLabel={t('staff.leave')}
      confirmLabel={t('staff.free')}
      failure={failure}
      onConfirm={() => void free()}
      onClose={onClose}
    />
  );
}
