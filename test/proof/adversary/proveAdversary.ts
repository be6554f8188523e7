import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { startDemoClinic } from '../../../graphql/demo/server.ts';
import {
  fakeKeyring,
  hurriedWaiting,
  startTestCore,
  temporaryFolder,
  type TestCore,
  tuesday,
  valueOf,
} from '../../support/core/memoryCore.ts';
import { createChance } from '../../support/chance.ts';
import { createHostileLine, faults, type HostileLine } from './hostileLine.ts';
import { filesOf, historyOf, isIn, tampers, tamperWith } from './tamper.ts';

/** What must never be, whatever happens in whatever order. */
export const invariants = [
  'toldWrongly',
  'doneTwice',
  'readWhileLocked',
  'keySeen',
  'openedWithoutPin',
  'notOpened',
  'memory',
] as const;
export type Invariant = (typeof invariants)[number];

/** A violation that is put in on purpose, to see that it is found. */
export type Planted = Invariant;

export interface AdversaryProof {
  readonly steps: number;
  readonly seed: number;
  readonly byKind: Readonly<Record<string, number>>;
  readonly violations: Readonly<Record<Invariant, number>>;
  /** The first few, with the step at which they were seen. */
  readonly first: readonly string[];
}

const key = 'canary-7b21aa-adversary';
const pin = '2468';
const never = new AbortController().signal;
const maxHeap = 1_500_000_000;
const address = 'https://clinic.example.test';

interface Desk {
  readonly folder: string;
  readonly line: HostileLine;
  readonly clock: { at: number };
  core: TestCore;
  isLocked: boolean;
}

/** How a change ended, as the page is told. */
function outcomeOf(answer: Awaited<ReturnType<TestCore['request']>>): string {
  // Sound: a change is answered in the shape of its document.
  const { data } = answer.ok ? (answer.value as { data: Record<string, { __typename: string } | null> }) : { data: {} };
  return Object.values(data)[0]?.__typename ?? 'Failed';
}

