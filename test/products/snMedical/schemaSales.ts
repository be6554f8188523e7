/** SDL of orders, invoices, purchases and stock. */
export const snMedicalSalesText: string = /* GraphQL */ `
  type Order {
    id: String!
    user: User
    patient: Patient
    order_date: DateTime!
    status: String
    total_amount: Float
    vat_amount: Float!
    created_at: DateTime!
    updated_at: DateTime!
    orderItems: [OrderItem!]!
    payments: [Payment!]!
    invoice: Invoice
    is_walkin: Boolean!
    visitOrders: [VisitOrder!]!
  }

  type OrderItem {
    id: String!
    order: Order!
    product: Product!
    quantity: Int!
    unit_price: Float!
    total_price: Float!
    vat_percent: Float!
    vat_amount: Float!
    product_name: String
    product_unit: String
  }

  input CreateOrderInput {
    patientId: String
    status: String = "completed"
    total_amount: Float
    vat_amount: Float = 0
    is_walkin: Boolean = false
    orderItems: [CreateOrderItemInput!]!
  }

  input CreateOrderItemInput {
    productId: String!
    quantity: Int!
    unit_price: Float!
    total_price: Float!
    vat_percent: Float = 0
    vat_amount: Float = 0
  }

  input UpdateOrderInput {
    patientId: String
    status: String
    total_amount: Float
    is_walkin: Boolean
  }

  type Payment {
    id: String!
    order: Order!
    payment_type: String!
    amount: Float!
    payment_date: DateTime!
    details: String
    invoice: Invoice
  }

  type Invoice {
    id: String!
    order: Order!
    payment: Payment
    invoice_number: String!
    issued_at: DateTime!
    total_amount: Float!
    createdByUserId: String
    created_by_username: String
  }

  input CreatePaymentInput {
    orderId: String!
    payment_type: String!
    amount: Float!
    details: String
  }

  type Supplier {
    id: String!
    name: String!
    contact_name: String
    phone: String
    email: String
    address: String
    created_at: DateTime!
    updated_at: DateTime!
    purchases: [Purchase!]!
  }

  type Purchase {
    id: String!
    supplier: Supplier!
    user: User
    purchase_date: DateTime!
    total_amount: Float
    status: String
    created_at: DateTime!
    updated_at: DateTime!
    purchaseItems: [PurchaseItem!]!
  }

  type PurchaseItem {
    id: String!
    purchase: Purchase!
    product: Product!
    quantity: Int!
    unit_cost: Float!
    total_cost: Float!
  }

  input CreateSupplierInput {
    name: String!
    contact_name: String
    phone: String
    email: String
    address: String
  }

  input UpdateSupplierInput {
    name: String
    contact_name: String
    phone: String
    email: String
    address: String
  }

  input CreatePurchaseInput {
    supplierId: String!
    total_amount: Float
    status: String = "received"
    purchaseItems: [CreatePurchaseItemInput!]!
  }

  input CreatePurchaseItemInput {
    productId: String!
    quantity: Int!
    unit_cost: Float!
    total_cost: Float!
    production_date: DateTime
    expiration_date: DateTime
  }

  input UpdatePurchaseInput {
    supplierId: String
    total_amount: Float
    status: String
  }

  type Stock {
    id: String!
    product: Product!
    quantity: Int!
    quantity_in: Int
    is_outofstock: Boolean!
    production_date: DateTime
    expiration_date: DateTime
    reference_table: String
    reference_id: String
    note: String
    created_at: DateTime!
    createdByUserId: String
    created_by_username: String
    product_name: String
    product_unit: String
  }

  type StockAlert {
    id: String!
    product: Product!
    alert_type: String
    alert_message: String
    created_at: DateTime!
    createdByUserId: String
    created_by_username: String
    acknowledged: Boolean!
    acknowledged_at: DateTime
  }

  input CreateStockInput {
    productId: String!
    quantity: Int!
    quantity_in: Int
    is_outofstock: Boolean = false
    production_date: DateTime
    expiration_date: DateTime
    reference_table: String
    reference_id: String
    note: String
  }

  input UpdateStockInput {
    quantity: Int
    quantity_in: Int
    is_outofstock: Boolean
    production_date: DateTime
    expiration_date: DateTime
    reference_table: String
    reference_id: String
    note: String
  }
`;
