import { maxDepth } from '../../depth.ts';
import type { ArgumentRole } from '../../serviceMap.ts';
import { demandedRoles, type Judge, readFieldArguments, startWordsOf } from './operations.ts';
import { isIdentity } from '../schema/identity.ts';
import type { Reason } from '../words/reasons.ts';
import { shapeOf } from '../schema/resultShape.ts';
import { shiftFields } from '../fields/slotFields.ts';
import { wordsOf } from '../words/words.ts';

const lists: readonly ArgumentRole[] = ['limit', 'offset', 'page', 'cursor'];
const period: readonly ArgumentRole[] = ['from', 'to', 'day', 'days', 'locationId'];
const useful: ReadonlySet<ArgumentRole> = new Set([...lists, ...period]);

/** Names of what says who works when, the plainest first; several words must all be there. */
const named = ['shift', 'roster', 'rota', 'duty', 'working hour', 'work hour', 'working time', 'staff schedule'];

/** Words of what plans shifts, is not yet anybody's, or is about something else. */
const others: ReadonlySet<string> = new Set([
  'bid',
  'break',
  'note',
  'offer',
  'open',
  'pattern',
  'request',
  'rule',
  'swap',
  'template',
  'type',
  'vacant',
]);

/**
 * Judges a list as the times at which people work: rows called so, with a start, an end and a person, of a period or a
 * day. Weekly patterns are none, as they don't say what holds on a date.
 */
export const judgeShifts: Judge = (schema, scores, queryField, which) => {
  const { field, holder } = queryField;
  const fit = nameFit(wordsOf(field.name));
  if (fit === null && which === 'likely') return null;
  const shape = shapeOf(schema, field);
  if (!shape?.many || !isIdentity(schema, shape.type)) return null;
  const levels = maxDepth - 1 - shape.rows.length - (holder ? 1 : 0);
  const fields = shiftFields({ schema, scores, type: shape.type, levels });
  if (!fields) return null;
  const reading = readFieldArguments(schema, queryField, { useful, start: startWordsOf(schema, shape.type) });
  const { roles } = reading;
  // Without a period all that was ever worked would be read to find a day.
  if (reading.unknown.length > 0 || !(roles.has('from') || roles.has('day'))) return null;
  if (!demandedRoles(schema, queryField, reading).every((role) => useful.has(role))) return null;
  const typeFit = nameFit(wordsOf(shape.type.name));
  const score =
    (fit ?? 0) +
    (typeFit === null ? 0 : 0.15) +
    0.2 +
    (roles.has('to') ? 0.05 : 0) +
    (fields.location ? 0.05 : 0) -
    (field.deprecated ? 0.15 : 0) -
    (holder ? 0.05 : 0);
  const reasons: readonly Reason[] = [
    ...(fit === null ? [] : [{ id: 'isCalled' as const, name: field.name }]),
    { id: 'returnsWhat', name: shape.type.name, marks: ['hasShift'] },
    'takesPeriod',
  ];
  return { holder, field, shape, reading, score: Math.round(Math.min(Math.max(score, 0), 1) * 1000) / 1000, reasons };
};

/** How surely a name is that of a list of shifts, up to half a point; null where it is none. */
function nameFit(words: readonly string[]): number | null {
  if (words.some((word) => others.has(word))) return null;
  const rank = named.findIndex((noun) => noun.split(' ').every((word) => words.includes(word)));
  return rank === -1 ? null : 0.5 - 0.02 * rank;
}
