import type { Translation } from '../../catalog.ts';
import type { outcomes as english } from '../en/outcomes.ts';

export const outcomes: Translation<typeof english> = {};
