import { useApolloClient } from '@apollo/client/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ClientToEditDocument } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { actionList } from '../../actions/actionList.ts';
import { keyLabel } from '../../actions/keyNames.ts';
import { useActions } from '../../actions/useActions.ts';
import { Action } from '../../components/Action.tsx';
import { ChangeNotice } from '../../components/ChangeNotice.tsx';
import { ClientFields } from '../../components/ClientFields.tsx';
import { queryDesk } from '../../data/queryDesk.ts';
import { useLocations } from '../../data/useLocations.ts';
import type { Offer } from '../../domain/offers.ts';
import { noClient } from '../../domain/typedPeople.ts';
import { failureText } from '../../lib/failureText.ts';
import typography from '../../components/typography.module.css';
import type { StoredSubmission } from '../../submission/submissionReducer.ts';
import { editNotice } from './editTexts.ts';
import { type ClientSubject, clientSubject, type EditValues } from './editing.ts';
import type { EditStep } from './editSteps.ts';
import type { FormResult } from './formResult.ts';
import { type AskedField, phoneMistake } from './missingDetails.ts';
import styles from './MissingDetails.module.css';
import { useEditing } from './useEditing.ts';

interface MissingDetailsFormProps {
  /** As read when the form opened. */
  readonly now: ClientSubject;
  readonly fields: readonly AskedField[];
  /** What was typed here before, and not sent. */
  readonly stored: StoredSubmission<EditValues, EditStep> | null;
  readonly offer: Offer;
  /** How many more clients have something missing, or may. */
  readonly waiting: number;
  /** Nothing is missing any more: it was saved elsewhere. */
  readonly isFilled: boolean;
  readonly onResult: (result: FormResult) => void;
  readonly onNotNow: () => void;
  /** To the form with all fields, where something else of the client is in the way. */
  readonly onEditAll: () => void;
}

/** One field for each missing detail; Enter saves all that was typed, by the same change as the client's own form. */
export function MissingDetailsForm(props: MissingDetailsFormProps) {
  const { fields, offer, waiting, isFilled, onResult, onNotNow, onEditAll } = props;
  const apollo = useApolloClient();
  const title = useId();
  const [now] = useState(props.now);
  const { client, request } = requestOf(now);
  const [stored] = useState(props.stored);
  const [isMistyped, setMistyped] = useState(false);
  const [lookText, setLookText] = useState<string | null>(null);
  const { locations } = useLocations();
  const isAsked = (field: string): boolean => fields.some((each) => each === field);
  const card = useRef<HTMLFormElement>(null);
  const focus = (field: string | undefined): void =>
    card.current?.querySelector<HTMLElement>(`[data-field="client.${field ?? ''}"]`)?.focus();
  const before = useRef<HTMLElement | null>(null);
  const leave = (): void => {
    const hasFocus = card.current?.contains(document.activeElement);
    if (hasFocus && before.current?.isConnected) before.current.focus({ preventScroll: true });
  };
  const editing = useEditing({
    request,
    owner: '',
    now,
    stored,
    offer,
    locations,
    onDone: (changed, different) => {
      leave();
      onResult(
        changed.length === 0
          ? { kind: 'closed' }
          : { kind: 'done', text: t('clientForm.saved', { name: now.name }), different, client },
      );
    },
    onInvalid: (field) =>
      isAsked(field.replace('client.', '')) ? focus(field.replace('client.', '')) : void editAll(),
  });
  const { form, save } = editing;
  const { values, result } = form;
  const isSending = form.pending !== null;
  const typed = { ...noClient, ...values.typed };
  const isEmpty = fields.every((field) => typed[field].trim() === '');
  const phoneProblem = isMistyped ? phoneMistake(typed) : null;

  useEffect(() => {
    if (isFilled && isEmpty && !isSending) onResult({ kind: 'closed' });
  }, [isFilled, isEmpty, isSending, onResult]);
  const editAll = async (): Promise<void> => {
    // The other form finds what was typed here.
    await form.persist(values);
    onEditAll();
  };
  const submit = (): void => {
    setMistyped(true);
    if (phoneMistake(typed) !== null) focus('phone');
    else if (isEmpty) focus(fields[0]);
    else void save();
  };
  const look = async (): Promise<void> => {
    setLookText(t('clientForm.looking'));
    const { data, failure } = await queryDesk(apollo, ClientToEditDocument, { id: client });
    if (!data?.client) {
      setLookText(failure ? failureText(failure) : t('clientForm.nowGone', { name: now.name }));
      return;
    }
    const comparison = editing.compare(clientSubject(data.client));
    if (comparison !== 'done') setLookText(comparison === 'notDone' ? t('clientForm.notDone') : null);
  };
  const notice = editNotice(result, values, { retry: () => void save(), look: () => void look() });
  const skip = (): void => {
    leave();
    onNotNow();
  };
  useActions({ 'client.missing': () => focus(fields[0]) });
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isSending) return;
    event.preventDefault();
    event.stopPropagation();
    skip();
  };
  const [key] = actionList['client.missing'].keys;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its fields
    <form
      className={styles.card}
      ref={card}
      aria-labelledby={title}
      noValidate
      autoComplete="off"
      onKeyDown={press}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="visually-hidden" role="status">
        {t('missingDetails.announced', { name: now.name, key: keyLabel(key) })}
      </p>
      <div className={styles.head}>
        <h2 className={styles.title} id={title} dir="auto">
          {t('missingDetails.title', { name: now.name })}
        </h2>
        <kbd aria-hidden="true">{keyLabel(key)}</kbd>
      </div>
      <ChangeNotice done={[]} notice={notice} />
      <p role="status">{lookText}</p>
      <div className={styles.fields} aria-busy={isSending || undefined}>
        <ClientFields
          fields={fields}
          isRequired={() => undefined}
          typed={typed}
          offer={offer}
          locations={locations}
          problems={problemsOf(editing.problems, phoneProblem)}
          onType={editing.change}
          onLeave={form.touch}
        />
      </div>
      <div className={styles.foot}>
        <span className={typography.caption}>{waiting > 0 && t('missingDetails.more', { count: waiting })}</span>
        {result?.__typename === 'Conflict' && (
          <Action look="quiet" onClick={() => void editAll()}>
            {t('missingDetails.editAll')}
          </Action>
        )}
        <Action
          look="quiet"
          title={t('missingDetails.notNowHint')}
          aria-keyshortcuts="Escape"
          disabled={isSending}
          onClick={skip}
        >
          {t('missingDetails.notNow')}
        </Action>
        <Action look="primary" type="submit" aria-keyshortcuts="Enter" aria-disabled={isSending || undefined}>
          {t(isSending ? 'clientForm.saving' : 'general.save')}
        </Action>
      </div>
    </form>
  );
}

function requestOf({ id }: ClientSubject) {
  return { client: id, request: { kind: 'edit', client: id } as const };
}

function problemsOf(problems: ReadonlyMap<string, string>, phoneProblem: string | null): ReadonlyMap<string, string> {
  const all = [...problems, ...(phoneProblem === null ? [] : [['phone', phoneProblem] as const])];
  return new Map(all.map(([field, text]) => [`client.${field}`, text]));
}
