import { useRef, useState } from 'react';
import type { WaitingEntry } from '../../../../electron/contract/waitingList.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { clinicMark } from '../../../bridge/drafts.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { keepWaiting, useWaitingList } from '../../../bridge/waitingList.ts';
import type { Failure } from '../../../../electron/contract/failure.ts';
import { Action } from '../../../components/Action.tsx';
import { ConfirmationDialog } from '../../../components/ConfirmationDialog.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { DateInput } from '../../../components/DateInput.tsx';
import { Field } from '../../../components/Field.tsx';
import { SlotCriteriaFields } from '../../../components/freeSlots/SlotCriteriaFields.tsx';
import { Note } from '../../../components/Note.tsx';
import {
  type KnownClient,
  onlyLivingPatient,
  type PersonOption,
} from '../../../components/personSearch/personOptions.ts';
import { PersonSearch } from '../../../components/personSearch/PersonSearch.tsx';
import { usePhoneFormat } from '../../../components/usePhoneFormat.ts';
import { useShownDay } from '../../../data/useShownDay.ts';
import { currentTime } from '../../../state/clock.ts';
import type { WaitingEntryRequest } from '../../../state/dialogs.ts';
import typography from '../../../components/typography.module.css';
import { MinutesField } from '../changes/MinutesField.tsx';
import changeStyles from '../changes/ChangeDialog.module.css';
import { ChangeDialog } from '../changes/ChangeDialog.tsx';
import { type EntryFields, fieldsOf, readEntry } from './entryFields.ts';
import { visitText, waitingName } from './entryText.ts';
import { useEntryChoices } from './useEntryChoices.ts';
import styles from './WaitingEntryDialog.module.css';

interface WaitingEntryDialogProps {
  readonly request: WaitingEntryRequest;
  readonly onClose: () => void;
  /** The entry as it is kept now, and as it was before; null where it is new. */
  readonly onKept: (entry: WaitingEntry, before: WaitingEntry | null) => void;
}

