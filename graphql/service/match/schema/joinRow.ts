import type { FieldModel, SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { isIdentity, objectType } from './identity.ts';
import { wordsOf } from '../words/words.ts';

/** Whether a row stands for one record at another, such as a student's visit to a lesson, also where a query lists it. */
export function isJoinRow(schema: SchemaModel, owner: TypeModel, { name: called, fields }: TypeModel): boolean {
  const records = fields.flatMap(({ type: { lists, name } }) => {
    const record = lists === 0 ? objectType(schema, name) : null;
    return record && isIdentity(schema, record) ? [record.name] : [];
  });
  const [other, ...more] = records.filter((name) => name !== owner.name);
  if (other === undefined || more.length > 0) return false;
  const isShort = records.includes(owner.name) && fields.length <= mostJoinFields;
  return isShort || (wordsOf(called).includes('assignment') && fields.some((field) => isKeyOf(owner, field)));
}

/** The `appointmentId` in a record that belongs to an appointment. */
export function isKeyOf(owner: TypeModel, { name }: FieldModel): boolean {
  const [words, own] = [wordsOf(name), wordsOf(owner.name)];
  return words.length > 1 && words.at(-1) === 'id' && words.slice(0, -1).every((word) => own.includes(word));
}

/** A row with more than this has more to say than which two records belong together. */
const mostJoinFields = 6;
