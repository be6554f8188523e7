/** SDL of Relay connections for these types, for schemas in which every list is one. */
export function connectionsText(types: readonly string[], pageInfo = 'PageInfo'): string {
  const field = pageInfo === 'PageInfo' ? 'pageInfo' : 'page_info';
  return types
    .map(
      (type) => `
  type ${type}Connection { edges: [${type}Edge] ${field}: ${pageInfo}! }
  type ${type}Edge { cursor: String! node: ${type} }`,
    )
    .join('\n');
}

/** SDL of a query field for each type that lists it as a Relay connection. */
export function connectionFieldsText(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([field, type]) => `  ${field}(first: Int!, after: String): ${type}Connection`)
    .join('\n');
}
