/** SDL of goods and loyalty. */
export const yclientsGoodsText: string = /* GraphQL */ `
  type Good {
    good_id: Int!
    title: String!
    value: String!
    "With the article, where it has one"
    label: String!
    category_id: Int!
    cost: Float!
    unit_id: Int!
    unit_short_title: String!
    service_unit_id: Int!
    service_unit_short_title: String!
    actual_cost: Float!
    unit_actual_cost: Float!
    unit_actual_cost_format: String!
    unit_equals: Float!
    barcode: String!
    actual_amounts: [GoodAmount!]!
    last_change_date: String!
  }
  type GoodAmount {
    storage_id: Int!
    amount: Float!
  }
  type GoodsCategory {
    id: Int!
    title: String!
    parent_category_id: Int!
  }

  type GoodsTransaction {
    id: Int!
    document_id: Int!
    type_id: Int!
    type: String!
    good: Titled!
    storage: Titled!
    unit: Titled!
    operation_unit_type: Int!
    create_date: String!
    last_change_date: String!
    amount: Float!
    cost_per_unit: Float!
    cost: Float!
    discount: Float!
    master: Titled
    supplier: Titled
    record_id: Int!
    service: Titled
    client: ClientReference
  }
  type RecordGoodsTransaction {
    id: Int!
    good_id: Int!
    storage_id: Int!
    title: String!
    amount: Float!
    cost: Float!
  }
  type Consumable {
    goods_transaction_id: Int!
    record_id: Int!
    service_id: Int!
    storage_id: Int!
    good_id: Int!
    price: Float!
    amount: Float!
    good: ConsumableGood!
  }
  type ConsumableGood {
    id: Int!
    title: String!
    unit: String!
  }

  type LoyaltyCardType {
    id: Int!
    title: String!
    salon_group_id: Int!
    salon_group: GroupReference!
  }
  type LoyaltyCard {
    id: Int!
    number: String!
    balance: Float!
    points: Float!
    paid_amount: Float!
    sold_amount: Float!
    visits_count: Int!
    type_id: Int!
    salon_group_id: Int!
    type: Titled!
    salon_group: GroupReference!
    programs: [LoyaltyProgram!]!
  }
  type LoyaltyProgram {
    id: Int!
    title: String!
    value: Float!
    loyalty_type_id: Int!
    item_type_id: Int!
    value_unit_id: Int!
    group_id: Int!
    loyalty_type: LoyaltyType!
    rules: [LoyaltyRule!]!
  }
  type LoyaltyType {
    id: Int!
    title: String!
    is_discount: Boolean!
    is_cashback: Boolean!
    is_static: Boolean!
    is_accumulative: Boolean!
  }
  type LoyaltyRule {
    id: Int!
    loyalty_program_id: Int!
    loyalty_type_id: Int!
    value: Float!
    parameter: Float!
  }
  type Certificate {
    id: Int!
    number: String!
    balance: Float!
    default_balance: Float!
    type_id: Int!
    status_id: Int!
    created_date: String!
    expiration_date: String!
    type: Titled!
    status: Titled!
  }
  type Abonement {
    id: Int!
    number: String!
    balance_string: String!
    is_frozen: Boolean!
    freeze_period: Int!
    period: Int!
    period_unit_id: Int!
    expiration_date: String
    status: AbonementStatus!
    balance_container: AbonementBalance!
    type: Titled!
  }
  type AbonementStatus {
    id: Int!
    title: String!
    extended_title: String!
  }
  type AbonementBalance {
    links: [AbonementLink!]!
  }
  type AbonementLink {
    count: Int!
    category: Titled!
  }

  type GoodsResponse {
    success: Boolean!
    data: [Good!]
    meta: Meta!
  }
  type GoodsCategoriesResponse {
    success: Boolean!
    data: [GoodsCategory!]
    meta: Meta!
  }
  type GoodsTransactionsResponse {
    success: Boolean!
    data: [GoodsTransaction!]
    meta: Meta!
  }
  type LoyaltyCardTypesResponse {
    success: Boolean!
    data: [LoyaltyCardType!]
    meta: Meta!
  }
  type LoyaltyCardsResponse {
    success: Boolean!
    data: [LoyaltyCard!]
    meta: Meta!
  }
  type CertificatesResponse {
    success: Boolean!
    data: [Certificate!]
    meta: Meta!
  }
  type AbonementsResponse {
    success: Boolean!
    data: [Abonement!]
    meta: Meta!
  }
`;
