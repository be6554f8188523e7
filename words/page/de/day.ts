import type { Translation } from '../../catalog.ts';
import type { day as english } from '../en/day.ts';

export const day: Translation<typeof english> = {};
