import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { creatorOfAll } from './records.ts';

const users = [
  { id: 20_125, givenName: 'Dana', familyName: 'Pruitt', jobTitle: 'Office manager' },
  { id: 20_131, givenName: 'Sam', familyName: 'Keller', jobTitle: 'Front desk' },
  { id: 20_137, givenName: 'Amelia', familyName: 'Okafor', jobTitle: 'Medical director' },
];
const times = { dateCreated: '2018-11-05T08:00:00Z', dateModified: '2026-10-01T12:00:00Z' };

function pageOf(items: readonly Row[]): Row {
  return {
    actions: {},
    facets: [],
    items,
    lastPage: 1,
    page: 1,
    pageSize: Math.max(20, items.length),
    totalCount: items.length,
  };
}

/** What every instance answers beside its objects: the users who sign in, business accounts, and a blog. */
export function liferayPortal({ practice, refuseWrites }: Backstage): { portalQueries: Row; portalMutations: Row } {
  const userAccounts = users.map((user): Row => {
    const email = `${user.givenName.toLowerCase()}@example.test`;
    return {
      __typename: 'UserAccount',
      ...user,
      ...times,
      name: `${user.givenName} ${user.familyName}`,
      alternateName: user.givenName.toLowerCase(),
      emailAddress: email,
      keywords: [],
      roleBriefs: [{ id: 20_101, name: 'User', name_i18n: { en_US: 'User' } }],
      userAccountContactInformation: {
        id: user.id,
        emailAddresses: [{ id: user.id, emailAddress: email, primary: true }],
      },
    };
  });
  const accounts: Row[] = [
    {
      __typename: 'Account',
      id: 31_010,
      name: 'Casco Bay Pet Supply',
      type: 'business',
      status: 0,
      numberOfUsers: 0,
      ...times,
    },
  ];
  const organizations: Row[] = [
    { __typename: 'Organization', id: 30_004, name: practice.organization.name, numberOfUsers: users.length, ...times },
  ];
  const blogPostings: Row[] = [
    {
      __typename: 'BlogPosting',
      id: 37_221,
      headline: 'Closed on Thanksgiving',
      articleBody: '<p>Call the emergency line.</p>',
      creator: creatorOfAll,
      datePublished: '2026-11-10T09:00:00Z',
      siteId: 20_117,
      keywords: [],
      taxonomyCategoryBriefs: [],
      ...times,
    },
  ];
  const byId = (rows: readonly Row[], id: unknown): Row | null => rows.find((row) => row['id'] === Number(id)) ?? null;
  // The caller is of the front desk, and may not change what belongs to the portal.
  const refuse = (): never => {
    const extensions = { code: 'Forbidden', exception: { errno: 403 } };
    throw new GraphQLError(refuseWrites ?? 'User 20131 must have permission to perform this action', { extensions });
  };
  return {
    portalQueries: {
      accounts: () => pageOf(accounts),
      account: ({ accountId }: Row) => byId(accounts, accountId),
      blogPosting: ({ blogPostingId }: Row) => byId(blogPostings, blogPostingId),
      blogPostings: () => pageOf(blogPostings),
      graphQLNode: ({ dataType, id }: Row) => (dataType === 'UserAccount' ? byId(userAccounts, id) : null),
      myUserAccount: userAccounts[1],
      organization: ({ organizationId }: Row) => byId(organizations, organizationId),
      organizations: () => pageOf(organizations),
      site: { id: 20_117, key: 'Guest', name: practice.organization.name, friendlyUrlPath: 'guest' },
      userAccount: ({ userAccountId }: Row) => byId(userAccounts, userAccountId),
      userAccounts: () => pageOf(userAccounts),
    },
    portalMutations: {
      createAccount: refuse,
      deleteAccount: refuse,
      createUserAccount: refuse,
      deleteUserAccount: refuse,
      createSiteBlogPosting: refuse,
      deleteBlogPosting: refuse,
    },
  };
}
