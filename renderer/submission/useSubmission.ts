import { useMemo, useReducer, useRef } from 'react';
import type { Failure } from '../../electron/contract/failure.ts';
import type { DraftAbout } from '../bridge/drafts.ts';
import { useDraft } from '../bridge/useDraft.ts';
import { type Done, sendSteps, type SubmissionSteps } from './sendSteps.ts';
import {
  type InitialValues,
  initialSubmission,
  type StoredSubmission,
  type Submission,
  type SubmissionAction,
  submissionReducer,
  type SubmissionState,
} from './submissionReducer.ts';
import {
  type FieldOf,
  type FieldProblem,
  fieldProblems,
  resultIfClosed,
  type SubmissionResult,
} from './submissionResult.ts';

/** How a form's draft is stored. Must be stable between renders. */
export interface SubmissionDraft<Values, Step extends string> {
  readonly id: string;
  /** Its title in the list of drafts, and how to resume it. */
  readonly about: (values: Values, initial: InitialValues<Values>) => DraftAbout;
  /** The content to store; null where nothing is worth keeping. */
  readonly content: (submission: Submission<Values, Step>, initial: InitialValues<Values>) => object | null;
}

interface SubmissionOptions<Values, Step extends string, Field extends string> {
  readonly draft: SubmissionDraft<Values, Step>;
  readonly stored: StoredSubmission<Values, Step> | null;
  readonly initialValues: () => Values;
  /** Must be stable between renders. */
  readonly fieldOf: FieldOf<Step, Field>;
  /** The first field with a problem, which should take the focus. */
  readonly onInvalid: (field: Field) => void;
}

interface SubmitRequest<Values, Step extends string, Field extends string> {
  /** Problems to fix before sending, in the order of the fields. */
  readonly problems: readonly FieldProblem<Field>[];
  readonly steps: SubmissionSteps<Values, Step>;
  /** The message for a completed step; empty for none. */
  readonly label?: (step: Step, values: Values) => string;
  /** The values to send, where they differ from the form's values. */
  readonly values?: Values;
  /** The draft stays after the last step, as more is sent of it. */
  readonly keepsDraft?: true;
}

/** The result of an attempt. */
export type SubmitOutcome<Values, Step extends string> =
  /** A problem must be fixed first, or another request is in flight. */
  | { readonly kind: 'notSent' }
  | { readonly kind: 'stopped'; readonly result: SubmissionResult<Step> }
  /** The last step's outcome; null where there was nothing to send. */
  | { readonly kind: 'done'; readonly values: Values; readonly outcome: Done | null };

export interface SubmissionForm<Values, Step extends string, Field extends string> extends Omit<
  SubmissionState<Values, Step, Field>,
  'discarded' | 'initial'
> {
  /** The problems of the last refusal, by field. */
  readonly refused: readonly FieldProblem<Field>[];
  /** Why the draft can't be saved now. */
  readonly saveFailure: Failure | null;
  /** Applies input; ignored while a request is in flight, as it would be neither sent nor stored. */
  readonly change: (update: (values: Values) => Values, changed?: Field | ((field: Field) => boolean)) => void;
  /** Applies values from a read. */
  readonly update: (update: (values: Values) => Values) => void;
  readonly touch: (field: Field) => void;
  /** Shows all problems and focuses the first; true where there are none. */
  readonly validate: (problems: readonly FieldProblem<Field>[]) => boolean;
  /** Validates, then sends the steps, each once. A request in flight can't be cancelled. */
  readonly submit: (request: SubmitRequest<Values, Step, Field>) => Promise<SubmitOutcome<Values, Step>>;
  /** Whether a request is in flight at this moment, not at the last render. */
  readonly isInFlight: () => boolean;
  /** Runs it unless a request is in flight, and blocks other requests meanwhile. */
  readonly exclusive: (run: () => Promise<void>) => Promise<void>;
  /** Shows why it can't be sent, where that is known without sending; null clears what is shown. */
  readonly setResult: (result: SubmissionResult<Step> | null) => void;
  /** Stores these values before something of them is sent that is no step of the form. */
  readonly persist: (values: Values) => Promise<void>;
  readonly reset: (values: Values) => void;
  readonly undoReset: (() => void) | null;
  readonly discardDraft: () => void;
  /** Hands the draft over to another writer. */
  readonly releaseDraft: () => void;
  /** Closes unless a request is in flight, as its outcome must be seen. */
  readonly close: (onClose: () => void) => void;
}

