import type { Translation } from '../../catalog.ts';
import type { review as english } from '../en/review.ts';

export const review: Translation<typeof english> = {};
