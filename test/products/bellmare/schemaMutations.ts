/** SDL of the mutations and of what they answer. */
export const bellmareMutationText: string = /* GraphQL */ `
  type Mutation {
    "Puts a farm call or a clinic visit on the calendar."
    schedule_entry(input: EntryInput!): EntryPayload!
    "Changes what is given; what is left out stays."
    revise_entry(id: ID!, input: EntryPatch!): EntryPayload!
    "Moves an entry to another stage, or back."
    set_entry_status(id: ID!, status_code: String!): EntryPayload!
    "Calls an entry off. It stays on the calendar."
    call_off_entry(id: ID!, because: String): EntryPayload!
    open_account(input: AccountInput!): AccountPayload!
    revise_account(id: ID!, input: AccountPatch!): AccountPayload!
    "An account without a balance can be closed; its holder stays on file."
    close_account(id: ID!): AccountPayload!
    enrol_animal(input: AnimalInput!): AnimalPayload!
    revise_animal(id: ID!, input: AnimalPatch!): AnimalPayload!
    "Writes down who owns an animal from now on, all parts at once."
    transfer_interests(animal_id: ID!, interests: [InterestInput!]!): AnimalPayload!
    count_herd(id: ID!, head_count: Int!): HerdPayload!
    receive_payment(account_holder_id: ID!, amount: Decimal!, tender: Tender! = CARD, invoice_id: ID): PaymentPayload!
    mark_recall_sent(id: ID!): RecallPayload!
    add_chore(summary: String!, due_on: Date, assignee_id: ID): ChorePayload!
    finish_chore(id: ID!): ChorePayload!
    send_message(account_holder_id: ID!, body: String!, thread_id: ID): ThreadPayload!
  }

  "Why nothing was changed."
  type Problem {
    "The part of the input that is to blame, none where it is the whole."
    field: String
    code: String!
    message: String!
  }

  type EntryPayload {
    ok: Boolean!
    problems: [Problem!]!
    entry: CalendarEntry
  }

  type AccountPayload {
    ok: Boolean!
    problems: [Problem!]!
    account_holder: AccountHolder
  }

  type AnimalPayload {
    ok: Boolean!
    problems: [Problem!]!
    animal: Animal
  }

  type HerdPayload {
    ok: Boolean!
    problems: [Problem!]!
    herd: Herd
  }

  type PaymentPayload {
    ok: Boolean!
    problems: [Problem!]!
    payment: Payment
  }

  type RecallPayload {
    ok: Boolean!
    problems: [Problem!]!
    recall: Recall
  }

  type ChorePayload {
    ok: Boolean!
    problems: [Problem!]!
    chore: Chore
  }

  type ThreadPayload {
    ok: Boolean!
    problems: [Problem!]!
    thread: Thread
  }
`;
