import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { buildMutations } from '../../../../graphql/service/documents.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { classify } from '../../../../graphql/service/outcome.ts';
import { readWriteOutcome, type WriteOutcome } from '../../../../graphql/service/readers/readWriteOutcome.ts';
import { formOfText } from '../../../support/service/formOfText.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

const schema = `
  scalar DateTime
  type Query { appointments(from: DateTime!, to: DateTime!): [Appointment!]! clients: [Client!]! }
  type Client { id: ID! firstName: String lastName: String phone: String }
  type Appointment { id: ID! startsAt: DateTime! endsAt: DateTime! status: String! client: Client }
  type Mutation { cancelAppointment(id: ID!): CancelAppointmentPayload! }
  type CancelAppointmentPayload { appointment: Appointment errors: [CancelAppointmentError!] }
  union CancelAppointmentError = NotFoundError | AlreadyPaidError
  type NotFoundError { message: String! id: ID! }
  type AlreadyPaidError { message: String! invoiceNumber: String! }
`;

async function endOf(sdl: string, answer: object): Promise<WriteOutcome> {
  const { map } = matchSchema(await modelOf(sdl));
  const operation = map.writes?.cancelAppointment;
  const document = buildMutations(map).get('cancelAppointment');
  if (!operation || !document) throw new Error('The mutation was not found.');
  expect(validate(buildSchema(sdl), parse(document.text))).toEqual([]);
  const text = JSON.stringify({ data: { cancelAppointment: answer } });
  const outcome = classify({
    kind: 'reply',
    status: 200,
    contentType: 'application/json',
    retryAfter: null,
    body: { kind: 'text', text },
  });
  return readWriteOutcome(operation, outcome);
}

it('tells why a change was refused where its errors are of several types, as in Hot Chocolate', async () => {
  const end = await endOf(schema, { appointment: null, errors: [{ message: 'It is paid for.' }] });
  expect(end).toEqual({ kind: 'refused', problems: [{ message: 'It is paid for.', field: null }] });
});

it('tells it where one of several types comes, which are problems by their interface', async () => {
  const sdl = schema
    .replace('CancelAppointmentPayload!', 'CancelAppointmentResult!')
    .replace(/type CancelAppointmentPayload[^}]*\}/, '')
    .concat(`union CancelAppointmentResult = AppointmentCancelled | AlreadyOver | Locked
      type AppointmentCancelled { appointment: Appointment! }
      interface Problem { message: String! }
      type AlreadyOver implements Problem { message: String! since: DateTime }
      type Locked implements Problem { message: String! }`);
  const over = await endOf(sdl, { message: 'It is over.' });
  expect(over).toEqual({ kind: 'refused', problems: [{ message: 'It is over.', field: null }] });
  const done = await endOf(sdl, { appointment: { id: 'a1' } });
  expect(done).toEqual({ kind: 'done', id: 'a1' });
  const plain = sdl.replaceAll(' implements Problem', '');
  // Where nothing tells them apart, what came may be a refusal.
  const silent = plain.replace('type Locked { message: String! }', 'type Locked { appointment: Appointment! }');
  expect((await endOf(silent, { __typename: 'Locked' })).kind).toBe('unknown');
});

it('knows the refusals by their names where several good types may come', async () => {
  const sdl = schema
    .replace('CancelAppointmentPayload!', 'CancelAppointmentResult!')
    .replace(/type CancelAppointmentPayload[^}]*\}/, '')
    .concat(`union CancelAppointmentResult = Cancelled | Requested | LateError
      type Cancelled { at: DateTime } type Requested { at: DateTime } type LateError { message: String! }`);
  expect(await endOf(sdl, { message: 'Too late.' })).toMatchObject({ kind: 'refused' });
  expect((await endOf(sdl, { __typename: 'Requested' })).kind).toBe('unknown');
  // A manager who runs a form sees what came.
  const { result } = await formOfText(sdl, 'cancelAppointment');
  expect(result.refusals).toEqual([{ list: ['... on LateError'], text: 'message', field: null }]);
  expect(result).not.toHaveProperty('unclear');
});

it('tells a refusal of a result that is an interface, and does not know the end of one that says nothing', async () => {
  const sdl = schema
    .replace('CancelAppointmentPayload!', 'CancelAppointmentResult!')
    .replace(/type CancelAppointmentPayload[^}]*\}/, '')
    .concat(`interface CancelAppointmentResult { requestId: String! }
      type CancelAppointmentDone implements CancelAppointmentResult { requestId: String! appointment: Appointment! }
      type CancelAppointmentRefused implements CancelAppointmentResult { requestId: String! message: String! }`);
  const refused = await endOf(sdl, { __typename: 'CancelAppointmentRefused', message: 'It is over.' });
  expect(refused).toEqual({ kind: 'refused', problems: [{ message: 'It is over.', field: null }] });
  const done = await endOf(sdl, { __typename: 'CancelAppointmentDone', appointment: { id: 'a1' } });
  expect(done).toEqual({ kind: 'done', id: 'a1' });
  const silent = sdl
    .replace('appointment: Appointment! }', 'at: DateTime }')
    .replaceAll('AppointmentRefused', 'AppointmentAsked');
  expect((await endOf(silent, { __typename: 'CancelAppointmentAsked' })).kind).toBe('unknown');
});

it('asks for messages of several types by aliases where their types differ, as one answer can not hold both', async () => {
  const sdl = schema
    .replace('CancelAppointmentPayload!', 'CancelAppointmentResult!')
    .replace(/type CancelAppointmentPayload[^}]*\}/, '')
    .concat(`union CancelAppointmentResult = AppointmentCancelled | OverError | LockedError | InputError
      type AppointmentCancelled { appointment: Appointment! }
      type OverError { message: String! }
      type LockedError { message: String path: String }
      type InputError { errors: [Violation!]! }
      type Violation { message: String! path: [String!]! }`);
  const refusal = (message: string): object => ({ kind: 'refused', problems: [{ message, field: null }] });
  expect(await endOf(sdl, { message: 'It is over.' })).toEqual(refusal('It is over.'));
  expect(await endOf(sdl, { LockedError_message: 'It is being edited.' })).toEqual(refusal('It is being edited.'));
  const input = await endOf(sdl, { errors: [{ message: 'No such visit.', path: ['id'] }] });
  expect(input).toEqual({ kind: 'refused', problems: [{ message: 'No such visit.', field: 'id' }] });
});

it('tells the errors of a list whose types have their messages in different fields', async () => {
  const sdl = schema
    .replace('AlreadyPaidError { message: String!', 'AlreadyPaidError { detail: String!')
    .replace('message: String! id: ID!', 'message: String id: ID!');
  const end = await endOf(sdl, {
    appointment: null,
    errors: [{ message: 'Not found.' }, { detail: 'It is paid for.' }],
  });
  expect(end).toMatchObject({ problems: [{ message: 'Not found.' }, { message: 'It is paid for.' }] });
});

it('knows a refusal without words by its type, where the good one holds nothing', async () => {
  const sdl = schema
    .replace('CancelAppointmentPayload!', 'CancelAppointmentResult!')
    .replace(/type CancelAppointmentPayload[^}]*\}/, '').concat(`union CancelAppointmentResult = Cancelled | LateError
      type Cancelled { at: DateTime } type LateError { hours: Int }`);
  expect(await endOf(sdl, { __typename: 'LateError' })).toEqual({ kind: 'refused', problems: [] });
  expect(await endOf(sdl, { __typename: 'Cancelled' })).toEqual({ kind: 'done', id: null });
});
