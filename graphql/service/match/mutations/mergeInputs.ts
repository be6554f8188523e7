import {
  type FieldModel,
  type InputModel,
  isRequired,
  type SchemaModel,
  type TypeModel,
} from '../../introspection/schemaModel.ts';
import type { Path } from '../../sources.ts';
import type { WriteArgument, WriteRole, WriteSlot } from '../../serviceWrites.ts';
import { ownNouns } from '../words/vocabulary.ts';
import { valueKind, type ValueKind } from '../schema/valueKind.ts';
import { wordsOf } from '../words/words.ts';
import type { WriteReading } from './writeInputs.ts';

// A merge can't be undone, and taken the wrong way round it destroys the record that was to stay. So nothing here is
// weighed: either the names decide which of two ids stays, or merging is not offered.

/** The role of an id by its name. `itself` has none, `merged` is only known to be one of the two. */
type Side = 'stays' | 'goes' | 'itself' | 'merged' | 'unclear';

interface Identity {
  readonly argument: InputModel;
  readonly path: Path;
  readonly side: Side;
  readonly kind: ValueKind;
  readonly isList: boolean;
  readonly demanded: boolean;
  /** Whether its name means that the client is deleted, not only moved. */
  readonly isDestroyed: boolean;
}

const stays: ReadonlySet<string> = new Set([
  'keep',
  'kept',
  'retain',
  'retained',
  'survivor',
  'surviving',
  'survive',
  'target',
  'destination',
  'dest',
  'into',
  'winner',
  'winning',
  'primary',
  'master',
  'main',
  'remaining',
  'canonical',
]);
const destroyed: ReadonlySet<string> = new Set([
  'remove',
  'removed',
  'drop',
  'dropped',
  'discard',
  'discarded',
  'delete',
  'deleted',
  'duplicate',
  'dup',
  'dupe',
  'loser',
  'losing',
  'absorbed',
  'obsolete',
  'redundant',
]);
const goes: ReadonlySet<string> = new Set([...destroyed, 'source', 'from', 'secondary']);
const joining: ReadonlySet<string> = new Set(['merge', 'merged', 'merging']);
/** Words that turn the others round, or count two as equals. */
const turning: ReadonlySet<string> = new Set([
  'of',
  'with',
  'not',
  'non',
  'un',
  'other',
  'first',
  'second',
  'one',
  'two',
  'a',
  'b',
  'left',
  'right',
  'old',
  'new',
  'original',
  'both',
  'all',
]);
const idWords: ReadonlySet<string> = new Set(['id', 'uuid', 'guid', 'ref', 'gid', 'key', 'row']);
const wrappers: ReadonlySet<string> = new Set([
  'input',
  'data',
  'payload',
  'request',
  'param',
  'parameter',
  'arg',
  'attribute',
  'command',
  'object',
  'where',
  'connect',
]);

/** Input objects are followed this far: `input` `keep` `connect` `id`. */
const maxLevels = 4;

