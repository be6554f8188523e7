import type { Translation } from '../../catalog.ts';
import type { paper as english } from '../en/paper.ts';

export const paper: Translation<typeof english> = {};
