import fc from 'fast-check';
import type { Outcome } from '../../../graphql/service/outcome.ts';

const words = [
  'clients',
  'getClients',
  'locations',
  'id',
  'name',
  'limit',
  'Client',
  'Query',
  'deskNothing',
  'v0',
  '__schema',
];
const name = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 12 }));
const type = fc.oneof(
  fc.constantFrom(
    'String',
    'Int!',
    '[Client!]!',
    '[[X]]',
    'ClientConnection',
    'Query',
    '[',
    '!',
    '__Type',
    'mutation { x }',
  ),
  name,
);
const message = fc.oneof(
  fc.tuple(name, type).map(([one, other]) => `Cannot query field "${one}" on type "${other}". Did you mean "${one}s"?`),
  fc.tuple(name, type).map(([one, other]) => `Field "${one}" of type "${other}" must have a selection of subfields.`),
  fc
    .tuple(name, type)
    .map(([one, other]) => `Field "${one}" must not have a selection since type "${other}" has no subfields.`),
  fc
    .tuple(name, name, type)
    .map(([one, two, other]) => `Argument "${one}.${two}(${two}:)" of type "${other}" is required`),
  fc
    .tuple(name, type)
    .map(([one, other]) => `Variable "$${one}" of type "X" used in position expecting type "${other}".`),
  fc.string({ maxLength: 200 }),
);
const error = fc.record({
  message,
  code: fc.constant(null),
  path: fc.constant([]),
  line: fc.option(fc.integer({ min: 1, max: 120 })),
});
const errors = fc.array(error, { maxLength: 120 });
const data = fc.dictionary(name, fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constant([{ id: '1', name: 'Anna' }])));
// What complains of every line, as a validator does, but at random.
const everyLine = fc
  .array(message, { minLength: 100, maxLength: 110 })
  .map((messages) => messages.map((each, index) => ({ message: each, code: null, path: [], line: index + 2 })));
/** What a service may answer to a question about its schema: half sense, half nonsense. */
export const anyOutcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.record({ kind: fc.constant('refused' as const), errors: fc.oneof(errors, everyLine) }),
  fc.record({ kind: fc.constant('refused' as const), errors: everyLine }),
  fc.record({ kind: fc.constant('forbidden' as const), errors }),
  fc.record({ kind: fc.constant('partial' as const), data, errors }),
  fc.record({ kind: fc.constant('ok' as const), data }),
  fc.constant({ kind: 'notGraphQL' as const }),
  fc.constant({ kind: 'timeout' as const, sent: true, code: 'X' }),
);
