import type { Channel } from '../../../electron/contract/channels.ts';
import type { Random } from '../../../graphql/demo/random.ts';
import { samples } from './payloads.ts';

// Sound: the keys of samples are the channels; another one does not compile.
export const channels = Object.keys(samples) as Channel[];

/** A request on a channel as text: now and then a valid one, mostly a nearly valid one, sometimes anything at all. */
export function fuzzedQuestion(channel: Channel, random: Random): string {
  if (random.chance(0.02)) return noise(random, 40);
  const payload = random.weighted<() => unknown>([
    [() => samples[channel](random), 10],
    [() => mutated(samples[channel](random), random), 70],
    [() => samples[random.pick(channels)](random), 5],
    [() => anyValue(random, 4), 15],
  ])();
  const envelope: unknown = { id: `f${random.integer(1, 1_000_000)}`, channel, payload };
  const text = textOf(random.chance(0.04) ? mutated(envelope, random) : envelope, random);
  return random.chance(0.02) ? spoiled(text, random) : text;
}

/** A value with one to three things other than they were. */
function mutated(value: unknown, random: Random): unknown {
  let changed = structuredClone(value);
  const times = random.integer(1, 3);
  for (let time = 0; time < times; time += 1) changed = changeOne(changed, random);
  return changed;
}

function changeOne(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.12)) return wrong(value, random);
  if (Array.isArray(value)) {
    const at = random.integer(0, Math.max(value.length - 1, 0));
    const list: unknown[] = [...value];
    return random.weighted<() => unknown>([
      [() => list.toSpliced(at, 1), 2],
      [() => list.toSpliced(at, 0, anyValue(random, 2)), 3],
      [() => Array.from({ length: random.pick([13, 14, 200]) }, () => list[at] ?? 'name'), 1],
      [() => (list.length > 0 ? list.with(at, changeOne(list[at], random)) : [null]), 6],
    ])();
  }
  const entries = Object.entries(value);
  const name = entries.length > 0 ? random.pick(entries)[0] : 'x';
  return random.weighted<() => unknown>([
    [() => withEntries(entries.filter(([key]) => key !== name)), 2],
    [() => withEntries([...entries, [random.pick(strangeNames), anyValue(random, 2)]]), 4],
    [() => withEntries(entries.map(([key, each]) => [key === name ? random.pick(strangeNames) : key, each])), 2],
    [() => withEntries(entries.map(([key, each]) => [key, key === name ? changeOne(each, random) : each])), 8],
  ])();
}

const strangeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'kind',
  'key',
  'url',
  'keys',
  'document',
  'headers',
  '',
  'Id',
  'extra',
];

/** An own `__proto__`, as JSON has it and a careless copy would apply it. */
function withEntries(entries: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [name, value] of entries)
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

function wrong(value: unknown, random: Random): unknown {
  if (typeof value === 'string' && random.chance(0.5)) {
    return random.pick([
      '',
      ' ',
      `${value} `,
      value.toUpperCase(),
      `${value}\u0000`,
      value + value,
      `../${value}`,
      value.slice(0, -1),
      'x'.repeat(random.pick([60, 61, 120, 121, 128, 129, 500, 501])),
      random.chance(0.02) ? 'x'.repeat(random.pick([2049, 4097, 65_537, 262_144])) : 'con.csv',
      random.pick([
        'nul.csv',
        '.csv',
        'a/b.csv',
        'a\\b.csv',
        'a..csv',
        'ａ.csv',
        'é.csv',
        '\u0301a.csv',
        ' a.csv',
        'a .csv',
      ]),
      random.pick(['12345678901234567890', '123', '12a4', '１２３４', '-1234', '1234\n']),
    ]);
  }
  if (typeof value === 'number' && random.chance(0.5))
    return random.pick([-1, 0.5, 1e308, 2 ** 53, value + 1, String(value), -0]);
  return anyValue(random, 3);
}

/** Any JSON, up to a depth; now and then far deeper than needed. */
function anyValue(random: Random, levels: number): unknown {
  if (random.chance(0.01)) return nested(random.pick([5, 60, 61, 62, 63, 64, 200]));
  const leaves: readonly unknown[] = [
    null,
    true,
    false,
    0,
    -1,
    3.5,
    1e21,
    '',
    'name',
    'demo',
    'single',
    '__proto__',
    'x',
  ];
  if (levels === 0 || random.chance(0.45)) return random.pick(leaves);
  const below = Array.from({ length: random.integer(0, 3) }, () => anyValue(random, levels - 1));
  if (random.chance(0.4)) return below;
  return withEntries(below.map((each) => [random.pick(strangeNames), each]));
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

function textOf(value: unknown, random: Random): string {
  if (random.chance(0.02)) return JSON.stringify(value, null, random.integer(1, 8));
  const text = JSON.stringify(value);
  // Twice the same name: the last one counts for a parser.
  return random.chance(0.01) ? text.replace('{', '{"payload":{"first":1},') : text;
}

function spoiled(text: string, random: Random): string {
  const at = random.integer(0, text.length);
  return random.pick([
    text.slice(0, at),
    text.slice(at),
    `${text.slice(0, at)}${noise(random, 3)}${text.slice(at + 1)}`,
    text + text,
    `\uFEFF${text}`,
    `${' '.repeat(random.pick([1, 100]))}${text}`,
    `${'['.repeat(random.pick([10, 65, 5_000]))}${text}`,
  ]);
}

function noise(random: Random, most: number): string {
  const point = (): number => random.pick([random.integer(0, 0x7f), random.integer(0, 0x2fff), 0xd800, 0xfeff]);
  return Array.from({ length: random.integer(0, most) }, () => String.fromCodePoint(point())).join('');
}
