import type { Translation } from '../../catalog.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Translation<typeof english> = {};
