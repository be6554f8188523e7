import type { Translation } from '../../catalog.ts';
import type { booking as english } from '../en/booking.ts';

export const booking: Translation<typeof english> = {};
