import { type FieldOf, type SubmissionResult, withoutFieldProblem } from './submissionResult.ts';

/** The form's values: the content of its draft. */
export interface Submission<Values, Step extends string> {
  readonly values: Values;
  /** Why the last attempt stopped; null where there was none, or it is resolved. */
  readonly result: SubmissionResult<Step> | null;
  /** Messages for completed steps. */
  readonly completed: readonly string[];
}

/** A draft as the form resumes it. */
export type StoredSubmission<Values, Step extends string> = Submission<Values, Step> & {
  /** ISO instant of the first keystroke. */
  readonly startedAt: string;
};

/** The values as reads alone would have them, without any input. */
export interface InitialValues<Values> {
  readonly values: Values;
  /** They are those of a draft. */
  readonly isResumed: boolean;
}

export interface SubmissionState<Values, Step extends string, Field extends string> extends Submission<Values, Step> {
  readonly initial: InitialValues<Values>;
  /** The step in flight. */
  readonly pending: Step | null;
  /** A request is in flight: a step, or a query that a step waits for. */
  readonly isBusy: boolean;
  /** The user tried to send it, so missing values are shown. */
  readonly isSubmitted: boolean;
  /** Fields that lost the focus since their last change. */
  readonly touched: ReadonlySet<Field>;
  /** When the resumed draft was started, ISO; null for a new form. */
  readonly startedAt: string | null;
  /** What a reset discarded, while it can be undone. */
  readonly discarded: (Submission<Values, Step> & { readonly initial: InitialValues<Values> }) | null;
}

export type SubmissionAction<Values, Step extends string, Field extends string> =
  | {
      readonly kind: 'changed';
      readonly update: (values: Values) => Values;
      readonly isChanged?: (field: Field) => boolean;
      readonly fieldOf: FieldOf<Step, Field>;
    }
  /** Values from a read, not from input. */
  | { readonly kind: 'updated'; readonly update: (values: Values) => Values }
  | { readonly kind: 'touched'; readonly field: Field }
  | { readonly kind: 'busy'; readonly isBusy: boolean }
  | { readonly kind: 'submitted' }
  | { readonly kind: 'sending'; readonly values: Values }
  | { readonly kind: 'stepStarted'; readonly step: Step }
  | { readonly kind: 'stepDone'; readonly update: (values: Values) => Values; readonly label: string }
  | { readonly kind: 'stopped'; readonly result: SubmissionResult<Step> | null }
  | { readonly kind: 'reset'; readonly values: Values }
  | { readonly kind: 'resetUndone' };

export function initialSubmission<Values, Step extends string, Field extends string>(
  stored: StoredSubmission<Values, Step> | null,
  initialValues: Values,
): SubmissionState<Values, Step, Field> {
  const values = stored?.values ?? initialValues;
  return {
    values,
    initial: { values, isResumed: stored !== null },
    result: stored?.result ?? null,
    completed: stored?.completed ?? [],
    startedAt: stored?.startedAt ?? null,
    ...fresh,
    discarded: null,
  };
}

const fresh = { pending: null, isBusy: false, isSubmitted: false, touched: new Set<never>() } as const;

/** The states of a form that sends: draft, validated, sending, stopped (refused, conflict, unknown …), resumed. */
export function submissionReducer<Values, Step extends string, Field extends string>(
  state: SubmissionState<Values, Step, Field>,
  action: SubmissionAction<Values, Step, Field>,
): SubmissionState<Values, Step, Field> {
  switch (action.kind) {
    case 'changed': {
      const { update, fieldOf, isChanged = () => false } = action;
      return {
        ...state,
        values: update(state.values),
        result: withoutFieldProblem(state.result, fieldOf, isChanged),
        touched: new Set([...state.touched].filter((field) => !isChanged(field))),
        discarded: null,
      };
    }
    case 'updated':
      return {
        ...state,
        values: action.update(state.values),
        initial: { ...state.initial, values: action.update(state.initial.values) },
      };
    case 'touched':
      return { ...state, touched: new Set([...state.touched, action.field]) };
    case 'busy':
      return { ...state, isBusy: action.isBusy };
    case 'submitted':
      return { ...state, isSubmitted: true };
    case 'sending':
      return { ...state, values: action.values, result: null };
    case 'stepStarted':
      return { ...state, pending: action.step };
    case 'stepDone':
      return {
        ...state,
        values: action.update(state.values),
        completed: action.label === '' ? state.completed : [...new Set([...state.completed, action.label])],
      };
    case 'stopped':
      return { ...state, pending: null, result: action.result };
    case 'reset': {
      const { values, initial, result, completed } = state;
      return {
        ...state,
        ...fresh,
        values: action.values,
        initial: { values: action.values, isResumed: false },
        result: null,
        completed: [],
        startedAt: null,
        discarded: { values, initial, result, completed },
      };
    }
    case 'resetUndone':
      return state.discarded ? { ...state, ...state.discarded, discarded: null } : state;
  }
}
