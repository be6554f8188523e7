/** SDL of services, invoices, payments and commissions. */
export const juvonnoMoneyText = /* GraphQL */ `
  type ServiceList {
    total: Int
    page: Int
    count: Int
    list: [Service]
  }

  "What can be billed"
  type Service {
    id: Int
    code: String
    name: String
    price: Float
  }

  type ServiceSummary {
    id: Int
    code: String
    name: String
  }

  type InvoiceList {
    total: Int
    page: Int
    count: Int
    list: [Invoice]
  }

  type InvoiceResponse {
    invoice: Invoice
  }

  type Invoice {
    id: Int
    num: String
    date: Date
    status: InvoiceStatus
    branch: BranchSummary
    customer: CustomerSummary
    lines: [InvoiceLine]
    subtotal: Float
    tax: Float
    total: Float
    paid: Float
    balance: Float
  }

  enum InvoiceStatus {
    open
    paid
  }

  type InvoiceLine {
    service: ServiceSummary
    quantity: Int
    price: Float
    amount: Float
  }

  type PaymentList {
    total: Int
    page: Int
    count: Int
    list: [Payment]
  }

  type PaymentResponse {
    payment: Payment
  }

  type Payment {
    id: Int
    invoice_id: Int
    customer_id: Int
    amount: Float
    method: PaymentMethod
    reference: String
    date: Date
  }

  enum PaymentMethod {
    card
    cash
    cheque
  }

  type CommissionList {
    list: [Commission]
  }

  type Commission {
    staff: StaffSummary
    branch: BranchSummary
    "Appointments that were completed"
    appointments: Int
    rate: Float
    amount: Float
  }
`;
