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
import { Action } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import { NewMemberForm } from './NewMemberForm.tsx';
import { OwnPinDialog, PinDialog } from './PinDialog.tsx';
import styles from './StaffPart.module.css';
import { TurnOffDialog } from './TurnOffDialog.tsx';
import { useStaffChange } from './useStaffChange.ts';
import { failureWords } from '../../lib/failureWords.ts';

const roleWords: Readonly<Record<Role, string>> = { reception: 'Reception', manager: 'Manager' };

/** Who may be at this desk. */
export function StaffPart({ staff }: { readonly staff: StaffView }) {
  if (staff.kind === 'locked') return null;
  if (staff.kind === 'off') return <TurnOn kept={staff.kept} />;
  return staff.member.role === 'manager' ? <StaffList staff={staff} /> : <OwnPin member={staff.member} />;
}

function TurnOn({ kept }: { readonly kept: boolean }) {
  const change = useStaffChange();
  return (
    <div className={styles.part}>
      <p className={styles.words}>
        Now everybody at this computer may do everything. With names and PINs the desk locks itself, the record tells
        who did what, and only managers change settings, exports and what was understood of the service.
      </p>
      <p className={styles.words}>
        It keeps a visitor away from an open desk, and mistakes apart. It does not keep out somebody who may sign in to
        this computer as you: she could erase Front Desk’s folder, though not read the key in it.
        {!kept && ' This computer keeps no secrets for Front Desk, so the list is gone when it is closed.'}
      </p>
      <NewMemberForm
        word="Turn on"
        hint="You are the first manager."
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
  const changeList = (wanted: StaffChange): void => void change(wanted).then(setFailure);
  const [pinOf, setPinOf] = useState<StaffMember | null>(null);
  const [turnsOff, setTurnsOff] = useState(false);
  return (
    <div className={styles.part}>
      <ul className={styles.people} aria-label="People at this desk">
        {members.map((each) => (
          <li key={each.id} className={styles.person}>
            <span className={styles.name} dir="auto">
              {each.name}
              {each.id === member.id && <span className={styles.you}> (you)</span>}
            </span>
            <Choice
              label={`What ${each.name} may do`}
              value={each.role}
              options={roles.map((value) => ({ value, word: roleWords[value] }))}
              onChange={(value) => {
                const role = roles.find((known) => known === value);
                if (role) changeList({ kind: 'role', id: each.id, role });
              }}
            />
            <Action aria-label={`New PIN for ${each.name}`} onClick={() => setPinOf(each)}>
              New PIN
            </Action>
            <Action
              look="quiet"
              aria-label={`Remove ${each.name}`}
              onClick={() => changeList({ kind: 'remove', id: each.id })}
            >
              Remove
            </Action>
          </li>
        ))}
      </ul>
      <p className={styles.problem} role="status">
        {failure ? failureWords(failure) : ''}
      </p>
      <NewMemberForm
        word="Add"
        roles={roles.map((value) => ({ value, word: roleWords[value] }))}
        onAdd={(added) => change({ kind: 'add', ...added })}
      />
      <div className={styles.row}>
        <span aria-hidden="true">Lock after</span>
        <Choice
          label="Lock after"
          value={String(idleMinutes)}
          options={idleChoices.map((each) => ({
            value: String(each),
            word: each === 1 ? '1 minute' : `${each} minutes`,
          }))}
          onChange={(value) => changeList({ kind: 'idle', minutes: Number(value) })}
        />
        <span>without a key or a movement</span>
      </div>
      <div className={styles.row}>
        <Action look="quiet" onClick={() => setTurnsOff(true)}>
          Turn off
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
        <TurnOffDialog onTurnOff={() => changeList({ kind: 'turnOff' })} onClose={() => setTurnsOff(false)} />
      )}
    </div>
  );
}

function OwnPin({ member }: { readonly member: StaffMember }) {
  const [changes, setChanges] = useState(false);
  return (
    <div className={styles.part}>
      <p className={styles.words}>
        You are signed in as <b dir="auto">{member.name}</b>, reception. A manager adds and removes people.
      </p>
      <div className={styles.row}>
        <Action onClick={() => setChanges(true)}>Change your PIN</Action>
      </div>
      {changes && <OwnPinDialog onClose={() => setChanges(false)} />}
    </div>
  );
}
