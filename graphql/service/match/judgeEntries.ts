import type { ArgumentRole } from '../serviceMap.ts';
import { type EntryConcept, entrySubjects } from '../serviceEntries.ts';
import { maxDepth } from '../depth.ts';
import type { EntityContext } from './entityContext.ts';
import { entryFields } from './entryFields.ts';
import { entryWords } from './entryWords.ts';
import { demandedRoles, type Judge, readWay } from './operations.ts';
import { isIdentity, shapeOf } from './resultShape.ts';
import { nouns, verbs } from './vocabulary.ts';
import { wordsOf } from './words.ts';

const lists: readonly ArgumentRole[] = ['limit', 'offset', 'page', 'cursor'];
const period: readonly ArgumentRole[] = ['from', 'to', 'day', 'locationId'];

/** Words in a name that only say whose they are. */
const whose: ReadonlySet<string> = new Set([...nouns.client.slice(0, 11), ...nouns.patient, 'due', 'medical', 'chart']);

/** How well a list answers a concept of entries: by its name, by whom it can be asked of, and by what its rows hold. */
export function judgeEntries(concept: EntryConcept): Judge {
  const { nouns: named, not = [] } = entryWords[concept];
  const subject = entrySubjects[concept];
  const asked: readonly ArgumentRole[] =
    subject === 'client' ? ['clientId'] : subject === 'patient' ? ['patientId'] : [];
  return (schema, scores, way, which) => {
    const { field, holder } = way;
    const name = wordsOf(field.name);
    const fit = nameFit(name, named, not);
    if (fit === null && which === 'likely') return null;
    const shape = shapeOf(schema, field);
    if (!shape?.many || !isIdentity(schema, shape.type)) return null;
    const ofType = nameFit(wordsOf(shape.type.name), named, not);
    const reading = readWay(schema, way, {
      useful: new Set<ArgumentRole>([...lists, ...period, ...asked, 'includeEnded']),
      start: subject === 'day' ? ['due', 'date'] : [],
    });
    if (reading.unknown.length > 0) return null;
    // Of whom nobody can ask, nobody gets only hers: all rows of a clinic are not read to find a few.
    if (!asked.every((role) => reading.roles.has(role))) return null;
    if (!demandedRoles(schema, field, reading).every((role) => [...lists, ...period, ...asked].includes(role)))
      return null;
    const context: EntityContext = { schema, scores, type: shape.type, levels: maxDepth - 1 - shape.rows.length };
    const fields = entryFields(concept, context);
    if (!fields) return null;
    const found = Object.keys(fields).length;
    const score =
      (fit ?? 0) +
      (ofType === null ? 0 : 0.15) +
      (asked.length > 0 ? 0.2 : reading.roles.has('from') || reading.roles.has('day') ? 0.2 : 0) +
      Math.min(0.02 * found, 0.14) -
      (field.deprecated ? 0.15 : 0) -
      (holder ? 0.05 : 0);
    const reasons = [
      ...(fit === null ? [] : [`is called ${field.name}`]),
      `answers ${shape.type.name}, which has ${Object.keys(fields).slice(1, 5).join(', ')}`,
      ...(asked.length > 0 ? [`can be asked by ${asked.join(', ')}`] : []),
    ];
    return { holder, field, shape, reading, score: Math.round(Math.min(Math.max(score, 0), 1) * 1000) / 1000, reasons };
  };
}

/** How surely a name is that of a concept, up to half a point; null where it is none or another one. */
function nameFit(words: readonly string[], named: readonly string[], not: readonly string[]): number | null {
  const own = words.filter((word) => !verbs.has(word));
  if (own.some((word) => not.includes(word) && !named.some((noun) => noun.split(' ').includes(word)))) return null;
  const rank = named.findIndex((noun) => noun.split(' ').every((word) => own.includes(word)));
  const noun = named[rank]?.split(' ');
  if (!noun) return null;
  const strange = own.filter((word) => !noun.includes(word) && !whose.has(word));
  const fit = 0.5 - 0.03 * rank - 0.2 * strange.length;
  return fit > 0.1 ? fit : null;
}
