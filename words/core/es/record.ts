import type { Translation } from '../../catalog.ts';
import type { record as english } from '../en/record.ts';

export const record: Translation<typeof english> = {};
