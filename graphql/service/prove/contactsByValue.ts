import type { SchemaModel } from '../introspection/schemaModel.ts';
import { pathText } from '../mapDescription.ts';
import { withField } from '../match/queries/fieldChoices.ts';
import { contentsOf, type Leaf } from '../match/schema/leaves.ts';
import { belongsToAnother } from '../match/values/pickLeaf.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { Operation } from '../serviceMap.ts';
import { asText, valuesAt } from '../sources.ts';

type Contact = 'phones' | 'emails';

/** Written so that nothing else looks like it: with a country code (E.164), or as North America writes it. */
const phone = /^\+[1-9][\d\s().-]{6,18}$|^(\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/;
const looks: Readonly<Record<Contact, RegExp>> = { phones: phone, emails: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/ };

/** Of somebody or something else, though it can be dialled or written to. */
const otherUse = /fax|emergen|refer|employ|assist|support|manager|next_?of_?kin|clinic|office_?of|bill|backup|recover/i;

const fewest = 8;
const nearlyAll = 0.9;

/**
 * The phone and the e-mail of a client by what they look like, where no field is called so: `number`, `reach`, `contact`.
 * Only of the one field of the row in which nearly all values are such; with two nobody knows which is meant.
 */
export function withContactsByValue(
  schema: SchemaModel,
  operation: Operation<object>,
  rows: readonly unknown[],
): Operation<object> {
  const type = rowType(schema, operation);
  if (!type) return operation;
  const own = contentsOf(schema, type).leaves.filter((leaf) => leaf.kind === 'text' && isOwn(leaf));
  let found = operation;
  for (const contact of ['phones', 'emails'] as const) {
    if (contact in operation.fields) continue;
    const [leaf, another] = own.filter(({ path }) => {
      const values = rows.flatMap((row) => asText(valuesAt(row, path)[0])?.trim() || []);
      const fitting = values.filter((value) => looks[contact].test(value)).length;
      return values.length >= fewest && fitting / values.length >= nearlyAll;
    });
    if (!leaf || another) continue;
    found = withField(schema, 'clients', found, contact, pathText(leaf.path)) ?? found;
  }
  return found;
}

function isOwn(leaf: Leaf): boolean {
  const isPlain = leaf.path.length === 1 && !leaf.isList && !leaf.deprecated;
  return isPlain && !belongsToAnother(leaf) && !otherUse.test(leaf.path.join('.'));
}
