import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import '../../support/propertySeed.ts';
import { planClientUpdate } from '../../../electron/core/adapter/writes/clientValues.ts';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import { readClient } from '../../../graphql/service/readers/readObjects.ts';
import type { ClientFields } from '../../../graphql/service/serviceMap.ts';
import type { WriteOperation } from '../../../graphql/service/serviceWrites.ts';
import { mutationVariables } from '../../../graphql/service/variables.ts';
import { modelOf } from '../../support/service/modelOf.ts';

interface Service {
  readonly update: WriteOperation;
  readonly fields: ClientFields;
}

async function serviceOf(client: string, input: string, more = ''): Promise<Service> {
  const { map } = matchSchema(
    await modelOf(`
      type Query { org: Org clients(limit: Int, offset: Int): [Client!]! client(id: ID!): Client }
      type Org { id: ID! name: String }
      type Client { id: ID! firstName: String lastName: String ${client} }
      type Mutation { updateClient(id: ID!, input: ClientInput!): Client }
      input ClientInput { firstName: String lastName: String ${input} }
      ${more}
    `),
  );
  if (!map.writes?.updateClient || !map.client) throw new Error('It was not understood.');
  return { update: map.writes.updateClient, fields: map.client.fields };
}

/** What is sent where the first number of a client becomes another one. */
function sentFor({ update, fields }: Service, row: object, phone: string): Readonly<Record<string, unknown>> {
  const client = readClient(row, fields, 'UTC');
  if (!client) throw new Error('She can’t be read.');
  const slots = update.arguments.flatMap((argument) => argument.slots);
  const plan = planClientUpdate({ phone }, { client, row }, slots);
  expect(plan.problems).toEqual([]);
  const filled = mutationVariables(update, { ...plan.values, id: '1' }, 'UTC', plan.placed);
  if (filled.kind !== 'ready') throw new Error(JSON.stringify(filled));
  // Sound: the schema above has an input object.
  return filled.variables['input'] as Readonly<Record<string, unknown>>;
}

const number = fc.stringMatching(/^[1-9]\d{6,9}$/);
const numbers = fc.uniqueArray(number, { minLength: 1, maxLength: 6 });
const changed = fc.oneof(number, fc.constant(''));

describe('the other numbers of a client', () => {
  let entries: Service;
  let texts: Service;
  let columns: Service;
  beforeAll(async () => {
    const phone = 'type Phone { id: ID! value: String label: String preferred: Boolean }';
    const input = 'input PhoneInput { value: String! label: String preferred: Boolean }';
    entries = await serviceOf('phones: [Phone!]! email: String', 'phones: [PhoneInput!] email: String', phone + input);
    texts = await serviceOf('phoneNumbers: [String!]! email: String', 'phoneNumbers: [String!] email: String');
    const three = 'phone: String mobile: String workPhone: String email: String';
    columns = await serviceOf(three, three);
  });

  it('stay in a list that is replaced as a whole, with all that is known of them', () => {
    const entry = fc.record({ label: fc.option(fc.constantFrom('Mobile', 'Home')), preferred: fc.boolean() });
    fc.assert(
      fc.property(numbers, fc.array(entry, { minLength: 6, maxLength: 6 }), changed, (values, rest, to) => {
        if (values.includes(to)) return;
        const phones = values.map((value, index) => ({ id: `p${index}`, value, ...rest[index] }));
        const sent = sentFor(entries, { id: '1', firstName: 'Ana', lastName: 'Quist', phones, email: null }, to);
        const said = phones.map(({ value, label, preferred }) => ({
          value,
          ...(typeof label === 'string' ? { label } : {}),
          preferred,
        }));
        const [first, ...others] = said;
        expect(sent).toEqual({ phones: to === '' ? others : [{ ...first, value: to }, ...others] });
      }),
      { numRuns: 200 },
    );
  });

  it('stay in a list of texts', () => {
    fc.assert(
      fc.property(numbers, changed, (values, to) => {
        if (values.includes(to)) return;
        const row = { id: '1', firstName: 'Ana', lastName: 'Quist', phoneNumbers: values, email: null };
        const sent = sentFor(texts, row, to);
        expect(sent).toEqual({ phoneNumbers: to === '' ? values.slice(1) : [to, ...values.slice(1)] });
      }),
      { numRuns: 200 },
    );
  });

  it('stay in fields of their own: only the one that was shown first is written', () => {
    const field = fc.option(number, { nil: null });
    fc.assert(
      fc.property(field, field, field, changed, (phone, mobile, workPhone, to) => {
        const row = { id: '1', firstName: 'Ana', lastName: 'Quist', phone, mobile, workPhone, email: null };
        const held = [phone, mobile, workPhone].filter((each) => each !== null);
        if (held.includes(to) || new Set(held).size < held.length || (held.length === 0 && to === '')) return;
        const sent = sentFor(columns, row, to);
        const after = { phone, mobile, workPhone, ...sent };
        const left = Object.values(after).filter((each) => each !== null);
        const first = readClient(row, columns.fields, 'UTC')?.phones[0]?.number;
        const others = held.filter((each) => each !== first);
        expect(Object.keys(sent)).toHaveLength(1);
        expect(left.toSorted()).toEqual([...others, ...(to === '' ? [] : [to])].toSorted());
      }),
      { numRuns: 200 },
    );
  });

  it('and her other e-mail addresses stay in their list as well', async () => {
    const service = await serviceOf('emails: [String!]! phone: String', 'emails: [String!] phone: String');
    const emails = ['ana@example.com', 'work@example.com', 'old@example.com'];
    const row = { id: '1', firstName: 'Ana', lastName: 'Quist', phone: null, emails };
    const client = readClient(row, service.fields, 'UTC');
    if (!client) throw new Error('She can’t be read.');
    const slots = service.update.arguments.flatMap((argument) => argument.slots);
    const plan = planClientUpdate({ email: 'new@example.com' }, { client, row }, slots);
    const filled = mutationVariables(service.update, { ...plan.values, id: '1' }, 'UTC', plan.placed);
    expect(filled).toMatchObject({ variables: { input: { emails: ['new@example.com', ...emails.slice(1)] } } });
  });

  it('are not risked where the list was not read with the client', () => {
    const row = { id: '1', firstName: 'Ana', lastName: 'Quist', email: null };
    const client = readClient(row, entries.fields, 'UTC');
    if (!client) throw new Error('She can’t be read.');
    const slots = entries.update.arguments.flatMap((argument) => argument.slots);
    expect(planClientUpdate({ phone: '5550100' }, { client, row }, slots).problems).toMatchObject([{ field: 'phone' }]);
  });
});
