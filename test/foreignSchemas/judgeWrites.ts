import type { ServiceMap } from '../../graphql/service/serviceMap.ts';
import type { WriteConcept, WriteOperation } from '../../graphql/service/serviceWrites.ts';
import type { Score } from './judge.ts';
import type { ForeignSchema } from './foreignSchema.ts';

const writes: readonly WriteConcept[] = [
  'bookAppointment',
  'updateAppointment',
  'cancelAppointment',
  'setStatus',
  'registerClient',
  'updateClient',
  'mergeClients',
  'addPatient',
  'updatePatient',
  'recordPayment',
  'sendMessage',
];

/** Judges which mutations were chosen, and what of them is filled with what. */
export function judgeWrites(
  foreign: ForeignSchema,
  map: ServiceMap,
  into: Score,
  inputs: Score,
  remarks: string[],
): void {
  for (const concept of writes) {
    const expected = foreign.answers.get(concept) ?? new Set<string>();
    const chosen = map.writes?.[concept]?.field;
    if (chosen === undefined ? expected.size === 0 : expected.has(chosen)) {
      into.right += 1;
      const operation = map.writes?.[concept];
      if (operation) judgeWriteInputs(foreign, concept, operation, inputs, remarks);
    } else if (chosen === undefined) {
      into.missed += 1;
      remarks.push(`${concept}: missed ${[...expected].join(' or ')}`);
    } else {
      into.wrong += 1;
      remarks.push(`${concept}: WRONG ${chosen}, expected ${[...expected].join(' or ') || 'nothing'}`);
    }
  }
}

/** The annotations' names for the inputs of a mutation. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  time: ['clock', 'start'],
  endTime: ['endClock', 'end'],
  email: ['email'],
  typeId: ['typeId', 'type'],
  startMinute: ['startMinute'],
};

/** Only what is annotated is judged: of most mutations the annotations name the ids alone. */
function judgeWriteInputs(
  { model, meanings }: ForeignSchema,
  concept: WriteConcept,
  operation: WriteOperation,
  into: Score,
  remarks: string[],
): void {
  for (const argument of operation.arguments) {
    for (const { path, role } of argument.slots) {
      const held = new Set(meanings.get(`${model.mutationType}.${operation.field}(${argument.name})`) ?? []);
      let type = model.types.get(argument.type.replace(/[[\]!]/g, ''));
      for (const step of path.filter((each) => each !== '0')) {
        for (const each of meanings.get(`${type?.name}.${step}`) ?? []) held.add(each);
        const next = type?.inputFields.find(({ name }) => name === step);
        type = next ? model.types.get(next.type.name ?? '') : undefined;
      }
      if (held.size === 0) continue;
      if ([role, ...(alsoCalled[role] ?? [])].some((each) => held.has(each))) into.right += 1;
      else {
        into.wrong += 1;
        remarks.push(`${concept}(${[argument.name, ...path].join('.')}): WRONG ${role} (${[...held].join(' ')})`);
      }
    }
  }
}
