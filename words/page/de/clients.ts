import type { Translation } from '../../catalog.ts';
import type { clients as english } from '../en/clients.ts';

export const clients: Translation<typeof english> = {};