/** A form from the first keystroke to its outcome: draft, validation, steps, and why they stopped. */
export function useSubmission<Values, Step extends string, Field extends string>({
  draft,
  stored,
  initialValues,
  fieldOf,
  onInvalid,
}: SubmissionOptions<Values, Step, Field>): SubmissionForm<Values, Step, Field> {
  const [{ discarded, initial, ...state }, dispatch] = useReducer(
    submissionReducer as (
      state: SubmissionState<Values, Step, Field>,
      action: SubmissionAction<Values, Step, Field>,
    ) => SubmissionState<Values, Step, Field>,
    null,
    () => initialSubmission<Values, Step, Field>(stored, stored?.values ?? initialValues()),
  );
  const { values, result, completed, pending } = state;
  const inFlight = useRef(false);
  const content = useMemo(
    () => draft.content({ values, completed, result: pending === null ? result : resultIfClosed(pending) }, initial),
    [draft, values, initial, result, completed, pending],
  );
  const about = useMemo(() => draft.about(values, initial), [draft, values, initial]);
  const { store, failure: saveFailure } = useDraft(draft.id, stored?.startedAt ?? null, content, about);

  const exclusive = async (run: () => Promise<void>): Promise<void> => {
    if (inFlight.current) return;
    inFlight.current = true;
    dispatch({ kind: 'busy', isBusy: true });
    try {
      await run();
    } finally {
      inFlight.current = false;
      dispatch({ kind: 'busy', isBusy: false });
    }
  };

  const validate = (problems: readonly FieldProblem<Field>[]): boolean => {
    dispatch({ kind: 'submitted' });
    if (problems[0]) onInvalid(problems[0].field);
    return problems.length === 0;
  };

  const submit = async (request: SubmitRequest<Values, Step, Field>): Promise<SubmitOutcome<Values, Step>> => {
    const { problems, steps, label = () => '' } = request;
    if (inFlight.current || !validate(problems)) return { kind: 'notSent' };
    let outcome: SubmitOutcome<Values, Step> = { kind: 'notSent' };
    await exclusive(async () => {
      const first = request.values ?? values;
      const labels = new Set(completed);
      dispatch({ kind: 'sending', values: first });
      const sent = await sendSteps(first, steps, {
        async onStart(step, current) {
          dispatch({ kind: 'stepStarted', step });
          store.save(
            draft.content({ values: current, completed: [...labels], result: resultIfClosed(step) }, initial),
            draft.about(current, initial),
          );
          await store.flush();
        },
        onDone(step, current, id) {
          const text = label(step, current);
          if (text !== '') labels.add(text);
          const { apply } = steps;
          dispatch({ kind: 'stepDone', update: (now) => apply?.(step, now, id) ?? now, label: text });
        },
      });
      if (sent.kind === 'done') {
        if (!request.keepsDraft) store.discard();
        dispatch({ kind: 'stopped', result: null });
        outcome = sent;
        return;
      }
      dispatch({ kind: 'stopped', result: sent.result });
      const [problem] = fieldProblems(sent.result, fieldOf);
      if (problem) onInvalid(problem.field);
      outcome = sent;
    });
    return outcome;
  };

  return {
    ...state,
    refused: useMemo(() => fieldProblems(result, fieldOf), [result, fieldOf]),
    saveFailure,
    change(update, changed) {
      if (inFlight.current) return;
      const isChanged = typeof changed === 'function' ? changed : (field: Field) => field === changed;
      dispatch({ kind: 'changed', update, isChanged, fieldOf });
    },
    update: (update) => dispatch({ kind: 'updated', update }),
    touch: (field) => dispatch({ kind: 'touched', field }),
    validate,
    submit,
    isInFlight: () => inFlight.current,
    exclusive,
    setResult: (next) => dispatch({ kind: 'stopped', result: next }),
    async persist(next) {
      store.save(draft.content({ values: next, completed, result: null }, initial), draft.about(next, initial));
      await store.flush();
    },
    reset(next) {
      if (!inFlight.current) dispatch({ kind: 'reset', values: next });
    },
    undoReset: discarded && (() => void (inFlight.current || dispatch({ kind: 'resetUndone' }))),
    discardDraft: store.discard,
    releaseDraft: store.stop,
    close(onClose) {
      if (!inFlight.current) onClose();
    },
  };
}

/** The message for each field: the last of several wins. */
export function messagesByField<Field extends string>(
  ...lists: readonly (readonly FieldProblem<Field>[])[]
): ReadonlyMap<Field, string> {
  return new Map(lists.flat().map(({ field, message }) => [field, message]));
}
