import { everyFault, isOfConnection, type NamedFault } from '../support/service/faults.ts';
import type { FaultProxy, Script } from '../support/service/faultProxy.ts';
import { rest } from './rest.ts';

/** How often a connection fails. */
export interface Trouble {
  readonly faults: readonly NamedFault[];
  /** From 0 to 1, of each. */
  readonly odds: { readonly connection: number; readonly query: number; readonly mutation: number };
  /** Between two outages, and how long one is: anything between two numbers of milliseconds. */
  readonly everyOutage: readonly [least: number, most: number];
  readonly outage: readonly [least: number, most: number];
}

/** A clinic's connection on a bad day: changes fail more often than they would, as there are fewer of them. */
export const badDay: Trouble = {
  faults: everyFault,
  odds: { connection: 0.001, query: 0.008, mutation: 0.08 },
  everyOutage: [90_000, 270_000],
  outage: [5_000, 40_000],
};

/** Faults that have a desk wait. */
const patient: ReadonlySet<string> = new Set(['slowTls', 'silent', 'halfOpen', 'stall', 'late', 'drip', 'huge']);

/** The same within seconds: without the faults that have a desk wait. */
export const badMinute: Trouble = {
  faults: everyFault.filter(({ kind, name }) => !patient.has(kind) && !name.startsWith('too many for')),
  odds: { connection: 0.005, query: 0.02, mutation: 0.25 },
  everyOutage: [3_000, 5_000],
  outage: [500, 1_500],
};

/** What a script had go wrong, by name. */
export type Met = Record<string, number>;

/** Has something go wrong now and then. */
export function createScript({ faults, odds }: Trouble, chance: () => number, met: Met): Script {
  const ofConnection = faults.filter(isOfConnection);
  const others = faults.filter((fault) => !isOfConnection(fault));
  return (arrived) => {
    const [list, odd] = arrived === null ? [ofConnection, odds.connection] : [others, odds[arrived.kind]];
    if (chance() >= odd) return null;
    const fault = list[Math.floor(chance() * list.length)];
    if (!fault) return null;
    met[fault.name] = (met[fault.name] ?? 0) + 1;
    return fault;
  };
}

/** Cuts the connection now and then, until the signal aborts; it is up again when this ends. Returns how often. */
export async function cutNowAndThen(
  proxy: FaultProxy,
  { everyOutage, outage }: Trouble,
  chance: () => number,
  signal: AbortSignal,
): Promise<number> {
  const between = ([least, most]: readonly [number, number]): number => least + chance() * (most - least);
  for (let outages = 0; ; outages += 1) {
    await rest(between(everyOutage), signal);
    if (signal.aborted) return outages;
    await proxy.down();
    await rest(between(outage), signal);
    await proxy.up();
  }
}
