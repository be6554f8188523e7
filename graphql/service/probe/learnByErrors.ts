import type { Outcome } from '../outcome.ts';
import { nextCandidates } from './nextCandidates.ts';
import { createKnowledge, type Knowledge, typeAt } from './knowledge.ts';
import {
  type FieldCandidate,
  groupOf,
  type Reading,
  readProbeErrors,
  type ProbeDocument,
  type ProbeCandidate,
  writeProbeDocument,
} from './probeDocument.ts';
import { fewRoots, firstRoots, moreRoots } from './queryNames.ts';
import type { ProbeSession } from './probeSession.ts';
import { applyFindings } from './applyFindings.ts';

/** How many candidates one document holds at first: validators stop at 100 errors, and a few candidates cause two. */
const maxCandidates = 90;
const maxRootRounds = 2;
/** How often a forbidden document is halved to find the field that the key may not see. */
const maxSplits = 2;
/** No service has this many of the first names in all styles: one that seems to accepts everything. */
const maxFound = 50;
/** With fewer candidates in a document this way takes too many requests. */
const minCandidates = 8;

interface Answer {
  readonly reading: Reading;
  readonly outcome: Outcome;
}

/**
 * Learns what a service offers from its validation errors. Nothing is ever executed: each document contains a name that no
 * service knows. Null where the errors reveal nothing.
 */
export async function learnByErrors(session: ProbeSession, reserved: number): Promise<Knowledge | null> {
  const knowledge = createKnowledge();
  const state = { most: maxCandidates };

  async function send(candidates: readonly ProbeCandidate[]): Promise<Answer | null> {
    const document = writeProbeDocument(candidates);
    const outcome = session.left(reserved) > 0 ? await session.send(document) : null;
    if (!outcome) return null;
    const reading = readProbeErrors(document, outcome, (candidate) => holderOf(knowledge, candidate));
    applyFindings(knowledge, document, reading);
    // A smaller document would be forbidden as well.
    if (outcome.kind !== 'forbidden') reduceBatch(state, document, reading);
    return { reading, outcome };
  }

  /** A key that may not see one of many fields may be refused all of them: without it, or in halves, the rest is seen. */
  async function sendGroup(group: readonly FieldCandidate[], splits = maxSplits): Promise<boolean> {
    const answer = await send(group);
    if (!answer) return false;
    if (group.every((candidate) => answer.reading.isValidated(candidate))) return true;
    if (answer.outcome.kind !== 'forbidden' || splits === 0 || group.length === 1) return false;
    const { errors } = answer.outcome;
    const open = group.filter(({ name }) => !errors.some(({ message }) => message.split(/\W+/).includes(name)));
    if (open.length === 0) return false;
    if (open.length < group.length) return sendGroup(open, splits - 1);
    const middle = Math.ceil(group.length / 2);
    const first = await sendGroup(group.slice(0, middle), splits - 1);
    return (await sendGroup(group.slice(middle), splits - 1)) || first;
  }

  async function sendRoots(names: readonly string[]): Promise<boolean> {
    let isValidated = false;
    for (const group of parts(rootCandidates(names), state.most)) {
      isValidated = await sendGroup(group);
      if (!isValidated) break;
    }
    return isValidated;
  }

  const isValidated = (await sendRoots(firstRoots())) || (await sendRoots(fewRoots()));
  if (!isValidated || state.most < minCandidates || knowledge.root.fields.size > maxFound) return null;
  // Nouns that were found may have searches and lookups by id, too.
  for (let round = 0; round < maxRootRounds; round += 1) {
    const { root } = knowledge;
    const names = moreRoots([...root.fields.keys()], [...root.suggested]);
    await sendRoots(names.filter((name) => !root.requested.has(`${name} `)));
  }
  for (;;) {
    const candidates = pack(nextCandidates(knowledge), state.most, knowledge.unclear);
    if (candidates.length === 0 || state.most < minCandidates || !(await send(candidates))) return knowledge;
  }
}

/**
 * A service that does not validate a document to its end gets smaller ones: of as many candidates as it reported on, or
 * of few, where it reported on none.
 */
function reduceBatch(state: { most: number }, document: ProbeDocument, reading: Reading): void {
  const last = [...document.byLine.values()].findLast((line) => line.kind === 'control');
  const end = last && document.candidates.find((candidate) => groupOf(candidate) === last.group);
  if (!end || reading.isValidated(end)) return;
  const fewer = reading.understood === 0 ? minCandidates + 4 : Math.floor(reading.understood * 0.85);
  state.most = Math.min(state.most - 8, fewer);
}

function rootCandidates(names: readonly string[]): readonly FieldCandidate[] {
  return names.map((name) => ({ kind: 'field', at: [], name, open: false }));
}

/** As many as fit, the control of each group counted; of a name that was unclear only one. */
function pack(
  candidates: readonly ProbeCandidate[],
  most: number,
  unclear: ReadonlySet<string>,
): readonly ProbeCandidate[] {
  const groups = new Set<string>();
  const taken: ProbeCandidate[] = [];
  const alone = new Set<string>();
  for (const candidate of candidates) {
    if (unclear.has(candidate.name)) {
      if (alone.has(candidate.name)) continue;
      alone.add(candidate.name);
    }
    const more = groups.has(groupOf(candidate)) ? 1 : 2;
    if (taken.length + groups.size + more > most) break;
    groups.add(groupOf(candidate));
    taken.push(candidate);
  }
  return taken;
}

function parts<Each>(candidates: readonly Each[], size: number): readonly (readonly Each[])[] {
  const count = Math.ceil(candidates.length / Math.max(size - 1, 1));
  return Array.from({ length: count }, (_, index) => candidates.slice(index * (size - 1), (index + 1) * (size - 1)));
}

function holderOf(knowledge: Knowledge, candidate: ProbeCandidate): string | null {
  if (candidate.kind === 'field')
    return candidate.at.length === 0 ? knowledge.queryType : (typeAt(knowledge, candidate.at)?.name ?? null);
  return knowledge.inputs.get(groupOf(candidate))?.name ?? null;
}
