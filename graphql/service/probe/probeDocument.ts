import { maxDepth } from '../depth.ts';
import { type Path, samePath } from '../sources.ts';
import type { Outcome, ServiceError } from '../outcome.ts';
import { type Finding, type LocatedFinding, readMessage } from './findings.ts';

/** A field that may be there, in the object at the end of a path from the query root. */
export interface FieldCandidate {
  readonly kind: 'field';
  readonly at: Path;
  readonly name: string;
  /** Whether it has a selection: a value then causes an error. Without one an object does. */
  readonly open: boolean;
}

/** An argument that may be there, of the field at the end of a path; or a field of an input object in an argument. */
export interface ArgumentCandidate {
  readonly kind: 'argument';
  readonly at: Path;
  /** The argument and the input objects on the way; empty for an argument itself. */
  readonly within: Path;
  readonly name: string;
}

/** A candidate, on a line of its own. */
export type ProbeCandidate = FieldCandidate | ArgumentCandidate;

/** What stands on a line: a candidate, the control of its group, or a field or an input object on the way to others. */
type Line =
  | { readonly kind: 'candidate'; readonly candidate: ProbeCandidate }
  | { readonly kind: 'control'; readonly group: string }
  | { readonly kind: 'step'; readonly at: Path; readonly within: Path };

/** A document full of candidates, and what stands where in it. */
export interface ProbeDocument {
  readonly name: string;
  readonly text: string;
  readonly candidates: readonly ProbeCandidate[];
  readonly byLine: ReadonlyMap<number, Line>;
  readonly byVariable: ReadonlyMap<string, Line>;
}

/**
 * A name that no service has. It ends every group of candidates: if it causes no error, the group was not validated, and
 * no error about the others means nothing. It also keeps a document of valid candidates from being executed.
 */
const control = 'deskNothing';

/** A type that fits no argument, so that every existing argument causes an error with its own type. */
const neutralType = '[[Boolean]]';

interface Block {
  readonly fields: Map<string, Block>;
  readonly candidates: FieldCandidate[];
  readonly inputs: Inputs;
}

interface Inputs {
  readonly below: Map<string, Inputs>;
  readonly candidates: ArgumentCandidate[];
}

/** The candidates that stand in one object, one list of arguments or one input object. */
export function groupOf(
  candidate: Pick<FieldCandidate, 'kind' | 'at'> | Pick<ArgumentCandidate, 'kind' | 'at' | 'within'>,
): string {
  return candidate.kind === 'field'
    ? candidate.at.join('.')
    : `${candidate.at.join('.')}(${candidate.within.join('.')}`;
}

/** Whether a candidate fits into a document without making it too deep. */
export function isWithinDepth(candidate: ProbeCandidate): boolean {
  return candidate.kind === 'field'
    ? candidate.at.length + (candidate.open ? 2 : 1) <= maxDepth
    : candidate.at.length + 1 <= maxDepth;
}

