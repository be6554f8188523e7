import { useEffect, useRef } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { DateInput } from '../../../components/DateInput.tsx';
import { TimeInput } from '../../../components/TimeInput.tsx';
import { Choice } from '../../../components/Choice.tsx';
import { offerOf } from '../../../domain/offers.ts';
import type { Booking } from '../useBooking.ts';
import type { PlannedBooking } from './bookingGroup.ts';
import styles from './PlanList.module.css';

/** Another date, time or provider for one of several. */
export function PlanRowFields({ planned, booking }: { readonly planned: PlannedBooking; readonly booking: Booking }) {
  const { group, place } = booking;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const takesProvider = place.day !== null && offerOf(place.day, 'bookAppointment').takes.includes('provider');
  return (
    <div className={styles.fields}>
      <DateInput
        ref={first}
        aria-label={t('general.date')}
        value={planned.date}
        onChange={(date) => group.edit(planned, { date })}
      />
      <TimeInput
        aria-label={t('general.time')}
        value={planned.time}
        onChange={(time) => group.edit(planned, { time })}
      />
      {takesProvider && (
        <Choice
          label={t('general.provider')}
          value={planned.provider}
          options={[
            { value: '', label: t('booking.anyProvider') },
            ...place.providers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(provider) => group.edit(planned, { provider })}
        />
      )}
    </div>
  );
}
