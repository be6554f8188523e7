import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { accountId } from './careReads.ts';

const usual: Row = {
  reminderFrequency: 'weekly',
  notificationType: 'email',
  preferredLanguage: 'en',
  darkMode: false,
  vaccinationReminders: true,
  appointmentReminders: true,
};
const words: Readonly<Record<string, readonly string[]>> = {
  reminderFrequency: ['daily', 'weekly', 'monthly'],
  notificationType: ['email', 'sms', 'push'],
};
const createdAt = '2024-02-01T09:00:00.000Z';

/** The account that the token belongs to, which is the desk's and an administrator, and its preferences. */
export function accountOf(backstage: Backstage): object {
  let preferences = usual;
  const account = (): Row => ({
    id: accountId,
    name: 'Front desk',
    email: 'desk@platform.example.test',
    role: 'admin',
    preferences,
    createdAt,
  });
  const allowed = (): void => {
    rowOrError(backstage, () => ({ ok: true, row: null }));
  };

  return {
    profile: account,
    // Owners that were entered by the desk have no accounts.
    users: () => [account()],
    preferences: () => preferences,
    verifyToken: () => ({ message: 'Token is valid' }),
    updatePreferences({ preferences: given }: { readonly preferences: Row }) {
      allowed();
      for (const [field, options] of Object.entries(words)) {
        const value = given[field];
        if (typeof value === 'string' && !options.includes(value)) throw new GraphQLError('Validation error');
      }
      preferences = { ...preferences, ...presentFields(given) };
      return { message: 'Preferences updated successfully', preferences };
    },
    resetPreferences() {
      allowed();
      preferences = usual;
      return { message: 'Preferences reset to default', preferences };
    },
  };
}
