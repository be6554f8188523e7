/** Types of invoices. */
export const invoicesText: string = /* GraphQL */ `
  enum InvoiceStatus {
    Draft
    Scheduled
    Unpaid
    Paid
    PastDue
    Refunded
    Forgiven
    Canceled
  }

  enum DiscountType {
    Percentage
    Amount
  }

  enum PaymentMethod {
    Stripe
    CreditCard
    Cash
    Check
    DebitCard
    Square
    CreditBalance
    BankTransfer
    Insurance
    GiftCard
    Other
    PracticeQ
  }

  enum ProcessedByType {
    Client
    Provider
    Automation
  }

  type Invoice {
    Id: String!
    Number: Int!
    ClientName: String!
    ClientEmail: String
    "GUID used internally"
    ClientId: String!
    ClientIdNumber: Int!
    Status: InvoiceStatus!
    IssuedDate: Long!
    DueDate: Long!
    DateCreated: Long!
    LastModified: Long!
    CurrencyIso: String!
    DiscountAmount: Float!
    DiscountPercent: Float!
    DiscountType: DiscountType!
    SubTotal: Float!
    TotalAmount: Float!
    AmountDue: Float!
    AmountPaid: Float!
    NoteToClient: String
    AllowTipping: Boolean!
    TipAmount: Float!
    Automated: Boolean!
    CreatedBy: String!
    AdditionalEmailRecipients: [String!]!
    ClientPaymentPlanId: String
    ClientPaymentPlanInterval: Int
    Payments: [InvoicePayment!]!
    Items: [InvoiceItem!]!
    DiagnosisList: [String!]!
  }

  type InvoicePayment {
    Date: Long!
    Amount: Float!
    Currency: String!
    Method: PaymentMethod!
    ProcessedBy: String!
    ProcessedByType: ProcessedByType!
    TipAmount: Float!
    RefundedAmount: Float!
    AdditionalInfo: String
    CardDetails: CardDetails
  }

  type CardDetails {
    Brand: String!
    LastDigits: String!
    ExpirationMonth: Int!
    ExpirationYear: Int!
    CardId: String
  }

  type InvoiceItem {
    AppointmentId: String
    ProductId: String
    Description: String!
    TotalTaxAmount: Float!
    Units: Int!
    Price: Float!
    Date: Long
    Taxes: [Tax!]!
    TaxesIncludedInPrice: Boolean!
    IsCopay: Boolean!
    TotalAmount: Float!
    ServiceCode: String
    SubItems: [InvoiceSubItem!]!
  }

  type Tax {
    Name: String!
    Percentage: Float!
  }

  type InvoiceSubItem {
    ServiceCode: String!
    Price: Float!
    Units: Int!
    Description: String
    Date: Long
    Modifiers: [String!]!
  }
`;
