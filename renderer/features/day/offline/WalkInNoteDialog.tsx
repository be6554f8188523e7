import { useState } from 'react';
import type { Failure } from '../../../../electron/contract/failure.ts';
import { maxQueuedText, type WalkInNote } from '../../../../electron/contract/offlineQueue.ts';
import { maxWaitingName, type Named } from '../../../../electron/contract/waitingList.ts';
import { LocationListDocument } from '../../../../graphql/desk/generated/operations.ts';
import { t } from '../../../../i18n/page/t.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { clinicMark } from '../../../bridge/drafts.ts';
import { keepQueued, removeQueued } from '../../../bridge/offlineQueue.ts';
import { useSettings } from '../../../bridge/SettingsContext.tsx';
import { Action } from '../../../components/Action.tsx';
import { FailureNotice } from '../../../components/FailureNotice.tsx';
import { Field } from '../../../components/Field.tsx';
import { onlyLivingPatient, type PersonOption } from '../../../components/personSearch/personOptions.ts';
import { PersonSearch } from '../../../components/personSearch/PersonSearch.tsx';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { useShownDay } from '../../../data/useShownDay.ts';
import { computerZone, formatInstant } from '../../../lib/timeZone.ts';
import { formatInstantTime, wallDate } from '../../../lib/wallTime.ts';
import { currentTime } from '../../../state/clock.ts';
import type { WalkInNoteRequest } from '../../../state/dialogs.ts';
import { notify } from '../../../state/notices.ts';
import typography from '../../../components/typography.module.css';
import { ChangeDialog } from '../changes/ChangeDialog.tsx';
import { keptName } from './queuedAppointment.ts';
import { storageTexts } from './queueCheckIn.ts';
import waiting from '../waitingList/WaitingEntryDialog.module.css';

interface WalkInNoteDialogProps {
  readonly request: WalkInNoteRequest;
  readonly onClose: () => void;
}

interface Person {
  readonly client: Named;
  readonly patient: Named | null;
}

const maxPhone = 100;

/** Who has come without an appointment while the service does not answer. It is a note at this desk, and books nothing. */
export function WalkInNoteDialog({ request, onClose }: WalkInNoteDialogProps) {
  const bridge = useBridge();
  const { view } = useSettings();
  const shown = useShownDay();
  const [now] = useState(currentTime);
  const [search, setSearch] = useState('');
  const [person, setPerson] = useState<Person | null>(null);
  const [phone, setPhone] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const isShown = shown !== null && (request.location ?? shown.location.id) === shown.location.id;
  // With the day on the screen the place is known, and nobody needs to be asked who does not answer.
  const locations = useDeskQuery(LocationListDocument, isShown ? null : {}).latest?.locations ?? [];
  const listed = locations.find(({ id }) => id === request.location) ?? locations[0];
  const place = isShown ? shown.location : listed;
  const timeZone = isShown ? shown.timeZone : (listed?.timeZone ?? computerZone());
  const at = formatInstant(now, timeZone);

  const choose = (option: PersonOption): void => {
    if (option.kind === 'register') return;
    const { client } = option;
    const patient = option.kind === 'patient' ? option.patient : onlyLivingPatient(client);
    setPerson({ client: keptName(client), patient: patient ? keptName(patient) : null });
    setPhone((typed) => typed || (client.phones[0]?.number ?? ''));
    setProblem(undefined);
  };
  const save = async (): Promise<void> => {
    const who = person ? person.client.name : search.trim().slice(0, maxWaitingName);
    if (who === '' || !place) {
      setProblem(t(place ? 'offline.whoMissing' : 'offline.placeMissing'));
      return;
    }
    const note: WalkInNote = {
      kind: 'walkIn',
      id: crypto.randomUUID(),
      clinic: clinicMark(view),
      location: keptName(place),
      date: wallDate(at),
      at,
      who,
      client: person?.client ?? null,
      patient: person?.patient ?? null,
      phone: phone.trim().slice(0, maxPhone),
      reason: reason.trim().slice(0, maxQueuedText),
    };
    const answer = await keepQueued(bridge, note);
    if (!answer.ok) {
      setFailure(answer.failure);
      return;
    }
    onClose();
    notify({
      text: [t('offline.notedNow', { name: who }), ...storageTexts(answer.value.storedIn)].join(' '),
      about: `walk-in ${note.id}`,
      action: {
        label: t('general.undo'),
        undoes: true,
        run: () => void removeQueued(bridge, note.id, 'undone'),
      },
    });
  };
  return (
    <ChangeDialog
      title={t('offline.noteTitle')}
      confirm={{ label: t('offline.noteSave'), look: 'primary' }}
      cancelLabel={t('general.cancel')}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <p className={typography.secondaryLines}>
        {t('offline.noteLead', { time: formatInstantTime(at), place: place?.name ?? '' })}
      </p>
      {person ? (
        <div className={waiting.client}>
          <p>
            <b>{person.client.name}</b> <span className={typography.secondary}>{person.patient?.name}</span>
          </p>
          <Action look="quiet" onClick={() => setPerson(null)}>
            {t('booking.changeClient')}
          </Action>
        </div>
      ) : (
        <PersonSearch
          search={search}
          problem={problem}
          canRegister={false}
          unavailableReason={t('offline.whoHint')}
          onSearch={(text) => {
            setSearch(text);
            setProblem(undefined);
          }}
          onChoose={choose}
          isLocal
        />
      )}
      <Field name="walkIn.reason" label={t('general.reason')}>
        {(control) => (
          <input
            {...control}
            maxLength={maxQueuedText}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Field name="walkIn.phone" label={t('general.phone')}>
        {(control) => (
          <input
            {...control}
            type="tel"
            maxLength={maxPhone}
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
          />
        )}
      </Field>
      {failure && <FailureNotice failure={failure} />}
    </ChangeDialog>
  );
}
