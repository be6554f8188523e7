import { useEffect } from 'react';
import { Link } from 'wouter';
import { t } from '../../../../i18n/page/t.ts';
import { noteDates } from '../../../bridge/appointmentLinks.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { clinicMark } from '../../../bridge/drafts.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { useAppointmentLink } from '../../../bridge/useAppointmentLink.ts';
import { OfferedAction } from '../../../components/OfferedAction.tsx';
import typography from '../../../components/typography.module.css';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import { formatList } from '../../../lib/counts.ts';
import { formatBriefDate } from '../../../lib/dates.ts';
import { dayPath } from '../../../lib/paths.ts';
import { wallDate } from '../../../lib/wallTime.ts';
import details from '../AppointmentDetails.module.css';
import { disabledReasons } from '../changes/dayOffers.ts';
import type { DayChanges } from '../changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import styles from './LinkedSection.module.css';

interface LinkedSectionProps {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  readonly changes: Pick<DayChanges, 'pending' | 'isAway'>;
  readonly onDialog: (kind: 'moveLinked' | 'cancelLinked', appointment: DayAppointment) => void;
}

/** What an appointment was booked together with at this desk, and what can be done with all of it that is to come. */
export function LinkedSection({ appointment, day, changes, onDialog }: LinkedSectionProps) {
  const link = useAppointmentLink(appointment.id);
  const bridge = useBridge();
  const clinic = clinicMark(useSettings().view);
  const { id, start } = appointment;
  const date = start === null ? null : wallDate(start);
  const isLinked = link !== null;
  useEffect(() => {
    // It may have been moved since: there it is looked for next time.
    if (isLinked && date !== null) void noteDates(bridge, clinic, new Map([[id, date]]));
  }, [isLinked, bridge, clinic, id, date]);
  if (!link) return null;
  const own = link.appointments.find((each) => each.id === id);
  const others = link.appointments.filter((each) => each.id !== id);
  const companions = others.filter(({ index }) => index === own?.index).map(({ patient }) => patient);
  const why = disabledReasons(day, appointment, changes);
  return (
    <section className={details.part}>
      <h3 className={typography.caption}>{t('linked.title')}</h3>
      <p>
        {[
          ...(link.dates > 1 && own ? [t('linked.position', { index: own.index, count: link.dates })] : []),
          ...(companions.length > 0 ? [t('linked.with', { names: formatList(companions) })] : []),
        ].join(' · ')}
      </p>
      <ul className={styles.list}>
        {link.appointments.map((each) => (
          <li key={each.id} aria-current={each.id === id || undefined}>
            {each.id === id ? (
              <b>{labelOf(each, day)}</b>
            ) : (
              <Link href={dayPath({ location: link.location, date: each.date })}>{labelOf(each, day)}</Link>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <OfferedAction
          look="quiet"
          why={why.move}
          aria-haspopup="dialog"
          onClick={() => onDialog('moveLinked', appointment)}
        >
          {t('linked.moveAll')}
        </OfferedAction>
        <OfferedAction
          look="quiet"
          why={isCancelledOrNoShow(appointment.status) ? null : why.cancel}
          aria-haspopup="dialog"
          onClick={() => onDialog('cancelLinked', appointment)}
        >
          {t('linked.cancelAll')}
        </OfferedAction>
      </div>
    </section>
  );
}

function labelOf(
  { date, patient }: { readonly date: string; readonly patient: string },
  { date: current }: ScheduleDay,
): string {
  return [formatBriefDate(date, current), patient].filter(Boolean).join(' · ');
}
