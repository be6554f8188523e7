import { isRequired, type SchemaModel, type TypeModel } from '../../introspection/schemaModel.ts';
import { calledIn, isCalled } from '../words/typeNames.ts';
import { wordsOf } from '../words/words.ts';

/** One may demand an id for reasons of its own. */
const fewest = 2;

/** Whether several lists of a service demand ids of its places: these are places, though they have no more than a name. */
export function areDemanded(schema: SchemaModel, type: TypeModel): boolean {
  if (!isCalled(type.name, 'location')) return false;
  const noun = wordsOf(calledIn(schema, type)).join(' ');
  const isId = (name: string): boolean => wordsOf(name).join(' ') === `${noun} id`;
  const fields = schema.types.get(schema.queryType)?.fields ?? [];
  const demanding = fields.filter(
    ({ type: to, arguments: list }) =>
      to.lists > 0 &&
      list.some(
        (input) =>
          isRequired(input) &&
          (isId(input.name) ||
            (schema.types.get(input.type.name ?? '')?.inputFields ?? []).some(
              (each) => isRequired(each) && isId(each.name),
            )),
      ),
  );
  return demanding.length >= fewest;
}
