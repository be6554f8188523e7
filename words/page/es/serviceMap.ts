import type { Translation } from '../../catalog.ts';
import type { serviceMap as english } from '../en/serviceMap.ts';

export const serviceMap: Translation<typeof english> = {};
