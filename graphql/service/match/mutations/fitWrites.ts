import { isRequired, type SchemaModel } from '../../introspection/schemaModel.ts';
import type { WriteArgument, WriteConcept, WriteOperation, WriteSlot } from '../../serviceWrites.ts';
import { type Card, fitToCard } from './counterparts.ts';
import { lacksDemanded } from '../schema/demanded.ts';
import { mutationCalled } from './mutationFields.ts';
import { titleOf } from '../../mapDescription.ts';
import { samePath } from '../../sources.ts';

/** Whether a mutation still has everything that it demands, after what can't be compared was taken away. */
export function isWhole(schema: SchemaModel, former: WriteOperation, { arguments: list }: WriteOperation): boolean {
  const mutation = mutationCalled(schema, titleOf(former))?.field;
  const lost = former.arguments.filter(({ name }) => !list.some((each) => each.name === name));
  if (lost.some(({ name }) => mutation?.arguments.some((input) => input.name === name && isRequired(input))))
    return false;
  const kept = (argument: WriteArgument, slot: WriteSlot): boolean =>
    list.some(
      ({ name, slots }) =>
        name === argument.name && slots.some(({ path, role }) => samePath(path, slot.path) && role === slot.role),
    );
  const isNowLacking = list.some((argument) => {
    const before = former.arguments.find(({ name }) => name === argument.name);
    return lacksDemanded(schema, argument) && (!before || !lacksDemanded(schema, before));
  });
  if (isNowLacking) return false;
  return former.arguments.every((argument) => argument.slots.every((slot) => !slot.demanded || kept(argument, slot)));
}

/** What clients and patients are compared with before they are changed, by what was matched for reading them. */
export interface Cards {
  readonly client: Card | null;
  readonly patient: Card | null;
}

/** A mutation that writes only what the desk reads of a card, where it changes one. */
export function fitWrite(
  schema: SchemaModel,
  { client, patient }: Cards,
  concept: WriteConcept,
  operation: WriteOperation,
): WriteOperation {
  const card = concept === 'addPatient' || concept === 'updatePatient' ? patient : client;
  return card ? fitToCard(schema, concept, operation, card) : operation;
}
