import type { ApolloClient } from '@apollo/client';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Channels } from '../../../electron/contract/channels.ts';
import { ScheduleDayDocument } from '../../../graphql/desk/generated/documents/day.ts';
import type { Stage } from '../../../graphql/desk/generated/operations.ts';
import type { Bridge } from '../../../renderer/bridge/bridge.ts';
import { createCache } from '../../../renderer/data/cache.ts';
import { createDeskClient } from '../../../renderer/data/DeskDataProvider.tsx';
import { createWriteAhead } from '../../../renderer/data/largeDays.ts';
import { queryDesk } from '../../../renderer/data/queryDesk.ts';
import type { AppointmentChangeOutcome } from '../../../renderer/data/sendChange.ts';
import type { Change, ChangeRequest } from '../../../renderer/domain/changeRequest.ts';
import { sendRequest } from '../../../renderer/data/sendRequest.ts';
import type { DayAppointment, ScheduleDay } from '../../../renderer/features/day/columns.ts';
import { dayWith, statusOf, visit } from '../day/days.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('location', { hash: '#/clients' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ids = ['a', 'b'] as const;
const stages = ['booked', 'confirmed', 'arrived', 'inProgress'] as const;
const place = { location: 'l1', date: '2026-11-17' };
/** Longer than a change may stand against a day that was read. */
const settled = 6_000;

interface Question {
  readonly readAt: number;
  readonly answer: (day: ScheduleDay) => void;
}

interface Sent {
  readonly version: string;
  readonly stage: Stage;
  readonly answer: (outcome: AppointmentChangeOutcome) => void;
  outcome: AppointmentChangeOutcome | null;
}

/** A service with two visits, the page's real Apollo client in front of it, and everything on its way between them. */
class World {
  readonly client: ApolloClient;
  step = 0;
  /** The service's visits at every step so far; the newest last. */
  readonly history: ReadonlyMap<string, DayAppointment>[] = [new Map(ids.map((id) => [id, made(id, 'booked', 0)]))];
  readonly questions: Question[] = [];
  readonly sent = new Map<string, Sent>();
  lastRead = 0;

