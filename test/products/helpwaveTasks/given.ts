import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Written } from '../../dialects/practiceWrites.ts';
import { written } from '../../dialects/refusals.ts';
import { isRow, type Row, textOf } from '../generatedRows.ts';
import { dayIn, instantIn } from './engine.ts';
import { type HelpwaveStore, myId, plainText, propertyValue } from './store.ts';

/** The mutations of a part of the product. */
export type Mutations = Readonly<Record<string, (args: never) => unknown>>;

/** A text that was given; null where there was none. */
export function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Ids that were given; null where there were none. */
export function idsIn(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.map(String) : null;
}

/** Refuses a request in its own words. */
export function refuse(message: string, code = 'BAD_REQUEST'): never {
  throw new GraphQLError(message, { extensions: { code } });
}

/** The written row, or an error. */
export function done<Record>(backstage: Backstage, write: () => Written<Record>): Record {
  const outcome = written(backstage, write);
  return outcome.ok ? outcome.row : refuse(outcome.message);
}

/** Refuses where nothing may be written. */
export function allow(backstage: Backstage): void {
  done(backstage, () => ({ ok: true, row: null }));
}

/** Refuses a change of a row that is no longer as it was read. */
export function checkDigest(given: unknown, current: string, entity: string): void {
  const digest = textIn(given);
  if (!digest || digest === current) return;
  const words = `Expected checksum: ${current}, Got: ${digest}`;
  refuse(`CONFLICT: ${entity} data has been modified. ${words}`, 'CONFLICT');
}

/** Properties as they are stored: a list that is given replaces all that were there. */
export function propertiesIn(owner: string, given: unknown): readonly Row[] | undefined {
  if (!Array.isArray(given)) return undefined;
  return given.filter(isRow).map(({ definitionId, ...values }) => {
    const { dateValue = null, dateTimeValue = null, multiSelectValues = null } = values;
    return propertyValue(owner, textOf(definitionId), {
      ...values,
      dateValue: dateValue === null ? null : dayIn(dateValue),
      dateTimeValue: dateTimeValue === null ? null : plainText(instantIn(dateTimeValue)),
      multiSelectValues: Array.isArray(multiSelectValues) && multiSelectValues.length > 0 ? multiSelectValues : null,
    });
  });
}

/** Writes down what was done. */
export function note(store: HelpwaveStore, now: number, caseId: string, activity: string): void {
  const timestamp = `${plainText(now)}+00:00`;
  store.audit.push({ caseId, activity, userId: myId, timestamp, context: '{}' });
}
