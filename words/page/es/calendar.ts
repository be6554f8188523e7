import type { Translation } from '../../catalog.ts';
import type { calendar as english } from '../en/calendar.ts';

export const calendar: Translation<typeof english> = {};
