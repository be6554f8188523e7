import Close from '@mui/icons-material/Close';
import { t } from '../../../../i18n/page/t.ts';
import { IconAction } from '../../../components/Action.tsx';
import { Field } from '../../../components/Field.tsx';
import { offerOf } from '../../../domain/offers.ts';
import { lengthProblem } from '../checkBooking.ts';
import { LengthInput } from '../LengthInput.tsx';
import type { Booking } from '../useBooking.ts';
import type { OtherPatient } from './bookingGroup.ts';
import { editPatient, patientsLeft, placePatient, removePatient } from './editGroup.ts';
import styles from './GroupFields.module.css';

interface OtherPatientFieldsProps {
  readonly other: OtherPatient;
  /** The second patient, the third… */
  readonly number: number;
  readonly booking: Booking;
}

/** Another patient of the client: who, when, and what for. */
export function OtherPatientFields({ other, number, booking }: OtherPatientFieldsProps) {
  const { work, place, problems, editGroup } = booking;
  const { key } = other;
  const { day, types, providers } = place;
  const offer = day && offerOf(day, 'bookAppointment');
  const takes = (field: string): boolean => offer?.takes.includes(field) ?? false;
  const demands = (field: string): boolean => offer?.demands.includes(field) ?? false;
  const patients = work.who.kind === 'chosen' ? (work.who.client.patients ?? []) : [];
  const own = patients.find(({ id }) => id === other.patient);
  const choices = [...(own ? [own] : []), ...patientsLeft(work)];
  const change = (field: string, to: Partial<OtherPatient>): void =>
    editGroup(`other.${key}.${field}`, (current) => editPatient(current, key, to));
  const problemOf = (field: string): string | undefined => problems.get(`other.${key}.${field}`);
  const name = own?.name ?? t('general.patient');
  return (
    <section className={styles.card} aria-label={t('booking.patientNumber', { number, name })} data-other={key}>
      <Field name={`other.${key}.patient`} label={t('general.patient')}>
        {(control) => (
          <select
            {...control}
            value={other.patient}
            onChange={({ target: { value } }) => change('patient', { patient: value })}
          >
            {choices.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name={`other.${key}.when`} label={t('booking.when')}>
        {(control) => (
          <select
            {...control}
            value={other.when}
            onChange={({ target: { value } }) =>
              editGroup(`other.${key}.provider`, (current) =>
                placePatient(current, other, value === 'together' ? 'together' : 'after', place),
              )
            }
          >
            <option value="after">{t('booking.after')}</option>
            <option value="together">{t('booking.together')}</option>
          </select>
        )}
      </Field>
      {takes('type') && (
        <Field
          name={`other.${key}.type`}
          label={t('general.type')}
          required={demands('type') || undefined}
          problem={problemOf('type')}
        >
          {(control) => (
            <select
              {...control}
              value={other.type}
              onChange={({ target: { value } }) => {
                const usual = types.find(({ id }) => id === value)?.minutes ?? null;
                const minutes = usual !== null && !other.lengthChosen ? { minutes: String(usual) } : {};
                change('type', { type: value, ...minutes });
              }}
            >
              <option value="">{demands('type') ? t('booking.chooseOne') : t('booking.anyType')}</option>
              {types.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {takes('provider') && (
        <Field
          name={`other.${key}.provider`}
          label={t('general.provider')}
          required={demands('provider') || undefined}
          problem={problemOf('provider')}
        >
          {(control) => (
            <select
              {...control}
              value={other.provider}
              onChange={({ target: { value } }) => change('provider', { provider: value })}
            >
              <option value="">{t('booking.anyProvider')}</option>
              {providers.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field
        name={`other.${key}.minutes`}
        label={t('booking.minutes')}
        required
        problem={problemOf('minutes') ?? lengthProblem(other)?.message}
      >
        {(control) => (
          <LengthInput control={control} minutes={other.minutes} onChange={(typed) => change('minutes', typed)} />
        )}
      </Field>
      {takes('reason') && (
        <Field
          name={`other.${key}.reason`}
          label={t('general.reason')}
          required={demands('reason') || undefined}
          problem={problemOf('reason')}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={other.reason}
              onChange={({ target: { value } }) => change('reason', { reason: value })}
            />
          )}
        </Field>
      )}
      <div className={styles.remove}>
        <IconAction
          aria-label={t('booking.removePatient', { name })}
          onClick={() => editGroup('who', (current) => removePatient(current, key))}
        >
          <Close fontSize="small" />
        </IconAction>
      </div>
    </section>
  );
}
