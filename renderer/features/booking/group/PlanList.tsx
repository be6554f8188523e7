import { useState } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import typography from '../../../components/typography.module.css';
import type { Booking } from '../useBooking.ts';
import { isSent } from './bookingGroup.ts';
import styles from './PlanList.module.css';
import { PlanRow } from './PlanRow.tsx';

/** Every appointment that is about to be booked, with what is in its way and, once sent, with what became of it. */
export function PlanList({ booking }: { readonly booking: Booking }) {
  const { group, work } = booking;
  const [edited, setEdited] = useState<string | null>(null);
  const { plan } = group;
  const kept = plan.filter(({ removed }) => !removed);
  const done = kept.filter(({ outcome }) => outcome?.kind === 'done').length;
  return (
    <section className={styles.plan} aria-label={t('booking.plan')}>
      <header className={styles.head}>
        <h3 className={styles.title}>
          {isSent(work.group)
            ? t('booking.groupBookedOf', { done, count: kept.length })
            : t('booking.groupCount', { count: kept.length })}
        </h3>
        {group.isWaiting && <span className={typography.caption}>{t('booking.checkingDays')}</span>}
      </header>
      <ol className={styles.list}>
        {plan.map((planned) => (
          <PlanRow
            key={planned.key}
            planned={planned}
            booking={booking}
            isEdited={edited === planned.key}
            onEdit={() => setEdited(edited === planned.key ? null : planned.key)}
          />
        ))}
      </ol>
    </section>
  );
}
