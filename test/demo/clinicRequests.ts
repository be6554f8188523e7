import type { DemoClinic, DemoClinicOptions } from '../../graphql/demo/server.ts';
import { startDemoClinic } from '../../graphql/demo/server.ts';

/** What came back for one HTTP request. */
export interface RawReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A GraphQL reply as tests read it: they state the shape they expect, and fail where it differs. */
export interface Answer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export const directKey = 'demo-key-1';
/** A Saturday in November at half past ten in New York. */
export const saturdayMorning = Date.parse('2026-11-21T15:30:00Z');

/** A clinic with a direct key and a clock that stands still, unless the options say otherwise. */
export function startClinic(options: Partial<DemoClinicOptions> = {}): Promise<DemoClinic> {
  return startDemoClinic({ seed: 7, now: () => saturdayMorning, auth: { kind: 'direct', key: directKey }, ...options });
}

/** Posts any body with any headers. */
export async function post(url: string, body: string, headers: Record<string, string>): Promise<RawReply> {
  const reply = await fetch(`${url}/graphql`, { method: 'POST', body, headers });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Record<string, unknown> };
}

/** Posts a query with the direct key. */
export function postQuery(url: string, query: string, variables?: Record<string, unknown>): Promise<RawReply> {
  const headers = { 'Content-Type': 'application/json', Authorization: directKey };
  return post(url, JSON.stringify({ query, variables }), headers);
}

/** Runs a query with the direct key and returns the GraphQL reply. */
export async function runQuery<Data>(
  url: string,
  query: string,
  variables?: Record<string, unknown>,
): Promise<Answer<Data>> {
  const { body } = await postQuery(url, query, variables);
  return body as unknown as Answer<Data>;
}