/** Writes candidates into one document, everything on a line of its own, so that the line of an error identifies its candidate. */
export function writeProbeDocument(candidates: readonly ProbeCandidate[]): ProbeDocument {
  const root = blockOf();
  for (const candidate of candidates) place(root, candidate);
  const variables: string[] = [];
  const byVariable = new Map<string, Line>();
  const rows: { readonly text: string; readonly line?: Line }[] = [];

  function variable(line: Line): string {
    const name = `v${variables.length}`;
    variables.push(name);
    byVariable.set(name, line);
    return `$${name}`;
  }

  function writeInputs({ below, candidates: own }: Inputs, at: Path, within: Path): void {
    for (const [name, inner] of below) {
      const inside = [...within, name];
      rows.push({ text: `${name}: {`, line: { kind: 'step', at, within: inside } });
      writeInputs(inner, at, inside);
      rows.push({ text: '}' });
    }
    for (const candidate of own) {
      const line: Line = { kind: 'candidate', candidate };
      rows.push({ text: `${candidate.name}: ${variable(line)}`, line });
    }
    if (own.length === 0) return;
    const line: Line = { kind: 'control', group: groupOf({ kind: 'argument', at, within }) };
    rows.push({ text: `${control}: ${variable(line)}`, line });
  }

  function writeBlock({ fields, candidates: own }: Block, at: Path): void {
    for (const [name, below] of fields) {
      const here = [...at, name];
      const line: Line = { kind: 'step', at: here, within: [] };
      const hasInputs = below.inputs.below.size + below.inputs.candidates.length > 0;
      rows.push({ text: hasInputs ? `${name}(` : `${name} {`, line });
      if (hasInputs) {
        writeInputs(below.inputs, here, []);
        rows.push({ text: ') {' });
      }
      writeBlock(below, here);
      rows.push({ text: '}' });
    }
    for (const candidate of own)
      rows.push({
        text: candidate.open ? `${candidate.name} { __typename }` : candidate.name,
        line: { kind: 'candidate', candidate },
      });
    if (own.length > 0) rows.push({ text: control, line: { kind: 'control', group: groupOf({ kind: 'field', at }) } });
    else if (fields.size === 0) rows.push({ text: '__typename' });
  }

  writeBlock(root, []);
  const name = 'DeskProbe';
  const declared = variables.map((each) => `$${each}: ${neutralType}`);
  const head = declared.length === 0 ? [`query ${name} {`] : [`query ${name}(`, ...declared, ') {'];
  const byLine = new Map<number, Line>();
  variables.forEach((each, index) => {
    const line = byVariable.get(each);
    if (line) byLine.set(index + 2, line);
  });
  rows.forEach(({ line }, index) => {
    if (line) byLine.set(head.length + index + 1, line);
  });
  const text = [...head, ...rows.map((row) => row.text), '}'].join('\n');
  return { name, text, candidates, byLine, byVariable };
}

function blockOf(): Block {
  return { fields: new Map(), candidates: [], inputs: inputsOf() };
}

function inputsOf(): Inputs {
  return { below: new Map(), candidates: [] };
}

function place(root: Block, candidate: ProbeCandidate): void {
  let block = root;
  for (const step of candidate.at) {
    const next = block.fields.get(step) ?? blockOf();
    block.fields.set(step, next);
    block = next;
  }
  if (candidate.kind === 'field') {
    block.candidates.push(candidate);
    return;
  }
  let { inputs } = block;
  for (const step of candidate.within) {
    const next = inputs.below.get(step) ?? inputsOf();
    inputs.below.set(step, next);
    inputs = next;
  }
  inputs.candidates.push(candidate);
}

/** What a service's errors about a probe document reveal. */
export interface Reading {
  findings(candidate: ProbeCandidate): readonly Finding[];
  /** Whether the control beside a candidate caused an error: then a candidate without one is valid. */
  isValidated(candidate: ProbeCandidate): boolean;
  /** The name of the type of a group of fields, by its group. */
  readonly typeNames: ReadonlyMap<string, string>;
  /** What fields and input objects on the way demand. */
  readonly demands: readonly {
    readonly at: Path;
    readonly within: Path;
    readonly finding: Extract<Finding, { kind: 'demands' }>;
  }[];
  /** How many errors were understood. */
  readonly understood: number;
}

/** The type that holds a group, where known: it separates candidates of one name where lines do not. */
type HolderOf = (candidate: ProbeCandidate) => string | null;

/** Reads the errors about a probe document. Each is matched to its candidate by a variable, else by the line, else by names. */
export function readProbeErrors(document: ProbeDocument, outcome: Outcome, holderOf: HolderOf): Reading {
  const findings = new Map<ProbeCandidate, Finding[]>();
  const isValidated = new Set<string>();
  const typeNames = new Map<string, string>();
  const demands: Reading['demands'][number][] = [];
  const unplaced: LocatedFinding[] = [];
  let understood = 0;

  function take(line: Line, { finding, holder }: LocatedFinding): void {
    if (finding.kind !== 'other') understood += 1;
    if (line.kind === 'control') {
      if (finding.kind === 'other') return;
      isValidated.add(line.group);
      if (holder !== null && finding.kind === 'absent') typeNames.set(line.group, holder);
    } else if (line.kind === 'step') {
      if (finding.kind === 'demands') demands.push({ at: line.at, within: line.within, finding });
    } else findings.set(line.candidate, [...(findings.get(line.candidate) ?? []), finding]);
  }

  for (const error of 'errors' in outcome ? outcome.errors : []) {
    for (const located of readMessage(error.message)) {
      const line = lineOf(document, error, located) ?? namedLine(document, located, holderOf);
      if (line) take(line, located);
      else if (located.name !== null) unplaced.push(located);
    }
  }
  assignUnplaced(document, unplaced, findings);
  return {
    findings: (candidate) => findings.get(candidate) ?? [],
    isValidated: (candidate) => isValidated.has(groupOf(candidate)),
    typeNames,
    demands,
    understood,
  };
}

