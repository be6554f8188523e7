import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stage } from '../../../graphql/desk/generated/operations.ts';
import type { ChangeEnd } from '../../../renderer/bridge/sendChange.ts';
import {
  changeReducer,
  type ChangeState,
  nothingChanged,
  type Seen,
  unconfirmedSince,
  withChanges,
} from '../../../renderer/features/day/changes/changeState.ts';
import type { Wish } from '../../../renderer/features/day/changes/wish.ts';
import type { DayAppointment, ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { dayWith, statusOf, visit } from './days.ts';

const ids = ['a', 'b'] as const;
const stages = ['booked', 'confirmed', 'arrived', 'inProgress'] as const;

/** A service with two visits, a page in front of it, and everything on its way between them. */
interface World {
  step: number;
  /** The service's visits at every step so far; the newest last. */
  readonly history: ReadonlyMap<string, DayAppointment>[];
  base: { day: ScheduleDay; askedAt: number };
  state: ChangeState;
  /** Wishes that the service has answered and the page has not heard. */
  readonly answers: Map<string, ChangeEnd>;
  readonly asked: { readonly askedAt: number; readonly recent: boolean; readonly readAt: number }[];
  lastRead: number;
}

type Op =
  | { readonly kind: 'wish'; readonly id: string; readonly stage: Stage }
  | { readonly kind: 'serve'; readonly id: string; readonly how: 'done' | 'silent' | 'refused' | 'lost' }
  | { readonly kind: 'hear'; readonly id: string }
  | { readonly kind: 'other'; readonly id: string; readonly stage: Stage | null }
  | { readonly kind: 'ask'; readonly recent: boolean }
  | { readonly kind: 'arrive'; readonly which: number };

const id = fc.constantFrom(...ids);
const stage = fc.constantFrom(...stages);
const ownOps: readonly fc.Arbitrary<Op>[] = [
  fc.record({ kind: fc.constant('wish' as const), id, stage }),
  fc.record({
    kind: fc.constant('serve' as const),
    id,
    how: fc.constantFrom('done' as const, 'done' as const, 'silent' as const, 'refused' as const, 'lost' as const),
  }),
  fc.record({ kind: fc.constant('hear' as const), id }),
  fc.record({ kind: fc.constant('ask' as const), recent: fc.boolean() }),
  fc.record({ kind: fc.constant('arrive' as const), which: fc.nat(3) }),
];
const others = fc.record({ kind: fc.constant('other' as const), id, stage: fc.option(stage) });

function start(): World {
  const visits = new Map(ids.map((each) => [each, made(each, 'booked', 0)]));
  return {
    step: 0,
    history: [visits],
    base: { day: dayWith([...visits.values()]), askedAt: 0 },
    state: nothingChanged,
    answers: new Map(),
    asked: [],
    lastRead: 0,
  };
}

/** The version is of the content, as it is at the desk: what is as it was before has the version that it had. */
function made(name: string, at: Stage, salt: number): DayAppointment {
  return visit({ id: name, version: `${name} ${at} ${salt}`, status: statusOf(at) });
}

function now(world: World): ReadonlyMap<string, DayAppointment> {
  return world.history.at(-1) ?? new Map();
}

function becomes(world: World, name: string, at: Stage | null, salt = 0): void {
  const visits = new Map(now(world));
  if (at === null) visits.delete(name);
  else visits.set(name, made(name, at, salt));
  world.history.push(visits);
}

function shown(world: World): ScheduleDay {
  return withChanges(world.base.day, world.state);
}

function shownVisit(world: World, name: string): DayAppointment | undefined {
  return shown(world).appointments.find((each) => each.id === name);
}

/** `salted` makes every content a new one. */
function perform(world: World, op: Op, salted: boolean): void {
  world.step += 1;
  const { step } = world;
  switch (op.kind) {
    case 'wish': {
      const appointment = shownVisit(world, op.id);
      if (!appointment || world.state.underWay.has(op.id)) return;
      const seen: Seen = { appointment, day: shown(world), date: world.base.day.date };
      const wish: Wish = { kind: 'status', status: statusOf(op.stage) };
      world.state = changeReducer(world.state, { kind: 'wished', id: op.id, underWay: { wish, seen, at: null } });
      expect(shownVisit(world, op.id)?.status?.stage).toBe(op.stage);
      return;
    }
    case 'serve': {
      const change = world.state.underWay.get(op.id);
      if (!change || world.answers.has(op.id)) return;
      world.answers.set(op.id, serve(world, op, change.seen, change.wish, salted ? step : 0));
      return;
    }
    case 'hear': {
      const end = world.answers.get(op.id);
      if (!end) return;
      world.answers.delete(op.id);
      world.state = changeReducer(world.state, { kind: 'ended', id: op.id, end, at: step });
      return;
    }
    case 'other':
      if (now(world).has(op.id)) becomes(world, op.id, op.stage, salted ? step : 0);
      return;
    case 'ask': {
      // What the core has read lately may be older than the question, but never older than what it gave before.
      const latest = world.history.length - 1;
      const readAt = op.recent ? Math.max(world.lastRead, latest - 1) : latest;
      world.lastRead = readAt;
      world.asked.push({ askedAt: step, recent: op.recent, readAt });
      return;
    }
    case 'arrive': {
      const [answer] = world.asked.splice(op.which % Math.max(1, world.asked.length), 1);
      if (!answer || answer.askedAt < world.base.askedAt) return;
      const day = dayWith([...(world.history[answer.readAt] ?? new Map<string, DayAppointment>()).values()]);
      world.base = { day, askedAt: answer.askedAt };
      world.state = changeReducer(world.state, { kind: 'read', day, askedAt: answer.askedAt, recent: answer.recent });
    }
  }
}

function serve(
  world: World,
  { id: name, how }: Extract<Op, { kind: 'serve' }>,
  seen: Seen,
  wish: Wish,
  salt: number,
): ChangeEnd {
  const present = now(world).get(name) ?? null;
  if (present?.version !== seen.appointment.version) return { __typename: 'Conflict', now: present };
  if (how === 'refused') return { __typename: 'Refused', problems: [] };
  if (wish.kind === 'status' && how !== 'lost') becomes(world, name, wish.status.stage, salt);
  const appointment = now(world).get(name) ?? null;
  if (how === 'lost') return { __typename: 'OutcomeUnknown', message: '', action: '', now: appointment };
  return { __typename: 'Done', id: name, appointment: how === 'silent' ? null : appointment };
}

function facts(visits: Iterable<DayAppointment>): readonly unknown[] {
  return [...visits].map(({ id: name, version, status }) => [name, version, status?.stage]);
}

describe('changes of a day', () => {
  it('leave what the service says, in whatever order answers, days and other people come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(...ownOps, others), { maxLength: 60, size: 'max' }),
        fc.boolean(),
        (ops, salted) => {
          const world = start();
          for (const op of ops) perform(world, op, salted);
          for (const name of ids) {
            perform(world, { kind: 'serve', id: name, how: 'done' }, salted);
            perform(world, { kind: 'hear', id: name }, salted);
          }
          world.asked.length = 0;
          perform(world, { kind: 'ask', recent: false }, salted);
          perform(world, { kind: 'arrive', which: 0 }, salted);
          expect(world.state.underWay.size).toBe(0);
          expect(unconfirmedSince(world.base.day, world.state)).toBeNull();
          expect(facts(shown(world).appointments)).toEqual(facts(now(world).values()));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('never go back to what was before, whichever days come late', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...ownOps), { maxLength: 60, size: 'max' }), (ops) => {
        const world = start();
        const done = new Map<string, Stage>();
        for (const op of ops) {
          const wish = op.kind === 'hear' ? world.state.underWay.get(op.id)?.wish : undefined;
          const end = op.kind === 'hear' ? world.answers.get(op.id) : undefined;
          perform(world, op, true);
          if (op.kind === 'hear' && end?.__typename === 'Done' && end.appointment && wish?.kind === 'status')
            done.set(op.id, wish.status.stage);
          // What was done and could not be read again is known only from the next day.
          if (op.kind === 'hear' && end?.__typename === 'Done' && !end.appointment) done.delete(op.id);
          for (const [name, at] of done) {
            if (!world.state.underWay.has(name)) expect(shownVisit(world, name)?.status?.stage).toBe(at);
          }
        }
      }),
    );
  });

  it('show a wish at once, and roll it back where the service says no', () => {
    const appointment = visit();
    const day = dayWith([appointment]);
    const wish: Wish = { kind: 'move', to: { start: '2026-11-17T11:00:00-05:00' } };
    const seen: Seen = { appointment, day, date: day.date };
    const wished = changeReducer(nothingChanged, { kind: 'wished', id: '1', underWay: { wish, seen, at: null } });
    expect(withChanges(day, wished).appointments[0]).toMatchObject({
      start: '2026-11-17T11:00:00-05:00',
      end: '2026-11-17T11:30:00-05:00',
    });
    const end: ChangeEnd = { __typename: 'Refused', problems: [] };
    const refused = changeReducer(wished, { kind: 'ended', id: '1', end, at: 1 });
    expect(withChanges(day, refused)).toBe(day);
  });

  it('take what goes to another day from this one', () => {
    const appointment = visit();
    const day = dayWith([appointment, visit({ id: '2' })]);
    const wish: Wish = { kind: 'move', to: { start: '2026-11-18T09:00:00-05:00' } };
    const seen: Seen = { appointment, day, date: day.date };
    const wished = changeReducer(nothingChanged, { kind: 'wished', id: '1', underWay: { wish, seen, at: null } });
    expect(withChanges(day, wished).appointments.map((each) => each.id)).toEqual(['2']);
  });
});
