import { useEffect, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import type { RegularHours } from '../../../electron/contract/workingHours.ts';
import { BookingChoicesDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { Action } from '../../components/Action.tsx';
import { Choice } from '../../components/Choice.tsx';
import { DialogBody, DialogFoot, DialogFrame } from '../../components/DialogFrame.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { Field, focusField } from '../../components/Field.tsx';
import { SkeletonLines } from '../../components/SkeletonLines.tsx';
import typography from '../../components/typography.module.css';
import { useDeskQuery } from '../../data/useDeskQuery.ts';
import { addDays, capitalized, formatPlainDate } from '../../lib/dates.ts';
import { notify } from '../../state/notices.ts';
import { readTypedHours, typedHoursOf } from './typedHours.ts';
import styles from './WorkingHoursDialog.module.css';

interface WorkingHoursDialogProps {
  readonly location: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** A text for each day, Monday first. */
type Week = readonly string[];

const emptyWeek: Week = ['', '', '', '', '', '', ''];
/** A Monday, to name weekdays by. */
const monday = '2026-11-16';
const workdays = [1, 2, 3, 4];

const problemKeys = {
  unreadable: 'locations.hoursUnreadable',
  reversed: 'locations.hoursReversed',
  overlap: 'locations.hoursOverlap',
  tooMany: 'locations.hoursTooMany',
} as const;

/** When each provider works at a location in an ordinary week, for a practice system that does not list it. */
export function WorkingHoursDialog({ location, onClose }: WorkingHoursDialogProps) {
  const bridge = useBridge();
  const { data, failure: unread, refetch } = useDeskQuery(BookingChoicesDocument, { location: location.id });
  const known = useRegularHours();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState<ReadonlyMap<string, Week>>(new Map());
  const [wasSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const providers = (data?.providers ?? []).filter(({ active }) => active !== false);
  const provider = providers.find(({ id }) => id === chosen) ?? providers[0];
  const weekOf = (id: string): Week => typed.get(id) ?? storedWeek(known ?? [], id, location.id);
  const week = provider ? weekOf(provider.id) : emptyWeek;
  const type = (next: Week): void => {
    if (provider) setTyped(new Map([...typed, [provider.id, next]]));
    setSubmitted(false);
  };
  const save = async (): Promise<void> => {
    setSubmitted(true);
    const wrong = providers
      .map(({ id }) => ({ id, day: weekOf(id).findIndex((text) => readTypedHours(text).kind === 'problem') }))
      .find(({ day }) => day >= 0);
    if (wrong) {
      setChosen(wrong.id);
      focusField(`day-${wrong.day}`);
      return;
    }
    const listed = new Set(providers.map(({ id }) => id));
    // Of somebody who is not listed just now nothing is lost.
    const others = (known ?? []).filter((each) => each.location === location.id && !listed.has(each.provider));
    const hours = [...others, ...providers.flatMap(({ id }) => regularHoursOf(id, location.id, weekOf(id)))];
    const answer = await bridge.request('workingHours:change', { location: location.id, hours });
    if (!answer.ok) {
      setFailure(answer.failure);
      return;
    }
    notify({ text: t('locations.hoursSaved', { location: location.name }) });
    onClose();
  };
  const isReady = known !== null && data !== undefined;
  return (
    <DialogFrame title={t('locations.hoursAt', { location: location.name })} paper={styles.paper} onClose={onClose}>
      <DialogBody className={styles.body ?? ''}>
        <p className={typography.secondaryLines}>{t('locations.hoursText')}</p>
        {unread && !data && <FailureNotice failure={unread} onRetry={refetch} />}
        {failure && <FailureNotice failure={failure} onRetry={() => void save()} />}
        {!isReady && !unread && <SkeletonLines count={8} lineHeight={48} place="panel" />}
        {isReady && provider && (
          <>
            <Choice
              label={t('general.provider')}
              value={provider.id}
              options={providers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setChosen}
            />
            <div className={styles.days}>
              {week.map((text, day) => {
                const read = readTypedHours(text);
                const problem = wasSubmitted && read.kind === 'problem' ? t(problemKeys[read.problem]) : undefined;
                const isOff = text.trim() === '' && week.some((each) => each.trim() !== '');
                return (
                  <Field
                    key={day}
                    name={`day-${day}`}
                    label={capitalized(formatPlainDate(addDays(monday, day), { weekday: 'long' }))}
                    problem={problem}
                    hint={isOff ? t('day.off') : undefined}
                  >
                    {(control) => (
                      <input
                        {...control}
                        value={text}
                        maxLength={120}
                        placeholder={t('locations.hoursExample')}
                        autoComplete="off"
                        onChange={(event) => type(week.with(day, event.target.value))}
                      />
                    )}
                  </Field>
                );
              })}
            </div>
            <Action
              look="quiet"
              aria-disabled={week[0] === '' || undefined}
              onClick={() => type(week.map((text, day) => (workdays.includes(day) ? (week[0] ?? '') : text)))}
            >
              {t('locations.hoursCopy')}
            </Action>
          </>
        )}
        {isReady && !provider && <p>{t('locations.hoursNobody')}</p>}
      </DialogBody>
      <DialogFoot>
        <Action onClick={onClose}>{t('general.cancel')}</Action>
        <Action look="primary" aria-disabled={!isReady || undefined} onClick={() => isReady && void save()}>
          {t('locations.hoursSave')}
        </Action>
      </DialogFoot>
    </DialogFrame>
  );
}

/** What is kept; null until it is read. */
function useRegularHours(): readonly RegularHours[] | null {
  const bridge = useBridge();
  const [hours, setHours] = useState<readonly RegularHours[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void bridge.request('workingHours:read', null).then((answer) => {
      if (isCurrent) setHours(answer.ok ? answer.value : []);
    });
    return () => {
      isCurrent = false;
    };
  }, [bridge]);
  return hours;
}

function storedWeek(hours: readonly RegularHours[], provider: string, location: string): Week {
  const stored = hours.find((each) => each.provider === provider && each.location === location);
  return stored ? stored.week.map(typedHoursOf) : emptyWeek;
}

/** Nothing for a week in which nothing is typed: then it is not known when the provider works. */
function regularHoursOf(provider: string, location: string, texts: Week): readonly RegularHours[] {
  const week = texts.map((text) => {
    const read = readTypedHours(text);
    return read.kind === 'hours' ? read.spans : [];
  });
  return week.every((spans) => spans.length === 0) ? [] : [{ provider, location, week }];
}
