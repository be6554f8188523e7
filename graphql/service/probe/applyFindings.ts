import { argumentKey, isMany } from './argumentCandidates.ts';
import { requestKey } from './nextCandidates.ts';
import type { Role } from './fieldNames.ts';
import type { Finding } from './findings.ts';
import {
  createType,
  fieldAt,
  type Knowledge,
  type KnownField,
  type KnownType,
  noteArgument,
  noteField,
  typeAt,
} from './knowledge.ts';
import {
  type ArgumentCandidate,
  type FieldCandidate,
  groupOf,
  type Reading,
  type ProbeDocument,
} from './probeDocument.ts';
import { entitiesOf, isPlural } from './queryNames.ts';
import type { TypeReference } from '../introspection/schemaModel.ts';
import type { Path } from '../sources.ts';

/** The most suggested names that are tried on one type. */
const maxSuggested = 24;
/** How many types are examined for one entity. */
const maxTypes = 6;
/** The most types and input objects examined: more are not worth the time. */
const maxTotal = 120;

/** Adds the findings of a document to what is known. */
export function applyFindings(knowledge: Knowledge, document: ProbeDocument, reading: Reading): void {
  for (const candidate of document.candidates) {
    const findings = reading.findings(candidate);
    if (candidate.kind === 'field') applyField(knowledge, candidate, findings, reading.isValidated(candidate));
    else applyArgument(knowledge, candidate, findings, reading.isValidated(candidate));
  }
  for (const { at, within, finding } of reading.demands) {
    const input = knowledge.inputs.get(groupOf({ kind: 'argument', at, within }));
    const into = within.length === 0 ? fieldAt(knowledge, at)?.arguments : input?.fields;
    if (!into) continue;
    noteArgument(into, finding.argument, { type: finding.type, demanded: true });
    openInput(knowledge, at, [...within, finding.argument], finding.type);
  }
  const root = reading.typeNames.get('');
  if (root !== undefined) knowledge.queryType = root;
}

function applyField(
  knowledge: Knowledge,
  candidate: FieldCandidate,
  findings: readonly Finding[],
  isValidated: boolean,
): void {
  const type = typeAt(knowledge, candidate.at);
  if (!type) return;
  // The service did not validate it, so it is requested once more.
  if (findings.length === 0 && !isValidated && !type.requested.has(`${candidate.name} !`)) {
    type.requested.add(`${candidate.name} !`);
    return;
  }
  if (findings.some(({ kind }) => kind === 'unclear')) {
    // Requested once more, then as the only one of its name.
    const again = type.requested.has(`${candidate.name} ?`) ? requestKey(candidate) : `${candidate.name} ?`;
    type.requested.add(again);
    knowledge.unclear.add(candidate.name);
    return;
  }
  type.requested.add(requestKey(candidate));
  for (const finding of findings) {
    switch (finding.kind) {
      case 'absent':
        type.fields.delete(candidate.name);
        suggest(type, finding.suggestions);
        return;
      case 'leaf':
        noteField(type, candidate.name, { kind: 'leaf', type: finding.type, isEnum: finding.isEnum });
        if (finding.type?.name) note(knowledge, finding.type.name, finding.isEnum);
        break;
      case 'object':
        noteField(type, candidate.name, { kind: 'object', type: finding.type, whole: finding.whole });
        break;
      case 'demands':
        noteArgument(noteField(type, candidate.name, {}).arguments, finding.argument, {
          type: finding.type,
          demanded: true,
        });
        openInput(knowledge, [...candidate.at, candidate.name], [finding.argument], finding.type);
        break;
      case 'expects':
      case 'unclear':
      case 'other':
        break;
    }
  }
  // Where others beside it were refused, no error means that it may be requested like this.
  const isSilent = findings.every(({ kind }) => kind === 'demands');
  if (isSilent && isValidated && !type.fields.get(candidate.name)?.type) {
    noteField(type, candidate.name, { kind: candidate.open ? 'object' : 'leaf' });
  }
  const field = type.fields.get(candidate.name);
  if (field?.kind === 'object' && field.type !== null) follow(knowledge, type, candidate.name);
}

/** Adds the type that a field leads to, or another role of a type that is known. */
function follow(knowledge: Knowledge, from: KnownType, name: string): void {
  const field = from.fields.get(name);
  const of = field?.type?.name;
  if (!field || of === undefined || of === null || of === knowledge.queryType) return;
  const isRoot = from === knowledge.root;
  const { roles, rows } = isRoot ? rolesOfRoot(field) : rolesBelow(field, from);
  if (roles.length === 0) return;
  const known = knowledge.types.get(of);
  if (known) for (const role of roles) known.roles.add(role);
  else if (knowledge.types.size < maxTotal && !(isRoot && isCrowded(knowledge, rows))) {
    knowledge.types.set(of, createType(of, [...from.at, name], roles, rows));
  }
}

/** Roots are found in the order of how plainly they are called: behind a few types for one thing hardly another is it. */
function isCrowded(knowledge: Knowledge, rows: readonly Role[]): boolean {
  const roots = [...knowledge.types.values()].filter(({ at }) => at.length === 1);
  return rows.every((role) => roots.filter((each) => each.rows.includes(role)).length >= maxTypes);
}

