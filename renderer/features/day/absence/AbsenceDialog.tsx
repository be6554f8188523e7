import { type KeyboardEvent, useMemo, useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { Action } from '../../../components/Action.tsx';
import { Choice } from '../../../components/Choice.tsx';
import { DialogBody, DialogFrame } from '../../../components/DialogFrame.tsx';
import { PrintRoot } from '../../../components/PrintRoot.tsx';
import { currentTime } from '../../../state/clock.ts';
import { isSubmitShortcut } from '../../../submission/submissionResult.ts';
import { ChangesFoot } from '../changes/ChangesFoot.tsx';
import { SendAction } from '../changes/SendAction.tsx';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import styles from './AbsenceDialog.module.css';
import { AbsenceTable } from './AbsenceTable.tsx';
import { CallList } from './CallList.tsx';
import { affectedBy, dayWithProposals, type Proposal, proposeForAll } from './proposals.ts';
import { useReassignment } from './useReassignment.ts';

export interface AbsenceDialogProps {
  readonly day: ScheduleDay;
  /** Who is out, until another is chosen. */
  readonly provider: string;
  readonly onClose: () => void;
}

/**
 * A provider is out: for each visit still to come another provider or a later time, carried out together, and a list of those
 * who must be called. The day stays as it was when the dialog was opened; what has changed since is a conflict of its own.
 */
export function AbsenceDialog({ day: latest, provider: first, onClose }: AbsenceDialogProps) {
  const [day] = useState(latest);
  const [now] = useState(currentTime);
  const [provider, setProvider] = useState(first);
  const visits = useMemo(() => affectedBy(provider, day, now), [provider, day, now]);
  const proposed = useMemo(() => proposeForAll(visits, day, now), [visits, day, now]);
  const [edited, setEdited] = useState<ReadonlyMap<string, Proposal> | null>(null);
  const chosen = edited ?? proposed;
  const { outcomes, progress, carryOut, ...ends } = useReassignment(day);

  const name = day.providers.find(({ id }) => id === provider)?.name ?? t('day.noProvider');
  const open = visits.filter(({ id }) => chosen.has(id) && !outcomes.get(id)?.isDone);
  const calls = visits.filter((visit) => mustBeCalled(visit, chosen, outcomes));
  const carry = async (): Promise<void> => {
    if (progress || open.length === 0) return;
    const left = await carryOut(visits, chosen, name);
    if (left === 0 && calls.length === 0) onClose();
  };
  const press = (event: KeyboardEvent): void => {
    if (!isSubmitShortcut(event, null)) return;
    event.preventDefault();
    void carry();
  };

  return (
    <DialogFrame
      title={t('app.dayAbsence')}
      head={
        <Choice
          label={t('absence.who')}
          value={provider}
          options={day.providers.map((each) => ({ value: each.id, label: each.name }))}
          paused={progress !== null}
          onChange={(id) => {
            setProvider(id);
            setEdited(null);
          }}
        />
      }
      paper={styles.paper}
      onKeyDown={press}
      onClose={onClose}
    >
      <DialogBody>
        {visits.length === 0 ? (
          <p>{t('absence.none', { name })}</p>
        ) : (
          <>
            <p className={styles.lead}>{t('absence.visits', { count: visits.length })}</p>
            <AbsenceTable
              visits={visits}
              day={day}
              after={dayWithProposals(day, chosen)}
              now={now}
              chosen={chosen}
              outcomes={outcomes}
              isPaused={progress !== null}
              onChoose={(id, proposal) => {
                const next = new Map(chosen);
                if (proposal) next.set(id, proposal);
                else next.delete(id);
                setEdited(next);
              }}
            />
          </>
        )}
      </DialogBody>
      <ChangesFoot progress={progress} {...ends} onClose={onClose}>
        <Action aria-disabled={calls.length === 0 || undefined} onClick={() => calls.length > 0 && print()}>
          {t('absence.print')}
        </Action>
        <SendAction
          // What is proposed is usually what is wanted.
          isFirst
          label={t('absence.carryOut', { count: open.length })}
          busy={progress && t('absence.progress', progress)}
          canSend={progress === null && open.length > 0}
          onSend={() => void carry()}
        />
      </ChangesFoot>
      <PrintRoot paper="portrait">
        <CallList title={t('absence.listTitle', { name })} day={day} visits={calls} chosen={chosen} />
      </PrintRoot>
    </DialogFrame>
  );
}

/** Whose time changes, and who has nobody yet. */
function mustBeCalled(
  { id }: DayAppointment,
  chosen: ReadonlyMap<string, Proposal>,
  outcomes: ReturnType<typeof useReassignment>['outcomes'],
): boolean {
  const proposal = chosen.get(id);
  return !proposal || proposal.start !== null || outcomes.get(id)?.isDone === false;
}