/** Two desks on one clinic, a hostile line, files that are tampered with and clocks that are turned, in random order. */
export async function proveAdversary(
  steps: number,
  seed: number,
  planted: Planted | null = null,
  /** Told after each thousand steps. */
  onProgress: (done: number, violations: AdversaryProof['violations']) => void = () => {},
): Promise<AdversaryProof> {
  const chance = createChance(seed);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(chance() * values.length)];
    if (value === undefined) throw new Error('There is nothing to pick.');
    return value;
  };
  const byKind: Record<string, number> = {};
  const violations = Object.fromEntries(invariants.map((name) => [name, 0])) as Record<Invariant, number>;
  const first: string[] = [];
  let step = 0;
  const violated = (name: Invariant, what: string): void => {
    violations[name] += 1;
    if (first.length < 5) first.push(`${step}: ${name}: ${what}`);
  };

  const clinic = await startDemoClinic({ seed: 7, now: () => tuesday, clients: 60, auth: { kind: 'direct', key } });
  const encryption = fakeKeyring();
  const open = (folder: string, line: HostileLine, clock: Desk['clock']): Promise<TestCore> =>
    startTestCore({ encryption, fetch: line.fetch, clock: { now: () => clock.at } }, folder);

  async function newDesk(): Promise<Desk> {
    const { folder } = temporaryFolder();
    const line = createHostileLine(clinic.url, key, planted === 'doneTwice');
    const clock = { at: tuesday };
    const core = await open(folder, line, clock);
    const keys = { kind: 'single', key } as const;
    valueOf(await core.request('connection:open', { environment: 'sandbox', url: address, keys }));
    valueOf(await core.request('staff:change', { kind: 'turnOn', name: 'Anna', pin }));
    return { folder, line, clock, core, isLocked: false };
  }

  /** An answer as the page gets it; none may hold the key. */
  async function ask(
    desk: Desk,
    ...[channel, payload]: Parameters<TestCore['request']>
  ): ReturnType<TestCore['request']> {
    const answer = await desk.core.request(channel, payload);
    const text = JSON.stringify(answer) + (planted === 'keySeen' && step % 50 === 49 ? key : '');
    if (text.includes(key)) violated('keySeen', channel);
    return answer;
  }

  /** Null where she is in, else why not. */
  async function signIn(desk: Desk): Promise<string | null> {
    const { staff } = valueOf(await desk.core.request('settings:read', null));
    const member = staff.kind === 'locked' ? (staff.members[0]?.id ?? null) : null;
    if (member === null) return staff.kind === 'locked' ? staff.why : staff.kind;
    let why = '';
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await desk.core.request('staff:signIn', { member, pin });
      if (answer.ok) {
        desk.isLocked = false;
        return null;
      }
      why = `${answer.failure.message} ${answer.failure.waitSeconds ?? 0}`;
      // Who has to wait waits, by the wall and by the monotonic clock.
      desk.clock.at += 301_000;
      await hurriedWaiting.rest(301_000, never);
    }
    return why;
  }

  async function change(desk: Desk, other: Desk): Promise<void> {
    const fault = pick(faults.slice(0, 6));
    byKind[fault] = (byKind[fault] ?? 0) + 1;
    const family = `Step${step}x`;
    const client = { givenName: 'Ada', familyName: family, phone: `646 555 ${String(step % 10_000).padStart(4, '0')}` };
    const send = async (from: Desk): Promise<string> => {
      from.line.fault = from === desk ? fault : 'none';
      const answer = await ask(from, 'desk:change', { operation: 'RegisterClient', variables: { client } });
      from.line.fault = 'none';
      return planted === 'toldWrongly' && fault === 'cut' ? 'Done' : outcomeOf(answer);
    };
    const isRace = chance() < 0.1;
    const ends = await Promise.all(isRace ? [send(desk), send(other)] : [send(desk)]);
    // Those of this step are the newest; to look at all of them would take longer than all else.
    const made = clinic.store
      .clients()
      .slice(-20)
      .filter(({ familyName }) => familyName === family).length;
    const told = ends.filter((end) => end === 'Done').length;
    const unknown = ends.filter((end) => end === 'OutcomeUnknown').length;
    if (made > ends.length) violated('doneTwice', `${fault}: ${made} for ${ends.join()}`);
    // A look may find what the other desk has made at the same moment; then one stands for both.
    if (made < (isRace ? Math.min(told, 1) : told) || made > told + unknown)
      violated('toldWrongly', `${fault}: ${made} for ${ends.join()}`);
  }

  /** One desk, or both at once, give a visit another reason. */
  async function edit(desk: Desk, other: Desk): Promise<void> {
    const fault = pick(faults.slice(0, 6));
    const answer = await ask(desk, 'desk:query', { operation: 'ScheduleDay', variables: {} });
    // Sound: the core answers a registered operation in the shape of its document.
    const day = answer.ok ? (answer.value as unknown as { data: ScheduleDayQuery }).data.day : null;
    const visit = day?.appointments[Math.floor(chance() * day.appointments.length)];
    if (!day || !visit) return;
    const before = reasonOf(visit.id);
    const send = async (from: Desk, reason: string): Promise<string> => {
      from.line.fault = from === desk ? fault : 'none';
      const appointment = { id: visit.id, version: visit.version, location: day.location.id, date: day.date };
      const request = { operation: 'UpdateAppointment', variables: { appointment, to: { reason } } };
      const end = outcomeOf(await ask(from, 'desk:change', request));
      from.line.fault = 'none';
      return end;
    };
    const requests = chance() < 0.3 ? [desk, other] : [desk];
    const wanted = requests.map((_desk, index) => `Reason ${step} ${index}`);
    const ends = await Promise.all(requests.map((each, index) => send(each, wanted[index] ?? '')));
    const kind = `edit ${fault}: ${ends.join(' and ')}`;
    byKind[kind] = (byKind[kind] ?? 0) + 1;
    const now = reasonOf(visit.id);
    const may = wanted.filter((_reason, index) => ends[index] === 'Done' || ends[index] === 'OutcomeUnknown');
    const isUntouched = now === before && !ends.includes('Done');
    // What a desk has overwritten is a conflict for the other one; one of those that were told as done is there.
    if (!isUntouched && !may.includes(now)) violated('toldWrongly', `edit ${fault}: ${now} after ${ends.join()}`);
  }

  function reasonOf(id: string): string {
    return clinic.store.appointment(id)?.reason ?? '';
  }

  async function read(desk: Desk): Promise<void> {
    desk.line.fault = pick(['none', 'repeatsKey', 'hostileValues'] as const);
    byKind[`read ${desk.line.fault}`] = (byKind[`read ${desk.line.fault}`] ?? 0) + 1;
    const answer = await ask(desk, 'desk:query', { operation: 'ScheduleDay', variables: {} });
    desk.line.fault = 'none';
    const isRead = answer.ok || (planted === 'readWhileLocked' && desk.isLocked);
    if (desk.isLocked && isRead) violated('readWhileLocked', 'ScheduleDay');
    if (!desk.isLocked && !answer.ok) violated('notOpened', answer.failure.message);
  }

  async function lock(desk: Desk): Promise<void> {
    byKind['lock'] = (byKind['lock'] ?? 0) + 1;
    // An answer that is still on its way when the desk is locked is withheld.
    const late = ask(desk, 'desk:query', { operation: 'ScheduleDay', variables: {} });
    await desk.core.request('staff:lock', null);
    desk.isLocked = true;
    await late;
    await read(desk);
    const refusal = await signIn(desk);
    if (refusal !== null) violated('notOpened', `after a lock: ${refusal}`);
  }

  /** Closes the desk, does something to its files, opens it, and puts all back. */
  async function tamper(desk: Desk): Promise<void> {
    const how = pick(tampers);
    const begin = pick(['staff', 'desk-marks', 'staff|desk-marks', 'vault', 'audit-key', 'settings', 'desk-memory']);
    byKind[`${how} ${begin}`] = (byKind[`${how} ${begin}`] ?? 0) + 1;
    const names = begin.split('|').flatMap((each) => filesOf(desk.folder, each));
    const former = new Map(names.map((name) => [name, readFileSync(name)]));
    // A wrong PIN writes the list anew, so that there is a former one to go back to.
    if (begin.includes('staff') || begin.includes('marks')) await wrongPin(desk);
    await desk.core.core.close();
    if (isIn(desk.folder, key)) violated('keySeen', 'in a file');
    const history = historyOf(desk.folder);
    history.keep();
    tamperWith(
      names.filter((name) => existsSync(name)),
      how,
      former,
    );
    desk.clock.at += pick([0, -86_400_000, 60_000]);
    try {
      if (planted === 'notOpened') throw new Error('It was planted.');
      desk.core = await open(desk.folder, desk.line, desk.clock);
      const { staff } = valueOf(await desk.core.request('settings:read', null));
      const kind = planted === 'openedWithoutPin' && begin === 'staff' ? 'off' : staff.kind;
      if (kind !== 'locked') violated('openedWithoutPin', `${how} ${begin}`);
      desk.isLocked = true;
      await read(desk);
      await desk.core.core.close();
    } catch (error) {
      violated('notOpened', `${how} ${begin}: ${String(error)}`);
    }
    history.restore();
    history.remove();
    desk.clock.at = Math.max(desk.clock.at, tuesday) + 600_000;
    desk.core = await open(desk.folder, desk.line, desk.clock);
    desk.isLocked = true;
    const refusal = await signIn(desk);
    if (refusal !== null) violated('notOpened', `after ${how} ${begin}: ${refusal}`);
  }

  async function wrongPin(desk: Desk): Promise<void> {
    const { staff } = valueOf(await desk.core.request('settings:read', null));
    const member = 'members' in staff ? (staff.members[0]?.id ?? '') : '';
    if ((await desk.core.request('staff:signIn', { member, pin: '1357' })).ok)
      violated('openedWithoutPin', 'a wrong PIN');
  }

  const desks = [await newDesk(), await newDesk()] as const;
  for (step = 0; step < steps; step += 1) {
    const desk = pick(desks);
    const other = desk === desks[0] ? desks[1] : desks[0];
    // No desk does so much in a minute: for the core some time goes by.
    await hurriedWaiting.rest(2_000, never);
    const dice = chance();
    if (dice < 0.5) await change(desk, other);
    else if (dice < 0.6) await edit(desk, other);
    else if (dice < 0.9) await read(desk);
    else if (dice < 0.97) await lock(desk);
    else await tamper(desk);
    const most = planted === 'memory' ? 0 : maxHeap;
    if (step % 100 === 99 && process.memoryUsage().heapUsed > most) violated('memory', 'the heap');
    if (step % 1_000 === 999) onProgress(step + 1, violations);
  }
  for (const { core, folder } of desks) {
    await core.close();
    rmSync(folder, { recursive: true, force: true });
  }
  await clinic.close();
  return { steps, seed, byKind, violations, first };
}
