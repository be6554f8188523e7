import type { SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import type { Reason } from '../words/reasons.ts';
import { calledIn } from '../words/typeNames.ts';
import type { Entity } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

interface Score {
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** Scores per type and entity. */
export type Scores = ReadonlyMap<string, Readonly<Record<Entity, Score>>>;

/** Where patients are people, those who sign in are others, and so are those who are called or pay for them. */
const others: ReadonlySet<string> = new Set(['user', 'account', 'contact', 'guardian', 'guarantor', 'relative']);
const otherCost = 0.2;

/** The scores of a schema with less for other people as clients, where a type is called a patient and is a person. */
export function withPatientsFirst(schema: SchemaModel, types: readonly TypeModel[], scores: Scores): Scores {
  const isPatient = ({ client }: Readonly<Record<Entity, Score>>): boolean =>
    client.score >= 0.5 && client.reasons.includes('isPatientPerson');
  if (![...scores.values()].some(isPatient)) return scores;
  const accounts = new Set(
    types.filter((type) => others.has(wordsOf(calledIn(schema, type)).join(' '))).map(({ name }) => name),
  );
  return new Map(
    [...scores].map(([name, own]) => [
      name,
      accounts.has(name)
        ? { ...own, client: { ...own.client, score: Math.max(own.client.score - otherCost, 0) } }
        : own,
    ]),
  );
}
