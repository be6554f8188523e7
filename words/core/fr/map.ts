import type { Translation } from '../../catalog.ts';
import type { map as english } from '../en/map.ts';

export const map: Translation<typeof english> = {};
