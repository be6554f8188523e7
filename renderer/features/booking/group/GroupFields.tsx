import { useEffect, useRef } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { Action } from '../../../components/Action.tsx';
import type { Booking } from '../useBooking.ts';
import { addPatient, editRepeat, patientsLeft } from './editGroup.ts';
import styles from './GroupFields.module.css';
import { OtherPatientFields } from './OtherPatientFields.tsx';
import { RepeatFields } from './RepeatFields.tsx';

/** What makes one booking several: other patients of the client, and other dates. */
export function GroupFields({ booking }: { readonly booking: Booking }) {
  const { work, editGroup } = booking;
  const { others, repeat } = work.group;
  const canAdd = patientsLeft(work).length > 0;
  const place = useRef<HTMLDivElement>(null);
  const shown = others.length;
  const before = useRef(shown);
  useEffect(() => {
    // The patient that was just added is looked at first.
    if (shown > before.current) place.current?.querySelector<HTMLElement>('[data-other]:last-of-type select')?.focus();
    before.current = shown;
  }, [shown]);
  return (
    <div className={styles.group} ref={place}>
      {others.map((other, index) => (
        <OtherPatientFields key={other.key} other={other} number={index + 2} booking={booking} />
      ))}
      {repeat.on && <RepeatFields booking={booking} />}
      <div className={styles.more}>
        {canAdd && (
          <Action look="quiet" aria-keyshortcuts="Alt+P" onClick={() => editGroup('who', addPatient)}>
            {t('booking.addPatient')} <kbd aria-hidden="true">{t('booking.keyAddPatient')}</kbd>
          </Action>
        )}
        {!repeat.on && !work.walkIn && (
          <Action
            look="quiet"
            aria-keyshortcuts="Alt+R"
            onClick={() => editGroup('repeat.count', (current) => editRepeat(current, { on: true }))}
          >
            {t('booking.repeat')} <kbd aria-hidden="true">{t('booking.keyRepeat')}</kbd>
          </Action>
        )}
      </div>
    </div>
  );
}
