import { parse, validate } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { maxDepth } from '../../graphql/service/depth.ts';
import { buildDocuments, buildMutations } from '../../graphql/service/documents.ts';
import { matchSchema } from '../../graphql/service/match/matchSchema.ts';
import { dialects } from '../dialects/dialects.ts';
import { judge, type Judgement, type Score } from './judge.ts';
import { wordsIn, withoutOwnWords } from './ownWords.ts';
import { loadForeignSchema, foreignSchemaNames, foreignSchemaText } from './foreignSchema.ts';

/** Where the matcher is wrong and knows no better: a global id beside the row's own number. */
const wrongConcepts: Readonly<Record<string, number>> = { postgraph: 3 };
/** Without its own words also a `findFirst` that gives the same cards as the `findUnique` that was meant. */
const wrongWithoutOwnWords: Readonly<Record<string, number>> = { ...wrongConcepts, prismic: 3 };

const tables = new Map<string, string[]>();
afterAll(() => {
  for (const [title, rows] of tables) {
    const columns = ['right/wrong/missed: concepts', 'changes', 'fields', 'arguments', 'deepest'];
    console.log([`${title} | ${columns.join(' | ')}`, ...rows].join('\n'));
  }
});

function note(title: string, name: string, { concepts, writes, fields, inputs, deepest }: Judgement): void {
  const text = ({ right, wrong, missed }: Score): string => `${right}/${wrong}/${missed}`;
  const rows = tables.get(title) ?? [];
  tables.set(title, rows);
  rows.push([name, text(concepts), text(writes), text(fields), text(inputs), deepest].join(' | '));
}

describe.each(foreignSchemaNames)('the foreign schema %s', (name) => {
  it('is understood, or left to a manager', async () => {
    const judgement = judge(await loadForeignSchema(name));
    note('foreign schemas', name, judgement);
    const { concepts, fields, inputs, remarks } = judgement;
    expect(concepts.wrong, remarks.join('\n')).toBe(wrongConcepts[name] ?? 0);
    // A wrong value is the worst that can happen; the few that are left are in the table.
    expect(fields.wrong, remarks.join('\n')).toBeLessThanOrEqual(fields.right * 0.04 + (wrongConcepts[name] ?? 0) * 5);
    expect(inputs.wrong, remarks.join('\n')).toBeLessThanOrEqual(1);
  });

  it('gets documents that are valid there and at most 8 deep', async () => {
    const foreign = await loadForeignSchema(name);
    const { map } = matchSchema(foreign.model);
    for (const { text, depth } of [...buildDocuments(map).values(), ...buildMutations(map).values()]) {
      expect(depth).toBeLessThanOrEqual(maxDepth);
      expect(
        validate(foreign.schema, parse(text)).map(({ message }) => message),
        text,
      ).toEqual([]);
    }
  });
});

describe('understanding without the words of that schema alone', () => {
  const texts = new Map([
    ...foreignSchemaNames.map((name) => [name, foreignSchemaText(name)] as const),
    ...dialects.map(({ name, sdl }) => [`dialect ${name}`, sdl] as const),
  ]);
  it.each(foreignSchemaNames)('is more right than wrong: %s', async (name) => {
    const others = [...texts].filter(([other]) => other !== name).flatMap(([, text]) => [...wordsIn(text)]);
    const foreign = await loadForeignSchema(name, withoutOwnWords(foreignSchemaText(name), new Set(others)));
    const judgement = judge(foreign);
    note('leave one out', name, judgement);
    const { concepts } = judgement;
    // Without a word of French a French service is left to a manager, not guessed.
    expect(concepts.wrong, judgement.remarks.join('\n')).toBeLessThanOrEqual(wrongWithoutOwnWords[name] ?? 1);
  });
});
