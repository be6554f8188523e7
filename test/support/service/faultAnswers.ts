import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type AnswerFault, type Fault, type FaultOf, isOfAnswer, isInPlace, type PlaceFault } from './faults.ts';

/** An answer as it came from the service behind. */
export interface Behind {
  readonly status: number;
  readonly body: Buffer;
}

/** What an answer can be spoiled with: its own response, and the raw connection to the client. */
export interface Spot {
  readonly response: ServerResponse;
  /** Cuts the connection with a reset. */
  readonly reset: () => void;
  /** Ends our half of the connection without sending, and keeps listening. */
  readonly endHalf: () => void;
  /** Does something after so long, unless everything is over by then. */
  readonly later: (milliseconds: number, doing: () => void) => void;
}

const json = { 'content-type': 'application/json', connection: 'close' };
const gatewayFault = JSON.stringify({ fault: { faultstring: 'No', detail: { errorcode: 'x' } } });
const page = '<!doctype html><title>Sign in</title><p>Welcome to the network.';

/** Answers with the service's own answer, or with what a fault makes of it. */
export function answerWith(fault: Fault | null, behind: Behind | null, spot: Spot): void {
  if (fault === null) return pass(behind, spot);
  if (isOfAnswer(fault)) return behind ? spoil(fault, behind, spot) : undefined;
  if (isInPlace(fault)) replace(fault, spot);
}

function pass(behind: Behind | null, { response }: Spot): void {
  response.writeHead(behind?.status ?? 502, { ...json, 'content-length': behind?.body.length ?? 0 });
  response.end(behind?.body);
}

/** A connection that ends right behind what was written: a little later, so that it gets there. */
const soon = 5;

function spoil(
  { kind, byte = 1, milliseconds = 20 }: FaultOf<AnswerFault>,
  { status, body }: Behind,
  spot: Spot,
): void {
  const { response, reset, later } = spot;
  const half = body.subarray(0, Math.ceil(body.length / 2));
  const whole = { ...json, 'content-length': body.length };
  switch (kind) {
    case 'resetAfterHeaders':
      response.writeHead(status, whole).flushHeaders();
      return later(soon, reset);
    case 'resetAtByte':
      response.writeHead(status, whole).write(body.subarray(0, Math.min(byte, body.length - 1)));
      return later(soon, reset);
    case 'drip':
      response.writeHead(status, whole);
      return drip(body, milliseconds, spot);
    case 'stall':
      response.writeHead(status, whole).write(half);
      return;
    case 'truncate':
      response.writeHead(status, whole).write(half);
      return later(soon, () => response.destroy());
    case 'corrupt':
      return send(spot, status, json, body.with(half.length, 0xff));
    case 'garble':
      return send(spot, status, json, Buffer.from(body.toString().replace('{', '[')));
    case 'brokenGzip':
      return send(spot, status, { ...json, 'content-encoding': 'gzip' }, gzipSync(body).fill(7, 12));
    case 'charset': {
      const headers = { ...json, 'content-type': 'application/json; charset=utf-16le' };
      return send(spot, status, headers, Buffer.from(body.toString(), 'utf16le'));
    }
    case 'contentType':
      return send(spot, status, { ...json, 'content-type': 'text/html' }, body);
    case 'late':
      return later(milliseconds, () => send(spot, status, json, body));
  }
}

function replace({ kind, status = 200, retryAfter }: FaultOf<PlaceFault>, spot: Spot): void {
  const wait = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  switch (kind) {
    case 'reset':
      return spot.reset();
    case 'silent':
      return;
    case 'halfOpen':
      return spot.endHalf();
    case 'page':
      return send(spot, status, { ...json, 'content-type': 'text/html' }, page);
    case 'redirect':
      return send(spot, status, { ...json, location: 'https://127.0.0.1:1/graphql' }, '');
    case 'status':
      return send(spot, status, { ...json, ...wait }, gatewayFault);
    case 'trouble':
      return send(spot, status, { ...json, ...wait }, JSON.stringify({ message: 'No' }));
    case 'empty':
      return send(spot, status, json, '');
    case 'emptyObject':
      return send(spot, status, json, '{}');
    case 'nullData':
      return send(spot, status, json, '{"data":null}');
    case 'huge':
      return pour(spot);
    case 'deep':
      return send(spot, status, json, `{"data":${'['.repeat(5_000)}${']'.repeat(5_000)}}`);
  }
}

function send(
  { response }: Spot,
  status: number,
  headers: Record<string, string>,
  body: Buffer | Uint8Array | string,
): void {
  response.writeHead(status, headers).end(body);
}

/** One byte after the other, without an end. */
function drip(body: Buffer, milliseconds: number, { response, later }: Spot): void {
  let at = 0;
  const next = (): void => {
    if (response.destroyed) return;
    if (at >= body.length) return void response.end();
    response.write(body.subarray(at, at + 1));
    at += 1;
    later(milliseconds, next);
  };
  next();
}

const wholePour = 1024 ** 3;

/** A gigabyte, as fast as it is taken. */
function pour({ response }: Spot): void {
  response.writeHead(200, json);
  const piece = Buffer.alloc(256 * 1024, 0x20);
  let poured = 0;
  const more = (): void => {
    while (!response.destroyed && poured < wholePour) {
      poured += piece.length;
      if (!response.write(piece)) return void response.once('drain', more);
    }
    if (!response.destroyed) response.end();
  };
  more();
}
