import { maxDepth } from '../../depth.ts';
import type { ArgumentRole } from '../../serviceMap.ts';
import { isIdentity } from '../schema/identity.ts';
import { demandedRoles, type Judge, readFieldArguments } from './operations.ts';
import type { Reason } from '../words/reasons.ts';
import { requestFields } from '../fields/requestFields.ts';
import { shapeOf } from '../schema/resultShape.ts';
import { wordsOf } from '../words/words.ts';

const lists: readonly ArgumentRole[] = ['limit', 'offset', 'page', 'cursor'];
const useful: ReadonlySet<ArgumentRole> = new Set(lists);

const asking: ReadonlySet<string> = new Set(['request', 'requested', 'enquiry', 'inquiry', 'wish']);
const online: ReadonlySet<string> = new Set(['online', 'web', 'website']);
const visits: ReadonlySet<string> = new Set([
  'appointment',
  'booking',
  'visit',
  'reservation',
  'consultation',
  'consult',
]);

/** Words of requests for something else, of what changes a booking, or of what only describes requests. */
const others: ReadonlySet<string> = new Set(
  [
    ['record', 'refill', 'prescription', 'medication', 'service', 'api', 'log', 'task', 'ticket', 'support', 'access'],
    ['change', 'cancel', 'cancellation', 'reschedule', 'off', 'leave', 'review', 'feedback', 'payment', 'refund'],
    ['deletion', 'data', 'feature', 'referral', 'estimate', 'quote', 'insurance', 'transfer', 'lab', 'document'],
    ['type', 'count', 'stat', 'template', 'setting', 'rule', 'history', 'audit', 'reminder', 'reason', 'message'],
    ['note', 'slot', 'waitlist', 'room', 'video', 'link', 'http', 'server', 'queued', 'queue', 'form', 'field'],
  ].flat(),
);

/**
 * Judges a list as requests for appointments that are not booked yet: named so, with a linked client or a name and a
 * phone number or email, a requested time, and a status or a mark for handled ones. A list with a required period is not used: the period may be that of the requested time or
 * of the submission.
 */
export const judgeRequests: Judge = (schema, scores, queryField, which) => {
  const { field, holder, between } = queryField;
  const shape = shapeOf(schema, field);
  if (!shape?.many || !isIdentity(schema, shape.type)) return null;
  const [fit, typeFit] = [field.name, shape.type.name].map((name) => nameFit(wordsOf(name)));
  // One of them must say that it is about appointments: anything may be called a request.
  const isCalled = (fit ?? 0) > 0 && Math.max(fit ?? 0, typeFit ?? 0) === whole;
  if (!isCalled && which === 'likely') return null;
  const levels = maxDepth - 1 - shape.rows.length - (holder ? 1 : 0) - (between ? 1 : 0);
  const fields = requestFields({ schema, scores, type: shape.type, levels });
  if (!fields) return null;
  const reading = readFieldArguments(schema, queryField, { useful });
  if (reading.unknown.length > 0) return null;
  if (!demandedRoles(schema, queryField, reading).every((role) => useful.has(role))) return null;
  const score =
    (isCalled ? 0.4 : 0) +
    (fit === whole ? 0.1 : 0) +
    (typeFit === whole ? 0.1 : 0) +
    Math.min(0.02 * Object.keys(fields).length, 0.2) +
    (fields.created ? 0.05 : 0) -
    (field.deprecated ? 0.15 : 0) -
    (holder ? 0.05 : 0);
  const reasons: readonly Reason[] = [
    ...(isCalled ? [{ id: 'isCalled' as const, name: field.name }] : []),
    { id: 'returnsWhat', name: shape.type.name, marks: [fields.client ? 'hasClient' : 'hasNameAndContact'] },
    'hasWantedTime',
  ];
  const place = { holder, ...(between && { between }), field };
  return { ...place, shape, reading, score: Math.round(Math.min(Math.max(score, 0), 1) * 1000) / 1000, reasons };
};

const whole = 2;

/** 2 for requests for appointments, 1 for requests, 0 for anything else. */
function nameFit(words: readonly string[]): number {
  if (words.some((word) => others.has(word))) return 0;
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  if (has(visits)) return has(asking) || has(online) ? whole : 0;
  return words.some((word) => asking.has(word)) ? 1 : 0;
}
