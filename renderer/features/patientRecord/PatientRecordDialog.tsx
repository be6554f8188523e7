import { PatientRecordDocument } from '../../../graphql/desk/generated/documents/patientRecord.ts';
import { t } from '../../../i18n/page/t.ts';
import { AlertList } from '../../components/AlertList.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { ReadDialog } from '../../components/ReadDialog.tsx';
import { currentTime } from '../../state/clock.ts';
import type { PatientRecordRequest } from '../../state/dialogs.ts';
import { computerZone, wallClock } from '../../lib/timeZone.ts';
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
  return (
    <ReadDialog
      title={t('patientRecord.title', { name: patient.name })}
      aside={patient.deceased ? t('general.deceased') : null}
      loading={loading}
      onAgain={refetch}
      onClose={onClose}
      paper={styles.paper}
    >
      <div
        className={styles.body}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by key
        tabIndex={0}
        role="group"
        aria-label={t('patientRecord.short')}
        aria-busy={loading}
      >
        {failure && <FailureNotice failure={failure} onRetry={refetch} />}
        <AlertList alerts={patient.alerts} />
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
                <WeightSection list={record.weights} />
                <TreatmentSection title={t('patientRecord.vaccinations')} list={record.vaccinations} />
                <TreatmentSection title={t('patientRecord.treatments')} list={record.treatments} />
              </div>
            </div>
          </>
        )}
      </div>
    </ReadDialog>
  );
}
