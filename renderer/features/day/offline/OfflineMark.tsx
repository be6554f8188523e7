import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { StatusMark } from '../../../components/StatusMark.tsx';
import type { DayAppointment } from '../columns.ts';
import styles from './OfflineMark.module.css';
import { offlineLabel, queuedAt } from './queuedVisits.ts';

/** That a client was checked in at this desk only, as icon and text. */
export function OfflineMark({ at, className = '' }: { readonly at: string; readonly className?: string | undefined }) {
  return (
    <span className={`${styles.mark} ${className}`}>
      <CloudOffOutlined className={styles.icon ?? ''} fontSize="inherit" />
      {offlineLabel(at)}
    </span>
  );
}

/** The status of a visit as colour and text; one that the service has not got yet says so. */
export function VisitStatus({ appointment }: { readonly appointment: DayAppointment }) {
  const at = queuedAt(appointment);
  return at === null ? <StatusMark status={appointment.status} /> : <OfflineMark at={at} className={styles.framed} />;
}
