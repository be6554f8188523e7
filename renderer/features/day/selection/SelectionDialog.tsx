import { useMemo, useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { DialogBody, DialogFrame } from '../../../components/DialogFrame.tsx';
import { useScheduleDays } from '../../../data/useScheduleDays.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import { currentTime } from '../../../state/clock.ts';
import { isSubmitShortcut } from '../../../submission/submissionResult.ts';
import { cancelBy } from '../changes/cancelBy.ts';
import { CancelReasonField } from '../changes/CancelReasonField.tsx';
import { changedWarnings } from '../changes/changedWarnings.ts';
import { ChangeRow } from '../changes/ChangeRow.tsx';
import { ChangesFoot } from '../changes/ChangesFoot.tsx';
import { SendAction } from '../changes/SendAction.tsx';
import { useChangesInTurn } from '../changes/useChangesInTurn.ts';
import type { DayChanges } from '../changes/useDayChanges.ts';
import type { ScheduleDay } from '../columns.ts';
import { shiftOf } from './moveByFields.ts';
import { emptyRequest, inSafeOrder, planOf, type PlannedVisit, whenLabel, whoLabel } from './plannedVisits.ts';
import { excludedReason, type ManyChange, type ManyRequest, type SelectedVisit } from './selectedVisits.ts';
import styles from './SelectionDialog.module.css';
import { MoveByFields, ReassignFields } from './SelectionFields.tsx';
import { targetLabel } from './targetLabel.ts';

export interface SelectionDialogProps {
  readonly change: ManyChange;
  /** As they were when the dialog was opened; what has changed since is a conflict of its own. */
  readonly visits: readonly SelectedVisit[];
  readonly days: readonly ScheduleDay[];
  readonly changes: Pick<DayChanges, 'pending' | 'isAway'>;
  /** All of them are changed. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const texts = {
  reassign: { title: 'selection.reassignTitle', done: 'selection.reassigned', notice: 'selection.reassignedAll' },
  moveBy: { title: 'selection.moveTitle', done: 'linked.moved', notice: 'linked.movedAll' },
  cancel: { title: 'selection.cancelTitle', done: 'linked.cancelled', notice: 'linked.cancelledAll' },
} as const;

/** Reassigns, moves or cancels all selected visits, one after the other; single ones can be left out. */
export function SelectionDialog({ change, visits, days: shownDays, changes, onDone, onClose }: SelectionDialogProps) {
  const [now] = useState(currentTime);
  const [reasons] = useState(
    () => new Map(visits.map((each) => [each.appointment.id, excludedReason(change, each, changes)])),
  );
  const possible = useMemo(
    () => visits.filter(({ appointment: { id } }) => reasons.get(id) === null),
    [visits, reasons],
  );
  const [first] = possible;
  const [wanted, setWanted] = useState<ManyRequest>(() => emptyRequest(change));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { outcomes, progress, send, ...ends } = useChangesInTurn();
  // What is being sent is what the list shows.
  const isPaused = progress !== null;
  const want = (next: ManyRequest): void => {
    if (!isPaused) setWanted(next);
  };

  const planned = useMemo(() => possible.map((each) => planOf(each, wanted)), [possible, wanted]);
  const dates = useMemo(() => {
    const to = planned.flatMap(({ after }) => (after?.start == null ? [] : [wallDate(after.start)]));
    return [...new Set(to)].filter((date) => !shownDays.some((day) => day.date === date));
  }, [planned, shownDays]);
  const days = useScheduleDays(first?.day.location.id ?? null, dates, { known: null, recent: false });
  const dayOf = (date: string): ScheduleDay | null => shownDays.find((day) => day.date === date) ?? days.dayOf(date);

  const chosen = planned.filter(({ appointment: { id } }) => !left.has(id));
  const open = chosen.filter(({ appointment: { id }, request }) => request !== null && !outcomes.get(id)?.isDone);
  const canSend = !isPaused && !days.isChecking && open.length > 0;
  const carry = async (): Promise<void> => {
    if (!canSend) return;
    const requests = inSafeOrder(open, wanted).flatMap(({ appointment, day, request }) =>
      request ? [{ appointment, day, request }] : [],
    );
    const failed = await send(requests, {
      done: t(texts[change].done),
      notice: (count) => t(texts[change].notice, { count }),
      about: 'selection',
    });
    if (failed > 0) return;
    onDone();
    onClose();
  };
  const warningsOf = ({ after, appointment }: PlannedVisit) =>
    after && change !== 'cancel' && !outcomes.has(appointment.id)
      ? changedWarnings(
          after,
          chosen.flatMap((other) => (other.after && other.appointment.id !== appointment.id ? [other.after] : [])),
          dayOf,
          now,
        )
      : [];
  const excluded = visits.filter(({ appointment: { id } }) => reasons.get(id) !== null);

  return (
    <DialogFrame
      title={t(texts[change].title)}
      paper={styles.paper}
      onKeyDown={(event) => {
        if (!isSubmitShortcut(event, null)) return;
        event.preventDefault();
        void carry();
      }}
      onClose={() => {
        if (!isPaused) onClose();
      }}
    >
      <DialogBody>
        {wanted.kind === 'reassign' && first && (
          <ReassignFields day={first.day} to={wanted.to} onChange={(to) => want({ kind: 'reassign', to })} />
        )}
        {wanted.kind === 'moveBy' && first && (
          <MoveByFields
            from={first.appointment}
            isPaused={isPaused}
            onChange={(fields) => want({ kind: 'moveBy', shift: shiftOf(fields, first.appointment) })}
          />
        )}
        {wanted.kind === 'cancel' && first && (
          <>
            <p className={styles.lead}>{t('linked.cancelLead')}</p>
            <CancelReasonField
              cancel={cancelBy(first.day, wanted.reason)}
              reason={wanted.reason}
              isFirst
              onChange={(reason) => want({ kind: 'cancel', reason })}
            />
          </>
        )}
        {excluded.length > 0 && (
          <p className={styles.lead}>
            {t(`selection.${change}Some`, { number: possible.length, total: visits.length })}
          </p>
        )}
        <ul className={styles.list} aria-label={t('selection.title')} aria-busy={days.isChecking || undefined}>
          {planned.map((each) => {
            const { appointment, request, after, problem } = each;
            const { id } = appointment;
            const outcome = outcomes.get(id);
            const isChosen = !left.has(id);
            const isPlanned = isChosen && !outcome;
            return (
              <ChangeRow
                key={id}
                when={whenLabel(appointment)}
                who={whoLabel(appointment)}
                to={isPlanned && after ? targetLabel(change, request, after, each) : null}
                isChosen={isChosen}
                mayChoose={!outcome?.isDone}
                note={null}
                problem={isPlanned ? problem : null}
                warnings={isPlanned ? warningsOf(each) : []}
                outcome={outcome}
                isPaused={isPaused}
                onChoose={(isTicked) =>
                  setLeft(new Set(isTicked ? [...left].filter((other) => other !== id) : [...left, id]))
                }
              />
            );
          })}
          {excluded.map(({ appointment }) => (
            <ChangeRow
              key={appointment.id}
              when={whenLabel(appointment)}
              who={whoLabel(appointment)}
              to={null}
              isChosen={false}
              mayChoose={false}
              note={reasons.get(appointment.id) ?? null}
              problem={null}
              warnings={[]}
              outcome={undefined}
              isPaused
              onChoose={() => undefined}
            />
          ))}
        </ul>
      </DialogBody>
      <ChangesFoot progress={progress} {...ends} onClose={onClose}>
        <SendAction
          look={change === 'cancel' ? 'danger' : 'primary'}
          label={open.length === 0 ? t(texts[change].title) : t(confirmKeys[change], { count: open.length })}
          busy={progress ? t('absence.progress', progress) : days.isChecking ? t('linked.reading') : null}
          canSend={canSend}
          onSend={() => void carry()}
        />
      </ChangesFoot>
    </DialogFrame>
  );
}

const confirmKeys = {
  reassign: 'selection.confirmReassign',
  moveBy: 'linked.move',
  cancel: 'linked.cancel',
} as const;
