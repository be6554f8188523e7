import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { atMost, type Figure, slope } from './figures.ts';

const run = promisify(execFile);
const idleDesk = fileURLToPath(new URL('idleDesk.ts', import.meta.url));
/** How many times faster time passes: eight hours take two minutes. */
const factor = '240';

/** What a desk did in the hours (idleDesk.ts prints it). */
interface Idle {
  readonly live: boolean;
  /** Readings of the day on the screen. */
  readonly readings: number;
  /** How often each document was sent. */
  readonly sent: Readonly<Record<string, number>>;
  readonly heaps: readonly (readonly [hour: number, megabytes: number])[];
}

/**
 * `live.idle`: eight hours of a live desk on which nothing happens, after every kind of change was reported. How often its
 * day was read; what else it asked, for its copy of all clients and the days around today; and how the heap of core and
 * demo clinic grew.
 */
export async function measureIdle(): Promise<readonly Figure[]> {
  const [sockets, streams] = [await spendIdle('sockets'), await spendIdle('streams')];
  const requests = ({ sent }: Idle): number => Object.values(sent).reduce((sum, count) => sum + count, 0);
  return [
    atMost('live.idle', sockets.readings, 'readings of an idle day in 8 h by sockets', 0),
    atMost('live.idle.streams', streams.readings, 'readings of an idle day in 8 h by streams', 0),
    atMost('live.idle.requests', requests(sockets) + requests(streams), 'other requests in 8 h by each of the two', 0),
    // In the first hours V8 still drops code that was compiled for the start, which would hide what grows.
    ...[sockets, streams].map(({ heaps }, index) =>
      atMost(
        index === 0 ? 'live.idle.heap' : 'live.idle.heap.streams',
        slope(heaps.filter(([hour]) => hour > 3)),
        'MB an hour',
        0.05,
      ),
    ),
  ];
}

async function spendIdle(transport: string): Promise<Idle> {
  const { stdout } = await run(process.execPath, ['--expose-gc', idleDesk, transport, factor]);
  // Sound: it prints its own shape.
  const idle = JSON.parse(stdout) as Idle;
  if (!idle.live) throw new Error(`The idle desk was not live by ${transport}.`);
  return idle;
}
