import type { Outcome, ServiceError } from '../outcome.ts';
import type { Path } from '../sources.ts';
import { type Finding, type LocatedFinding, readMessage } from './findings.ts';
import { control, groupOf, type Line, type Sheet, type Spot } from './sheet.ts';

/** What a service's errors about a sheet tell. */
export interface Reading {
  findings(spot: Spot): readonly Finding[];
  /** Whether the control beside a candidate caused an error: then a candidate without one is valid. */
  isValidated(spot: Spot): boolean;
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

/** What the fields of a group stand in, where it is known: it tells candidates of one name apart where lines do not. */
export type HolderOf = (spot: Spot) => string | null;

/** Reads the errors about a sheet. Each is matched to its candidate by a variable, else by the line, else by names. */
export function readSheet(sheet: Sheet, outcome: Outcome, holderOf: HolderOf): Reading {
  const findings = new Map<Spot, Finding[]>();
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
    } else findings.set(line.spot, [...(findings.get(line.spot) ?? []), finding]);
  }

  for (const error of 'errors' in outcome ? outcome.errors : []) {
    for (const located of readMessage(error.message)) {
      const line = lineOf(sheet, error, located) ?? namedLine(sheet, located, holderOf);
      if (line) take(line, located);
      else if (located.name !== null) unplaced.push(located);
    }
  }
  assignUnplaced(sheet, unplaced, findings);
  return {
    findings: (spot) => findings.get(spot) ?? [],
    isValidated: (spot) => isValidated.has(groupOf(spot)),
    typeNames,
    demands,
    understood,
  };
}

/** By the variable, or by the line if the name there is the one in the message: some services count lines differently. */
function lineOf(sheet: Sheet, error: ServiceError, located: LocatedFinding): Line | null {
  const byVariable = located.variable === null ? undefined : sheet.byVariable.get(located.variable);
  if (byVariable) return byVariable;
  const line = error.line === null ? undefined : sheet.byLine.get(error.line);
  if (!line || located.name === null || located.finding.kind === 'demands' || nameOf(line) === located.name)
    return line ?? null;
  // A message about fields of an input object may stand at the argument that holds it.
  const near = [...sheet.byLine.values()].filter(
    (each) => line.kind === 'step' && each.kind === 'spot' && each.spot.at.join('.') === line.at.join('.'),
  );
  return onlyOne(near.filter((each) => nameOf(each) === located.name));
}

/** By the names in a message: of the candidate, or of the control, and of what holds it. */
function namedLine(sheet: Sheet, { name, holder, finding }: LocatedFinding, holderOf: HolderOf): Line | null {
  const lines = [...sheet.byLine.values()];
  if (name === null) {
    if (holder === null || finding.kind !== 'demands') return null;
    return onlyOne(lines.filter((line) => line.kind !== 'control' && nameOf(line) === holder));
  }
  const named = lines.filter((line) => line.kind !== 'step' && nameOf(line) === name);
  const held = named.filter((line) => holder !== null && holdersOf(sheet, line, holderOf).includes(holder));
  return onlyOne(held) ?? onlyOne(named);
}

/** Two lines of one candidate are its variable and its place. */
function onlyOne(lines: readonly Line[]): Line | null {
  const [first, ...others] = lines;
  return first && others.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : null;
}

/** The type that a candidate stands in, or for an argument the field. */
function holdersOf(sheet: Sheet, line: Line, holderOf: HolderOf): readonly (string | null)[] {
  if (line.kind === 'step') return [];
  const spot = line.kind === 'spot' ? line.spot : sheet.spots.find((each) => groupOf(each) === line.group);
  if (!spot) return [];
  return spot.kind === 'argument' && spot.within.length === 0 ? [spot.at.at(-1) ?? null] : [holderOf(spot)];
}

function nameOf(line: Line): string | null {
  if (line.kind === 'control') return control;
  return line.kind === 'spot' ? line.spot.name : (line.within.at(-1) ?? line.at.at(-1) ?? null);
}

/**
 * Assigns errors that name a field of which there are several candidates, without their type. If there are as many equal
 * errors as candidates without another finding, each gets one; otherwise those candidates stay unclear.
 */
function assignUnplaced(sheet: Sheet, unplaced: readonly LocatedFinding[], findings: Map<Spot, Finding[]>): void {
  for (const name of new Set(unplaced.map((located) => located.name))) {
    const sameName = unplaced.filter((located) => located.name === name);
    const open = sheet.spots.filter((spot) => spot.name === name && !findings.has(spot));
    const alike = sameName.every(({ finding }) => JSON.stringify(finding) === JSON.stringify(sameName[0]?.finding));
    const isTheirs = alike && sameName.length === open.length;
    for (const spot of open) findings.set(spot, [(isTheirs ? sameName[0]?.finding : undefined) ?? { kind: 'unclear' }]);
  }
}
