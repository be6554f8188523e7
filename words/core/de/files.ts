import type { Translation } from '../../catalog.ts';
import type { files as english } from '../en/files.ts';

export const files: Translation<typeof english> = {};
