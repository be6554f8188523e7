import { describe, expect, it } from 'vitest';
import { isRecord } from '../../graphql/service/json.ts';
import type { OutcomeKind, Reply } from '../../graphql/service/outcome.ts';
import { proveClassifier } from './proveClassifier.ts';

const ofReplies: readonly OutcomeKind[] = [
  'ok',
  'partial',
  'refused',
  'depthLimit',
  'forbidden',
  'keyRejected',
  'headerMissing',
  'quotaExceeded',
  'notGraphQL',
  'gatewayTrouble',
  'unreadable',
  'tooLarge',
  'proxy',
  'redirected',
  'unreachable',
  'timeout',
  'certificate',
  'clock',
  'cancelled',
];

/** As many a client does it: the status decides, and whatever has data is good. */
function judgeByStatus(reply: Reply): OutcomeKind {
  if (reply.kind === 'failed') return reply.failure.kind;
  if (reply.status === 401 || reply.status === 403) return 'keyRejected';
  if (reply.status >= 400 || reply.body.kind !== 'text') return 'gatewayTrouble';
  const value: unknown = JSON.parse(reply.body.text);
  return isRecord(value) && 'data' in value ? 'ok' : 'notGraphQL';
}

describe('the classifier', () => {
  it('classifies 20 000 random replies like an independent reading', () => {
    const proof = proveClassifier(20_000, 'npm test');
    expect(proof.examples).toEqual([]);
    expect([proof.throws, proof.falseSuccess, proof.disagreements]).toEqual([0, 0, 0]);
    // All that a reply can mean did occur; the rest is said before anything is sent.
    const missing = ofReplies.filter((kind) => !proof.outcomes[kind]);
    expect(missing).toEqual([]);
  });

  it('would be found out if it judged by status', () => {
    const proof = proveClassifier(5_000, 'control', judgeByStatus);
    expect(proof.falseSuccess).toBeGreaterThan(100);
    expect(proof.throws).toBeGreaterThan(100);
  });
});
