import { type KeyboardEvent, useState } from 'react';
import type { LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { askDesk } from '../../bridge/askDesk.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useLikeClients } from '../../bridge/useLikeClients.ts';
import { Action } from '../../components/Action.tsx';
import { Began } from '../../components/Began.tsx';
import { ChangeNotice } from '../../components/ChangeNotice.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { focusField } from '../../components/Field.tsx';
import { Note } from '../../components/Note.tsx';
import { offerOf } from '../../lib/offers.ts';
import { wholeName } from '../../lib/personName.ts';
import { AlikePanel } from './AlikePanel.tsx';
import { ClientSection } from './ClientSection.tsx';
import styles from './RegisterForm.module.css';
import { FormFrame } from './FormFrame.tsx';
import { FormParts } from './FormParts.tsx';
import type { DraftPlace } from './keptForm.ts';
import { LookPanel } from './LookPanel.tsx';
import { PatientSections } from './PatientSections.tsx';
import {
  fold,
  hasPatients,
  type KnownClient,
  type ListedClient,
  type Offers,
  type Registration,
} from './registration.ts';
import { doneWords, endWords, sendingWords, sendWord } from './registrationWords.ts';
import { useRegistration } from './useRegistration.ts';

/** How a form ended, for whoever shows it. */
export type FormResult =
  | { readonly kind: 'closed' }
  /** Somebody was made or changed. */
  | { readonly kind: 'done'; readonly words: string; readonly client: string }
  /** The same, and an appointment is to be booked for them. */
  | { readonly kind: 'book'; readonly words: string; readonly client: string; readonly patient: string | null }
  /** It is somebody whom the clinic knows. */
  | { readonly kind: 'known'; readonly client: string };

interface RegisterFormProps {
  readonly start: Registration;
  readonly place: DraftPlace;
  /** Null until the service has told. */
  readonly offers: Offers | null;
  readonly locations: LocationListQuery['locations'];
  readonly species: readonly string[];
  /** For whom patients are added, once she was read; null for somebody new. */
  readonly asked: KnownClient | null;
  readonly onResult: (result: FormResult) => void;
}

/** Somebody new: a client with any number of patients in one go, or patients of a client who is known. */
export function RegisterForm({ start, place, offers, locations, species, asked, onResult }: RegisterFormProps) {
  const bridge = useBridge();
  const form = useRegistration({
    start,
    place,
    offers,
    asked,
    onClose: () => onResult({ kind: 'closed' }),
    onProblem: focusField,
    onDone(work, then) {
      const client = work.known?.id ?? '';
      const patient = work.patients.find(({ made }) => made !== null)?.made || null;
      const words = doneWords(work);
      onResult(then === 'book' ? { kind: 'book', words, client, patient } : { kind: 'done', words, client });
    },
  });
  const { work, end, sending, close } = form;
  const { known, client } = work;
  const [looking, setLooking] = useState(false);
  const [lookWords, setLookWords] = useState<string | null>(null);
  const alike = useLikeClients(
    known === null
      ? {
          name: wholeName(client.name),
          phone: client.phone,
          email: client.email,
          patient: work.patients[0]?.typed.name ?? '',
        }
      : null,
  );
  const ofClient = offerOf(offers ?? everything, 'registerClient');
  const ofPatient = offerOf(offers ?? everything, 'addPatient');
  const missing = known === null ? ofClient : ofPatient;
  const canBook = (offers?.offers ?? []).some(({ change, offered }) => change === 'bookAppointment' && offered);
  const looksForClient = looking && known?.id !== '' ? known === null : looking;

  const use = (chosen: ListedClient): void => {
    if (hasPatients(work)) {
      form.choose(chosen, 'chosen');
      return;
    }
    form.forget();
    onResult({ kind: 'known', client: chosen.id });
  };
  const lookForPatient = async (key: string): Promise<void> => {
    const name = work.patients.find((each) => each.key === key)?.typed.name ?? '';
    setLookWords('Looking…');
    const { data, failure } = await askDesk(bridge, 'ClientToEdit', { id: known?.id ?? '' });
    const patients = data?.client?.patients ?? null;
    const there = patients?.find((each) => fold(each.name) === fold(name));
    if (there) form.markAdded(key, there.id);
    setLookWords(
      failure
        ? `${failure.message} ${failure.action}`
        : there
          ? `${there.name} is there: it was done.`
          : patients === null
            ? 'The service does not list patients with a client. Look at the patient there.'
            : `${known?.name ?? 'The client'} has no patient called ${name.trim()}. It was most likely not done.`,
    );
  };
  const notice = endWords(end, work, form.done, {
    again: () => void form.send('close'),
    lookForClient: () => setLooking(true),
    lookForPatient: (key) => void lookForPatient(key),
  });
  const press = (event: KeyboardEvent): void => {
    const number = event.altKey && event.code.startsWith('Digit') ? Number(event.code.slice(5)) : 0;
    const chosen = looksForClient || known !== null ? undefined : alike[number - 1]?.client;
    // What may have been done already is never sent again by a habit of the hand.
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && end?.kind !== 'unknown';
    if (chosen) use(chosen);
    else if (sends) void form.send(event.shiftKey && canBook ? 'book' : 'close');
    else return;
    event.preventDefault();
  };
  const sendable = offers !== null && missing.offered && sending === null;
  const isNew = known === null || known.how === 'made';
  const title = isNew ? 'New client' : known.name === '' ? 'New patient' : `New patient of ${known.name}`;

  return (
    <FormFrame
      title={title}
      status={sending === null ? '' : sendingWords(sending, work)}
      onKeyDown={press}
      onClose={close}
      aside={
        looksForClient ? (
          <LookPanel
            typed={client}
            onUse={(found) => {
              setLooking(false);
              form.choose(found, 'made');
            }}
          />
        ) : known === null ? (
          <AlikePanel alike={alike} onUse={use} />
        ) : undefined
      }
      words={
        <>
          <ChangeNotice done={form.done} notice={notice} />
          <p className={styles.look} role="status">
            {lookWords}
          </p>
        </>
      }
      actions={
        <>
          <span className={styles.kept}>
            {form.keepFailure ? `What you type is not kept: ${form.keepFailure.message}` : 'What you type is kept.'}
          </span>
          <span>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd>
          </span>
          <Action onClick={close}>Close</Action>
          {canBook && ofPatient.offered && (
            <Action
              aria-keyshortcuts="Control+Shift+Enter"
              aria-disabled={!sendable || undefined}
              onClick={() => void form.send('book')}
            >
              {known === null ? 'Register and book' : 'Add and book'}
            </Action>
          )}
          <Action
            look="primary"
            aria-keyshortcuts="Control+Enter"
            aria-disabled={!sendable || undefined}
            onClick={() => void form.send('close')}
          >
            {sending === null ? sendWord(work, end, alike.length > 0) : sendingWords(sending, work)}
          </Action>
        </>
      }
    >
      <FormParts about={known?.id ?? ''}>
        <Began
          began={form.began}
          what="You began this"
          afresh="Start afresh"
          onAfresh={form.startAfresh}
          onUndo={form.undoStartAfresh}
        />
        {offers !== null && !missing.offered && (
          <FailureNotice
            failure={{
              kind: 'notOffered',
              message: known === null ? 'Nobody can be registered here.' : 'No patient can be added here.',
              action: missing.why ?? '',
            }}
          />
        )}
        <ClientSection form={form} offer={ofClient} locations={locations} />
        {ofPatient.offered ? (
          <PatientSections form={form} offer={ofPatient} species={species} />
        ) : (
          known === null && <Note tone="calm">Patients can’t be added here. {ofPatient.why}</Note>
        )}
      </FormParts>
    </FormFrame>
  );
}

/** Until the service has told, the room is kept: most take all of it. */
const everything: Offers = {
  offers: (['registerClient', 'addPatient'] as const).map((change) => ({
    change,
    offered: true,
    why: null,
    takes: ['name', 'phone', 'email', 'address', 'notes', 'species', 'breed', 'sex', 'birthDate'],
    demands: [],
  })),
};
