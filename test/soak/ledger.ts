import type { ChangeEndFragment } from '../../graphql/desk/generated/operations.ts';

/** The outcome of a change as reported at the desk; `Failed` where it was not sent, or certainly not done. */
export type ReportedEnd = ChangeEndFragment['__typename'] | 'Failed';

/** A part of a record that changes write, one over the other. */
export type Slot = 'reason' | 'notes' | 'status' | 'name';

/** A requested change, and its reported outcome. */
export interface AskedChange {
  readonly operation: string;
  /** The id of what it changes; null where it makes something. */
  readonly subject: string | null;
  readonly slot: Slot;
  /** What the record has in this slot once the change is made: of this change alone, except for a status. */
  readonly value: string;
  /** What shows the change in a request: a text that only it has, with a space in it, or a status. */
  readonly mark: string;
  /** How much the clinic had written and carried out before the request. */
  readonly before: { readonly writes: number; readonly requests: number };
  readonly end: ReportedEnd;
  /** Of what was changed or made, where reported. */
  readonly id: string | null;
}

/** The clinic put something else into a slot of a record. */
export interface Write {
  readonly subject: string;
  readonly slot: Slot;
  readonly value: string | null;
}

export interface Evidence {
  readonly writes: readonly Write[];
  /** Variables, as JSON, of every request for a change that the clinic carried out. */
  readonly requests: readonly string[];
  /** What a record has in a slot in the end; undefined where there is no such record. */
  readonly kept: (subject: string, slot: Slot) => string | null | undefined;
}

export interface Disagreement {
  readonly kind:
    | 'reported done, never made'
    | 'reported done, made, and not there in the end'
    | 'reported not done, and made'
    | 'made more than once'
    | 'the desk shows something else';
  readonly operation: string;
  readonly subject: string | null;
  readonly reported: ReportedEnd;
}

/**
 * Compares the reported outcomes with what the clinic did and has. The changes of one record come in the order of their
 * requests.
 */
export function judge(changes: readonly AskedChange[], evidence: Evidence): readonly Disagreement[] {
  const found: Disagreement[] = [];
  const cases = lookUp(changes, evidence);
  // What the last change of a slot wrote has to be there for good.
  const last = new Map(
    cases.flatMap(({ change, into }) => into.map((subject) => [`${change.slot} ${subject}`, change])),
  );
  for (const { change, into, times } of cases) {
    const { operation, slot, value, end: reported } = change;
    const [subject = change.subject ?? change.id] = into;
    const say = (kind: Disagreement['kind']): void => void found.push({ kind, operation, subject, reported });
    if (reported === 'Done' && into.length === 0) say('reported done, never made');
    if (reported !== 'Done' && reported !== 'OutcomeUnknown' && into.length > 0) say('reported not done, and made');
    if (into.length > 1 || times > 1) say('made more than once');
    if (reported !== 'Done' || subject === null || last.get(`${slot} ${subject}`) !== change) continue;
    if (evidence.kept(subject, slot) !== value) say('reported done, made, and not there in the end');
  }
  return found;
}

interface Case {
  readonly change: AskedChange;
  /** The records into which the clinic wrote what it was to write. */
  readonly into: readonly string[];
  /** How often the clinic carried it out. */
  readonly times: number;
}

function lookUp(changes: readonly AskedChange[], { writes, requests }: Evidence): readonly Case[] {
  const next = new Map<string, AskedChange['before']>();
  const cases = changes.toReversed().map((change): Case => {
    const { subject, slot, value, mark, before } = change;
    // A status belongs to no single change, so it counts only until the next request to change the same record.
    const isOwn = mark.includes(' ');
    const until = subject === null ? undefined : next.get(subject);
    if (subject !== null) next.set(subject, before);
    const wrote = (isOwn ? writes : writes.slice(before.writes, until?.writes)).filter(
      (write) => write.slot === slot && write.value === value && (subject ?? write.subject) === write.subject,
    );
    const words = [mark, ...(subject === null ? [] : [subject])].map((word) => JSON.stringify(word));
    const carriedOut = (isOwn ? requests : requests.slice(before.requests, until?.requests)).filter((text) =>
      words.every((word) => text.includes(word)),
    );
    return { change, into: [...new Set(wrote.map((write) => write.subject))], times: carriedOut.length };
  });
  return cases.toReversed();
}
