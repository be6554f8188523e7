import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awaySince } from '../../../renderer/bridge/serviceAway.ts';
import type { ListedDraft } from '../../../renderer/bridge/useDrafts.ts';
import { attemptLabel, listDrafts } from '../../../renderer/features/drafts/listDrafts.ts';

function draft(change: Partial<ListedDraft> = {}): ListedDraft {
  const about = { title: 'Booking', resume: { kind: 'book' } };
  return {
    id: 'booking',
    about,
    startedAt: '2026-11-17T15:00:00Z',
    at: '2026-11-17T15:00:00Z',
    content: {},
    ...change,
  };
}

describe('how an attempt ended', () => {
  const failure = (kind: string) => ({
    kind: 'failed',
    failure: { kind, message: 'The key was refused.', action: '' },
  });

  it('has its own label', () => {
    expect(attemptLabel({ kind: 'unknown' })).toMatchObject({
      tone: 'danger',
      text: 'May have gone through. Check before sending again.',
    });
    const problems = [{ field: 'phone', words: 'This number is blocked.' }];
    expect(attemptLabel({ kind: 'refused', words: ['Too late.'], problems })?.text).toBe(
      'Rejected by your practice system. Too late. This number is blocked.',
    );
    expect(attemptLabel({ kind: 'refused', words: [], problems: [] })?.text).toBe('Rejected by your practice system.');
    expect(attemptLabel(failure('unreachable'))?.text).toBe('Not sent: no connection.');
    expect(attemptLabel(failure('keyRejected'))?.text).toBe('Not sent. The key was refused.');
    expect(attemptLabel({ kind: 'conflict', now: null })?.text).toMatch(/^Not sent: changed by someone else/);
  });

  it('is read as this version stores it', () => {
    expect(attemptLabel({ __typename: 'OutcomeUnknown', step: 'bookAppointment' })?.tone).toBe('danger');
    const problems = [{ field: 'phone', message: 'This number is blocked.' }];
    expect(attemptLabel({ __typename: 'Refused', step: 'registerClient', problems })?.text).toBe(
      'Rejected by your practice system. This number is blocked.',
    );
  });

  it('is nothing without an attempt', () => {
    expect(attemptLabel(null)).toBeNull();
    expect(attemptLabel({ kind: 'done' })).toBeNull();
  });

  it('is read from any stored value without throwing', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('unknown', 'refused', 'failed', 'notOffered', 'other'),
        (any, kind) => {
          for (const end of [any, { kind, words: any, problems: any, failure: any, why: any }]) {
            const label = attemptLabel(end);
            expect(label === null || label.text.trim() !== '').toBe(true);
          }
        },
      ),
    );
  });
});

describe('a draft', () => {
  it('is listed newest first, by its start', () => {
    const early = draft({ id: 'client new', startedAt: '2026-11-17T14:00:00Z', at: '2026-11-17T16:00:00Z' });
    expect(listDrafts([early, draft()]).map(({ id }) => id)).toEqual(['booking', 'client new']);
  });

  it('names the completed steps', () => {
    expect(listDrafts([draft({ content: { done: ['Zoë registered.'] } })])[0]?.done).toEqual(['Zoë registered.']);
    expect(listDrafts([draft({ content: { done: 3 } })])[0]?.done).toEqual([]);
  });

  it.each([
    [{ kind: 'book' }, true],
    [{ kind: 'new', draft: 'client new 2' }, true],
    [{ kind: 'addPatient', client: '17' }, true],
    [{ kind: 'edit', client: '17' }, true],
    [{ kind: 'editPatient', client: '17', patient: '5' }, true],
    [{ kind: 'editPatient', client: '17' }, false],
    [{ kind: 'new' }, false],
    [{ kind: 'merge' }, false],
    ['book', false],
  ])('is gone on with by %j: %s', (resume, leads) => {
    const [item] = listDrafts([draft({ about: { title: 'Something', resume } })]);
    expect(item?.title).toBe('Something');
    expect(item?.resume).toEqual(leads ? resume : null);
  });
});

describe('a service that does not answer', () => {
  const outcome = (kind: 'ok' | 'unreachable' | 'timeout' | 'cancelled' | 'keyRejected', minute: number) =>
    ({ kind, at: `2026-11-17T15:0${minute}:00Z` }) as const;

  it('is offline since the first of its outages, until a request is answered', () => {
    const first = awaySince(null, outcome('unreachable', 1));
    expect(first).toBe('2026-11-17T15:01:00Z');
    expect(awaySince(first, outcome('timeout', 2))).toBe(first);
    expect(awaySince(first, outcome('cancelled', 3))).toBe(first);
    expect(awaySince(first, null)).toBe(first);
    expect(awaySince(first, outcome('ok', 4))).toBeNull();
    expect(awaySince(first, outcome('keyRejected', 4))).toBeNull();
  });
});
