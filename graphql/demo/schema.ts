import { buildSchema, type ConstValueNode, GraphQLError, GraphQLScalarType, type GraphQLSchema, Kind } from 'graphql';
import { backOfficeText, stockText } from './schema/backOfficeSchema.ts';
import { billingText } from './schema/billingSchema.ts';
import { changesText } from './schema/frontDeskMutations.ts';
import { frontDeskText } from './schema/frontDeskSchema.ts';
import { messagesText } from './schema/messageSchema.ts';
import { subscriptionText } from './schema/subscriptionSchema.ts';
import { recordsText } from './schema/medicalSchema.ts';
import { isDay } from './zoneTime.ts';

/** The whole schema of the demo clinic as SDL text. */
export const schemaText: string = [
  frontDeskText,
  changesText,
  billingText,
  messagesText,
  recordsText,
  stockText,
  backOfficeText,
  subscriptionText,
].join('\n');

let built: GraphQLSchema | undefined;

/** The executable schema, built once per process: it holds no data, so all clinics share it. */
export function demoSchema(): GraphQLSchema {
  built ??= addScalars(buildSchema(schemaText));
  return built;
}

/**
 * Gives the custom scalars of a freshly built schema their meaning and returns that schema.
 *
 * Instants are epoch milliseconds inside the clinic; dates and decimals are strings.
 */
function addScalars(schema: GraphQLSchema): GraphQLSchema {
  define(schema, 'DateTime', readInstant, writeInstant);
  define(schema, 'NaiveDateTime', readNaive, writeNaive);
  define(schema, 'Date', readDay, (value) => value);
  define(schema, 'Decimal', readDecimal, (value) => value);
  return schema;
}

function define(
  schema: GraphQLSchema,
  name: string,
  read: (value: string) => unknown,
  write: (value: unknown) => unknown,
): void {
  const scalar = schema.getType(name);
  if (!(scalar instanceof GraphQLScalarType)) throw new Error(`The schema has no scalar ${name}`);
  const readAny = (value: unknown): unknown => {
    if (typeof value === 'string') return read(value);
    if (name === 'Decimal' && typeof value === 'number') return read(String(value));
    throw refusal(name, value);
  };
  scalar.coerceInputValue = readAny;
  scalar.coerceInputLiteral = (node: ConstValueNode): unknown => readAny(literal(node));
  scalar.coerceOutputValue = write;
}

function literal(node: ConstValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : null;
}

const wallPattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?/;

function readInstant(text: string): number {
  const day = wallPattern.exec(text)?.[1];
  const offset = text.replace(wallPattern, '');
  if (day === undefined || !isDay(day) || !/^(Z|[+-]\d{2}:\d{2})$/.test(offset)) throw refusal('DateTime', text);
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw refusal('DateTime', text);
  return instant;
}

function readNaive(text: string): number {
  const day = wallPattern.exec(text)?.[1];
  if (day === undefined || !isDay(day) || text.replace(wallPattern, '') !== '') throw refusal('NaiveDateTime', text);
  return Date.parse(`${text}Z`);
}

function readDay(text: string): string {
  if (!isDay(text)) throw refusal('Date', text);
  return text;
}

function readDecimal(text: string): string {
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(text)) throw refusal('Decimal', text);
  return text;
}

function writeInstant(value: unknown): string {
  return new Date(Number(value)).toISOString().replace('.000Z', 'Z');
}

function writeNaive(value: unknown): string {
  return new Date(Number(value)).toISOString().slice(0, -1);
}

function refusal(scalar: string, value: unknown): GraphQLError {
  return new GraphQLError(`${scalar} cannot represent value: ${JSON.stringify(value)}`);
}
