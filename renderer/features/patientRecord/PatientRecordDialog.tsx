import { PatientRecordDocument } from '../../../graphql/desk/generated/documents/patientRecord.ts';
import { PatientCardDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { AlertList } from '../../components/AlertList.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { ReadDialog } from '../../components/ReadDialog.tsx';
import { currentTime } from '../../state/clock.ts';
import type { PatientRecordRequest } from '../../state/dialogs.ts';
import { computerZone, wallClock } from '../../lib/timeZone.ts';
import { signalmentText } from '../../domain/signalment.ts';
import { formatDate } from '../../lib/dates.ts';
import { latestWeight } from './latestWeight.ts';
import { DocumentSection, DueSection, EncounterSection, TreatmentSection, WeightSection } from './RecordSections.tsx';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import typography from '../../components/typography.module.css';
import styles from './PatientRecordDialog.module.css';

interface PatientRecordDialogProps {
  readonly patient: PatientRecordRequest;
  readonly onClose: () => void;
}

/** What reception needs of a patient's record: what is due, what was given, visits, weights, documents. Read only. */
export function PatientRecordDialog({ patient, onClose }: PatientRecordDialogProps) {
  const { latest, failure, loading, refetch } = useDeskQuery(
    PatientRecordDocument,
    { patient: patient.id },
    { fetchPolicy: 'network-only' },
  );
  const today = wallClock(currentTime(), computerZone())?.date ?? '';
  const record = latest?.patientRecord ?? null;
  // Most often in the cache, as the record is opened from the client or the appointment.
  const card = useDeskQuery(PatientCardDocument, { id: patient.id }).latest?.patient ?? null;
  const weight = record && latestWeight(record.weights);
  const alerts = card?.alerts ?? patient.alerts;
  const about = [
    patient.deceased && t('general.deceased'),
    card && signalmentText(card, today),
    weight &&
      (weight.day === null
        ? weight.text
        : t('patientRecord.weightOn', { weight: weight.text, date: formatDate(weight.day) })),
  ];
  return (
    <ReadDialog
      title={t('patientRecord.title', { name: patient.name })}
      aside={about.filter(Boolean).join(' · ') || null}
      loading={loading}
      onAgain={refetch}
      onClose={onClose}
      paper={styles.paper}
    >
      {alerts.length > 0 && (
        <div className={styles.alerts}>
          <AlertList alerts={alerts} />
        </div>
      )}
      <div
        className={styles.body}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
        tabIndex={0}
        role="group"
        aria-label={t('patientRecord.short')}
        aria-busy={loading}
      >
        {failure && <FailureNotice failure={failure} onRetry={refetch} />}
        {!record && loading && <p className={typography.secondary}>{t('patientRecord.reading')}</p>}
        {record && (
          <>
            {!patient.deceased && <DueSection record={record} today={today} />}
            <div className={styles.columns}>
              <div className={styles.column}>
                <EncounterSection list={record.encounters} />
                <DocumentSection list={record.documents} />
              </div>
              <div className={styles.column}>
                <TreatmentSection title={t('patientRecord.vaccinations')} list={record.vaccinations} />
              </div>
              <div className={styles.column}>
                <WeightSection list={record.weights} />
                <TreatmentSection title={t('patientRecord.treatments')} list={record.treatments} />
              </div>
            </div>
          </>
        )}
      </div>
    </ReadDialog>
  );
}
