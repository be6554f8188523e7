import { isMany } from './argumentSpots.ts';
import type { Role } from './fieldWords.ts';
import type { KnownField, KnownType } from './knowledge.ts';
import { isPlural } from './naming.ts';
import { entitiesOf } from './rootWords.ts';

const partRoles: readonly (readonly [RegExp, Role])[] = [
  [/phone|mobile|cell/i, 'phone'],
  [/email/i, 'email'],
  [/address/i, 'address'],
  [/contact_?(method|point|detail|info)s?$/i, 'contact'],
  [/^edges$/, 'edge'],
  [/page_?info|^meta|pagination|^paging$/i, 'pageInfo'],
  [/^(name|person|demographics|identity)$/, 'person'],
  [/journey$|^progress$|^course$/i, 'course'],
];

/** What the type that a field leads to may be, and where that is a page, its rows. */
export interface Roles {
  readonly roles: readonly Role[];
  readonly rows: readonly Role[];
}

/** By the name of a field of the query root, what it leads to. */
export function rolesOfRoot(field: KnownField): Roles {
  const rows = entitiesOf(field.name);
  const name = field.type?.name ?? '';
  if (field.type?.lists !== 0) return { roles: rows, rows };
  if (/(connection|page)$/i.test(name)) return { roles: ['page'], rows };
  const isReply = /(reply|response|result|payload|data)$/i.test(name);
  // Where its lists are unknown, it may as well be a row.
  if (!field.whole) return { roles: isReply ? ['page', ...rows] : rows, rows };
  return { roles: isReply || isMany(field) ? ['page'] : rows, rows };
}

/** By the name of a field and what that stands in, what it leads to. */
export function rolesBelow(field: KnownField, from: KnownType): Roles {
  const part = partRoles.find(([pattern]) => pattern.test(field.name))?.[1];
  if (part === 'edge' || part === 'pageInfo') return { roles: [part], rows: from.rows };
  // An object that holds a row's values is taken for what the row is.
  if (/^(attributes|fields)$/.test(field.name)) return { roles: [...from.roles], rows: from.rows };
  const isRow = from.rows.some((role) => from.roles.has(role));
  const own: readonly Role[] = part ? [part] : entitiesOf(field.name);
  // What holds rows and is none itself: its fields are called as wrappers are.
  if ((from.roles.has('page') || from.roles.has('edge')) && !(isRow && own.length > 0)) {
    // A reply may hold a page, or the one object that was requested.
    const isReply = /^(payload|result|data|response)$/.test(field.name) && field.type?.lists === 0;
    return { roles: isReply ? ['page', ...from.rows] : from.rows, rows: from.rows };
  }
  const rows: readonly Role[] = own.length > 0 ? own : ['named'];
  // What is several and no list is a page of them.
  const isPage = field.whole && isPlural(field.name) && field.type?.lists === 0;
  return { roles: isPage ? ['page', ...rows] : rows, rows };
}
