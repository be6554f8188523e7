import { GraphQLError } from 'graphql';
import { hexIds } from '../../dialects/ids.ts';

/** Ids of MongoDB. */
export const amuillangIds = hexIds();

/** An error as the server throws it, with the code that its framework adds. */
export function failure(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** The id of a document; what can't be one isn't looked up but refused, and none at all is nobody. */
export function objectIdOf(id: string | null | undefined, model: string): string | null {
  if (id === null || id === undefined) return null;
  if (/^[\da-f]{24}$/i.test(id)) return id.toLowerCase();
  throw failure(`Cast to ObjectId failed for value "${id}" (type string) at path "_id" for model "${model}"`);
}

/** The key of a row behind the id of a document, or null. */
export function keyOf(kind: 'client' | 'appointment', id: string | null | undefined): number | null {
  return amuillangIds.key(kind, objectIdOf(id, kind === 'client' ? 'Paciente' : 'Cita'));
}

/** A date of the database in a field of text: its milliseconds, as a number is written. */
export function dateText(instant: number): string {
  return String(instant);
}

/** A Chilean identity number with its check digit. */
export function rutOf(number: number): string {
  const sum = Array.from(String(number))
    .toReversed()
    .reduce((total, digit, index) => {
      return total + Number(digit) * (2 + (index % 6));
    }, 0);
  const check = 11 - (sum % 11);
  return `${String(number)}-${check === 11 ? '0' : check === 10 ? 'K' : String(check)}`;
}