/** Reads a mutation that merges two clients; without a clear direction both ids are unknown. */
export function readMergeInputs(
  schema: SchemaModel,
  field: FieldModel,
  client: readonly string[],
  verb: string,
): WriteReading {
  const own: ReadonlySet<string> = new Set([...client, ...ownNouns.client, 'record']);
  const found: Identity[] = [];
  const unknown: string[] = [];
  for (const input of field.arguments) open(input, input, [], 0, isRequired(input));

  function open(argument: InputModel, input: InputModel, path: Path, level: number, demanded: boolean): void {
    const type: TypeModel | undefined = schema.types.get(input.type.name ?? '');
    const name = [argument.name, ...path].join('.');
    if (type?.kind === 'INPUT_OBJECT') {
      if (level < maxLevels && input.type.lists === 0)
        for (const each of type.inputFields)
          open(argument, each, [...path, each.name], level + 1, demanded && isRequired(each));
      else if (demanded) unknown.push(name);
      return;
    }
    const kind = valueKind(schema, input.type.name);
    const words = [argument.name, ...path].flatMap(wordsOf).filter((word) => !wrappers.has(word));
    const side = isIdentity(words, kind) ? sideOf(words, demanded) : null;
    if (side === null && demanded) unknown.push(name);
    if (side === null) return;
    const isDestroyed = words.some((word) => destroyed.has(word));
    found.push({ argument, path, side, kind, isList: input.type.lists > 0, demanded, isDestroyed });
  }

  function isIdentity(words: readonly string[], kind: ValueKind): boolean {
    if (!['id', 'text', 'number'].includes(kind)) return false;
    const isNamed = words.some((word) => idWords.has(word)) || kind === 'id';
    return isNamed || (words.length > 0 && words.every((word) => isOfMerge(word) || own.has(word)));
  }

  /** Null where it is the id of something else, and optional. */
  function sideOf(words: readonly string[], demanded: boolean): Side | null {
    const meaning = words.filter((word) => !idWords.has(word) && !own.has(word));
    if (meaning.some((word) => turning.has(word))) return 'unclear';
    if (!meaning.every(isOfMerge)) return demanded || meaning.some(isOfMerge) ? 'unclear' : null;
    const keeps = meaning.some((word) => stays.has(word));
    const drops = meaning.some((word) => goes.has(word));
    if (keeps && drops) return 'unclear';
    // `idToRemove` goes, although `toId` alone stays.
    if (drops) return 'goes';
    if (keeps || meaning.includes('to')) return 'stays';
    return meaning.length > 0 ? 'merged' : 'itself';
  }

  const [stay, go] = sidesOf(found, verb) ?? [];
  if (!stay || !go) {
    const ids = found.map(({ argument, path }) => [argument.name, ...path].join('.'));
    return { arguments: [], roles: new Set(), unknown: [...unknown, ...(ids.length > 0 ? ids : [field.name])] };
  }
  const slots = [
    { id: stay, slot: slotOf(stay, 'id') },
    { id: go, slot: slotOf(go, 'otherId') },
  ];
  const list = field.arguments.flatMap((argument): WriteArgument[] => {
    const mine = slots.filter(({ id }) => id.argument === argument).map(({ slot }) => slot);
    return mine.length > 0 ? [{ name: argument.name, type: argument.type.text, slots: mine }] : [];
  });
  return { arguments: list, roles: new Set<WriteRole>(['id', 'otherId']), unknown };
}

function isOfMerge(word: string): boolean {
  return stays.has(word) || goes.has(word) || joining.has(word) || word === 'to';
}

/** The one that stays and the one that goes; null where anything is left to doubt. */
function sidesOf(found: readonly Identity[], verb: string): readonly [Identity, Identity] | null {
  const [one, other, ...more] = found;
  if (!one || !other || more.length > 0) return null;
  const [stay, go] = rank(one) < rank(other) ? [one, other] : [other, one];
  const isUnambiguous =
    (stay.side === 'stays' && ['goes', 'merged', 'itself'].includes(go.side)) ||
    (stay.side === 'itself' && go.side === 'goes');
  // After `join` or `combine` both clients may still exist, as two owners of one animal.
  const isMerge = verb === 'merge' || verb === 'dedupe' || verb === 'deduplicate' || go.isDestroyed;
  // A list stands for those that go, and its members are written as texts.
  const isSendable = !stay.isList && !(go.isList && go.kind === 'number');
  return isUnambiguous && isMerge && isSendable ? [stay, go] : null;
}

/** The client that stays comes first. An id without such a word takes the side that the other one leaves. */
function rank({ side }: Identity): number {
  return ['stays', 'itself', 'merged', 'goes', 'unclear'].indexOf(side);
}

function slotOf({ path, kind, isList, demanded }: Identity, role: WriteRole): WriteSlot {
  const form = isList ? ('list' as const) : kind === 'number' ? ('number' as const) : undefined;
  return { path, role, ...(form ? { form } : {}), ...(demanded ? { demanded: true as const } : {}) };
}
