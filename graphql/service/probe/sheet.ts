import { maxDepth } from '../depth.ts';
import type { Path } from '../sources.ts';

/** A field that may be there, in the object at the end of a path from the query root. */
export interface FieldSpot {
  readonly kind: 'field';
  readonly at: Path;
  readonly name: string;
  /** Whether it has a selection: a value then causes an error. Without one an object does. */
  readonly open: boolean;
}

/** An argument that may be there, of the field at the end of a path; or a field of an input object in an argument. */
export interface ArgumentSpot {
  readonly kind: 'argument';
  readonly at: Path;
  /** The argument and the input objects on the way; empty for an argument itself. */
  readonly within: Path;
  readonly name: string;
}

/** A candidate, on a line of its own. */
export type Spot = FieldSpot | ArgumentSpot;

/** What stands on a line: a candidate, the control of its group, or a field or an input object on the way to others. */
export type Line =
  | { readonly kind: 'spot'; readonly spot: Spot }
  | { readonly kind: 'control'; readonly group: string }
  | { readonly kind: 'step'; readonly at: Path; readonly within: Path };

/** A document full of candidates, and what stands where in it. */
export interface Sheet {
  readonly name: string;
  readonly text: string;
  readonly spots: readonly Spot[];
  readonly byLine: ReadonlyMap<number, Line>;
  readonly byVariable: ReadonlyMap<string, Line>;
}

/**
 * A name that no service has. It ends every group of candidates: if it causes no error, the group was not validated, and
 * no error about the others means nothing. It also keeps a document of valid candidates from being executed.
 */
export const control = 'deskNothing';

/** A type that nobody expects anywhere, so that every argument that is there announces its own. */
const neutralType = '[[Boolean]]';

interface Block {
  readonly fields: Map<string, Block>;
  readonly spots: FieldSpot[];
  readonly inputs: Inputs;
}

interface Inputs {
  readonly below: Map<string, Inputs>;
  readonly spots: ArgumentSpot[];
}

/** The candidates that stand in one object, one list of arguments or one input object. */
export function groupOf(spot: Pick<FieldSpot, 'kind' | 'at'> | Pick<ArgumentSpot, 'kind' | 'at' | 'within'>): string {
  return spot.kind === 'field' ? spot.at.join('.') : `${spot.at.join('.')}(${spot.within.join('.')}`;
}

/** Whether a candidate fits into a document without making it too deep. */
export function isWithinDepth(spot: Spot): boolean {
  return spot.kind === 'field' ? spot.at.length + (spot.open ? 2 : 1) <= maxDepth : spot.at.length + 1 <= maxDepth;
}

/** Writes candidates into one document, everything on a line of its own, so that an error's line tells what is meant. */
export function writeSheet(spots: readonly Spot[]): Sheet {
  const root = blockOf();
  for (const spot of spots) place(root, spot);
  const variables: string[] = [];
  const byVariable = new Map<string, Line>();
  const rows: { readonly text: string; readonly line?: Line }[] = [];

  function variable(line: Line): string {
    const name = `v${variables.length}`;
    variables.push(name);
    byVariable.set(name, line);
    return `$${name}`;
  }

  function writeInputs({ below, spots: own }: Inputs, at: Path, within: Path): void {
    for (const [name, inner] of below) {
      const inside = [...within, name];
      rows.push({ text: `${name}: {`, line: { kind: 'step', at, within: inside } });
      writeInputs(inner, at, inside);
      rows.push({ text: '}' });
    }
    for (const spot of own) {
      const line: Line = { kind: 'spot', spot };
      rows.push({ text: `${spot.name}: ${variable(line)}`, line });
    }
    if (own.length === 0) return;
    const line: Line = { kind: 'control', group: groupOf({ kind: 'argument', at, within }) };
    rows.push({ text: `${control}: ${variable(line)}`, line });
  }

  function writeBlock({ fields, spots: own }: Block, at: Path): void {
    for (const [name, below] of fields) {
      const here = [...at, name];
      const line: Line = { kind: 'step', at: here, within: [] };
      const hasInputs = below.inputs.below.size + below.inputs.spots.length > 0;
      rows.push({ text: hasInputs ? `${name}(` : `${name} {`, line });
      if (hasInputs) {
        writeInputs(below.inputs, here, []);
        rows.push({ text: ') {' });
      }
      writeBlock(below, here);
      rows.push({ text: '}' });
    }
    for (const spot of own)
      rows.push({ text: spot.open ? `${spot.name} { __typename }` : spot.name, line: { kind: 'spot', spot } });
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
  return { name, text, spots, byLine, byVariable };
}

function blockOf(): Block {
  return { fields: new Map(), spots: [], inputs: inputsOf() };
}

function inputsOf(): Inputs {
  return { below: new Map(), spots: [] };
}

function place(root: Block, spot: Spot): void {
  let block = root;
  for (const step of spot.at) {
    const next = block.fields.get(step) ?? blockOf();
    block.fields.set(step, next);
    block = next;
  }
  if (spot.kind === 'field') {
    block.spots.push(spot);
    return;
  }
  let { inputs } = block;
  for (const step of spot.within) {
    const next = inputs.below.get(step) ?? inputsOf();
    inputs.below.set(step, next);
    inputs = next;
  }
  inputs.spots.push(spot);
}
