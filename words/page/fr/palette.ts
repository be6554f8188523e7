import type { Translation } from '../../catalog.ts';
import type { palette as english } from '../en/palette.ts';

export const palette: Translation<typeof english> = {};
