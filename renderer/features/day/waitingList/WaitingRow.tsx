import type { WaitingEntry } from '../../../../electron/contract/waitingList.ts';
import { t } from '../../../../i18n/page/t.ts';
import { Action } from '../../../components/Action.tsx';
import { OfferedAction } from '../../../components/OfferedAction.tsx';
import type { KnownClient, KnownPatient } from '../../../components/personSearch/personOptions.ts';
import { usePhoneFormat } from '../../../components/usePhoneFormat.ts';
import type { AppointmentWarning } from '../../../domain/appointmentWarnings.ts';
import { relativeDay } from '../../../lib/dates.ts';
import { readableLabel } from '../../../lib/readableLabel.ts';
import { computerZone, wallClock } from '../../../lib/timeZone.ts';
import typography from '../../../components/typography.module.css';
import alertMark from '../../../components/alertMark.module.css';
import { misfitText, outdatedText, visitText, waitingName, wishTexts } from './entryText.ts';
import type { Fit, Outdated } from './fit.ts';
import styles from './WaitingListDialog.module.css';

interface WaitingRowProps {
  readonly entry: WaitingEntry;
  readonly client: KnownClient | undefined;
  readonly patient: KnownPatient | undefined;
  readonly fit: Fit | null;
  /** Of all who fit. */
  readonly isBest: boolean;
  readonly outdated: Outdated | null;
  readonly warnings: readonly AppointmentWarning[];
  readonly today: string;
  /** What the main action does: Book 10:30 AM. */
  readonly label: string;
  /** Why it can't be done; null where it can. */
  readonly why: string | null;
  readonly onAssign: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One who waits: whom to call, what suits, since when, and what can be done. */
export function WaitingRow(props: WaitingRowProps) {
  const { entry, client, patient, fit, isBest, outdated, warnings, today, label, why } = props;
  const name = waitingName(entry);
  const since = wallClock(Date.parse(entry.since), computerZone())?.date ?? today;
  const formatPhone = usePhoneFormat();
  const misfit = misfitText(fit);
  const facts = [visitText(entry), entry.note].filter(Boolean).join(' · ');
  return (
    <li
      className={styles.row}
      data-waiting={entry.id}
      data-quiet={misfit !== null || outdated !== null ? '' : undefined}
    >
      <div className={styles.rowText}>
        <p className={styles.rowTitle}>
          <b>{name}</b>
          {patient?.species && ` (${readableLabel(patient.species)})`}
          {entry.patient && ` · ${client?.name ?? entry.client.name}`}{' '}
          <span className={`${typography.soft} ${typography.numbers}`}>
            {(client?.phones ?? []).map(({ number }) => formatPhone(number)).join(' · ')}
          </span>
        </p>
        <p className={styles.wishes}>{wishTexts(entry, today).join(' · ')}</p>
        {facts !== '' && <p className={styles.facts}>{facts}</p>}
        <p className={styles.facts}>
          {t('waitingList.added', { when: relativeDay(since, today) })}
          {misfit !== null && outdated === null && ` · ${misfit}`}
        </p>
        {outdated && <p className={`${alertMark.mark} ${styles.outdated}`}>{outdatedText(outdated)}</p>}
        {warnings.map(({ kind, text }) => (
          <p key={`${kind} ${text}`} className={`${alertMark.mark} ${styles.outdated}`}>
            {text}
          </p>
        ))}
      </div>
      <div className={styles.rowActions}>
        <OfferedAction
          look={isBest && !outdated ? 'primary' : 'outlined'}
          aria-label={t('waitingList.actionOf', { action: label, name })}
          why={why}
          onClick={props.onAssign}
        >
          {label}
        </OfferedAction>
        <span className={styles.rowMore}>
          <Action
            look="quiet"
            aria-label={t('waitingList.actionOf', { action: t('waitingList.edit'), name })}
            onClick={props.onEdit}
          >
            {t('waitingList.edit')}
          </Action>
          <Action
            look="quiet"
            aria-label={t('waitingList.actionOf', { action: t('general.remove'), name })}
            aria-keyshortcuts="Delete"
            onClick={props.onRemove}
          >
            {t('general.remove')}
          </Action>
        </span>
      </div>
    </li>
  );
}

interface RemovedRowProps {
  readonly entry: WaitingEntry;
  readonly onRestore: () => void;
}

/** An entry that was removed while the list is open. */
export function RemovedRow({ entry, onRestore }: RemovedRowProps) {
  const name = waitingName(entry);
  return (
    <li className={styles.row} data-waiting={entry.id} data-removed="" data-quiet="">
      <p className={styles.rowText}>{t('waitingList.removed', { name })}</p>
      <div className={styles.rowActions}>
        <Action
          look="quiet"
          aria-label={t('waitingList.actionOf', { action: t('general.undo'), name })}
          onClick={onRestore}
        >
          {t('general.undo')}
        </Action>
      </div>
    </li>
  );
}
