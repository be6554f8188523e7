import type { Backstage } from '../../dialects/dialect.ts';
import { byFamilyName } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { diaryQueries } from './diaryQueries.ts';
import { fileQueries } from './fileQueries.ts';
import { harrowgateLoaders } from './loaders.ts';
import { createMemory } from './memory.ts';
import { moneyQueries, stockMatches } from './moneyQueries.ts';
import { stock } from './moneyRecords.ts';
import { nodeFinder } from './nodes.ts';
import { byName, peopleQueries } from './peopleQueries.ts';
import { harrowgateRecords } from './records.ts';
import { animalMatches, holderMatches, wordsOf } from './search.ts';
import { harrowgateWrites } from './writes.ts';

interface SearchArgs {
  readonly term: string;
  readonly within?: readonly string[] | null;
  readonly limit?: number | null;
}

const usualHits = 10;
const mostHits = 50;

/** The root fields of the service. */
export function harrowgateRoots(backstage: Backstage): object {
  const { practice, now } = backstage;
  const memory = createMemory(practice, now());
  const load = harrowgateLoaders(practice);
  const { records, history } = harrowgateRecords(backstage, memory);
  const tools = { load, memory, history };
  const findNode = nodeFinder(practice, records, tools);
  return {
    node: ({ id }: { readonly id: string }) => findNode(id),
    nodes: ({ ids }: { readonly ids: readonly string[] }) => ids.map(findNode),
    practice: records.practice,
    search({ term, within, limit }: SearchArgs): readonly Row[] {
      const words = wordsOf(term);
      const isIn = (scope: string): boolean => words.length > 0 && (!within || within.includes(scope));
      const holders = practice.clients.filter(
        (row) => !row.isDeleted && isIn('ACCOUNT_HOLDERS') && holderMatches(row, words),
      );
      const animals = practice.patients.filter((row) => isIn('ANIMALS') && animalMatches(practice, row, words));
      const items = stock.filter((row) => isIn('STOCK') && stockMatches(row, words));
      return [
        ...holders.toSorted(byFamilyName).map(records.accountHolder),
        ...animals.toSorted(byName).map(records.animal),
        ...items.map(records.stockItem),
      ].slice(0, Math.max(0, Math.min(limit ?? usualHits, mostHits)));
    },
    ...peopleQueries(backstage, records, load),
    ...diaryQueries(backstage, records, load, memory),
    ...fileQueries(backstage, records, tools),
    ...moneyQueries(backstage, records, memory, load),
    ...harrowgateWrites(backstage, records, tools),
  };
}
