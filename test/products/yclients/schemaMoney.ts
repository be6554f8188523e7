/** SDL of money. */
export const yclientsMoneyText: string = /* GraphQL */ `
  type Account {
    id: Int!
    title: String!
    "1: cashless, 0: cash"
    type: Int!
    comment: String!
  }
  type Storage {
    id: Int!
    title: String!
    for_services: Int!
    for_sale: Int!
    comment: String!
  }
  type Titled {
    id: Int!
    title: String!
  }
  type ClientReference {
    id: Int!
    name: String!
    phone: String!
  }

  type FinanceTransaction {
    id: Int!
    document_id: Int!
    expense: Titled!
    "Such as 2016-04-13T15:34:31+0400"
    date: String!
    amount: Float!
    comment: String!
    master: Titled
    supplier: Titled
    account: Titled!
    client: ClientReference
    record_id: Int!
    visit_id: Int!
    deleted: Boolean!
    last_change_date: String!
  }

  type VisitDetails {
    payment_transactions: [FinanceTransaction!]!
    loyalty_transactions: [LoyaltyTransaction!]!
    kkm_transaction_details_container: KkmDetails!
    items: [VisitItem!]!
  }
  type LoyaltyTransaction {
    id: Int!
    status_id: Int!
    amount: Float!
    type_id: Int!
    program_id: Int!
    card_id: Int!
    salon_group_id: Int!
    is_discount: Boolean!
    is_loyalty_withdraw: Boolean!
    type: Titled!
  }
  type KkmDetails {
    last_operation_type: Int!
    transactions: [KkmTransaction!]!
  }
  type KkmTransaction {
    id: Int!
    print_date: String!
    printed_count: Int!
    sum: Float!
    type: Titled!
    status: Titled!
  }
  type VisitItem {
    item_id: Int!
    item_type_id: Int!
    record_id: Int!
    item_title: String!
    amount: Int!
    first_cost: Float!
    manual_cost: Float!
    discount: Float!
    cost: Float!
    master_id: Int!
    good_id: Int!
    service_id: Int!
    is_service: Boolean!
    is_good: Boolean!
  }

  type VisitDetailsResponse {
    success: Boolean!
    data: VisitDetails
    meta: Meta!
  }
  type AccountsResponse {
    success: Boolean!
    data: [Account!]
    meta: Meta!
  }
  type StoragesResponse {
    success: Boolean!
    data: [Storage!]
    meta: Meta!
  }
  type TransactionsResponse {
    success: Boolean!
    data: [FinanceTransaction!]
    meta: Meta!
  }
  type TransactionResponse {
    success: Boolean!
    data: FinanceTransaction
    meta: Meta!
  }
`;
