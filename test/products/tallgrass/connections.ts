/** Every connection of the schema: the type and the field that has it, and the type of its nodes. */
const connections: readonly (readonly [owner: string, field: string, node: string])[] = [
  ['Organization', 'hospitals', 'Hospital'],
  ['Query', 'teammates', 'Teammate'],
  ['Query', 'households', 'Household'],
  ['Query', 'companions', 'Companion'],
  ['Query', 'scheduledVisits', 'ScheduledVisit'],
  ['Query', 'encounters', 'Encounter'],
  ['Query', 'careReminders', 'CareReminder'],
  ['Query', 'invoices', 'Invoice'],
  ['Query', 'products', 'Product'],
  ['Query', 'threads', 'Thread'],
  ['Query', 'followUps', 'FollowUp'],
  ['Query', 'auditTrail', 'AuditEvent'],
  ['Household', 'companions', 'Companion'],
  ['Household', 'scheduledVisits', 'ScheduledVisit'],
  ['Household', 'invoices', 'Invoice'],
  ['Companion', 'scheduledVisits', 'ScheduledVisit'],
  ['Companion', 'encounters', 'Encounter'],
  ['Companion', 'weights', 'WeightReading'],
  ['Calendar', 'scheduledVisits', 'ScheduledVisit'],
  ['Thread', 'messages', 'ThreadMessage'],
];

/** The types that the Relay plugin makes of each connection field, named after the field. */
export const connectionsText: string = connections
  .map(([owner, field, node]) => {
    const name = `${owner}${field.slice(0, 1).toUpperCase()}${field.slice(1)}Connection`;
    return `
  type ${name} {
    edges: [${name}Edge]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type ${name}Edge {
    cursor: String!
    node: ${node}
  }
`;
  })
  .join('');
