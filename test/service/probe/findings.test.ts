import { describe, expect, it } from 'vitest';
import { readMessage, readTypeText } from '../../../graphql/service/probe/findings.ts';
import { scalarOf } from '../../../graphql/service/probe/learnByTrying.ts';

/** Messages as validators write them, and what they say: a kind, of what, with which type or argument. */
const table: readonly (readonly [message: string, said: string])[] = [
  ['Cannot query field "x" on type "Query". Did you mean "clients" or "client"?', 'absent x clients,client'],
  ['Cannot query field "x" on type "Node". Did you mean to use an inline fragment on "Pet"?', 'absent x'],
  ["Field 'x' doesn't exist on type 'Query' (Did you mean `clients`?)", 'absent x clients'],
  ["Validation error (FieldUndefined@[x]) : Field 'x' in type 'Query' is undefined", 'absent x'],
  ["Validation error of type FieldUndefined: Field 'x' in type 'Query' is undefined @ 'x'", 'absent x'],
  ['The field `x` does not exist on the type `Query`.', 'absent x'],
  ["field 'x' not found in type: 'query_root'", 'absent x'],
  ['Unknown field "x" on type "Query". Did you mean "y"?', 'absent x y'],
  ['Unknown argument "limit" on field "Query.clients". Did you mean "first"?', 'absent limit first'],
  ['Unknown argument "x" on field "clients" of type "RootQueryType".', 'absent x'],
  ["Field 'clients' doesn't accept argument 'x'", 'absent x'],
  ["Validation error (UnknownArgument@[clients]) : Unknown field argument 'x'", 'absent x'],
  ["'clients' has no argument named 'x'", 'absent x'],
  ['Field "x" is not defined by type "ClientFilters".', 'absent x'],
  [
    'Expected value of type "Paging" not to include unknown field "x". Did you mean "y"? Found: { x: $v0 }.',
    'absent x y',
  ],
  ["InputObject 'Paging' doesn't accept argument 'x'", 'absent x'],
  [
    'Field "phones" of type "[Phone!]!" must have a selection of subfields. Did you mean "phones { ... }"?',
    'object phones [Phone!]!',
  ],
  ['Field "user" of type "User" must have a sub selection.', 'object user User'],
  [
    "Field must have selections (field 'pets' returns Pet but has no selections. Did you mean 'pets { ... }'?)",
    'object pets Pet',
  ],
  [
    "Validation error (SubselectionRequired@[pets]) : Subselection required for type '[Pet]' of field 'pets'",
    'object pets [Pet]',
  ],
  ['`pets` is an object, interface or union type field. Leaf selections on objects are disallowed.', 'object pets'],
  ['Field "name" must not have a selection since type "String!" has no subfields.', 'leaf name String!'],
  ['Field name of type String must not have a sub selection', 'leaf name String'],
  [
    "Selections can't be made on scalars (field 'name' returns String but has selections [\"__typename\"])",
    'leaf name String',
  ],
  [
    "Validation error (SubselectionNotAllowed@[a/b]) : Subselection not allowed on leaf type 'String!' of field 'b'",
    'leaf b String!',
  ],
  ['Argument "Query.clients(limit:)" of type "Int!" is required, but it was not provided.', 'demands limit Int!'],
  ['Field "clients" argument "limit" of type "Int!" is required, but it was not provided.', 'demands limit Int!'],
  ['In argument "limit": Expected type "Int!", found null.', 'demands limit Int!'],
  ["Field 'clients' is missing required arguments: limit, first", 'demands limit; demands first'],
  ["Validation error (MissingFieldArgument@[clients]) : Missing field argument 'limit'", 'demands limit'],
  ['The argument `limit` is required.', 'demands limit'],
  ['Expected value of type "Window" to include required field "take", found: { skip: $v0 }.', 'demands take'],
  ['Variable "$v3" of type "[[Boolean]]" used in position expecting type "[ID!]!".', 'expects [ID!]!'],
  [
    'In operation `DeskProbe, variable `$v3` of type `[[Boolean]]` found as input to argument of type `Int!`.',
    'expects Int!',
  ],
  ['Type mismatch on variable $v3 and argument limit ([[Boolean]] / Int!)', 'expects limit Int!'],
  [
    "Validation error (VariableTypeMismatch) : Variable 'v3' of type '[[Boolean]]' used in position expecting type 'Int'",
    'expects Int',
  ],
  [
    'Argument "filter" has invalid value {x: $v1}.\nIn field "x": Unknown field.\nIn field "y": Expected type "Int!", found $v2.',
    'absent x; expects y Int!',
  ],
  ['Bad request', 'other'],
  ['', 'other'],
];

describe('readMessage', () => {
  it.each(table)('reads %j', (message, said) => {
    const read = readMessage(message).map(({ finding, name }) => {
      const type = 'type' in finding ? finding.type?.text : undefined;
      const suggestions = 'suggestions' in finding ? finding.suggestions.join(',') : '';
      const of = finding.kind === 'demands' ? finding.argument : name;
      return [finding.kind, of, type, suggestions]
        .filter((part) => part !== null && part !== undefined && part !== '')
        .join(' ');
    });
    expect(read.join('; ')).toBe(said);
  });

  it('takes no long over a message made to be slow', () => {
    const started = performance.now();
    for (const piece of ['variable $v of type ', 'field "a" of type "', 'argument a.', '(', '"'])
      readMessage(piece.repeat(200).slice(0, 1000));
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('readTypeText', () => {
  it('reads types and nothing else, as they are written into documents', () => {
    expect(readTypeText('[Client!]!')).toEqual({ name: 'Client', text: '[Client!]!', lists: 1, required: true });
    expect(readTypeText('Int')).toEqual({ name: 'Int', text: 'Int', lists: 0, required: false });
    for (const text of ['[[X]]', '[', 'A B', 'A) { mutation', '__Type', '', '!', '[]', 'Int!!'])
      expect(readTypeText(text)).toBeNull();
  });
});

describe('scalarOf', () => {
  it.each<readonly [string, readonly unknown[], string]>([
    ['id', [7], 'ID'],
    ['start', ['2026-11-17T09:00:00Z'], 'DateTime'],
    ['start', ['2026-11-17T09:00:00-05:00'], 'DateTime'],
    ['start', ['2026-11-17 09:00:00'], 'NaiveDateTime'],
    ['day', ['2026-11-17'], 'Date'],
    ['opens', ['09:00'], 'Time'],
    ['active', [null, true], 'Boolean'],
    ['minutes', [30], 'Int'],
    ['balance', [1.5], 'Float'],
    ['name', ['Anna'], 'String'],
    ['isActive', [null], 'Boolean'],
    ['checkedInAt', [], 'DateTime'],
    ['phone', [null], 'String'],
  ])('derives from the name %s and the values %j', (name, values, scalar) => {
    expect(scalarOf(name, values)).toBe(scalar);
  });
});
