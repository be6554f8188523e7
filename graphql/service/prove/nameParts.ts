import { maxDepth } from '../depth.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { ClientFields, Operation } from '../serviceMap.ts';
import { type Path, readText, samePath, sourceAt, valuesAt } from '../sources.ts';
import { withSingleSpaces } from '../text.ts';
import { type ProofSession, setOperation } from './proofSession.ts';
import { widePaths } from './wideRead.ts';

/** Fewer names may be made of two texts by chance. */
const fewestNames = 3;

/**
 * The given and the family name of clients who are known by their whole name alone: two texts beside each other that make
 * it in every row, such as those of the person that an account is kept for. A company has the second alone.
 */
export function proveNameParts(session: ProofSession): void {
  const list = session.lists.get('clients');
  const type = list && rowType(session.schema, list.operation);
  if (!list || !type) return;
  // Sound: the list of clients is read by a client's fields.
  const operation = list.operation as Operation<ClientFields>;
  const { name, givenName, familyName } = operation.fields;
  if (givenName || familyName || name?.kind !== 'path') return;
  const paths = widePaths(session.schema, session.scores, type, maxDepth - 1 - operation.rows.length);
  const people = list.rows.flatMap((row) => {
    const whole = readText(row, name);
    return whole === null ? [] : [{ row, whole: withSingleSpaces(whole) }];
  });
  const texts = paths.filter((path) => people.some(({ row, whole }) => isPieceOf(textAt(row, path), whole)));
  const found = texts
    .flatMap((given) => texts.flatMap((family) => (areBeside(given, family) ? [{ given, family }] : [])))
    .filter(({ given, family }) => !familyWords.test(given.at(-1) ?? '') && !givenWords.test(family.at(-1) ?? ''))
    .find(({ given, family }) => makeNames(people, given, family));
  if (!found) return;
  const parts = { givenName: sourceAt(found.given), familyName: sourceAt(found.family) };
  setOperation(session, 'clients', { ...operation, fields: { ...operation.fields, ...parts } });
}

/** A name may be written with the family first, and begin with a title or end with what kind of account it is of. */
const others = 'title|salut|prefix|suffix|kind|type|code';
const familyWords = new RegExp(`sur|family|last|${others}`, 'i');
const givenWords = new RegExp(`given|first|fore|${others}`, 'i');

interface Person {
  readonly row: unknown;
  readonly whole: string;
}

function makeNames(people: readonly Person[], given: Path, family: Path): boolean {
  const made = people.map(({ row, whole }) => {
    const [first, last] = [textAt(row, given), textAt(row, family)];
    return { isWhole: [first, last].filter(Boolean).join(' ') === whole, hasBoth: first !== '' && last !== '' };
  });
  const differ = [given, family].every(
    (path) => new Set(people.map(({ row }) => textAt(row, path))).size >= fewestNames,
  );
  const isOfBoth = differ && made.filter(({ hasBoth }) => hasBoth).length >= fewestNames;
  // What has no second part is a company by its name, which is no given name.
  return isOfBoth && made.every(({ isWhole }) => isWhole) && people.every(({ row }) => textAt(row, family) !== '');
}

function isPieceOf(text: string, whole: string): boolean {
  return text !== '' && text !== whole && (whole.startsWith(`${text} `) || whole.endsWith(` ${text}`));
}

function areBeside(one: Path, other: Path): boolean {
  return samePath(one.slice(0, -1), other.slice(0, -1)) && one.at(-1) !== other.at(-1);
}

/** The only text at a path, or none. */
function textAt(row: unknown, path: Path): string {
  const [text, another] = valuesAt(row, path);
  return typeof text === 'string' && another === undefined ? withSingleSpaces(text) : '';
}
