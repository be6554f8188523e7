import type { Translation } from '../../catalog.ts';
import type { changes as english } from '../en/changes.ts';

export const changes: Translation<typeof english> = {};
