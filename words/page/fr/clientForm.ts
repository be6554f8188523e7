import type { Translation } from '../../catalog.ts';
import type { clientForm as english } from '../en/clientForm.ts';

export const clientForm: Translation<typeof english> = {};
