import { describe, expect, it } from 'vitest';
import type { InputModel } from '../../../../graphql/service/introspection/schemaModel.ts';
import { type Around, meaningOf } from '../../../../graphql/service/match/values/argumentMeaning.ts';
import { matchSchema } from '../../../../graphql/service/match/matchSchema.ts';
import type { ValueKind } from '../../../../graphql/service/match/schema/valueKind.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

const around: Around = { period: false, search: false, self: [], start: [] };
const types: Readonly<Partial<Record<ValueKind, string>>> = {
  moment: 'DateTime',
  date: 'Date',
  number: 'Int',
  id: 'ID',
};

function roleOf(name: string, kind: ValueKind, where: Partial<Around> = {}, lists = 0): string | null {
  const type = types[kind] ?? 'String';
  const input: InputModel = { name, type: { name: type, text: type, lists, required: false }, defaultValue: null };
  const meaning = meaningOf(input, kind, { ...around, ...where });
  return meaning && 'role' in meaning ? meaning.role : null;
}

describe('the ends of a period', () => {
  it.each([
    ['from', 'to'],
    ['start', 'end'],
    ['after', 'before'],
    ['fromDate', 'toDate'],
    ['startsAfter', 'startsBefore'],
    ['firstDay', 'lastDay'],
  ])('are called %s and %s', (from, to) => {
    for (const kind of ['moment', 'date'] as const) {
      expect([roleOf(from, kind), roleOf(to, kind)]).toEqual(['from', 'to']);
    }
  });

  it('may be texts and numbers that are called so', () => {
    expect([roleOf('from', 'text'), roleOf('until', 'text')]).toEqual(['from', 'to']);
    expect([roleOf('from', 'number'), roleOf('to', 'number')]).toEqual(['from', 'to']);
    expect([roleOf('from', 'date', { period: true }), roleOf('to', 'date', { period: true })]).toEqual(['from', 'to']);
  });

  it('are no other dates', () => {
    expect([roleOf('lastVisit', 'date'), roleOf('birthDate', 'date'), roleOf('createdFrom', 'moment')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each(['updatedSince', 'modifiedAfter', 'updatedAtStart', 'changedFrom', 'updated_at_gte'])(
    'are none of a change: %s',
    (name) => {
      expect(roleOf(name, 'moment')).toBe('changedSince');
    },
  );
});

describe('arguments of free times', () => {
  it.each([
    ['appointmentTypeId', 'typeId'],
    ['appt_type_id', 'typeId'],
    ['serviceItemIds', 'typeId'],
    ['pVisitKindId', 'typeId'],
    ['kind', 'typeId'],
    ['speciesTypeId', null],
    ['clientCategoryId', null],
    ['providerId', 'providerId'],
    ['staffMemberId', 'providerId'],
    ['userId', 'clientId'],
    ['clinicId', 'locationId'],
  ])('%s is %s', (name, role) => {
    expect(roleOf(name, 'id', {}, name.endsWith('s') ? 1 : 0)).toBe(role);
  });

  it.each([
    ['days', 'days'],
    ['numberOfDays', 'days'],
    ['durationMinutes', 'minutes'],
    ['length', 'minutes'],
    ['minDays', null],
    ['daysOverdue', null],
    ['maxMinutes', null],
  ])('the number %s is %s', (name, role) => {
    expect(roleOf(name, 'number')).toBe(role);
  });
});

describe('a flag that shows those who are no longer active', () => {
  it.each([
    ['includeInactive', 'includeInactive'],
    ['withArchived', 'includeInactive'],
    ['auchInaktive', 'includeInactive'],
    ['active', null],
    ['inactive', null],
    ['archived', null],
    ['includeDeleted', null],
  ])('%s is %s', (name, role) => {
    expect(roleOf(name, 'flag')).toBe(role);
  });

  it('is set on lists of clients and patients, where it can be recognized', async () => {
    const text = (active: string): string => `
      type Query { org: Org clients(includeInactive: Boolean = false, limit: Int): [Client!]! }
      type Org { id: ID! name: String }
      type Client { id: ID! firstName: String lastName: String email: String phone: String ${active} }
    `;
    const argumentsOf = async (active: string): Promise<readonly string[]> =>
      (matchSchema(await modelOf(text(active))).map.clients?.arguments ?? []).map(({ name }) => name);
    expect(await argumentsOf('isActive: Boolean')).toEqual(['includeInactive', 'limit']);
    expect(await argumentsOf('')).toEqual(['limit']);
  });
});

describe('a flag that shows all of a row', () => {
  it.each([
    ['includeProfile', { constant: true, ofRow: true }],
    ['withDetails', { constant: true, ofRow: true }],
    ['showFullDetails', { constant: true, ofRow: true }],
    ['includeFullHistory', null],
    ['includeFull', null],
    ['details', null],
  ])('%s is %j', (name, meaning) => {
    const type = { name: 'Boolean', text: 'Boolean', lists: 0, required: false };
    expect(meaningOf({ name, type, defaultValue: null }, 'flag', around)).toEqual(meaning);
  });
});

describe('a list of days', () => {
  it.each(['dates', 'days', 'date'])('%s is asked for one', (name) => {
    expect(roleOf(name, 'text', {}, 1)).toBe('day');
  });

  it.each(['birthDates', 'times', 'excludedDates', 'zones'])('%s is none', (name) => {
    expect(roleOf(name, 'text', {}, 1)).toBeNull();
  });
});
