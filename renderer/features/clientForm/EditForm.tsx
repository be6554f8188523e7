import type { SpeciesOptions } from '../../domain/speciesOptions.ts';
import { useApolloClient } from '@apollo/client/react';
import { type KeyboardEvent, useState } from 'react';
import {
  ClientToEditDocument,
  type ClientToEditQuery,
  type LocationListQuery,
} from '../../../graphql/desk/generated/operations.ts';
import { isSubmitShortcut } from '../../submission/submissionResult.ts';
import { t } from '../../../i18n/page/t.ts';
import type { StoredDraft } from '../../bridge/drafts.ts';
import { Action } from '../../components/Action.tsx';
import { DraftStatus } from '../../components/DraftStatus.tsx';
import { DraftNotice } from '../../components/DraftNotice.tsx';
import { ChangeNotice } from '../../components/ChangeNotice.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { focusField } from '../../components/Field.tsx';
import { offerOf } from '../../domain/offers.ts';
import { clientSubject, patientSubject, type Subject } from './editing.ts';
import { editNotice } from './editTexts.ts';
import { EditFields } from './EditFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import { FormParts } from './FormParts.tsx';
import type { FormResult } from './formResult.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { type EditRequest, readEditDraft } from './editDraft.ts';
import { MeanwhileChoice } from './MeanwhileChoice.tsx';
import type { Offers } from './registration.ts';
import { useEditing } from './useEditing.ts';
import { failureText } from '../../lib/failureText.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import type { DeskQuery } from '../../data/useDeskQuery.ts';

interface EditFormProps {
  readonly request: EditRequest;
  readonly drafts: readonly StoredDraft[];
  readonly about: DeskQuery<ClientToEditQuery>;
  /** Null until the service responds. */
  readonly offers: Offers | null;
  readonly locations: LocationListQuery['locations'];
  readonly species: SpeciesOptions;
  readonly onResult: (result: FormResult) => void;
}

/** Edits a client or a patient once it is loaded. */
export function EditForm(props: EditFormProps) {
  const { request, about, onResult } = props;
  // The record as the form opened; later reads are compared with it and do not replace it.
  const [subject, setSubject] = useState<Subject | null>(null);
  const found = about.data && subjectIn(about.data, request);
  if (found && !subject) setSubject(found);
  if (subject) return <KnownSubject {...props} now={subject} />;
  const close = (): void => onResult({ kind: 'closed' });
  const gone = about.data !== undefined && !found && about.failure === null;
  return (
    <FormFrame
      title={request.kind === 'edit' ? t('clientForm.editClient') : t('clientForm.editPatient')}
      status={about.loading ? t('clientForm.reading') : ''}
      text={null}
      onKeyDown={() => undefined}
      onClose={close}
      actions={<Action onClick={close}>{t('general.close')}</Action>}
    >
      {about.failure && <FailureNotice failure={about.failure} onRetry={about.refetch} />}
      {gone && (
        <FailureNotice
          failure={{
            kind: 'gone',
            message: t('clientForm.gone'),
            action: t('clientForm.goneWhy'),
          }}
        />
      )}
      {about.loading && <FormSkeleton />}
    </FormFrame>
  );
}

function subjectIn({ client }: ClientToEditQuery, request: EditRequest): Subject | null {
  if (!client) return null;
  if (request.kind === 'edit') return clientSubject(client);
  const patient = client.patients?.find(({ id }) => id === request.patient);
  return patient ? patientSubject(patient) : null;
}

function KnownSubject({
  request,
  drafts,
  about,
  offers,
  locations,
  species,
  now,
  onResult,
}: EditFormProps & { readonly now: Subject }) {
  const apollo = useApolloClient();
  const [stored] = useState(() => readEditDraft(request, drafts, now));
  const [lookText, setLookText] = useState<string | null>(null);
  const offer = offers && offerOf(offers, now.kind === 'client' ? 'updateClient' : 'updatePatient');
  const editing = useEditing({
    request,
    owner: about.latest?.client?.name ?? '',
    now,
    stored,
    offer,
    locations,
    onDone: (changed, different) =>
      onResult(
        changed.length === 0
          ? { kind: 'closed' }
          : { kind: 'done', text: t('clientForm.saved', { name: now.name }), different, client: request.client },
      ),
    onInvalid: focusField,
  });
  const { form, save } = editing;
  const { result, values } = form;
  const { subject, meanwhile } = values;
  const isSending = form.pending !== null;
  const close = (): void => form.close(() => onResult({ kind: 'closed' }));

  const look = async (): Promise<void> => {
    setLookText(t('clientForm.looking'));
    const { data, failure } = await queryDesk(apollo, ClientToEditDocument, { id: request.client });
    const found = data && subjectIn(data, request);
    if (!found) {
      setLookText(failure ? failureText(failure) : t('clientForm.nowGone', { name: now.name }));
      return;
    }
    const comparison = editing.compare(found);
    if (comparison !== 'done') setLookText(comparison === 'notDone' ? t('clientForm.notDone') : null);
  };
  const notice = editNotice(result, values, {
    retry: () => void save(),
    look: () => void look(),
  });
  const press = (event: KeyboardEvent): void => {
    if (!isSubmitShortcut(event, result)) return;
    void save();
    event.preventDefault();
  };

  return (
    <FormFrame
      title={titleOf(now)}
      status={isSending ? t('clientForm.saving') : ''}
      paused={isSending}
      onKeyDown={press}
      onClose={close}
      text={
        <>
          <ChangeNotice done={[]} notice={notice} />
          <p role="status">{lookText}</p>
        </>
      }
      actions={
        <>
          <DraftStatus failure={form.saveFailure} isAnnounced={result?.__typename === 'Failed'} />
          <Action onClick={close}>{t('general.close')}</Action>
          <Action
            look="primary"
            aria-keyshortcuts="Control+Enter"
            aria-disabled={isSending || !offer?.offered || undefined}
            onClick={() => void save()}
          >
            {saveLabel(isSending, result?.__typename === 'OutcomeUnknown')}
          </Action>
        </>
      }
    >
      <FormParts about={now.id}>
        <DraftNotice
          startedAt={form.startedAt}
          what={t('clientForm.draft')}
          afresh={t('clientForm.startAfresh')}
          onAfresh={editing.startAfresh}
          onUndo={form.undoReset}
        />
        {offer && !offer.offered && (
          <FailureNotice
            failure={{ kind: 'notOffered', message: t('clientForm.changeNotOffered'), action: offer.why ?? '' }}
          />
        )}
        {meanwhile && <MeanwhileChoice subject={subject} meanwhile={meanwhile} onDecide={editing.decide} />}
        <EditFields editing={editing} offer={offer} locations={locations} species={species} />
      </FormParts>
    </FormFrame>
  );
}

function titleOf({ kind, name }: Subject): string {
  if (name !== '') return t('clientForm.edit', { name });
  return kind === 'client' ? t('clientForm.editClient') : t('clientForm.editPatient');
}

function saveLabel(isSending: boolean, isUnknown: boolean): string {
  if (isSending) return t('clientForm.saving');
  return isUnknown ? t('clientForm.saveAgain') : t('general.save');
}
