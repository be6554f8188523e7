/** Fields or arguments of one type, from their names. */
export function typed(type: string, names: string): string {
  return names
    .split(' ')
    .map((name) => `${name}: ${type}`)
    .join('\n    ');
}

/** Fields or arguments that are texts, as dates, times, ids and most numbers of the product are. */
export const texts = (names: string): string => typed('String', names);

/** What every list takes. */
export const pagedArgs = 'pageSize: Int pageNumber: Int sortBy: String';

/** What every resource starts with. */
export const stamps = texts('id created modified');

/** What every resource ends with. */
export const hal = (embedded: string): string => `_eTag: String _links: JSON _embedded: ${embedded}`;

/** A page of a list; some of them have a count of all pages. */
export function pagedText(name: string, item: string, counts = 'pageCount totalCount'): string {
  return `type ${name} {
    _embedded: [${item}]
    ${typed('Int', `pageNumber pageSize ${counts}`)}
    _links: JSON
  }`;
}

/** The counts of lists that tell how many pages there are. */
export const allCounts = 'pageCount totalPageCount totalCount';

const addressNames = 'buildingName buildingNumber line1 line2 line3 line4 postcode';

/** An address, which each resource has a type of its own for. */
export function addressText(name: string, rest = 'countryId: String', kind: 'type' | 'input' = 'type'): string {
  return `${kind} ${name} {
    ${texts(addressNames)}
    ${rest}
  }`;
}

/** Where a person or a company heard of the agency; inputs and types alike. */
export const sourceText = (kind: 'type' | 'input', name: string): string => `${kind} ${name} { ${texts('id type')} }`;

/** What can be embedded into a resource on request. */
export const embedText = (name: string, values: string): string => `enum ${name} { ${values} }`;
