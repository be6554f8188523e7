import type { Translation } from '../../catalog.ts';
import type { locations as english } from '../en/locations.ts';

export const locations: Translation<typeof english> = {};
