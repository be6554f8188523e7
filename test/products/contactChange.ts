import type { ClientRecord } from '../dialects/practice.ts';

/** The lists of a client whose first phone and email a service shows: undefined stays, null takes the first away. */
export function contactChange(
  before: ClientRecord | null,
  phone: string | null | undefined,
  email: string | null | undefined,
): { readonly phones: ClientRecord['phones'] | undefined; readonly emails: ClientRecord['emails'] | undefined } {
  const phones = [...(phone ? [{ label: 'Mobile', value: phone } as const] : []), ...(before?.phones.slice(1) ?? [])];
  const emails = [...(email ? [email] : []), ...(before?.emails.slice(1) ?? [])];
  return { phones: phone === undefined ? undefined : phones, emails: email === undefined ? undefined : emails };
}
