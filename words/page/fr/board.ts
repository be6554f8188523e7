import type { Translation } from '../../catalog.ts';
import type { board as english } from '../en/board.ts';

export const board: Translation<typeof english> = {};
