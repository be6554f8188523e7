import type { SchemaModel } from '../introspection/schemaModel.ts';
import type { AppointmentFields, Operation, ServiceMap } from '../serviceMap.ts';
import { isCondition, type Path } from '../sources.ts';
import { wordsOf } from './words.ts';

/** Where patients are people, an appointment's patient is its client, and there is no animal. */
export function withoutAnimals(
  schema: SchemaModel,
  people: string | undefined,
  map: Partial<ServiceMap>,
): Partial<ServiceMap> {
  const { appointments, patients, patient: card } = map;
  if (people === undefined || patients || card) return map;
  const changed = (operation: ServiceMap['appointments']): ServiceMap['appointments'] => {
    const { patient, ...fields } = operation?.fields ?? {};
    if (!operation || !patient) return operation;
    const type = typeAt(schema, operation, patient.path);
    const isPerson = patient.path.length === 0 ? wordsOf(people).includes('patient') : type === people;
    if (!isPerson) return operation;
    const { client = { ...patient, complete: 'client' as const } } = operation.fields;
    // Sound: the fields of a link are read from its own type; a person has at least an id and a name.
    return { ...operation, fields: { ...fields, client } as AppointmentFields };
  };
  const list = changed(appointments);
  const one = changed(map.appointment);
  return { ...map, ...(list && { appointments: list }), ...(one && { appointment: one }) };
}

/** The type of what a path from the rows of an operation leads to. */
function typeAt(schema: SchemaModel, { field, rows }: Operation<object>, path: Path): string | null {
  let type = schema.types.get(schema.queryType);
  let found: string | null = null;
  for (const step of [field, ...rows, ...path]) {
    const name = step.split('(', 1)[0];
    found = isCondition(step)
      ? step.slice('... on '.length)
      : (type?.fields.find((each) => each.name === name)?.type.name ?? null);
    type = schema.types.get(found ?? '');
  }
  return found;
}