  constructor(isLarge = false) {
    const request = (channel: string, payload: unknown): Promise<unknown> =>
      new Promise((resolve) => {
        const answer = (data: object): void => resolve({ ok: true, value: { data } });
        // Sound: what this page queries here is `ScheduleDay` and `SetStatus`.
        const { operation, variables } = payload as Channels['desk:query']['request'];
        if (channel === 'desk:query') {
          this.questions.push({ readAt: this.#readAt(variables), answer: (day) => answer({ day }) });
          return;
        }
        const { id, version } = variables['appointment'] as { readonly id: string; readonly version: string };
        const stage = stages.find((each) => statusOf(each).label === variables['status']) ?? 'booked';
        this.sent.set(id, {
          version,
          stage,
          outcome: null,
          answer: (outcome) => answer({ [operation === 'SetStatus' ? 'setStatus' : 'updateAppointment']: outcome }),
        });
      });
    const cache = createCache();
    // One appointment in each task, and something else may happen in between.
    const writeAhead = isLarge ? createWriteAhead(cache, { mostAtOnce: 0, length: 1, nextTask: settle }) : undefined;
    this.client = createDeskClient(
      { request, subscribe: () => () => undefined } as unknown as Bridge,
      cache,
      writeAhead,
    );
  }

  /** What the core has read lately may be older than the question, but never older than what it gave before. */
  #readAt(variables: Readonly<Record<string, unknown>>): number {
    const latest = this.history.length - 1;
    this.lastRead = variables['recent'] === true ? Math.max(this.lastRead, latest - 1) : latest;
    return this.lastRead;
  }

  now(): ReadonlyMap<string, DayAppointment> {
    return this.history.at(-1) ?? new Map();
  }

  becomes(id: string, stage: Stage | null, salt: number): void {
    const visits = new Map(this.now());
    if (stage === null) visits.delete(id);
    else visits.set(id, made(id, stage, salt));
    this.history.push(visits);
  }

  day(): ScheduleDay | undefined {
    return this.client.cache.readQuery({ query: ScheduleDayDocument, variables: place, optimistic: true })?.day;
  }

  visit(id: string): DayAppointment | undefined {
    return this.day()?.appointments.find((each) => each.id === id);
  }

  query(recent: boolean): void {
    void queryDesk(this.client, ScheduleDayDocument, place, { requestVariables: { recent, inPassing: true } });
  }

  async arrive(which: number): Promise<void> {
    const [question] = this.questions.splice(which % Math.max(1, this.questions.length), 1);
    question?.answer(dayWith([...(this.history[question.readAt] ?? new Map<string, DayAppointment>()).values()]));
    await settle();
  }

  async open(): Promise<this> {
    this.query(false);
    await settle();
    await this.arriveAll();
    return this;
  }

  /** Until nothing is on its way, nor being written. */
  async arriveAll(): Promise<void> {
    for (let quiet = 0; quiet < 12; quiet += 1) {
      if (this.questions.length > 0) quiet = 0;
      await this.arrive(0);
    }
  }
}

type Op =
  | { readonly kind: 'request'; readonly id: string; readonly stage: Stage }
  | { readonly kind: 'serve'; readonly id: string; readonly how: 'done' | 'silent' | 'refused' | 'lost' }
  | { readonly kind: 'answer'; readonly id: string }
  | { readonly kind: 'other'; readonly id: string; readonly stage: Stage | null }
  | { readonly kind: 'query'; readonly recent: boolean }
  | { readonly kind: 'arrive'; readonly which: number };

const id = fc.constantFrom(...ids);
const stage = fc.constantFrom(...stages);
const ownOps: readonly fc.Arbitrary<Op>[] = [
  fc.record({ kind: fc.constant('request' as const), id, stage }),
  fc.record({
    kind: fc.constant('serve' as const),
    id,
    how: fc.constantFrom('done' as const, 'done' as const, 'silent' as const, 'refused' as const, 'lost' as const),
  }),
  fc.record({ kind: fc.constant('answer' as const), id }),
  fc.record({ kind: fc.constant('query' as const), recent: fc.boolean() }),
  fc.record({ kind: fc.constant('arrive' as const), which: fc.nat(3) }),
];
const others = fc.record({ kind: fc.constant('other' as const), id, stage: fc.option(stage) });

/** The version is of the content, as it is at the desk: what is as it was before has the version that it had. */
function made(name: string, at: Stage, salt: number): DayAppointment {
  return visit({ id: name, version: `${name} ${at} ${salt}`, status: statusOf(at) });
}

/** Everything that follows from what has just been answered. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function changeOf(appointment: DayAppointment, day: ScheduleDay, request: ChangeRequest): Change {
  return { request, seen: { appointment, day, date: day.date }, at: '2026-11-17T10:10:00-05:00', isUndo: false };
}

/** `salted` makes every content a new one. */
async function perform(world: World, op: Op, salted: boolean): Promise<void> {
  world.step += 1;
  const salt = salted ? world.step : 0;
  switch (op.kind) {
    case 'request': {
      const [day, appointment] = [world.day(), world.visit(op.id)];
      if (!day || !appointment || world.sent.has(op.id)) return;
      void sendRequest(world.client, changeOf(appointment, day, { kind: 'status', status: statusOf(op.stage) }));
      expect(world.visit(op.id)?.status?.stage).toBe(op.stage);
      return;
    }
    case 'serve': {
      const sent = world.sent.get(op.id);
      if (sent && !sent.outcome) sent.outcome = serve(world, op, sent, salt);
      return;
    }
    case 'answer': {
      const sent = world.sent.get(op.id);
      if (!sent?.outcome) return;
      world.sent.delete(op.id);
      sent.answer(sent.outcome);
      await settle();
      return;
    }
    case 'other':
      if (world.now().has(op.id)) world.becomes(op.id, op.stage, salt);
      return;
    case 'query':
      world.query(op.recent);
      await settle();
      return;
    case 'arrive':
      await world.arrive(op.which);
  }
}

function serve(
  world: World,
  { id: name, how }: Extract<Op, { kind: 'serve' }>,
  sent: Sent,
  salt: number,
): AppointmentChangeOutcome {
  const present = world.now().get(name) ?? null;
  if (present?.version !== sent.version) return { __typename: 'Conflict', sent: false, now: present };
  if (how === 'refused') return { __typename: 'Refused', problems: [] };
  if (how !== 'lost') world.becomes(name, sent.stage, salt);
  const appointment = world.now().get(name) ?? null;
  if (how === 'lost') return { __typename: 'OutcomeUnknown', message: '', action: '', now: appointment };
  return { __typename: 'Done', id: name, appointment: how === 'silent' ? null : appointment };
}

function facts(visits: Iterable<DayAppointment>): readonly unknown[] {
  return [...visits].map(({ id: name, version, status }) => [name, version, status?.stage]);
}

describe.each([
  { what: 'a day', isLarge: false },
  { what: 'a day that is written in slices', isLarge: true },
])('changes of $what', ({ isLarge }) => {
  it('end with the service’s state, in whatever order answers, days and other changes come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(...ownOps, others), { maxLength: 40, size: 'max' }),
        fc.boolean(),
        async (ops, salted) => {
          const world = await new World(isLarge).open();
          for (const op of ops) await perform(world, op, salted);
          for (const name of ids) {
            await perform(world, { kind: 'serve', id: name, how: 'done' }, salted);
            await perform(world, { kind: 'answer', id: name }, salted);
          }
          await world.arriveAll();
          vi.advanceTimersByTime(settled);
          await perform(world, { kind: 'query', recent: false }, salted);
          await world.arriveAll();
          expect(facts(world.day()?.appointments ?? [])).toEqual(facts(world.now().values()));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('never revert, in whatever order days arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(...ownOps), { maxLength: 40, size: 'max' }), async (ops) => {
        const world = await new World(isLarge).open();
        const done = new Map<string, Stage>();
        for (const op of ops) {
          const sent = op.kind === 'answer' ? world.sent.get(op.id) : undefined;
          await perform(world, op, true);
          if (op.kind === 'answer' && sent?.outcome?.__typename === 'Done') {
            // What was done and could not be read again is known only from the next day.
            if (sent.outcome.appointment) done.set(op.id, sent.stage);
            else done.delete(op.id);
          }
          for (const [name, at] of done) if (!world.sent.has(name)) expect(world.visit(name)?.status?.stage).toBe(at);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('show at once, and are rolled back where the service refuses', async () => {
    const world = await new World(isLarge).open();
    const [day, appointment] = [world.day(), world.visit('a')];
    if (!day || !appointment) throw new Error('The day is there.');
    const request: ChangeRequest = { kind: 'move', to: { start: '2026-11-17T11:00:00-05:00' } };
    const bridgeAnswer = sendRequest(world.client, changeOf(appointment, day, request));
    expect(world.visit('a')).toMatchObject({
      start: '2026-11-17T11:00:00-05:00',
      end: '2026-11-17T11:30:00-05:00',
    });
    world.sent.get('a')?.answer({ __typename: 'Refused', problems: [] });
    expect((await bridgeAnswer).__typename).toBe('Refused');
    expect(world.day()).toEqual(day);
  });
});
