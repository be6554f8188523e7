import { GraphQLError } from 'graphql';

/** What the database's client throws, which the framework passes on as it is. */
export function prismaError(call: string, text: string): GraphQLError {
  const message = `\nInvalid \`this.prisma.${call}()\` invocation:\n\n\n${text}`;
  return new GraphQLError(message, { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
}

/** What the framework's validation says; the reasons are not in the message. */
export function badRequest(reasons: readonly string[]): GraphQLError {
  const response = { statusCode: 400, message: reasons, error: 'Bad Request' };
  return new GraphQLError('Bad Request Exception', { extensions: { code: 'BAD_USER_INPUT', response } });
}

/** Refuses an input some of whose texts are empty. */
export function refuseEmpty(input: Readonly<Record<string, unknown>>, fields: readonly string[]): void {
  const reasons = fields.filter((field) => input[field] === '').map((field) => `${field} should not be empty`);
  if (reasons.length > 0) throw badRequest(reasons);
}

/** The instants of dates that are given as texts; whatever JavaScript takes for a date is one, on a server in UTC. */
export function instantsOf<Name extends string>(
  input: Readonly<Record<Name, unknown>>,
  ...fields: readonly Name[]
): readonly number[] {
  const instants = fields.map((field) => {
    const text = String(input[field]);
    return Date.parse(/T[\d:.]+$/.test(text) ? `${text}Z` : text);
  });
  const reasons = fields.filter((_, index) => Number.isNaN(instants[index]));
  if (reasons.length > 0) throw badRequest(reasons.map((field) => `${field} must be a Date instance`));
  return instants;
}

/** A text without spaces around it; null where nothing is left, as the project keeps optional texts. */
export function trimmed(text: string | null | undefined): string | null {
  const plain = text?.trim() ?? '';
  return plain === '' ? null : plain;
}

/** An instant as JavaScript writes a date. */
export function dateText(instant: number): string {
  return new Date(instant).toISOString();
}
