import { expect, it } from 'vitest';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import { classify } from '../../../../graphql/service/outcome.ts';
import { readWriteOutcome } from '../../../../graphql/service/readers/readWriteOutcome.ts';
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

it('tells why a change was refused where its errors are of several types, as in Hot Chocolate', async () => {
  const operation = matchSchema(await modelOf(schema)).map.writes?.cancelAppointment;
  if (!operation) throw new Error('The mutation was not found.');
  const data = { cancelAppointment: { appointment: null, errors: [{ message: 'It is paid for.' }] } };
  const text = JSON.stringify({ data });
  const outcome = classify({
    kind: 'reply',
    status: 200,
    contentType: 'application/json',
    retryAfter: null,
    body: { kind: 'text', text },
  });
  const end = readWriteOutcome(operation, outcome);
  expect(end.kind).toBe('refused');
  expect(JSON.stringify(end)).toContain('It is paid for.');
});
