import { isRecord } from '../../../../graphql/service/json.ts';
import type { Outcome, Reply } from '../../../../graphql/service/outcome.ts';

/*
 * Some services repeat the request in an error message, in data or in descriptions of their schema, and what they say
 * reaches pages, maps, files and diagnostics. So a reply is searched for the keys of its own request before anything
 * else reads it: as it came, and once more decoded.
 */

const mask = '•••••';
/** Shorter ones occur in ordinary words by chance; no service gives out such keys. */
const leastCharacters = 8;

/** The secrets of a request, in every form in which a reply may repeat them. */
export interface Secrets {
  readonly forms: readonly string[];
  /** Whether a JSON text may hold one of them escaped. */
  readonly escapes: RegExp;
}

/** The secrets in a request's headers: without the word before, as in `Bearer …`. */
export function secretsIn(headers: Readonly<Record<string, string>>): Secrets {
  // No key holds a space.
  const keys = Object.values(headers)
    .map((value) => value.slice(value.lastIndexOf(' ') + 1))
    .filter((key) => key.length >= leastCharacters);
  const isEscapable = keys.some((key) => /["/\\]/.test(key));
  return {
    // The longest first: what is written in an address holds nothing of the key itself.
    forms: [...new Set(keys.flatMap(formsOf))].toSorted((one, other) => other.length - one.length),
    // Keys are printable ASCII, U+0020 to U+007E.
    escapes: isEscapable ? /\\(?:u00[2-7]|["/\\])/i : /\\u00[2-7]/i,
  };
}

/** As it is and in either case, in an address, in HTML, as hexadecimal digits, and as base64 wherever it begins in it. */
function formsOf(key: string): readonly string[] {
  const bytes = Buffer.from(key);
  const inAddress = encodeURIComponent(key);
  const base64 = [0, 1, 2].map((before) => base64Within(bytes, before));
  const forms = [
    key,
    key.toLowerCase(),
    key.toUpperCase(),
    inAddress,
    inAddress.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()),
    key.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...base64,
    ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ];
  return forms.filter((form) => form.length >= leastCharacters);
}

/** The digits that the bytes have in base64 where so many others stand before them, without those they share. */
function base64Within(bytes: Uint8Array, before: number): string {
  const text = Buffer.concat([Buffer.alloc(before), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const ofOthers = Math.ceil((before * 4) / 3);
  const shared = (before + bytes.length) % 3 === 0 ? 0 : 1;
  return text.slice(ofOthers, text.length - shared);
}

/** Removes keys from a reply as it came. */
export function maskReply(reply: Reply, secrets: Secrets): Reply {
  if (reply.kind !== 'reply' || reply.body.kind !== 'text') return reply;
  return { ...reply, body: { kind: 'text', text: without(reply.body.text, secrets) } };
}

/** Removes keys that were escaped in the reply and are plain only now. */
export function maskOutcome(outcome: Outcome, reply: Reply, secrets: Secrets): Outcome {
  if (reply.kind !== 'reply' || reply.body.kind !== 'text' || !secrets.escapes.test(reply.body.text)) return outcome;
  // Sound: texts within a value are replaced by texts, and nothing else.
  return withoutAny(outcome, secrets) as Outcome;
}

function withoutAny(value: unknown, secrets: Secrets): unknown {
  if (typeof value === 'string') return without(value, secrets);
  if (Array.isArray(value)) return value.map((each) => withoutAny(each, secrets));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [without(name, secrets), withoutAny(each, secrets)]),
  );
}

function without(text: string, { forms }: Secrets): string {
  let rest = text;
  for (const form of forms) if (rest.includes(form)) rest = rest.replaceAll(form, mask);
  return rest;
}
