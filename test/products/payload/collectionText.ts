import { capital } from '../generatedRows.ts';
import {
  type PayloadCollection,
  type PayloadFields,
  type TypeOf,
  inputText,
  mangled,
  objectText,
  whereText,
} from './fieldText.ts';

const frame = `
"""
A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the \`date-time\` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar.
"""
scalar DateTime
"""
A field whose value conforms to the standard internet email address format as specified in HTML Spec: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address.
"""
scalar EmailAddress @specifiedBy(url: "https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address")
"""
The \`JSON\` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf).
"""
scalar JSON
"""
The \`JSONObject\` scalar type represents JSON objects as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf).
"""
scalar JSONObject`;

/** SDL of what Payload makes of these collections and globals. */
export function collectionsText(collections: readonly PayloadCollection[]): string {
  const typeOf: TypeOf = (slug) => collections.find((each) => each.slug === slug)?.singular ?? capital(slug);
  const access = collections.map(({ slug }) => `${mangled(slug)}: ${mangled(slug)}Access`);
  return [
    frame,
    ...collections.map((each) => typesText(each, typeOf)),
    ...collections.flatMap((each) => [policyText(each, 'Access'), policyText(each, 'DocAccess')]),
    `type Access {\n  canAccessAdmin: Boolean!\n  ${access.join('\n  ')}\n}`,
    `type Query {\n${collections.map(queriesText).join('\n')}\n  Access: Access\n}`,
    `type Mutation {\n${collections.map(mutationsText).join('\n')}\n}`,
  ].join('\n');
}

function typesText(
  { slug, singular, plural, fields, isAuth = false, isGlobal = false }: PayloadCollection,
  typeOf: TypeOf,
) {
  if (isGlobal) return [objectText(singular, fields, typeOf, null), inputText(singular, fields)].join('\n');
  const written: PayloadFields = isAuth ? { ...fields, password: 'text!' } : fields;
  return [
    objectText(singular, fields, typeOf, 'String!'),
    `type ${plural} {
  docs: [${singular}] hasNextPage: Boolean hasPrevPage: Boolean limit: Int nextPage: Int offset: Int page: Int
  pagingCounter: Int prevPage: Int totalDocs: Int totalPages: Int
}
type count${plural} { totalDocs: Int }`,
    whereText(singular, fields),
    inputText(singular, written),
    inputText(`${singular}Update`, written, true),
    isAuth
      ? `type ${slug}JWT { email: EmailAddress! collection: String! }
type ${slug}Me { collection: String exp: Int strategy: String token: String user: ${singular} }
type ${slug}Refreshed${singular} { exp: Int refreshedToken: String strategy: String user: ${slug}JWT }
type ${slug}LoginResult { exp: Int token: String user: ${singular} }
type ${slug}ResetPassword { token: String user: ${singular} }`
      : '',
  ].join('\n');
}

function queriesText({ slug, singular, plural, isAuth, isGlobal }: PayloadCollection): string {
  const doc = `${mangled(slug)}DocAccess`;
  if (isGlobal) return `  ${singular}(draft: Boolean): ${singular}\n  docAccess${singular}: ${doc}`;
  const where = `draft: Boolean, where: ${singular}_where`;
  return `  ${singular}(id: String!, draft: Boolean, trash: Boolean): ${singular}
  ${plural}(${where}, limit: Int, page: Int, pagination: Boolean, sort: String, trash: Boolean): ${plural}
  count${plural}(${where}): count${plural}
  docAccess${singular}(id: String!): ${doc}${
    isAuth ? `\n  me${singular}: ${slug}Me\n  initialized${singular}: Boolean` : ''
  }`;
}

function mutationsText({ slug, singular, isAuth, isGlobal }: PayloadCollection): string {
  const data = `data: mutation${singular}Input!`;
  if (isGlobal) return `  update${singular}(${data}, draft: Boolean): ${singular}`;
  return `  create${singular}(${data}, draft: Boolean): ${singular}
  update${singular}(id: String!, autosave: Boolean, data: mutation${singular}UpdateInput!, draft: Boolean, trash: Boolean): ${singular}
  delete${singular}(id: String!, trash: Boolean): ${singular}
  duplicate${singular}(id: String!, ${data}): ${singular}${
    isAuth
      ? `
  refreshToken${singular}: ${slug}Refreshed${singular}
  logout${singular}(allSessions: Boolean): String
  unlock${singular}(email: String!): Boolean!
  login${singular}(email: String!, password: String): ${slug}LoginResult
  forgotPassword${singular}(disableEmail: Boolean, expiration: Int, email: String!): Boolean!
  resetPassword${singular}(password: String, token: String): ${slug}ResetPassword
  verifyEmail${singular}(token: String): Boolean`
      : ''
  }`;
}

/** What the caller may do with a collection, or with one document of it: a type for every action on every field. */
function policyText({ slug, fields, isAuth, isGlobal }: PayloadCollection, scope: 'Access' | 'DocAccess'): string {
  const words = slug.split('-').map(capital).join('');
  const label = `${words}${scope === 'Access' ? '' : scope}Fields`;
  const actions = isGlobal ? ['read', 'update'] : ['create', 'read', 'update', 'delete', ...(isAuth ? ['unlock'] : [])];
  const types = actions.map((action) => `${words}${capital(action)}${scope}`);
  return `${fieldPoliciesText(label, label, fields)}
${types.map((type) => `type ${type} { permission: Boolean! where: JSONObject }`).join('\n')}
type ${mangled(slug)}${scope} { fields: ${label} ${actions.map((action, index) => `${action}: ${types[index] ?? ''}`).join(' ')} }`;
}

function fieldPoliciesText(type: string, label: string, fields: PayloadFields): string {
  const names = Object.keys(fields);
  const policies = Object.entries(fields).map(([name, field]) => {
    const own = `${label}_${name}`;
    const actions = ['create', 'read', 'update', 'delete'].map(
      (action) => [action, `${own}_${capital(action)}`] as const,
    );
    const lines = actions.map(([action, each]) => `${action}: ${each}`);
    const types = actions.map(([, each]) => `type ${each} { permission: Boolean! }`);
    if (typeof field !== 'string') {
      lines.push(`fields: ${own}_Fields`);
      types.push(
        fieldPoliciesText(`${own}_Fields`, own, 'group' in field ? field.group : { ...field.array, id: 'text' }),
      );
    }
    return [...types, `type ${own} { ${lines.join(' ')} }`].join('\n');
  });
  return [...policies, `type ${type} { ${names.map((name) => `${name}: ${label}_${name}`).join(' ')} }`].join('\n');
}
