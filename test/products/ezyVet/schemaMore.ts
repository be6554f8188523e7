/** Types beside people and the calendar. */
export const ezyVetMoreText = /* GraphQL */ `
  "What happened at a visit."
  type Consult {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    code: String
    date: Int
    description: String
    animal_id: ID
    case_owner: ID
    vet_id: ID
    master_problem_id: ID
    status: String
  }

  type Invoice {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    code: String
    status: String
    "Epoch seconds."
    date: Int
    due: Int
    client_contact_id: ID
    client_contact: Contact
    animal_id: ID
    "Decimals as text."
    tax_total: String
    subtotal: String
    total: String
    amount_paid: String
    amount_outstanding: String
    lines: [InvoiceLine!]!
  }

  type InvoiceLine {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    invoice_id: ID!
    product_id: ID
    name: String
    quantity: String
    standard_price: String
    amount_total_inc_tax: String
  }

  type Payment {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    code: String
    customer_contact_id: ID
    payment_method: String
    amount: String
    reference: String
    date: Int
  }

  type ProductGroup {
    id: ID!
    active: Boolean!
    name: String!
  }

  type Product {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    code: String
    name: String!
    type: String
    product_group_id: ID
    is_purchased: Boolean
    is_sold: Boolean
    price: String
    notes: String
  }

  type Vaccination {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    consult_id: ID
    product_id: ID
    date: Int
    date_due: Int
    qty: String
  }

  type Communication {
    id: ID!
    active: Boolean!
    created_at: Int
    modified_at: Int
    type: String
    direction: String
    contact_id: ID
    subject: String
    content: String
    status: String
  }
`;
