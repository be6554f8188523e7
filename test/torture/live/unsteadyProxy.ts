import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Random } from '../../../graphql/demo/random.ts';
import { createDelayedPipe, type Piece } from './delayedPipe.ts';

/**
 * What goes wrong for a while. `reset` and `closed`: every connection ends, by RST or by FIN, and so do new ones.
 * `halfOpen`, `deaf` and `mute`: connections are accepted and stay, and what is sent in both directions, to the desk or by
 * the desk is lost. `forgotten`: that happens to some of the connections that there are, and new ones are good, as behind a
 * router that has forgotten them. `refused`: there are no new connections. `slow`: bytes come late and in small pieces.
 */
export type Trouble = (typeof troubles)[number];

export const troubles = ['reset', 'closed', 'halfOpen', 'deaf', 'mute', 'forgotten', 'refused', 'slow'] as const;

type Way = 'up' | 'down';

const lost: Readonly<Partial<Record<Trouble, readonly Way[]>>> = {
  halfOpen: ['up', 'down'],
  deaf: ['down'],
  mute: ['up'],
};

/** A proxy on loopback that only sees bytes, so that TLS passes through it. */
export interface UnsteadyProxy {
  readonly port: number;
  readonly state: () => Trouble | 'good';
  readonly begin: (trouble: Trouble) => Promise<void>;
  readonly heal: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Connection {
  readonly end: (how: 'reset' | 'closed') => void;
  /** What is still under way arrives at once. */
  readonly hurry: () => void;
  /** Nothing gets through any more, and nobody is told. */
  readonly forget: () => void;
}

const loopback = '127.0.0.1';
/** Milliseconds after which one end of a connection gives up that has not been told that the other one has. */
const outlives = 5_000;

export async function startUnsteadyProxy(behind: number, random: Random): Promise<UnsteadyProxy> {
  const connections = new Set<Connection>();
  let state: Trouble | 'good' = 'good';
  const front = createServer({ allowHalfOpen: true }, accept);
  front.listen(0, loopback);
  await once(front, 'listening');
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const { port } = address;

  function accept(client: Socket): void {
    const service = connect({ host: loopback, port: behind, allowHalfOpen: true });
    const sockets = [client, service];
    /** Where bytes were lost: as TCP leaves none out, nothing gets through there any more. */
    const lostWays = new Set<Way>();
    const [up, down] = [createDelayedPipe(service), createDelayedPipe(client)];
    const connection: Connection = {
      hurry() {
        up.hurry();
        down.hurry();
      },
      forget() {
        lostWays.add('up').add('down');
      },
      end(how) {
        up.stop();
        down.stop();
        connections.delete(connection);
        for (const socket of sockets)
          if (how === 'reset') socket.resetAndDestroy();
          else if (socket.writable) socket.end(() => socket.destroy());
          else socket.destroy();
      },
    };
    connections.add(connection);
    const isLost = (way: Way): boolean => {
      if (state !== 'good' && lost[state]?.includes(way)) lostWays.add(way);
      return lostWays.has(way);
    };
    for (const [from, pipe, way] of [
      [client, up, 'up'],
      [service, down, 'down'],
    ] as const) {
      from.on('data', (bytes) => {
        if (!isLost(way)) pipe.send(piecesOf(bytes));
      });
      from.on('end', () => {
        if (!isLost(way)) pipe.end();
      });
      from.on('error', () => undefined);
      from.once('close', (hasFailed) => {
        if (!isLost(way)) connection.end(hasFailed ? 'reset' : 'closed');
        else setTimeout(() => connection.end('reset'), outlives).unref();
      });
    }
    if (state === 'reset' || state === 'closed')
      setTimeout(() => connection.end(state === 'reset' ? 'reset' : 'closed'), random.integer(0, 300));
  }

  /** Most pieces come soon and some much later, as where packets are lost and sent again. */
  function piecesOf(bytes: Buffer): readonly Piece[] {
    if (state !== 'slow') return [{ bytes, delay: 0 }];
    const pieces: Piece[] = [];
    for (let from = 0; from < bytes.length;) {
      const to = from + random.integer(1, 1_400);
      const delay = random.chance(0.15) ? random.integer(200, 1_500) : random.integer(0, 60);
      pieces.push({ bytes: bytes.subarray(from, to), delay });
      from = to;
    }
    return pieces;
  }

  /** At least one: what has several connections must notice that one of them is dead. */
  function forgetSome(): void {
    const all = [...connections];
    const first = random.integer(0, Math.max(0, all.length - 1));
    for (const [index, each] of all.entries()) if (index === first || random.chance(0.5)) each.forget();
  }

  async function listenAgain(): Promise<void> {
    if (front.listening) return;
    front.listen(port, loopback);
    await once(front, 'listening');
  }

  return {
    port,
    state: () => state,
    async begin(trouble) {
      await listenAgain();
      state = trouble;
      if (trouble === 'refused') front.close();
      if (trouble === 'forgotten') forgetSome();
      if (trouble === 'reset' || trouble === 'closed') for (const each of connections) each.end(trouble);
    },
    async heal() {
      await listenAgain();
      state = 'good';
      for (const each of connections) each.hurry();
    },
    async close() {
      for (const each of connections) each.end('reset');
      if (!front.listening) return;
      front.close();
      await once(front, 'close');
    },
  };
}
