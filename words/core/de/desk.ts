import type { Translation } from '../../catalog.ts';
import type { desk as english } from '../en/desk.ts';

export const desk: Translation<typeof english> = {};
