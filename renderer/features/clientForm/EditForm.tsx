import { type KeyboardEvent, useState } from 'react';
import type { ClientToEditQuery, LocationListQuery } from '../../../graphql/desk/generated/operations.ts';
import { askDesk } from '../../bridge/askDesk.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import type { KeptDraft } from '../../bridge/drafts.ts';
import type { Asked } from '../../bridge/useAsked.ts';
import { Action } from '../../components/Action.tsx';
import { KeptWords } from '../../components/KeptWords.tsx';
import { Began } from '../../components/Began.tsx';
import { ChangeNotice } from '../../components/ChangeNotice.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { focusField } from '../../components/Field.tsx';
import { offerOf } from '../../lib/offers.ts';
import { clientSubject, patientSubject, type Subject } from './editing.ts';
import { editEndWords } from './editWords.ts';
import { EditFields } from './EditFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import { FormParts } from './FormParts.tsx';
import type { FormResult } from './formResult.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { type EditWish, readKeptEdit } from './keptEdit.ts';
import { MeanwhileChoice } from './MeanwhileChoice.tsx';
import type { Offers } from './registration.ts';
import { useEditing } from './useEditing.ts';
import { failureWords } from '../../lib/failureWords.ts';

interface EditFormProps {
  readonly wish: EditWish;
  readonly drafts: readonly KeptDraft[];
  readonly about: Asked<ClientToEditQuery>;
  /** Null until the service has told. */
  readonly offers: Offers | null;
  readonly locations: LocationListQuery['locations'];
  readonly species: readonly string[];
  readonly onResult: (result: FormResult) => void;
}

/** Changes a client or a patient, as soon as she was read. */
export function EditForm(props: EditFormProps) {
  const { wish, about, onResult } = props;
  // As it was when the form opened: what comes later is weighed against it, and does not take its place.
  const [subject, setSubject] = useState<Subject | null>(null);
  const found = about.data && subjectIn(about.data, wish);
  if (found && !subject) setSubject(found);
  if (subject) return <KnownSubject {...props} now={subject} />;
  const close = (): void => onResult({ kind: 'closed' });
  const gone = about.data !== undefined && !found && about.failure === null;
  return (
    <FormFrame
      title={wish.kind === 'edit' ? 'Edit client' : 'Edit patient'}
      status={about.loading ? 'Reading…' : ''}
      words={null}
      onKeyDown={() => undefined}
      onClose={close}
      actions={<Action onClick={close}>Close</Action>}
    >
      {about.failure && <FailureNotice failure={about.failure} onRetry={about.again} />}
      {gone && (
        <FailureNotice
          failure={{
            kind: 'gone',
            message: 'This is not there any more.',
            action: 'It may have been removed or merged.',
          }}
        />
      )}
      {about.loading && <FormSkeleton />}
    </FormFrame>
  );
}

function subjectIn({ client }: ClientToEditQuery, wish: EditWish): Subject | null {
  if (!client) return null;
  if (wish.kind === 'edit') return clientSubject(client);
  const patient = client.patients?.find(({ id }) => id === wish.patient);
  return patient ? patientSubject(patient) : null;
}

function KnownSubject({
  wish,
  drafts,
  about,
  offers,
  locations,
  species,
  now,
  onResult,
}: EditFormProps & { readonly now: Subject }) {
  const bridge = useBridge();
  const [kept] = useState(() => readKeptEdit(wish, drafts));
  const [lookWords, setLookWords] = useState<string | null>(null);
  const offer = offers && offerOf(offers, now.kind === 'client' ? 'updateClient' : 'updatePatient');
  const form = useEditing({
    wish,
    owner: about.last?.client?.name ?? '',
    now,
    kept,
    offer,
    onClose: () => onResult({ kind: 'closed' }),
    onDone: (changed) =>
      onResult(
        changed.length === 0
          ? { kind: 'closed' }
          : { kind: 'done', words: `${now.name} is saved.`, client: wish.client },
      ),
    onProblem: focusField,
  });
  const { subject, end, sending } = form;

  const look = async (): Promise<void> => {
    setLookWords('Looking…');
    const { data, failure } = await askDesk(bridge, 'ClientToEdit', { id: wish.client });
    const found = data && subjectIn(data, wish);
    if (!found) {
      setLookWords(failure ? failureWords(failure) : `${now.name} is not there any more.`);
      return;
    }
    const came = form.compare(found);
    if (came !== 'done') setLookWords(came === 'notDone' ? 'It was not done. You can save again.' : null);
  };
  const notice = editEndWords(end, form.meanwhile, subject, {
    again: () => void form.save(),
    look: () => void look(),
  });
  const press = (event: KeyboardEvent): void => {
    // What may have been done already is never sent again by a habit of the hand.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || end?.kind === 'unknown') return;
    void form.save();
    event.preventDefault();
  };

  return (
    <FormFrame
      title={`Edit ${now.name || (now.kind === 'client' ? 'client' : 'patient')}`}
      status={sending ? 'Saving…' : ''}
      onKeyDown={press}
      onClose={form.close}
      words={
        <>
          <ChangeNotice done={[]} notice={notice} />
          <p role="status">{lookWords}</p>
        </>
      }
      actions={
        <>
          <KeptWords failure={form.keepFailure} isTold={end?.kind === 'failed'} />
          <Action onClick={form.close}>Close</Action>
          <Action
            look="primary"
            aria-keyshortcuts="Control+Enter"
            aria-disabled={sending || !offer?.offered || undefined}
            onClick={() => void form.save()}
          >
            {sending ? 'Saving…' : end?.kind === 'unknown' ? 'Save once more' : 'Save'}
          </Action>
        </>
      }
    >
      <FormParts about={now.id}>
        <Began
          began={form.began}
          what="You began this"
          afresh="Start afresh"
          onAfresh={form.startAfresh}
          onUndo={form.undoStartAfresh}
        />
        {offer && !offer.offered && (
          <FailureNotice
            failure={{ kind: 'notOffered', message: 'This can’t be changed here.', action: offer.why ?? '' }}
          />
        )}
        {form.meanwhile && <MeanwhileChoice subject={subject} meanwhile={form.meanwhile} onDecide={form.decide} />}
        <EditFields form={form} offer={offer} locations={locations} species={species} />
      </FormParts>
    </FormFrame>
  );
}
