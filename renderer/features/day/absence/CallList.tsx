import { t } from '../../../../i18n/page/t.ts';
import { usePhoneFormat } from '../../../components/usePhoneFormat.ts';
import { capitalized, formatLongDate } from '../../../lib/dates.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { patientLabel, timeLabel } from '../dayLabels.ts';
import sheet from '../print/DaySheets.module.css';
import { proposalLabel } from './AbsenceTable.tsx';
import type { Proposal } from './proposals.ts';

interface CallListProps {
  readonly title: string;
  readonly day: ScheduleDay;
  readonly visits: readonly DayAppointment[];
  readonly chosen: ReadonlyMap<string, Proposal>;
}

/** On paper: whom to call, about which visit, and what was chosen for it. */
export function CallList({ title, day, visits, chosen }: CallListProps) {
  const formatPhone = usePhoneFormat();
  return (
    <section className={sheet.sheet}>
      <table className={sheet.table} aria-label={title}>
        <thead>
          <tr>
            <td className={sheet.head} colSpan={4}>
              <b>{title}</b>
              <span>{capitalized(formatLongDate(day.date))}</span>
              <span>{day.location.name}</span>
            </td>
          </tr>
          <tr>
            <th scope="col">{t('general.time')}</th>
            <th scope="col">{t('general.patient')}</th>
            <th scope="col">{t('absence.contact')}</th>
            <th scope="col">{t('absence.change')}</th>
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <tr key={visit.id}>
              <td>{timeLabel(visit, day.date)}</td>
              <td>{patientLabel(visit)}</td>
              <td>
                {[
                  visit.client?.name ?? '',
                  ...(visit.client?.phones.map(({ number }) => formatPhone(number)) ?? []),
                ].map((line) => (
                  <span key={line} className={sheet.line}>
                    {line}
                  </span>
                ))}
              </td>
              <td>{chosen.has(visit.id) ? proposalLabel(chosen.get(visit.id)) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
