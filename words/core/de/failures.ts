import type { Translation } from '../../catalog.ts';
import type { failures as english } from '../en/failures.ts';

export const failures: Translation<typeof english> = {};
