import { createHmac, randomBytes } from 'node:crypto';
import { isRow } from '../generatedRows.ts';

const secret = randomBytes(32);
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token that says for an hour who has signed in. */
export function tokenFor(email: string, now: number): string {
  const issued = Math.floor(now / 1000);
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ email, iat: issued, exp: issued + 3600 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** The email in a token, which is read and not checked; null where it is no token. */
export function emailInToken(token: string): string | null {
  const [, payload, signature] = token.split('.');
  if (payload === undefined || signature === undefined) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    if (!isRow(claims)) return null;
    return typeof claims['email'] === 'string' ? claims['email'] : '';
  } catch {
    return null;
  }
}