/** Who wants to come, or to come earlier, and when that suits. Kept at this desk; nothing is sent. */
export function WaitingEntryDialog({ request, onClose, onKept }: WaitingEntryDialogProps) {
  const bridge = useBridge();
  const { view } = useSettings();
  const shown = useShownDay();
  const list = useWaitingList();
  const before = request.kind === 'edit' ? request.entry : null;
  const [known] = useState(() => before ?? { ...(shown && { location: shown.location }), ...knownOf(request) });
  const [first] = useState(() => fieldsOf(known, before !== null));
  const [fields, setFields] = useState(first);
  const [picked, setPicked] = useState<KnownClient | null>(null);
  const [search, setSearch] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const formatPhone = usePhoneFormat();
  const weekdays = useRef<HTMLDivElement>(null);
  const choices = useEntryChoices(fields, known, picked);
  const [firstLocation] = choices.locations;
  const location = fields.location || (firstLocation?.id ?? '');
  if (location !== fields.location) setFields({ ...fields, location });
  const read = readEntry(fields, choices);
  const problems = (isSubmitted && read.problems) || {};
  const set = (change: Partial<EntryFields>): void => {
    setFields({ ...fields, ...change });
    setSubmitted(false);
  };
  const choose = (option: PersonOption): void => {
    if (option.kind === 'register') return;
    const { client } = option;
    const patient = option.kind === 'patient' ? option.patient : onlyLivingPatient(client);
    setPicked(client);
    set({ client: { id: client.id, name: client.name }, patient: patient?.id ?? '' });
  };
  const chooseType = (id: string): void => {
    const usual = choices.types.find((each) => each.id === id)?.minutes ?? null;
    set({ type: id, ...(usual !== null && !fields.lengthChosen && { minutes: String(usual) }) });
  };
  const save = async (): Promise<void> => {
    setSubmitted(true);
    if (!read.wanted) return;
    const entry: WaitingEntry = {
      ...read.wanted,
      id: before?.id ?? crypto.randomUUID(),
      clinic: clinicMark(view),
      visit: known.visit ?? null,
      since: before?.since ?? new Date(currentTime()).toISOString(),
    };
    const answer = await keepWaiting(bridge, entry);
    if (answer.ok) onKept(entry, before);
    else setFailure(answer.failure);
  };
  const close = (): void => {
    // The location is filled in once it is known.
    const typed = (of: EntryFields): string => JSON.stringify({ ...of, location: '' });
    const isTyped = typed(fields) !== typed(first) || search.trim() !== '';
    if (isTyped) setLeaving(true);
    else onClose();
  };
  const input = (name: 'patient' | 'type' | 'provider' | 'note') => ({
    value: fields[name],
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
  });
  const { client } = fields;
  const twin = list?.entries.find(
    (each) => each.id !== before?.id && each.client.id === client?.id && (each.patient?.id ?? '') === fields.patient,
  );
  const visit = visitText({ visit: known.visit ?? null });
  return (
    <ChangeDialog
      title={before ? t('waitingList.editTitle', { name: waitingName(before) }) : t('waitingList.addTitle')}
      confirm={{ label: before ? t('general.save') : t('waitingList.addShort'), look: 'primary' }}
      cancelLabel={t('general.cancel')}
      onClose={close}
      onConfirm={() => void save()}
    >
      {client ? (
        <div className={styles.client}>
          <p>
            <b>{choices.client?.name ?? client.name}</b>{' '}
            <span className={`${typography.secondary} ${typography.numbers}`}>
              {(choices.client?.phones ?? []).map(({ number }) => formatPhone(number)).join(' · ')}
            </span>
          </p>
          {!known.visit && (
            <Action look="quiet" onClick={() => set({ client: null, patient: '' })}>
              {t('booking.changeClient')}
            </Action>
          )}
        </div>
      ) : (
        <PersonSearch
          search={search}
          problem={problems.client}
          canRegister={false}
          unavailableReason={t('waitingList.registerFirst')}
          onSearch={setSearch}
          onChoose={choose}
        />
      )}
      {visit !== null && <p className={typography.secondaryLines}>{visit}</p>}
      {twin && <Note tone="caution">{t('waitingList.waitsAlready', { name: waitingName(twin) })}</Note>}
      {choices.patients.length > 0 && (
        <Field name="waiting.patient" label={t('general.patient')}>
          {(control) => (
            <select {...control} {...input('patient')}>
              <option value="">{t('waitingList.noPatient')}</option>
              <NamedOptions options={choices.patients} />
            </select>
          )}
        </Field>
      )}
      {!known.visit && choices.locations.length > 1 && (
        <Field name="waiting.location" label={t('general.location')}>
          {(control) => (
            <select
              {...control}
              value={fields.location}
              onChange={(event) => set({ location: event.target.value, type: '', provider: '' })}
            >
              <NamedOptions options={choices.locations} />
            </select>
          )}
        </Field>
      )}
      <div className={styles.typed}>
        {choices.types.length > 0 && (
          <Field name="waiting.type" label={t('general.type')}>
            {(control) => (
              <select {...control} value={fields.type} onChange={(event) => chooseType(event.target.value)}>
                <option value="">{t('booking.anyType')}</option>
                <NamedOptions options={choices.types} />
              </select>
            )}
          </Field>
        )}
        <MinutesField
          name="waiting.minutes"
          value={fields.minutes}
          problem={problems.minutes}
          onChange={(minutes) => set({ minutes, lengthChosen: true })}
        />
      </div>
      {choices.providers.length > 0 && (
        <Field name="waiting.provider" label={t('general.provider')}>
          {(control) => (
            <select {...control} {...input('provider')}>
              <option value="">{t('waitingList.anyProvider')}</option>
              <NamedOptions options={choices.providers} />
            </select>
          )}
        </Field>
      )}
      <div className={changeStyles.pair}>
        <Field name="waiting.from" label={t('waitingList.from')}>
          {(control) => <DateInput {...control} value={fields.from} onChange={(from) => set({ from })} />}
        </Field>
        <Field name="waiting.until" label={t('waitingList.until')} problem={problems.until}>
          {(control) => <DateInput {...control} value={fields.until} onChange={(until) => set({ until })} />}
        </Field>
      </div>
      <div className={changeStyles.apart}>
        <SlotCriteriaFields criteria={fields.criteria} group={weekdays} onChange={(criteria) => set({ criteria })} />
      </div>
      <Field name="waiting.note" label={t('waitingList.note')}>
        {(control) => (
          <textarea
            {...control}
            rows={1}
            maxLength={500}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- with a client that is known, the rest is as it was in the booking
            autoFocus={client !== null}
            {...input('note')}
          />
        )}
      </Field>
      {failure && <FailureNotice failure={failure} />}
      {isLeaving && (
        <ConfirmationDialog
          title={t('waitingList.discardTitle')}
          text={t(before ? 'waitingList.discardEdited' : 'waitingList.discardAdded')}
          cancelLabel={t('waitingList.keepEditing')}
          confirmLabel={t('waitingList.discard')}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </ChangeDialog>
  );
}

function NamedOptions({ options }: { readonly options: readonly { readonly id: string; readonly name: string }[] }) {
  return options.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

function knownOf(request: WaitingEntryRequest) {
  return request.kind === 'add' ? request.known : request.entry;
}
