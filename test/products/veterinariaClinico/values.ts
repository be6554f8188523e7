import { GraphQLError } from 'graphql';
import { instantOfWall } from '../../dialects/clock.ts';
import { clinicZone } from './records.ts';

/** What every exception of the service becomes: its Java name, then what it says. */
export function failure(message: string, name = 'java.lang.RuntimeException'): GraphQLError {
  return new GraphQLError(`${name}: ${message}`, { extensions: { errorType: 'INTERNAL' } });
}

/** A number that came as an ID. */
export function longOf(id: string): number {
  if (!/^-?\d+$/.test(id)) throw failure(`For input string: "${id}"`, 'java.lang.NumberFormatException');
  return Number(id);
}

/** The instant of a time without offset, or of the beginning of a day; nothing else is understood. */
export function localTimeOf(text: string): number {
  const plain = text.trim();
  if (plain === '') throw failure('La fecha no puede estar vacía');
  if (/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/.test(plain)) return instantOfWall(plain, clinicZone);
  throw failure(`Formato de fecha inválido: ${text}. Use formato YYYY-MM-DD o YYYY-MM-DDTHH:mm:ss`);
}
