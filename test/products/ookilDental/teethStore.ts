import type { ClientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { dateText } from './values.ts';

/** The surfaces of a tooth, of its crown and of its root. */
export const crownSurfaces = ['buccal', 'mesial', 'distal', 'lingual', 'occlusial'] as const;
export const rootSurfaces = ['rootOne', 'rootTwo', 'rootThree'] as const;

/** What can be drawn on a surface; every clinic has the same. */
const actions = [
  { id: '1', name: 'Caries', type: 'DIAGNOSTIC', fillColor: '#c0392b', rootAction: false, crownAction: true },
  { id: '2', name: 'Inflammation', type: 'DIAGNOSTIC', fillColor: '#e67e22', rootAction: true, crownAction: false },
  { id: '3', name: 'Composite', type: 'PROCEDURE', fillColor: '#2980b9', rootAction: false, crownAction: true },
  { id: '4', name: 'Root filling', type: 'PROCEDURE', fillColor: '#8e44ad', rootAction: true, crownAction: false },
];

/** An action as its server gives it: what leads on from it has no resolver. */
export function actionOf(id: unknown): Row | null {
  const action = actions.find((each) => each.id === String(id));
  return action ? { ...action, icon: null, categories: null, clinic: null } : null;
}

/** The categories of one kind. */
export function categoriesOf(type: 'DIAGNOSTIC' | 'PROCEDURE'): readonly Row[] {
  const name = type === 'DIAGNOSTIC' ? 'Findings' : 'Restorations';
  const rows = actions.filter((each) => each.type === type).map(({ id }) => actionOf(id));
  return [{ id: type === 'DIAGNOSTIC' ? '1' : '2', name, actions: rows, clinic: null }];
}

/** Teeth that somebody has drawn on. */
export function createTeeth(clients: readonly ClientRecord[]): Map<number, Row> {
  const drawn = clients.filter(({ key }) => key % 10 === 1);
  return new Map(
    drawn.map(({ key, createdAt }, index) => {
      const [quadrant, toothNumber] = [1 + (key % 4), 1 + (key % 8)];
      const row = {
        id: String(index + 1),
        patientId: key,
        position: `${String(quadrant)}${String(toothNumber)}`,
        primary: false,
        quadrant,
        toothNumber,
        fills: { occlusial: '1', rootOne: key % 20 === 1 ? '4' : null },
        createdAt: dateText(createdAt),
      };
      return [index + 1, row];
    }),
  );
}

/** A tooth as its server gives it: nothing leads back from a surface to its tooth, nor from a tooth to its patient. */
export function toothOf(row: Row): Row {
  const id = row['id'];
  const fills = row['fills'];
  const surfaces = (names: readonly string[], offset: number): Row => {
    const filled = names.map((name, index): [string, Row | null] => {
      const action = actionOf(typeof fills === 'object' && fills !== null ? Reflect.get(fills, name) : null);
      return [name, action && { id: String(Number(id) * 10 + offset + index), action }];
    });
    return { id, tooth: null, ...Object.fromEntries(filled) };
  };
  return {
    ...row,
    patient: null,
    crown: surfaces(crownSurfaces, 0),
    root: surfaces(rootSurfaces, crownSurfaces.length),
  };
}
