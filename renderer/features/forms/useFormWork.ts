import { useApolloClient } from '@apollo/client/react';
import {
  PreviewFormDocument,
  RunFormDocument,
  type RunFormMutation,
} from '../../../graphql/desk/generated/operations.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { say } from '../../../words/page/say.ts';
import { useDraft } from '../../bridge/useDraft.ts';
import { formDraft, type FormEnd, type FormDraft, startValues } from './formDraft.ts';
import { type FilledForm, hasPlace, isBlank, type Typed, type TypedGroup, withValue } from './typedValues.ts';
import { queryDesk } from '../../data/queryDesk.ts';
import { type ChangeOutcome, sendChange } from '../../data/sendChange.ts';

/** Exactly what would be sent. */
export interface Preview {
  readonly document: string;
  readonly variables: string;
  readonly mark: string;
}

export interface FormWork {
  readonly values: TypedGroup;
  readonly problems: ReadonlyMap<string, string>;
  /** What is wrong and belongs to no field. */
  readonly words: readonly string[];
  /** Null while it is being filled in. */
  readonly preview: Preview | null;
  readonly end: FormEnd | null;
  readonly busy: boolean;
  readonly saveFailure: Failure | null;
  readonly set: (path: readonly string[], value: Typed | undefined) => void;
  readonly look: () => Promise<void>;
  readonly back: () => void;
  readonly send: () => Promise<void>;
  /** Somebody looked what came of it: it was done, or it was not. */
  readonly settle: (how: 'done' | 'notDone') => void;
}

/** One run of a form, from the first key to its end. What is sent is what was looked at, and never by itself again. */
export function useFormWork(form: FilledForm, stored: FormDraft | null, onProblem: () => void): FormWork {
  const apollo = useApolloClient();
  const [values, setValues] = useState<TypedGroup>(() => stored?.values ?? startValues(form));
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [words, setWords] = useState<readonly string[]>([]);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [end, setEnd] = useState<FormEnd | null>(stored?.end ?? null);
  const [busy, setBusy] = useState(false);
  const inFlight = useRef(false);
  const draft = useMemo(() => formDraft(form), [form]);
  const content = useMemo(() => contentOf(values, end), [values, end]);
  const { store, failure } = useDraft(draft.id, stored?.startedAt ?? null, content, draft.about);
  const isRefused = problems.size > 0 || words.length > 0;
  useEffect(() => {
    if (isRefused) onProblem();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal, and not for what is typed afterwards
  }, [isRefused, onProblem]);

  function refuse(list: readonly { readonly message: string; readonly field: string | null }[]): void {
    const placed = list.filter(({ field }) => field !== null && hasPlace(form, field));
    setProblems(new Map(placed.map(({ field, message }) => [field ?? '', message])));
    const others = list.filter((each) => !placed.includes(each));
    setWords(others.map(({ field, message }) => (field ? say('forms.problemOf', { field, message }) : message)));
    setPreview(null);
  }

  /** Nothing is sent while something is in flight, however often a key is pressed. */
  async function once(run: () => Promise<void>): Promise<void> {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    await run();
    inFlight.current = false;
    setBusy(false);
  }

  return {
    values,
    problems,
    words,
    preview,
    end,
    busy,
    saveFailure: failure,
    set(path, value) {
      const place = path.join('.');
      setValues((current) => withValue(current, path, value));
      setProblems((current) => new Map([...current].filter(([at]) => at !== place && !at.startsWith(`${place}.`))));
    },
    look: () =>
      once(async () => {
        setProblems(new Map());
        setWords([]);
        const { data, failure: why } = await queryDesk(apollo, PreviewFormDocument, {
          mutation: form.mutation,
          values,
        });
        const found = data?.formPreview;
        if (!found) {
          if (why) setEnd({ kind: 'failed', failure: why });
          return;
        }
        if (found.__typename === 'Refused') return refuse(found.problems);
        if (found.__typename === 'NotOffered') return setEnd({ kind: 'notOffered', why: found.why });
        setEnd(null);
        setPreview(found);
      }),
    back() {
      setPreview(null);
      setEnd(null);
    },
    send: () =>
      once(async () => {
        if (!preview) return;
        const { mark } = preview;
        // Who finds it there after a crash is told that nobody knows.
        const lost = {
          kind: 'unknown' as const,
          message: say('general.sentAndClosed'),
          action: say('general.lookFirst'),
        };
        store.save(contentOf(values, lost), draft.about);
        await store.flush();
        const result = await sendChange(apollo, RunFormDocument, { mutation: form.mutation, values, mark });
        if (result.__typename === 'Done') {
          store.discard();
          setEnd({ kind: 'done', id: result.id });
          return;
        }
        if (result.__typename === 'Refused') refuse(result.problems);
        const ended = endOf(result);
        store.save(contentOf(values, ended), draft.about);
        setEnd(ended);
      }),
    settle(how) {
      if (how === 'notDone') {
        setEnd(null);
        setPreview(null);
        return;
      }
      store.discard();
      setEnd({ kind: 'done', id: null });
    },
  };
}

type Result = ChangeOutcome<RunFormMutation>;

function endOf(result: Exclude<Result, { readonly __typename: 'Done' }>): FormEnd | null {
  switch (result.__typename) {
    case 'OutcomeUnknown':
      return { kind: 'unknown', message: result.message, action: result.action };
    case 'NotOffered':
      return { kind: 'notOffered', why: result.why };
    case 'Failed':
      return { kind: 'failed', failure: result.failure };
    case 'Refused':
    case 'Conflict':
      return null;
  }
}

/** What is stored: what was typed, and that nobody knows what came of it. */
function contentOf(values: TypedGroup, end: FormEnd | null): object | null {
  if (end?.kind === 'unknown') return { values, end };
  return isBlank(values) || end?.kind === 'done' ? null : { values };
}
