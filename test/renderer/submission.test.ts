import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangeOutcome } from '../../renderer/data/sendChange.ts';
import { sendSteps } from '../../renderer/submission/sendSteps.ts';
import {
  initialSubmission,
  type SubmissionAction,
  submissionReducer,
  type SubmissionState,
} from '../../renderer/submission/submissionReducer.ts';
import {
  fieldProblems,
  generalMessages,
  readStoredResult,
  resultIfClosed,
  type SubmissionResult,
} from '../../renderer/submission/submissionResult.ts';

type Step = 'register' | 'book';
type Field = 'name' | 'phone';
type State = SubmissionState<string, Step, Field>;
type Action = SubmissionAction<string, Step, Field>;

const isStep = (step: string): step is Step => step === 'register' || step === 'book';
const fieldOf = (_step: Step, name: string): Field | null => (name === 'name' || name === 'phone' ? name : null);
const done = (id: string | null): ChangeOutcome => ({ __typename: 'Done', id, appointment: null });
const refused: SubmissionResult<Step> = {
  __typename: 'Refused',
  step: 'register',
  problems: [
    { __typename: 'Problem', field: 'phone', message: 'This number is blocked.' },
    { __typename: 'Problem', field: 'colour', message: 'No such colour.' },
  ],
};

const outcome: fc.Arbitrary<ChangeOutcome> = fc.constantFrom<ChangeOutcome>(
  done('1'),
  done(null),
  { __typename: 'Refused', problems: [] },
  { __typename: 'NotOffered', why: '' },
  { __typename: 'OutcomeUnknown', message: '', action: '', now: null },
  { __typename: 'Failed', failure: { kind: 'unreachable', message: '', action: '' } },
);

describe('the steps of a submission', () => {
  it('are sent once each and in their order, and none after one that was not done', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { minLength: 1, maxLength: 5 }), async (outcomes) => {
        const log: string[] = [];
        const sent = await sendSteps<number, `${number}`>(
          0,
          {
            next: (_values, completed) => (completed.length < outcomes.length ? `${completed.length}` : null),
            async send(step) {
              log.push(`send ${step}`);
              return outcomes[Number(step)] ?? done(null);
            },
            apply: (_step, values) => values + 1,
            needsId: () => true,
          },
          { onStart: async (step) => void log.push(`start ${step}`) },
        );
        const isDone = (each: ChangeOutcome): boolean => each.__typename === 'Done' && each.id !== null;
        const stop = outcomes.findIndex((each) => !isDone(each));
        const count = stop === -1 ? outcomes.length : stop + 1;
        expect(log).toEqual(Array.from({ length: count }, (_, n) => [`start ${n}`, `send ${n}`]).flat());
        expect(sent.kind).toBe(stop === -1 ? 'done' : 'stopped');
        // What was done without an id still counts as done.
        expect(sent.values).toBe(outcomes.slice(0, count).filter((each) => each.__typename === 'Done').length);
      }),
    );
  });
});

describe('a form that sends', () => {
  const action: fc.Arbitrary<Action> = fc.oneof(
    fc.string().map((text): Action => ({ kind: 'changed', update: (values) => values + text, fieldOf })),
    fc.constant<Action>({ kind: 'changed', update: (values) => values, fieldOf, isChanged: () => true }),
    fc.constantFrom<Action>(
      { kind: 'updated', update: (values) => `${values}!` },
      { kind: 'touched', field: 'name' },
      { kind: 'submitted' },
      { kind: 'busy', isBusy: true },
      { kind: 'busy', isBusy: false },
    ),
  );
  const start = (result: SubmissionResult<Step> | null): State =>
    initialSubmission<string, Step, Field>({ values: 'typed', result, completed: ['x'], startedAt: 'then' }, '');

  it('never forgets by typing that an outcome is unknown', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const end = actions.reduce(submissionReducer<string, Step, Field>, start(resultIfClosed('book')));
        expect(end.result?.__typename).toBe('OutcomeUnknown');
      }),
    );
  });

  it('brings back all of it when a reset is undone, and no more once something was typed', () => {
    const state = start(refused);
    const reset = submissionReducer<string, Step, Field>(state, { kind: 'reset', values: '' });
    expect(reset).toMatchObject({ values: '', result: null, completed: [], startedAt: null });
    expect(submissionReducer<string, Step, Field>(reset, { kind: 'resetUndone' })).toMatchObject({
      values: 'typed',
      result: refused,
      completed: ['x'],
    });
    const typed = submissionReducer<string, Step, Field>(reset, { kind: 'changed', update: () => 'new', fieldOf });
    expect(submissionReducer<string, Step, Field>(typed, { kind: 'resetUndone' }).values).toBe('new');
  });

  it('drops the problem of a field that was changed, and keeps the others', () => {
    const change = (field: Field): Action => ({
      kind: 'changed',
      update: (values) => values,
      fieldOf,
      isChanged: (each) => each === field,
    });
    expect(fieldProblems(submissionReducer(start(refused), change('name')).result, fieldOf)).toHaveLength(1);
    const { result } = submissionReducer(start(refused), change('phone'));
    expect(fieldProblems(result, fieldOf)).toEqual([]);
    expect(result?.__typename === 'Refused' && generalMessages(result, fieldOf)).toEqual(['No such colour.']);
  });
});

describe('a stored result', () => {
  const read = (stored: unknown): SubmissionResult<Step> | null => readStoredResult(stored, isStep, 'book');

  it('comes back as it was', () => {
    for (const result of [refused, resultIfClosed<Step>('book'), { __typename: 'Unidentified', step: 'register' }]) {
      expect(read(JSON.parse(JSON.stringify(result)))).toEqual(result);
    }
  });

  it('is read as earlier versions stored it', () => {
    expect(read({ kind: 'unknown', step: 'register', message: 'No answer.', action: 'Look.' })).toMatchObject({
      __typename: 'OutcomeUnknown',
      step: 'register',
      message: 'No answer.',
    });
    expect(read({ kind: 'refused', words: ['Late.'], problems: [{ field: 'name', words: 'Blocked.' }] })).toEqual({
      __typename: 'Refused',
      step: 'book',
      words: ['Late.'],
      problems: [
        { field: null, message: 'Late.' },
        { field: null, message: 'Blocked.' },
      ],
    });
  });

  it('is null where it is damaged, of an unknown step, or a conflict', () => {
    for (const stored of [null, 3, 'unknown', {}, { kind: 'unknown' }, { __typename: 'Refused' }])
      expect(read(stored)).toBeNull();
    expect(read({ ...resultIfClosed('book'), step: 'fly' })).toBeNull();
    expect(read({ kind: 'conflict', now: null })).toBeNull();
    fc.assert(fc.property(fc.anything(), (any) => void read(any)));
  });
});
