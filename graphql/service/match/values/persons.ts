import type { SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { emailPaths, phoneSources } from './contactFields.ts';
import { contentsOf } from '../schema/leaves.ts';
import { nameParts, nameSource } from './nameFields.ts';
import { hasLeaf } from './pickLeaf.ts';

/** How deep parts and wrappers are searched where types are judged; documents have a limit of their own. */
export const anyLevels = 8;

/** Whether a type holds a given and a family name. */
function isPerson(schema: SchemaModel, type: TypeModel): boolean {
  const { given, family } = nameParts({ schema, type, levels: anyLevels });
  return given !== null && family !== null;
}

/**
 * Whether a type holds a person's name in one piece: called so, or beside a phone number or an e-mail address and a birth
 * date or a sign-in.
 */
function isWholePerson(schema: SchemaModel, type: TypeModel): boolean {
  const context = { schema, type, levels: anyLevels };
  const { leaves } = contentsOf(schema, type);
  if (hasLeaf(leaves, ['full name'])) return true;
  const reachable = phoneSources(context).length > 0 || emailPaths(context).length > 0;
  return reachable && hasLeaf(leaves, [...bornWords, ...accountWords]) && nameSource(context, null) !== undefined;
}

/** Fields of accounts, which places do not have. */
const accountWords: readonly string[] = ['last sign in', 'last login', 'is admin'];

export const bornWords: readonly string[] = ['sex', 'gender', 'birth date', 'age', 'born'];

/** How a type holds the name of a person. */
export type PersonName = 'parts' | 'whole' | 'none';

export function personIn(schema: SchemaModel, type: TypeModel): PersonName {
  if (isPerson(schema, type)) return 'parts';
  return isWholePerson(schema, type) ? 'whole' : 'none';
}
