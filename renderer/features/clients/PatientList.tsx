import EditOutlined from '@mui/icons-material/EditOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import { t } from '../../../i18n/page/t.ts';
import { IconAction } from '../../components/Action.tsx';
import { SpeciesMark } from '../../components/SpeciesMark.tsx';
import { AlertList } from '../../components/AlertList.tsx';
import { openDialog } from '../../state/dialogs.ts';
import { currentTime } from '../../state/clock.ts';
import { signalmentText } from '../../domain/signalment.ts';
import { computerZone, wallClock } from '../../lib/timeZone.ts';
import type { ShownClient } from './clientVisits.ts';
import { useClientReasons } from './useClientReasons.ts';
import typography from '../../components/typography.module.css';
import styles from './PatientList.module.css';

export function PatientList({ client }: { readonly client: ShownClient }) {
  const today = wallClock(currentTime(), computerZone())?.date ?? '';
  const { awayReason, unavailableReason } = useClientReasons(client);
  const canEdit = unavailableReason('updatePatient') === null;
  const { patients } = client;
  return (
    <section aria-labelledby="patients-title">
      <h3 className={`${typography.caption} ${styles.title}`} id="patients-title">
        {t('general.patients')}
      </h3>
      {patients === null && <p className={typography.secondary}>{t('clients.patientsNotListed')}</p>}
      {patients?.length === 0 && <p className={typography.secondary}>{t('clients.noPatientsKnown')}</p>}
      {patients !== null && patients.length > 0 && (
        <ul className={styles.list}>
          {patients.map((patient) => (
            <li key={patient.id} className={styles.patient} data-gone={patient.deceased ? '' : undefined}>
              <p className={styles.line}>
                <SpeciesMark species={patient.species} />
                <b dir="auto">{patient.name}</b>
                {patient.deceased && (
                  <span className={`${typography.caption} ${typography.medium}`}>{t('general.deceased')}</span>
                )}
                {patient.active === false && !patient.deceased && (
                  <span className={`${typography.caption} ${typography.medium}`}>{t('general.inactive')}</span>
                )}
                <span className={styles.actions}>
                  <IconAction
                    data-opens="record"
                    aria-label={t('patientRecord.openOf', { name: patient.name })}
                    onClick={() =>
                      openDialog('patientRecord', {
                        id: patient.id,
                        name: patient.name,
                        deceased: patient.deceased === true,
                        alerts: patient.alerts,
                      })
                    }
                  >
                    <DescriptionOutlined fontSize="small" />
                  </IconAction>
                  {!patient.deceased && (
                    <IconAction
                      aria-label={[t('clients.bookFor', { name: patient.name }), awayReason].filter(Boolean).join(': ')}
                      disabled={awayReason !== null}
                      onClick={() => openDialog('booking', { client: client.id, patient: patient.id })}
                    >
                      <EventOutlined fontSize="small" />
                    </IconAction>
                  )}
                  {canEdit && (
                    <IconAction
                      aria-label={t('clients.editPatient', { name: patient.name })}
                      onClick={() =>
                        openDialog('clientForm', { kind: 'editPatient', client: client.id, patient: patient.id })
                      }
                    >
                      <EditOutlined fontSize="small" />
                    </IconAction>
                  )}
                </span>
              </p>
              <p className={typography.secondaryLines}>{signalmentText(patient, today)}</p>
              <AlertList alerts={patient.alerts} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
