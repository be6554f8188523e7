import type { Translation } from '../../catalog.ts';
import type { compare as english } from '../en/compare.ts';

export const compare: Translation<typeof english> = {};
