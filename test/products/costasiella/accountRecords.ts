import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type ProviderRecord, rowOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { connectionOf, type PageArgs } from './connection.ts';
import { costasiellaIds, globalId, keyOfNumber } from './ids.ts';
import type { CostasiellaStore } from './store.ts';
import { dateTimeText, emailOf, mobileOf, phoneOf } from './values.ts';

interface Others {
  readonly stored: (type: string) => readonly Row[];
  readonly storedNode: (type: string, row: Row) => Row;
  readonly node: (type: string, number: string) => Row | null;
}

/** Accounts of members and of instructors. */
export function accountRecords(
  { practice, meet, cap }: Backstage,
  store: CostasiellaStore,
  { stored, storedNode, node }: Others,
) {
  const passOf = (number: number): readonly Row[] =>
    stored('AccountClasspassNode').filter((row) => row['account'] === number);
  const profile = (number: number, person: Row): Row => ({
    gender: '',
    dateOfBirth: '',
    address: '',
    postcode: '',
    city: '',
    country: '',
    phone: '',
    mobile: '',
    emergency: '',
    keyNumber: '',
    image: '',
    mollieCustomerId: '',
    ...person,
    ...storedNode('AccountNode', store.profiles.get(String(number)) ?? {}),
    __typename: 'AccountNode',
    id: globalId('AccountNode', number),
    lastLogin: null,
    profilePolicy: 'MINIMUM',
    hasCompleteEnoughProfile: true,
    hasReachedTrialLimit: false,
    urlImageThumbnailSmall: '',
    accountinstructorprofile: {
      __typename: 'AccountInstructorProfileNode',
      id: globalId('AccountInstructorProfileNode', number),
      account: () => node('AccountNode', String(number)),
      classes: true,
      appointments: false,
      events: false,
      role: '',
      education: '',
      bio: '',
      urlBio: '',
      urlWebsite: '',
    },
    classpasses: (args: PageArgs) =>
      connectionOf('classpasses', passOf(number), (row) => storedNode('AccountClasspassNode', row), args, cap),
    classpassesLatest: () => passOf(number).map((row) => storedNode('AccountClasspassNode', row)),
  });
  const member = (client: ClientRecord): Row => {
    const { givenName, familyName, isActive, createdAt } = client;
    return profile(20 + client.key, {
      isActive,
      firstName: givenName ?? '',
      lastName: familyName,
      fullName: `${givenName ?? ''} ${familyName}`,
      email: emailOf(client),
      customer: true,
      instructor: false,
      employee: false,
      address: client.street,
      city: client.city,
      country: client.street === '' ? '' : 'US',
      phone: phoneOf(client),
      mobile: mobileOf(client),
      createdAt: dateTimeText(createdAt),
    });
  };
  const teacher = ({ key, givenName, familyName, email, isActive }: ProviderRecord): Row =>
    profile(1 + key, {
      isActive,
      firstName: givenName,
      lastName: familyName,
      fullName: `${givenName} ${familyName}`,
      email,
      customer: false,
      instructor: true,
      employee: true,
      createdAt: '2020-01-06T09:00:00+00:00',
    });

  /** An account that goes into an answer. */
  const seen = (row: Row): Row => {
    const key = costasiellaIds.key('client', String(row['id']));
    if (row['customer'] === true && key !== null) meet('client', key);
    return row;
  };

  return {
    account(number: string): Row | null {
      const client = rowOf(practice.clients, keyOfNumber('client', number));
      if (client) return client.isDeleted ? null : seen(member(client));
      const provider = rowOf(practice.providers, keyOfNumber('provider', number));
      return provider && teacher(provider);
    },
    seen,
    // All but the superuser's.
    accounts: (): readonly Row[] => [
      ...practice.providers.map(teacher),
      ...practice.clients.filter(({ isDeleted }) => !isDeleted).map(member),
    ],
  };
}
