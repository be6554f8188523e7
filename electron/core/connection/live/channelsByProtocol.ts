import type { HoldChannel, Protocol } from './channel.ts';
import { holdLegacy } from './legacyChannel.ts';
import { holdPhoenix } from './phoenixChannel.ts';
import { holdSse } from './sseChannel.ts';
import { holdTransportWs } from './transportWsChannel.ts';

/** Every protocol; loaded when a service is first listened to (listen.ts). */
export const channelsByProtocol: Readonly<Record<Protocol, HoldChannel>> = {
  'graphql-transport-ws': holdTransportWs,
  sse: holdSse,
  'graphql-ws': holdLegacy,
  phoenix: holdPhoenix,
};
