import type { Translation } from '../../catalog.ts';
import type { app as english } from '../en/app.ts';

export const app: Translation<typeof english> = {};