/** By the variable, or by the line if the name there is the one in the message: some services count lines differently. */
function lineOf(document: ProbeDocument, error: ServiceError, located: LocatedFinding): Line | null {
  const byVariable = located.variable === null ? undefined : document.byVariable.get(located.variable);
  if (byVariable) return byVariable;
  const line = error.line === null ? undefined : document.byLine.get(error.line);
  if (!line || located.name === null || located.finding.kind === 'demands' || nameOf(line) === located.name)
    return line ?? null;
  // A message about fields of an input object may stand at the argument that holds it.
  const near = [...document.byLine.values()].filter(
    (each) => line.kind === 'step' && each.kind === 'candidate' && samePath(each.candidate.at, line.at),
  );
  return onlyOne(near.filter((each) => nameOf(each) === located.name));
}

/** By the names in a message: of the candidate, or of the control, and of what holds it. */
function namedLine(
  document: ProbeDocument,
  { name, holder, finding }: LocatedFinding,
  holderOf: HolderOf,
): Line | null {
  const lines = [...document.byLine.values()];
  if (name === null) {
    if (holder === null || finding.kind !== 'demands') return null;
    return onlyOne(lines.filter((line) => line.kind !== 'control' && nameOf(line) === holder));
  }
  const named = lines.filter((line) => line.kind !== 'step' && nameOf(line) === name);
  const held = named.filter((line) => holder !== null && holdersOf(document, line, holderOf).includes(holder));
  return onlyOne(held) ?? onlyOne(named);
}

/** Two lines of one candidate are its variable and its place. */
function onlyOne(lines: readonly Line[]): Line | null {
  const [first, ...others] = lines;
  return first && others.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : null;
}

/** The type that a candidate stands in, or for an argument the field. */
function holdersOf(document: ProbeDocument, line: Line, holderOf: HolderOf): readonly (string | null)[] {
  if (line.kind === 'step') return [];
  const candidate =
    line.kind === 'candidate' ? line.candidate : document.candidates.find((each) => groupOf(each) === line.group);
  if (!candidate) return [];
  return candidate.kind === 'argument' && candidate.within.length === 0
    ? [candidate.at.at(-1) ?? null]
    : [holderOf(candidate)];
}

function nameOf(line: Line): string | null {
  if (line.kind === 'control') return control;
  return line.kind === 'candidate' ? line.candidate.name : (line.within.at(-1) ?? line.at.at(-1) ?? null);
}

/**
 * Assigns errors that name a field of which there are several candidates, without their type. If there are as many equal
 * errors as candidates without another finding, each gets one; otherwise those candidates stay unclear.
 */
function assignUnplaced(
  document: ProbeDocument,
  unplaced: readonly LocatedFinding[],
  findings: Map<ProbeCandidate, Finding[]>,
): void {
  for (const name of new Set(unplaced.map((located) => located.name))) {
    const sameName = unplaced.filter((located) => located.name === name);
    const open = document.candidates.filter((candidate) => candidate.name === name && !findings.has(candidate));
    const alike = sameName.every(({ finding }) => JSON.stringify(finding) === JSON.stringify(sameName[0]?.finding));
    const isTheirs = alike && sameName.length === open.length;
    for (const candidate of open)
      findings.set(candidate, [(isTheirs ? sameName[0]?.finding : undefined) ?? { kind: 'unclear' }]);
  }
}
