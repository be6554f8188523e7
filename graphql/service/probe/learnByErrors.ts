import type { Outcome } from '../outcome.ts';
import { nextSpots } from './candidates.ts';
import { createKnowledge, type Knowledge, typeAt } from './knowledge.ts';
import { type Reading, readSheet } from './readSheet.ts';
import { fewRoots, firstRoots, moreRoots } from './rootWords.ts';
import type { Session } from './session.ts';
import { type FieldSpot, groupOf, type Sheet, type Spot, writeSheet } from './sheet.ts';
import { takeIn } from './takeIn.ts';

/** How many candidates one document holds at first: validators stop at 100 complaints, and a few have two. */
const mostSpots = 90;
const mostRootRounds = 2;
/** How often what a key may not see is looked for by halves. */
const mostSplits = 2;
/** Nobody has all that is asked for first, in all styles: such a service says yes to everything. */
const mostFound = 50;
/** With fewer a service is not worth asking in this way. */
const fewestSpots = 8;

interface Answer {
  readonly reading: Reading;
  readonly outcome: Outcome;
}

/**
 * Learns what a service offers from what it says about documents that can't be right. Nothing is ever carried out: each
 * document has a name in it that no service knows. Null where its complaints tell nothing.
 */
export async function learnByErrors(session: Session, keptBack: number): Promise<Knowledge | null> {
  const knowledge = createKnowledge();
  const state = { most: mostSpots };

  async function ask(spots: readonly Spot[]): Promise<Answer | null> {
    const sheet = writeSheet(spots);
    const outcome = session.left(keptBack) > 0 ? await session.ask(sheet) : null;
    if (!outcome) return null;
    const reading = readSheet(sheet, outcome, (spot) => holderOf(knowledge, spot));
    takeIn(knowledge, sheet, reading);
    // What a key may not see is no question of size.
    if (outcome.kind !== 'forbidden') lowerMost(state, sheet, reading);
    return { reading, outcome };
  }

  /** A key that may not see one of many fields may be refused all of them: without it, or in halves, the rest is seen. */
  async function askGroup(group: readonly FieldSpot[], splits = mostSplits): Promise<boolean> {
    const answer = await ask(group);
    if (!answer) return false;
    if (group.every((spot) => answer.reading.heard(spot))) return true;
    if (answer.outcome.kind !== 'forbidden' || splits === 0 || group.length === 1) return false;
    const { errors } = answer.outcome;
    const open = group.filter(({ name }) => !errors.some(({ message }) => message.split(/\W+/).includes(name)));
    if (open.length === 0) return false;
    if (open.length < group.length) return askGroup(open, splits - 1);
    const middle = Math.ceil(group.length / 2);
    const first = await askGroup(group.slice(0, middle), splits - 1);
    return (await askGroup(group.slice(middle), splits - 1)) || first;
  }

  async function askRoots(names: readonly string[]): Promise<boolean> {
    let isHeard = false;
    for (const group of parts(rootSpots(names), state.most)) {
      isHeard = await askGroup(group);
      if (!isHeard) break;
    }
    return isHeard;
  }

  const isHeard = (await askRoots(firstRoots())) || (await askRoots(fewRoots()));
  if (!isHeard || state.most < fewestSpots || knowledge.root.fields.size > mostFound) return null;
  // What is found under more names may be searched and looked up under them, too.
  for (let round = 0; round < mostRootRounds; round += 1) {
    const { root } = knowledge;
    const names = moreRoots([...root.fields.keys()], [...root.suggested]);
    await askRoots(names.filter((name) => !root.asked.has(`${name} `)));
  }
  for (;;) {
    const spots = pack(nextSpots(knowledge), state.most, knowledge.unclear);
    if (spots.length === 0 || state.most < fewestSpots || !(await ask(spots))) return knowledge;
  }
}

/**
 * A service that does not look at a document to its end is asked for less at once: for as much as it complained of, or
 * for little, where it did not care for the whole document.
 */
function lowerMost(state: { most: number }, sheet: Sheet, reading: Reading): void {
  const last = [...sheet.byLine.values()].findLast((line) => line.kind === 'control');
  const end = last && sheet.spots.find((spot) => groupOf(spot) === last.group);
  if (!end || reading.heard(end)) return;
  const fewer = reading.understood === 0 ? fewestSpots + 4 : Math.floor(reading.understood * 0.85);
  state.most = Math.min(state.most - 8, fewer);
}

function rootSpots(names: readonly string[]): readonly FieldSpot[] {
  return names.map((name) => ({ kind: 'field', at: [], name, open: false }));
}

/** As many as fit, the control of each group counted; of a name that was unclear only one. */
function pack(spots: readonly Spot[], most: number, unclear: ReadonlySet<string>): readonly Spot[] {
  const groups = new Set<string>();
  const taken: Spot[] = [];
  const alone = new Set<string>();
  for (const spot of spots) {
    if (unclear.has(spot.name)) {
      if (alone.has(spot.name)) continue;
      alone.add(spot.name);
    }
    const more = groups.has(groupOf(spot)) ? 1 : 2;
    if (taken.length + groups.size + more > most) break;
    groups.add(groupOf(spot));
    taken.push(spot);
  }
  return taken;
}

function parts<Each>(spots: readonly Each[], size: number): readonly (readonly Each[])[] {
  const count = Math.ceil(spots.length / Math.max(size - 1, 1));
  return Array.from({ length: count }, (_, index) => spots.slice(index * (size - 1), (index + 1) * (size - 1)));
}

function holderOf(knowledge: Knowledge, spot: Spot): string | null {
  if (spot.kind === 'field')
    return spot.at.length === 0 ? knowledge.queryType : (typeAt(knowledge, spot.at)?.name ?? null);
  return knowledge.inputs.get(groupOf(spot))?.name ?? null;
}
