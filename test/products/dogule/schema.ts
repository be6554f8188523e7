/** The schema of the product, whole and as it is. */
export const doguleText = `
  type Kunde { id: ID! firstName: String! lastName: String! email: String! phone: String createdAt: String! updatedAt: String! }

  input KundeInput { firstName: String! lastName: String! email: String! phone: String }

  type Hund {
    id: ID! kundeId: ID! name: String! geburtsdatum: String rasse: String notizen: String createdAt: String! updatedAt: String!
  }

  input HundInput { kundeId: ID! name: String! geburtsdatum: String rasse: String notizen: String }

  type Kurs {
    id: ID! titel: String! beschreibung: String start_datum: String! end_datum: String ort: String preis_cents: Int!
    max_teilnehmer: Int! status: String! created_at: String! updated_at: String!
  }

  input KursInput {
    titel: String! beschreibung: String start_datum: String! end_datum: String ort: String preis_cents: Int
    max_teilnehmer: Int status: String
  }

  type Finanz {
    id: ID! createdAt: String! updatedAt: String! datum: String! typ: String! betragCents: Int! kategorie: String
    beschreibung: String referenz: String
  }

  input FinanzInput {
    datum: String! typ: String! betragCents: Int! kategorie: String beschreibung: String referenz: String
  }

  type KalenderEvent {
    id: ID! createdAt: String! updatedAt: String! titel: String! beschreibung: String startAt: String! endAt: String!
    ort: String kundeId: String hundId: String status: String!
  }

  input KalenderEventCreateInput {
    titel: String! beschreibung: String startAt: String! endAt: String! ort: String kundeId: String hundId: String
    status: String
  }

  input KalenderEventUpdateInput {
    titel: String beschreibung: String startAt: String endAt: String ort: String kundeId: String hundId: String
    status: String
  }

  type Nachricht {
    id: ID! kanal: String! richtung: String! betreff: String! inhalt: String! kundeId: String hundId: String
    createdAt: String! updatedAt: String!
  }

  input NachrichtInput {
    kanal: String! richtung: String! betreff: String! inhalt: String! kundeId: String hundId: String
  }

  input NachrichtUpdateInput {
    kanal: String richtung: String betreff: String inhalt: String kundeId: String hundId: String
  }

  input NachrichtFilterInput {
    kundeId: String hundId: String kanal: String from: String to: String limit: Int offset: Int
  }

  type NachrichtList { data: [Nachricht!]! total: Int! limit: Int! offset: Int! }

  type Query {
    kunden: [Kunde!]!
    hunde: [Hund!]!
    kurse: [Kurs!]!
    finanzen(from: String, to: String, typ: String): [Finanz!]!
    events(from: String, to: String, kunde_id: String, hund_id: String): [KalenderEvent!]!
    nachrichten(filters: NachrichtFilterInput): NachrichtList!
  }

  type Mutation {
    createKunde(input: KundeInput!): Kunde!
    createHund(input: HundInput!): Hund!
    createKurs(input: KursInput!): Kurs!
    createFinanz(input: FinanzInput!): Finanz!
    createEvent(input: KalenderEventCreateInput!): KalenderEvent!
    updateEvent(id: ID!, input: KalenderEventUpdateInput!): KalenderEvent!
    deleteEvent(id: ID!): Boolean!
    createNachricht(input: NachrichtInput!): Nachricht!
    updateNachricht(id: ID!, input: NachrichtUpdateInput!): Nachricht!
    deleteNachricht(id: ID!): Boolean!
  }
`;
