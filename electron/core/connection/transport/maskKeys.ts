import type { Outcome, Reply } from '../../../../graphql/service/outcome.ts';

const mask = '•••••';
/** Shorter ones occur in ordinary words by chance; no service gives out such keys. */
const leastCharacters = 8;

/** What a request's headers hold that must not come back with its answer. */
export function keysIn(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.values(headers).filter((value) => value.length >= leastCharacters);
}

/**
 * Takes keys out of a reply. Some services repeat in a complaint what they were asked with, and people are shown
 * complaints; what a service says goes on to pages, maps and diagnostics.
 */
export function maskReply(reply: Reply, keys: readonly string[]): Reply {
  if (reply.kind !== 'reply' || reply.body.kind !== 'text') return reply;
  return { ...reply, body: { kind: 'text', text: without(reply.body.text, keys) } };
}

/** The same for words that were escaped in the reply and are plain only now. */
export function maskOutcome(outcome: Outcome, keys: readonly string[]): Outcome {
  if (outcome.kind === 'headerMissing') return { ...outcome, description: without(outcome.description, keys) };
  if (!('errors' in outcome)) return outcome;
  const errors = outcome.errors.map((error) => ({
    ...error,
    message: without(error.message, keys),
    code: error.code === null ? null : without(error.code, keys),
    path: error.path.map((step) => (typeof step === 'string' ? without(step, keys) : step)),
  }));
  return { ...outcome, errors };
}

/** Also as it stands in an address. */
function without(text: string, keys: readonly string[]): string {
  let rest = text;
  for (const key of keys) {
    for (const form of new Set([key, encodeURIComponent(key)]))
      if (rest.includes(form)) rest = rest.replaceAll(form, mask);
  }
  return rest;
}
