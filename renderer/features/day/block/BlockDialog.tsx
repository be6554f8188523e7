import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BookingChoicesQuery } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { ChangeNotice, type NoticeText } from '../../../components/ChangeNotice.tsx';
import { DateInput } from '../../../components/DateInput.tsx';
import { Field } from '../../../components/Field.tsx';
import { TimeInput } from '../../../components/TimeInput.tsx';
import { Segments } from '../../../components/Segments.tsx';
import { WarningList } from '../../../components/WarningList.tsx';
import { MinutesField } from '../changes/MinutesField.tsx';
import { refetchDay } from '../../../data/followDeskEvents.ts';
import { currentTime } from '../../../state/clock.ts';
import { notify } from '../../../state/notices.ts';
import styles from '../changes/ChangeDialog.module.css';
import { ChangeDialog } from '../changes/ChangeDialog.tsx';
import { takes } from '../changes/dayOffers.ts';
import { usePlanWarnings } from '../changes/useMoveWarnings.ts';
import type { ScheduleDay } from '../columns.ts';
import type { NewRange } from '../grid/gridChange.ts';
import { type BlockFields, firstFields, purposes, readBlock } from './blockFields.ts';
import { outcomeNotice } from '../changes/outcomeNotice.ts';
import { announceBlock, sendBlock } from './sendBlock.ts';

interface BlockDialogProps {
  readonly day: ScheduleDay;
  /** Those of blocked time; at least one. */
  readonly types: BookingChoicesQuery['appointmentTypes'];
  readonly providers: BookingChoicesQuery['providers'];
  /** Where the person was on the grid. */
  readonly place: NewRange | null;
  readonly onClose: () => void;
}

type State = 'editing' | 'sending' | 'unknown';

/** Blocks time without a client. Enter at once blocks lunch where the person was on the grid. */
export function BlockDialog({ day, types, providers, place, onClose }: BlockDialogProps) {
  const apollo = useApolloClient();
  const [fields, setFields] = useState(() => firstFields(day, types, place, currentTime()));
  const [isSubmitted, setSubmitted] = useState(false);
  const [state, setState] = useState<State>('editing');
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const isOpen = useIsMounted();
  const may = (field: string): boolean => takes(day, 'bookAppointment', field);
  // One type stands for everything: then the reason says what for.
  const hasPurposes = types.length === 1 && may('reason');
  const read = useMemo(() => readBlock(fields, day, hasPurposes), [fields, day, hasPurposes]);
  const { booking } = read;
  const plan = useMemo(
    () =>
      booking
        ? {
            date: booking.start.slice(0, 10),
            planned: {
              start: Date.parse(booking.start),
              minutes: booking.minutes,
              ...(booking.provider != null && { provider: booking.provider }),
              ...(booking.room != null && { room: booking.room }),
            },
          }
        : null,
    [booking],
  );
  const { warnings } = usePlanWarnings(plan, day);
  const set = (change: Partial<BlockFields>): void => {
    setFields({ ...fields, ...change });
    setSubmitted(false);
  };
  const block = async (): Promise<void> => {
    setSubmitted(true);
    if (!booking) return;
    setState('sending');
    setNotice(null);
    const outcome = await sendBlock(apollo, booking);
    if (outcome.__typename === 'Done') {
      announceBlock(apollo, day, booking, outcome.appointment, types);
      onClose();
      return;
    }
    const why = outcomeNotice(outcome, t('block.nothingDone'));
    if (!isOpen.current) {
      notify({ text: [why.title, why.more].filter(Boolean).join(' '), trouble: true, until: 'dismissed' });
      return;
    }
    setState(outcome.__typename === 'OutcomeUnknown' ? 'unknown' : 'editing');
    setNotice(why);
  };
  // Never sent again unseen: a block that was made after all is then among the warnings.
  const look = async (): Promise<void> => {
    if (plan) await refetchDay(apollo, { location: day.location.id, date: plan.date }, { recent: false });
    setState('editing');
    setNotice(null);
  };
  const submit = (): void => {
    if (state === 'editing') void block();
    if (state === 'unknown') void look();
  };
  const problems = (isSubmitted && read.problems) || {};
  const shared = (name: keyof BlockFields) => ({
    value: fields[name],
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
  });
  const about = (name: keyof BlockFields) => ({ name: `block.${name}`, problem: problems[name] });
  const active = providers.filter((each) => each.active !== false || each.id === fields.provider);
  return (
    <ChangeDialog
      title={t('block.title')}
      confirm={{ label: confirmLabel(state, warnings.length > 0), look: 'primary' }}
      cancelLabel={t('general.cancel')}
      onClose={onClose}
      onConfirm={submit}
    >
      {hasPurposes && (
        <Segments
          label={t('block.for')}
          value={fields.purpose}
          options={purposes.map((value) => ({ value, label: t(`block.${value}`) }))}
          onChange={(purpose) => set({ purpose })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
          autoFocus
        />
      )}
      {types.length > 1 && (
        <Field {...about('type')} label={t('general.type')}>
          {(control) => (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that was just opened begins here
            <select {...control} autoFocus {...shared('type')}>
              {types.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {may('reason') && (!hasPurposes || fields.purpose === 'other') && (
        <Field {...about('reason')} label={t('general.reason')}>
          {(control) => <input {...control} {...shared('reason')} />}
        </Field>
      )}
      {may('provider') && (
        <Field {...about('provider')} label={t('general.provider')}>
          {(control) => (
            <select {...control} {...shared('provider')}>
              <option value="">{t('day.unassigned')}</option>
              {active.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className={styles.when}>
        <Field {...about('date')} label={t('general.date')}>
          {(control) => <DateInput {...control} value={fields.date} onChange={(date) => set({ date })} />}
        </Field>
        <Field {...about('time')} label={t('general.time')}>
          {(control) => <TimeInput {...control} value={fields.time} onChange={(time) => set({ time })} />}
        </Field>
        <MinutesField {...about('minutes')} value={fields.minutes} onChange={(minutes) => set({ minutes })} />
      </div>
      {place?.room != null && may('room') && (
        <Field {...about('room')} label={t('general.room')}>
          {(control) => <input {...control} {...shared('room')} />}
        </Field>
      )}
      <WarningList warnings={warnings} />
      {notice && <ChangeNotice done={[]} notice={notice} />}
    </ChangeDialog>
  );
}

function confirmLabel(state: State, isWarned: boolean): string {
  if (state === 'sending') return t('block.sending');
  if (state === 'unknown') return t('changes.lookNow');
  return isWarned ? t('block.anyway') : t('block.confirm');
}

/** Whether an answer still finds the dialog open. */
function useIsMounted(): { readonly current: boolean } {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
