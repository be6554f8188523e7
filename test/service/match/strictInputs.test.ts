import { describe, expect, it } from 'vitest';
import { isExact } from '../../../graphql/service/match/strictInputs.ts';
import type { WriteRole } from '../../../graphql/service/serviceWrites.ts';

const appointment = ['appointment', 'booking'];
const shown = { consultationDate: 'start', requestedStart: 'start', actualMinutes: 'minutes' } as const;
const takes = (path: string, role: WriteRole): boolean => {
  const [argument = '', ...steps] = path.split('.');
  return isExact(argument, { path: steps, role }, { self: appointment, shown });
};

describe('a value of the desk goes where the name says that very thing', () => {
  it.each([
    ['start', 'start'],
    ['input.startsAt', 'start'],
    ['input.ends_on', 'end'],
    ['data.attributes.reason', 'reason'],
    ['appointment.timeSlot.end', 'end'],
    ['data.status.set', 'status'],
    ['input.name.family', 'familyName'],
    ['data.treatment_status.set', 'status'],
    // What is read back under that name is what is shown.
    ['input.requestedStart', 'start'],
    ['input.actualMinutes', 'minutes'],
    ['where.id', 'id'],
    ['filter.id.eq', 'id'],
  ] as const)('%s', (path, role) => {
    expect(takes(path, role)).toBe(true);
  });

  it.each([
    ['input.dropOffEnd', 'end'],
    ['input.requestedStart', 'end'],
    ['input.actualDuration', 'minutes'],
    ['input.lastUpdated', 'start'],
    ['input.created_start', 'start'],
    ['input.emailStatus.verified', 'email'],
    ['where.start', 'start'],
    ['input.invoice.start', 'start'],
    ['unset.reason', 'reason'],
  ] as const)('not into %s', (path, role) => {
    expect(takes(path, role)).toBe(false);
  });

  it.each([
    'startsWith',
    'starts_with',
    'endsWith',
    'contains',
    'containsInsensitive',
    'eq',
    'equals',
    'ne',
    'like',
    '_ilike',
    'in',
    'gte',
    'lt',
    'matches',
    'regex',
    'search',
  ])('not into what is compared by %s', (operator) => {
    expect(takes(`input.reason.${operator}`, 'reason')).toBe(false);
    expect(takes(`input.reason_${operator}`, 'reason')).toBe(false);
    expect(takes(`input.name.${operator}`, 'name')).toBe(false);
  });
});
