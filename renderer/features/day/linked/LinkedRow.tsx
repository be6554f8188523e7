import { t } from '../../../../i18n/page/t.ts';
import type { LinkedAppointment } from '../../../bridge/appointmentLinks.ts';
import type { AppointmentWarning } from '../../../domain/appointmentWarnings.ts';
import { formatBriefDate } from '../../../lib/dates.ts';
import { ChangeRow } from '../changes/ChangeRow.tsx';
import type { Outcome } from '../changes/useChangesInTurn.ts';
import { instantLabel } from '../dayLabels.ts';
import type { LinkedNow } from './linkedChanges.ts';

interface LinkedRowProps {
  readonly linked: LinkedAppointment;
  /** Null while its day is not read, and where it is not there. */
  readonly found: LinkedNow | null;
  readonly isRead: boolean;
  /** Why it can't be chosen. */
  readonly excluded: string | null;
  readonly isChosen: boolean;
  /** Where it goes; its start is null where the clocks skip that time. */
  readonly movedTo: { readonly start: string | null } | null;
  readonly warnings: readonly AppointmentWarning[];
  readonly outcome: Outcome | undefined;
  readonly isPaused: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One of the appointments that are changed together. */
export function LinkedRow(props: LinkedRowProps) {
  const { linked, found, isRead, excluded, isChosen, movedTo, warnings, outcome, isPaused, onChoose } = props;
  const start = found?.appointment.start ?? null;
  const mayChoose = found !== null && excluded === null && !outcome?.isDone;
  const willMove = mayChoose && isChosen && movedTo !== null && !outcome;
  const gone = isRead && !found ? t('linked.gone', { date: formatBriefDate(linked.date, undefined) }) : null;
  return (
    <ChangeRow
      when={start === null ? formatBriefDate(linked.date, undefined) : instantLabel(start)}
      who={linked.patient}
      to={willMove && movedTo.start !== null ? instantLabel(movedTo.start) : null}
      isChosen={isChosen && found !== null && excluded === null}
      mayChoose={mayChoose}
      note={gone ?? (outcome ? null : excluded)}
      problem={willMove && movedTo.start === null ? t('linked.gap') : null}
      warnings={willMove ? warnings : []}
      outcome={outcome}
      isPaused={isPaused}
      onChoose={onChoose}
    />
  );
}
