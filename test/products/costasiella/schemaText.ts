/** The arguments of every connection. */
export const pageArguments: string = 'offset: Int, before: String, after: String, first: Int, last: Int';

/** The connection of a node and its edge. */
export function connectionText(node: string): string {
  return /* GraphQL */ `
  type ${node}Connection {
    pageInfo: PageInfo!
    edges: [${node}Edge]!
  }

  type ${node}Edge {
    node: ${node}
    cursor: String!
  }
`;
}

/** The input and the payload of a mutation of Relay. */
export function mutationText(name: string, input: readonly string[], payload: string): string {
  return /* GraphQL */ `
  input ${name}Input {
    ${[...input, 'clientMutationId: String'].join('\n    ')}
  }

  type ${name}Payload {
    ${payload}
    clientMutationId: String
  }
`;
}
