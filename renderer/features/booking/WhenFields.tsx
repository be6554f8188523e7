import { useId } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { currentTime } from '../../state/clock.ts';
import { isPlainDate, relativeDay } from '../../lib/dates.ts';
import { computerZone, hasSameOffset, wallClock, zoneAbbreviation } from '../../lib/timeZone.ts';
import { clockNotice } from './checkBooking.ts';
import { DateInput } from '../../components/DateInput.tsx';
import { Field } from '../../components/Field.tsx';
import { TimeInput } from '../../components/TimeInput.tsx';
import { offerOf } from '../../domain/offers.ts';
import { chooseProvider } from './group/editGroup.ts';
import { GroupFields } from './group/GroupFields.tsx';
import { LengthInput } from './LengthInput.tsx';
import type { Booking } from './useBooking.ts';
import styles from './WhenFields.module.css';
import type { BookingWork, ScheduleDay } from './work.ts';

/** The fields for type, time and place. */
export function WhenFields({ booking }: { readonly booking: Booking }) {
  const { work, place, problems, edit, editGroup } = booking;
  const { day, types } = place;
  const rooms = useId();
  const offer = day && offerOf(day, 'bookAppointment');
  // Until the service responds, the space is reserved, as most services have all fields.
  const takes = (field: string): boolean => offer === null || offer.takes.includes(field);
  const demands = (field: string): boolean => offer?.demands.includes(field) ?? false;
  const providers = providerOptions(booking);

  const chooseType = (id: string): void => {
    const usual = types.find((each) => each.id === id)?.minutes ?? null;
    edit('type', { type: id, ...(usual !== null && !work.lengthChosen && { minutes: String(usual) }) });
  };

  return (
    <div className={styles.fields}>
      {takes('type') && (
        <Field
          name="type"
          label={t('general.type')}
          required={demands('type') || undefined}
          problem={problems.get('type')}
        >
          {(control) => (
            <select {...control} value={work.type} onChange={(event) => chooseType(event.target.value)}>
              <option value="">{demands('type') ? t('booking.chooseOne') : t('booking.anyType')}</option>
              {types.map(({ id, name, minutes }) => (
                <option key={id} value={id}>
                  {minutes === null ? name : t('booking.typeLength', { name, minutes })}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {takes('provider') && (
        <Field
          name="provider"
          label={t('general.provider')}
          required={demands('provider') || undefined}
          problem={problems.get('provider')}
        >
          {(control) => (
            <select
              {...control}
              value={work.provider}
              onChange={({ target: { value } }) => editGroup('provider', (current) => chooseProvider(current, value))}
            >
              <option value="">{t('booking.anyProvider')}</option>
              {providers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className={styles.time}>
        <Field name="date" label={t('general.date')} required problem={problems.get('date')} hint={dateHint(work, day)}>
          {(control) => (
            <DateInput
              {...control}
              value={work.date}
              onChange={(date) => edit('date', { date, wanted: { ...work.wanted, date } })}
            />
          )}
        </Field>
        <Field
          name="start"
          label={timeLabel(work, day)}
          required
          problem={problems.get('start')}
          hint={day ? clockNotice(work, day.timeZone)?.message : undefined}
        >
          {(control) => <TimeInput {...control} value={work.time} onChange={(time) => edit('start', { time })} />}
        </Field>
        <Field name="minutes" label={t('booking.minutes')} required problem={problems.get('minutes')}>
          {(control) => (
            <LengthInput control={control} minutes={work.minutes} onChange={(typed) => edit('minutes', typed)} />
          )}
        </Field>
      </div>
      {takes('reason') && (
        <Field
          name="reason"
          label={t('general.reason')}
          required={demands('reason') || undefined}
          problem={problems.get('reason')}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={work.reason}
              onChange={({ target: { value } }) => edit('reason', { reason: value })}
            />
          )}
        </Field>
      )}
      {takes('room') && (
        <Field
          name="room"
          label={t('general.room')}
          required={demands('room') || undefined}
          problem={problems.get('room')}
        >
          {(control) => (
            <>
              <input
                {...control}
                list={rooms}
                autoComplete="off"
                value={work.room}
                onChange={({ target: { value } }) => edit('room', { room: value })}
              />
              <datalist id={rooms}>
                {roomsOf(day).map((room) => (
                  <option key={room}>{room}</option>
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
      {takes('notes') && (
        <div className={styles.wide}>
          <Field
            name="notes"
            label={t('general.notes')}
            required={demands('notes') || undefined}
            problem={problems.get('notes')}
          >
            {(control) => (
              <textarea
                {...control}
                rows={1}
                value={work.notes}
                onChange={({ target: { value } }) => edit('notes', { notes: value })}
              />
            )}
          </Field>
        </div>
      )}
      <GroupFields booking={booking} />
    </div>
  );
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The bookable providers and the chosen one: the grid may have a column that is not in the list. */
function providerOptions({ work, place }: Booking): readonly Named[] {
  const { providers, day } = place;
  if (work.provider === '' || providers.some(({ id }) => id === work.provider)) return providers;
  const name = day?.providers.find(({ id }) => id === work.provider)?.name;
  return [{ id: work.provider, name: name ?? '…' }, ...providers];
}

function dateHint({ date }: BookingWork, day: ScheduleDay | null): string | undefined {
  const today = day && wallClock(currentTime(), day.timeZone)?.date;
  return today && isPlainDate(date) ? relativeDay(date, today) : undefined;
}

/** The zone is named only where this computer's clock differs. */
function timeLabel({ date }: BookingWork, day: ScheduleDay | null): string {
  if (!day || !isPlainDate(date) || hasSameOffset(day.timeZone, computerZone(), date)) return t('general.time');
  return t('booking.timeInZone', { zone: zoneAbbreviation(day.timeZone, date) });
}

function roomsOf(day: ScheduleDay | null): readonly string[] {
  return [...new Set(day?.appointments.flatMap(({ room }) => room ?? []))].toSorted();
}
