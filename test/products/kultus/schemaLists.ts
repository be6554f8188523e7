/** A list of nodes as graphene makes it. */
function connectionText(node: string, description: string, more = ''): string {
  return /* GraphQL */ `
    type ${node}Connection {
      "Pagination data for this connection."
      pageInfo: PageInfo!
      "Contains the nodes in this connection."
      edges: [${node}Edge]!
      ${more}
    }
    "A Relay edge containing a \`${description}\` and its cursor."
    type ${node}Edge {
      node: ${node}
      cursor: String!
    }
  `;
}

/** The lists of all kinds of nodes; those of enrolments have a count. */
export const connectionTexts: string = [
  connectionText('OccurrenceNode', 'Occurrence'),
  connectionText('StudyLevelNode', 'StudyLevel'),
  connectionText('VenueNode', 'Venue'),
  connectionText('LanguageNode', 'Language'),
  connectionText('EnrolmentNode', 'Enrolment', 'count: Int'),
  connectionText('EventQueueEnrolmentNode', 'EventQueueEnrolment', 'count: Int'),
  connectionText('PersonNode', 'Person'),
  connectionText('OrganisationNode', 'Organisation'),
  connectionText('OrganisationProposalNode', 'OrganisationProposal'),
  connectionText('StudyGroupNode', 'StudyGroup'),
].join('');
