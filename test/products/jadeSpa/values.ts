import { GraphQLError } from 'graphql';
import type { Row } from '../generatedRows.ts';
import { otherId, ownerId } from './neighbours.ts';
import type { JadeExtras } from './records.ts';

/** The instant of a DateTime, which may be a day alone. */
export function instantOfDate(text: string): number {
  const instant = Date.parse(text);
  if (Number.isNaN(instant))
    throw new GraphQLError(`Invalid DateTime: ${text}`, { extensions: { code: 'BAD_USER_INPUT' } });
  return instant;
}

/** The settings of the owner. */
export function settingsOf({ own }: JadeExtras): Row {
  return {
    id: otherId(98),
    userId: ownerId,
    profile: {
      displayName: null,
      timezone: 'America/Los_Angeles',
      language: 'en',
      dateFormat: 'MM_DD_YYYY',
      timeFormat: 'TWELVE_HOUR',
      phoneNumber: null,
      phoneVerified: false,
    },
    notifications: own.notifications,
    createdAt: '2025-12-21T10:00:00.000Z',
    updatedAt: '2025-12-21T10:00:00.000Z',
  };
}
