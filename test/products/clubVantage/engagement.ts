import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { Gate } from './gate.ts';
import type { ClubMemory } from './memory.ts';
import { clubIds, failure, idOf, isoText, memberOf } from './values.ts';

interface InterestRow {
  readonly id: string;
  readonly clientKey: number;
  readonly categoryId: string;
  readonly interestLevel: number;
  readonly source: string;
  readonly activityCount: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

interface InterestInput {
  readonly categoryId: string;
  readonly interestLevel: number;
  readonly source?: string | null;
}

interface OfMember {
  readonly memberId: string;
}

const since = '2019-01-07T09:00:00.000Z';
const categories = [
  ['Wellness plans', 'WELL', '#2a9d8f', true],
  ['Grooming', 'GROOM', '#e9c46a', true],
  ['Training classes', 'TRAIN', '#457b9d', true],
  ['Boarding', 'BOARD', null, false],
].map(([name, code, color, isActive], index) => ({
  id: idOf('interestCategory', index + 1),
  name,
  code,
  description: null,
  icon: null,
  color,
  sortOrder: index,
  isActive,
  createdAt: since,
  updatedAt: since,
}));

/** Queries and mutations about what members like, and how they want to be written to. */
export function clubEngagement({ practice, now }: Backstage, memory: ClubMemory, gate: Gate): object {
  const interests: InterestRow[] = practice.clients
    .filter(({ key, isDeleted }) => !isDeleted && key % 5 === 1)
    .map(({ key, createdAt }, index) => ({
      id: idOf('interest', index + 1),
      clientKey: key,
      categoryId: categories[index % 3]?.id ?? '',
      interestLevel: 40 + (index % 6) * 10,
      source: index % 2 === 0 ? 'EXPLICIT' : 'BOOKING',
      activityCount: index % 4,
      createdAt,
      updatedAt: createdAt,
    }));
  let entered = interests.length;
  const preferences = new Map<number, Row>();

  const show = ({ clientKey, createdAt, updatedAt, ...row }: InterestRow): Row => ({
    ...row,
    memberId: clubIds.of('client', clientKey),
    category: categories.find(({ id }) => id === row.categoryId) ?? null,
    lastActivityAt: null,
    createdAt: isoText(createdAt),
    updatedAt: isoText(updatedAt),
  });
  const order = ({ categoryId }: InterestRow): number => categories.findIndex(({ id }) => id === categoryId);
  const interestsOf = (clientKey: number): readonly Row[] =>
    interests
      .filter((row) => row.clientKey === clientKey)
      .toSorted((one, other) => order(one) - order(other))
      .map(show);
  /** They are made when they are asked for first. */
  const preferencesOf = (clientKey: number): Row => {
    const usual = {
      id: idOf('preferences', clientKey),
      memberId: clubIds.of('client', clientKey),
      emailPromotions: true,
      smsPromotions: true,
      pushNotifications: true,
      unsubscribedCategories: [],
      createdAt: isoText(now()),
      updatedAt: isoText(now()),
    };
    const row = preferences.get(clientKey) ?? usual;
    preferences.set(clientKey, row);
    return row;
  };

  return {
    interestCategories: ({ isActive }: { readonly isActive?: boolean | null }) =>
      categories.filter((row) => isActive === undefined || isActive === null || row.isActive === isActive),
    interestCategory({ id }: { readonly id: string }) {
      const row = categories.find((each) => each.id === id);
      if (!row) throw failure('Interest category not found');
      return row;
    },
    memberInterests: ({ memberId }: OfMember) => interestsOf(memberOf(practice, memberId).key),
    memberCommunicationPrefs: ({ memberId }: OfMember) => preferencesOf(memberOf(practice, memberId).key),
    setMemberInterests({ input }: { readonly input: OfMember & { readonly interests: readonly InterestInput[] } }) {
      gate.allowed();
      const { key } = memberOf(practice, input.memberId);
      if (!input.interests.every(({ categoryId }) => categories.some(({ id }) => id === categoryId)))
        throw failure('One or more interest categories not found');
      for (const { categoryId, interestLevel, source } of input.interests) {
        const index = interests.findIndex((row) => row.clientKey === key && row.categoryId === categoryId);
        const before = interests[index];
        if (before) {
          interests[index] = { ...before, interestLevel, source: source ?? before.source, updatedAt: now() };
          continue;
        }
        entered += 1;
        interests.push({
          id: idOf('interest', entered),
          clientKey: key,
          categoryId,
          interestLevel,
          source: source ?? 'EXPLICIT',
          activityCount: 0,
          createdAt: now(),
          updatedAt: now(),
        });
      }
      memory.log('Member', input.memberId, 'INTERESTS_SET', input.interests);
      return interestsOf(key);
    },
    removeMemberInterest({ memberId, categoryId }: OfMember & { readonly categoryId: string }) {
      gate.allowed();
      const { key } = memberOf(practice, memberId);
      const index = interests.findIndex((row) => row.clientKey === key && row.categoryId === categoryId);
      if (index < 0) throw failure('Interest not found');
      interests.splice(index, 1);
      return { message: 'Interest removed successfully' };
    },
    updateMemberCommunicationPrefs({ input }: { readonly input: Row & OfMember }) {
      gate.allowed();
      const { key } = memberOf(practice, input.memberId);
      const { memberId: _, ...change } = input;
      const row = { ...preferencesOf(key), ...presentFields(change), updatedAt: isoText(now()) };
      preferences.set(key, row);
      return row;
    },
  };
}
