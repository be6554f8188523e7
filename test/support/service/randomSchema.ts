import fc from 'fast-check';

/** Schemas of any shape: objects, interfaces, unions, enums, inputs, lists in lists, descriptions, defaults, deprecations. */
export const randomSchema: fc.Arbitrary<string> = fc
  .record({
    objects: fc.integer({ min: 1, max: 12 }),
    enums: fc.integer({ min: 0, max: 4 }),
    inputs: fc.integer({ min: 0, max: 6 }),
    interfaces: fc.integer({ min: 0, max: 3 }),
    unions: fc.integer({ min: 0, max: 2 }),
    mutations: fc.boolean(),
    dice: fc.array(fc.nat(1_000_000), { minLength: 400, maxLength: 400 }),
  })
  .map(writeSchema);

interface Counts {
  readonly objects: number;
  readonly enums: number;
  readonly inputs: number;
  readonly interfaces: number;
  readonly unions: number;
  readonly mutations: boolean;
  readonly dice: readonly number[];
}

function writeSchema({ objects, enums, inputs, interfaces, unions, mutations, dice }: Counts): string {
  let thrown = 0;
  const throwDice = (sides: number): number => (dice[thrown++ % dice.length] ?? 0) % sides;
  const pick = (list: readonly string[]): string => list[throwDice(list.length)] ?? 'String';
  const wrap = (name: string, input: boolean): string => {
    const text =
      [name, `${name}!`, `[${name}]`, `[${name}!]`, `[${name}]!`, `[${name}!]!`, `[[${name}]]`][throwDice(7)] ?? name;
    // Three levels of wrapping carry every argument but a required list of required lists.
    return input && text.startsWith('[[') ? `[${name}]` : text;
  };
  const names = (prefix: string, count: number): readonly string[] =>
    Array.from({ length: count }, (_, index) => `${prefix}${index}`);

  const scalars = ['String', 'Int', 'Float', 'Boolean', 'ID', 'DateTime', 'Money'];
  const enumNames = names('Enum', enums);
  const inputNames = names('Input', inputs);
  const interfaceNames = names('Interface', interfaces);
  const objectNames = names('Object', objects);
  const unionNames = names('Union', unions);
  const outputs = [...scalars, ...enumNames, ...interfaceNames, ...objectNames, ...unionNames];
  const inputTypes = [...scalars, ...enumNames, ...inputNames];

  const argument = (index: number): string => {
    const base = throwDice(3) === 0 ? 'Int' : pick(inputTypes);
    return base === 'Int' && throwDice(2) === 0
      ? `a${index}: Int = ${throwDice(100)}`
      : `a${index}: ${wrap(base, true)}`;
  };
  const field = (index: number): string => {
    const list = Array.from({ length: throwDice(4) }, (_, each) => argument(each));
    const passed = list.length > 0 ? `(${list.join(', ')})` : '';
    const description = throwDice(3) === 0 ? '"Some words, and a \\"quote\\"."\n  ' : '';
    return `  ${description}f${index}${passed}: ${wrap(pick(outputs), false)}${throwDice(5) === 0 ? ' @deprecated' : ''}`;
  };
  const fields = (): string => Array.from({ length: 1 + throwDice(6) }, (_, index) => field(index)).join('\n');

  return [
    'scalar DateTime',
    'scalar Money',
    ...enumNames.map((name) => `enum ${name} { A B${throwDice(2) === 0 ? ' @deprecated' : ''} C }`),
    ...inputNames.map((name) => `input ${name} { optional: ${pick(inputTypes)} list: [${pick(scalars)}!] }`),
    ...interfaceNames.map((name) => `interface ${name} { id: ID! }`),
    ...objectNames.map((name, index) => {
      const shared = interfaceNames[index];
      return `type ${name}${shared ? ` implements ${shared}` : ''} {\n  id: ID!\n${fields()}\n}`;
    }),
    ...unionNames.map((name) => `union ${name} = ${objectNames.slice(0, 3).join(' | ')}`),
    `type Query {\n${fields()}\n}`,
    ...(mutations ? [`type Mutation {\n${fields()}\n}`] : []),
  ].join('\n\n');
}