function suggest(type: KnownType, names: readonly string[]): void {
  for (const name of names) if (type.suggested.size < maxSuggested) type.suggested.add(name);
}

function applyArgument(
  knowledge: Knowledge,
  candidate: ArgumentCandidate,
  findings: readonly Finding[],
  isValidated: boolean,
): void {
  const input = candidate.within.length === 0 ? null : (knowledge.inputs.get(groupOf(candidate)) ?? null);
  const into = input ? input.fields : fieldAt(knowledge, candidate.at)?.arguments;
  if (input) input.requested.add(candidate.name);
  else knowledge.root.requested.add(argumentKey(candidate.at, candidate.name));
  if (!into) return;
  if (input && isValidated) input.isObject = true;
  const expected = findings.find((finding) => finding.kind === 'expects');
  const demanded = findings.find((finding) => finding.kind === 'demands');
  if (findings.some(({ kind }) => kind === 'absent')) return;
  if (expected?.type) noteArgument(into, candidate.name, { type: expected.type, demanded: false });
  else if (expected || demanded || (findings.length === 0 && isValidated)) {
    noteArgument(into, candidate.name, { type: demanded?.type ?? null, demanded: demanded !== undefined });
  }
  openInput(knowledge, candidate.at, [...candidate.within, candidate.name], into.get(candidate.name)?.type ?? null);
}

/** A type of the service's own may be an input object: fields are tried on it, and their errors show what it is. */
function openInput(knowledge: Knowledge, at: Path, within: Path, type: TypeReference | null): void {
  const name = type?.name;
  if (!name || type.lists !== 0 || isValueType(name) || knowledge.inputs.size >= maxTotal) return;
  if ([...knowledge.inputs.values()].some((each) => each.name === name)) return;
  knowledge.inputs.set(groupOf({ kind: 'argument', at, within }), {
    name,
    at,
    within,
    entities: entitiesOf(at[0] ?? ''),
    fields: new Map(),
    requested: new Set(),
    isObject: false,
  });
}

/** Types that surely hold one value, by their names. */
function isValueType(name: string): boolean {
  if (/^(string|int|float|boolean|id)$/i.test(name)) return true;
  return /(date|time|uuid|cursor|decimal|bigint|email|phone|json)$/i.test(name);
}

function note(knowledge: Knowledge, name: string, isEnum: boolean): void {
  knowledge.scalars.set(name, { isEnum: isEnum || (knowledge.scalars.get(name)?.isEnum ?? false) });
}

const partRoles: readonly (readonly [RegExp, Role])[] = [
  [/phone|mobile|cell/i, 'phone'],
  [/email/i, 'email'],
  [/address/i, 'address'],
  [/contact_?(method|point|detail|info)s?$/i, 'contact'],
  [/^edges$/, 'edge'],
  [/page_?info|^meta|pagination|^paging$/i, 'pageInfo'],
  [/^(name|person|demographics|identity)$/, 'person'],
  [/journey$|^progress$|^course$/i, 'course'],
];

/** What the type that a field leads to may be, and where that is a page, its rows. */
interface Roles {
  readonly roles: readonly Role[];
  readonly rows: readonly Role[];
}

/** By the name of a field of the query root, what it leads to. */
function rolesOfRoot(field: KnownField): Roles {
  const rows = entitiesOf(field.name);
  const name = field.type?.name ?? '';
  if (field.type?.lists !== 0) return { roles: rows, rows };
  if (/(connection|page)$/i.test(name)) return { roles: ['page'], rows };
  const isReply = /(reply|response|result|payload|data)$/i.test(name);
  // Where its lists are unknown, it may as well be a row.
  if (!field.whole) return { roles: isReply ? ['page', ...rows] : rows, rows };
  return { roles: isReply || isMany(field) ? ['page'] : rows, rows };
}

/** By the name of a field and what that stands in, what it leads to. */
function rolesBelow(field: KnownField, from: KnownType): Roles {
  const part = partRoles.find(([pattern]) => pattern.test(field.name))?.[1];
  if (part === 'edge' || part === 'pageInfo') return { roles: [part], rows: from.rows };
  // An object that holds a row's values is taken for what the row is.
  if (/^(attributes|fields)$/.test(field.name)) return { roles: [...from.roles], rows: from.rows };
  const isRow = from.rows.some((role) => from.roles.has(role));
  const own: readonly Role[] = part ? [part] : entitiesOf(field.name);
  // What holds rows and is none itself: its fields are called as wrappers are.
  if ((from.roles.has('page') || from.roles.has('edge')) && !(isRow && own.length > 0)) {
    // A reply may hold a page, or the one object that was requested.
    const isReply = /^(payload|result|data|response)$/.test(field.name) && field.type?.lists === 0;
    return { roles: isReply ? ['page', ...from.rows] : from.rows, rows: from.rows };
  }
  const rows: readonly Role[] = own.length > 0 ? own : ['named'];
  // What is several and no list is a page of them.
  const isPage = field.whole && isPlural(field.name) && field.type?.lists === 0;
  return { roles: isPage ? ['page', ...rows] : rows, rows };
}
