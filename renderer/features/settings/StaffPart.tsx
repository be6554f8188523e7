import { useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import {
  idleChoices,
  type Role,
  roles,
  type StaffChange,
  type StaffMember,
  type StaffView,
} from '../../../electron/contract/staff.ts';
import { t } from '../../../i18n/page/t.ts';
import { ConfirmationDialog } from '../../components/ConfirmationDialog.tsx';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import { MessageText } from '../../components/MessageText.tsx';
import { failureText } from '../../lib/failureText.ts';
import { NewMemberForm } from './NewMemberForm.tsx';
import { OwnPinDialog, PinDialog } from './PinDialog.tsx';
import typography from '../../components/typography.module.css';
import styles from './StaffPart.module.css';

/** Who may use this desk. */
export function StaffPart({ staff }: { readonly staff: StaffView }) {
  if (staff.kind === 'locked') return null;
  if (staff.kind === 'off') return <TurnOn kept={staff.kept} />;
  return staff.member.role === 'manager' ? <StaffList staff={staff} /> : <OwnPin member={staff.member} />;
}

function TurnOn({ kept }: { readonly kept: boolean }) {
  const change = useStaffChange();
  return (
    <div className={styles.part}>
      <p className={styles.text}>{t('settings.turnOnText')}</p>
      <p className={styles.text}>
        {t('settings.turnOnLimits')}
        {!kept && ` ${t('settings.turnOnUnkept')}`}
      </p>
      <NewMemberForm
        label={t('settings.turnOn')}
        hint={t('settings.firstManager')}
        roles={[]}
        onAdd={({ name, pin }) => change({ kind: 'turnOn', name, pin })}
      />
    </div>
  );
}

interface StaffListProps {
  readonly staff: Extract<StaffView, { kind: 'signedIn' }>;
}

function StaffList({ staff }: StaffListProps) {
  const { members, member, idleMinutes } = staff;
  const change = useStaffChange();
  /** Of the last change to the list; forms show their own. */
  const [failure, setFailure] = useState<Failure | null>(null);
  const changeList = (request: StaffChange): void => void change(request).then(setFailure);
  const [pinOf, setPinOf] = useState<StaffMember | null>(null);
  const [turnsOff, setTurnsOff] = useState(false);
  return (
    <div className={styles.part}>
      <ul className={styles.people} aria-label={t('settings.peopleHere')}>
        {members.map((each) => (
          <li key={each.id} className={styles.person}>
            <span className={`${typography.truncated} ${styles.name}`} dir="auto">
              {each.name}
              {each.id === member.id && (
                <span className={`${typography.soft} ${typography.regular}`}> {t('settings.you')}</span>
              )}
            </span>
            <Choice
              label={t('settings.mayDo', { name: each.name })}
              value={each.role}
              options={roleOptions()}
              onChange={(value) => {
                const role = roles.find((known) => known === value);
                if (role) changeList({ kind: 'role', id: each.id, role });
              }}
            />
            <Action aria-label={t('settings.newPinFor', { name: each.name })} onClick={() => setPinOf(each)}>
              {t('settings.newPin')}
            </Action>
            <Action
              look="quiet"
              aria-label={t('settings.removeOf', { name: each.name })}
              onClick={() => changeList({ kind: 'remove', id: each.id })}
            >
              {t('general.remove')}
            </Action>
          </li>
        ))}
      </ul>
      <p className={styles.problem} role="status">
        {failure ? failureText(failure) : ''}
      </p>
      <NewMemberForm
        label={t('settings.add')}
        roles={roleOptions()}
        onAdd={(added) => change({ kind: 'add', ...added })}
      />
      <div className={styles.row}>
        <span aria-hidden="true">{t('settings.lockAfter')}</span>
        <Choice
          label={t('settings.lockAfter')}
          value={String(idleMinutes)}
          options={idleChoices.map((each) => ({
            value: String(each),
            label: t('settings.minutes', { count: each }),
          }))}
          onChange={(value) => changeList({ kind: 'idle', minutes: Number(value) })}
        />
        <span>{t('settings.lockWithout')}</span>
      </div>
      <div className={styles.row}>
        <Action look="quiet" onClick={() => setTurnsOff(true)}>
          {t('settings.turnOff')}
        </Action>
      </div>
      {pinOf && (
        <PinDialog
          member={pinOf}
          onSet={(pin) => change({ kind: 'pin', id: pinOf.id, pin })}
          onClose={() => setPinOf(null)}
        />
      )}
      {turnsOff && (
        <ConfirmationDialog
          title={t('settings.turnOffTitle')}
          text={t('settings.turnOffText')}
          cancelLabel={t('settings.keepSignIn')}
          confirmLabel={t('settings.turnOff')}
          onClose={() => setTurnsOff(false)}
          onConfirm={() => changeList({ kind: 'turnOff' })}
        />
      )}
    </div>
  );
}

function roleOptions(): readonly { readonly value: Role; readonly label: string }[] {
  return roles.map((value) => ({ value, label: t(`settings.${value}`) }));
}

function OwnPin({ member }: { readonly member: StaffMember }) {
  const [changes, setChanges] = useState(false);
  return (
    <div className={styles.part}>
      <p className={styles.text}>
        <MessageText text={t('settings.signedInAs')} parts={{ name: <b dir="auto">{member.name}</b> }} />
      </p>
      <div className={styles.row}>
        <Action onClick={() => setChanges(true)}>{t('settings.changePin')}</Action>
      </div>
      {changes && <OwnPinDialog onClose={() => setChanges(false)} />}
    </div>
  );
}

/** Changes the staff of this desk. Resolves to a failure or null. */
function useStaffChange(): (change: StaffChange) => Promise<Failure | null> {
  const bridge = useBridge();
  return async (change) => {
    const answer = await bridge.request('staff:change', change);
    return answer.ok ? null : answer.failure;
  };
}
