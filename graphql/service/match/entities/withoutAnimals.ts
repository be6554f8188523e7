import type { SchemaModel } from '../../introspection/schemaModel.ts';
import type { AppointmentFields, ServiceMap } from '../../serviceMap.ts';
import { rowType } from '../schema/resultShape.ts';
import { wordsOf } from '../words/words.ts';

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
    const type = rowType(schema, operation, patient.path)?.name;
    // What stands where the client does is the client, also in a copy of the record.
    const isSame = patient.path.length > 0 && patient.path.join('.') === operation.fields.client?.path.join('.');
    const isPerson = patient.path.length === 0 ? wordsOf(people).includes('patient') : isSame || type === people;
    if (!isPerson) return operation;
    const person = { ...patient, complete: 'client' as const };
    const { client = person } = operation.fields;
    // A visit may hold a copy of the client's name beside the id.
    const isCopy = client.mention === 'name' && patient.mention === 'id' && patient.path.length === 0;
    const whole = isCopy
      ? { path: [], complete: person.complete, fields: { ...client.fields, id: patient.fields.id } }
      : client;
    // Sound: the fields of a link are read from its own type; a person has at least an id and a name.
    return { ...operation, fields: { ...fields, client: whole } as AppointmentFields };
  };
  const list = changed(appointments);
  const one = changed(map.appointment);
  return { ...map, ...(list && { appointments: list }), ...(one && { appointment: one }) };
}
