/** SDL of all connections of Jobber. */
export const jobberConnectionsText = /* GraphQL */ `
  type ClientConnection {
    edges: [ClientEdge!]!
    nodes: [Client!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type ClientEdge {
    cursor: String!
    node: Client!
  }

  type ClientNoteConnection {
    edges: [ClientNoteEdge!]!
    nodes: [ClientNote!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type ClientNoteEdge {
    cursor: String!
    node: ClientNote!
  }

  type ClientPhoneNumberConnection {
    edges: [ClientPhoneNumberEdge!]!
    nodes: [ClientPhoneNumber!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type ClientPhoneNumberEdge {
    cursor: String!
    node: ClientPhoneNumber!
  }

  type EmailConnection {
    edges: [EmailEdge!]!
    nodes: [Email!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type EmailEdge {
    cursor: String!
    node: Email!
  }

  type ExpenseConnection {
    edges: [ExpenseEdge!]!
    nodes: [Expense!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type ExpenseEdge {
    cursor: String!
    node: Expense!
  }

  type InvoiceConnection {
    edges: [InvoiceEdge!]!
    nodes: [Invoice!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type InvoiceEdge {
    cursor: String!
    node: Invoice!
  }

  type JobConnection {
    edges: [JobEdge!]!
    nodes: [Job!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type JobEdge {
    cursor: String!
    node: Job!
  }

  type ProductOrServiceConnection {
    edges: [ProductOrServiceEdge!]!
    nodes: [ProductOrService!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type ProductOrServiceEdge {
    cursor: String!
    node: ProductOrService!
  }

  type PropertyConnection {
    edges: [PropertyEdge!]!
    nodes: [Property!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type PropertyEdge {
    cursor: String!
    node: Property!
  }

  type QuoteConnection {
    edges: [QuoteEdge!]!
    nodes: [Quote!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type QuoteEdge {
    cursor: String!
    node: Quote!
  }

  type RequestConnection {
    edges: [RequestEdge!]!
    nodes: [Request!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type RequestEdge {
    cursor: String!
    node: Request!
  }

  type ScheduledItemInterfaceConnection {
    edges: [ScheduledItemInterfaceEdge!]!
    nodes: [ScheduledItemInterface!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type ScheduledItemInterfaceEdge {
    cursor: String!
    node: ScheduledItemInterface!
  }

  type TagConnection {
    edges: [TagEdge!]!
    nodes: [Tag!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type TagEdge {
    cursor: String!
    node: Tag!
  }

  type TaskConnection {
    edges: [TaskEdge!]!
    nodes: [Task!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type TaskEdge {
    cursor: String!
    node: Task!
  }

  type TaxRateConnection {
    edges: [TaxRateEdge!]!
    nodes: [TaxRate!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type TaxRateEdge {
    cursor: String!
    node: TaxRate!
  }

  type TimeSheetEntryConnection {
    edges: [TimeSheetEntryEdge!]!
    nodes: [TimeSheetEntry!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type TimeSheetEntryEdge {
    cursor: String!
    node: TimeSheetEntry!
  }

  type UserConnection {
    edges: [UserEdge!]!
    nodes: [User!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type UserEdge {
    cursor: String!
    node: User!
  }

  type VisitConnection {
    edges: [VisitEdge!]!
    nodes: [Visit!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
  type VisitEdge {
    cursor: String!
    node: Visit!
  }
`;
