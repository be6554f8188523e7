import type { PlaceRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { globalId } from './values.ts';

const plan = [
  ['Exam 1', 'EXAM_ROOM'],
  ['Exam 2', 'EXAM_ROOM'],
  ['Treatment', 'TREATMENT'],
  ['Lobby', 'LOBBY'],
  ['Curbside', 'CURBSIDE'],
] as const;

/** Every clinic is laid out by the same plan when it joins. */
export function spacesOf({ key }: PlaceRecord): readonly Row[] {
  return plan.map(([name, kind], index) => ({
    __typename: 'Space',
    id: globalId('Space', key * 100 + index),
    name,
    kind,
  }));
}
