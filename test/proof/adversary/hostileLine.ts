import type { Fetch } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';

/** What happens to the next change on its way, and to the answers of questions. */
export type Fault = (typeof faults)[number];

export const faults = [
  'none',
  /** Nothing arrives. */
  'cut',
  /** It is carried out, and the answer is lost. */
  'lost',
  /** It is carried out, and answered as an error of the server. */
  'broken',
  /** It is carried out, and a server before it answers 502. */
  'gateway',
  /** Refused for sure, and not carried out. */
  'invalid',
  /** The service repeats the key in what it answers. */
  'repeatsKey',
  /** A date beyond the calendar, a length of years, a null for a list. */
  'hostileValues',
] as const;

export interface HostileLine {
  readonly fetch: Fetch;
  fault: Fault;
  /** How many changes reached the service. */
  readonly carriedOut: () => number;
}

/** Hands requests for any address to the clinic, with the fault that is set at the moment. */
export function createHostileLine(clinic: string, key: string, sendsTwice: boolean): HostileLine {
  let carriedOut = 0;
  const line: HostileLine = {
    fault: 'none',
    carriedOut: () => carriedOut,
    fetch: async (_url, init) => {
      const { fault } = line;
      const isChange = init.body.includes('"query":"mutation');
      const pass = async (): ReturnType<Fetch> => {
        if (isChange) carriedOut += 1;
        if (isChange && sendsTwice) await nodeFetch(`${clinic}/graphql`, init);
        return nodeFetch(`${clinic}/graphql`, init);
      };
      if (!isChange)
        return fault === 'repeatsKey' || fault === 'hostileValues' ? spoilt(await pass(), fault, key) : pass();
      switch (fault) {
        case 'cut':
          throw failed('ECONNREFUSED');
        case 'invalid':
          return reply({ errors: [{ message: 'Not allowed.', extensions: { code: 'FORBIDDEN' } }], data: null });
        case 'lost':
          await pass();
          throw failed('ECONNRESET');
        case 'broken': {
          await pass();
          const error = { message: `Timed out (${key}).`, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
          return reply({ errors: [error], data: null });
        }
        case 'gateway':
          await pass();
          return new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
        case 'none':
        case 'repeatsKey':
        case 'hostileValues':
          return pass();
      }
    },
  };
  return line;
}

function failed(code: string): Error {
  return Object.assign(new TypeError('fetch failed'), { cause: { code } });
}

function reply(body: object): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

/** The answer with every text that ends in a word followed by the key, or with values that no clinic has. */
async function spoilt(
  response: Awaited<ReturnType<Fetch>>,
  fault: 'repeatsKey' | 'hostileValues',
  key: string,
): Promise<Response> {
  const text = await new Response(response.body).text();
  const changed =
    fault === 'repeatsKey'
      ? text.replaceAll(/"(notes|reason|name)":"([^"]*)"/g, (_, field: string, value: string) => {
          return `"${field}":"${value} ${key.replaceAll('-', String.raw`\u002d`)}"`;
        })
      : text
          .replace(/"(startsAt|startTime|start)":"[^"]*"/, '"$1":"+275760-09-13T00:00:00Z"')
          .replace(/"(duration|minutes)":\d+/, '"$1":9007199254740991');
  return new Response(changed, { status: response.status, headers: { 'content-type': 'application/json' } });
}
