import { expect, it } from 'vitest';
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
  const operation = matchSchema(await modelOf(sdl)).map.writes?.cancelAppointment;
  if (!operation) throw new Error('The mutation was not found.');
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
