import type { Translation } from '../../catalog.ts';
import type { grid as english } from '../en/grid.ts';

export const grid: Translation<typeof english> = {};
