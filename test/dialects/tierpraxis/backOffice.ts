/** SDL of what that system offers beyond the front desk. */
export const tierpraxisBackOfficeText = /* GraphQL */ `
  extend type Query {
    geloeschteTierhalter(seite: Int = 1): [GeloeschterTierhalter!]!
    tierhalterVorlagen: [TierhalterVorlage!]
    terminAnfragen(standortId: ID, seite: Int = 1): [TerminAnfrage!]
    terminStatistik(vonTag: Datum!, bisTag: Datum!): TerminStatistik
    terminErinnerungen(vonTag: Datum!, bisTag: Datum!): [TerminErinnerung!]
    tierFormulare(tierId: ID): [TierFormular!]
    mitarbeiterSitzungen: [MitarbeiterSitzung!]
    anmeldeversuche: [Anmeldeversuch!]
    protokoll(seite: Int = 1): [ProtokollEintrag!]
    rechnungen(halterId: ID, seite: Int = 1): [Rechnung!]
    preisliste: [Preis!]
    aufgaben: [Aufgabe!]
    rundbriefe: [Rundbrief!]
    schnittstellen: [Schnittstelle!]
    einstellungen: [Einstellung!]
    lagerbestand: [Artikel!]
  }

  extend type Mutation {
    terminAnfrageAnlegen(halterName: String!, tag: Datum!): TerminAnfrage
    rechnungAnlegen(halterId: ID!, betrag: Float!): Rechnung
    aufgabeAnlegen(titel: String!): Aufgabe
    einstellungAendern(schluessel: String!, wert: String!): Einstellung
    tierhalterZusammenfuehren(vonId: ID!, zuId: ID!): Tierhalter
  }

  type GeloeschterTierhalter {
    id: ID!
    vorname: String
    nachname: String
    geloeschtAm: Datum
  }
  type TierhalterVorlage {
    id: ID!
    bezeichnung: String
    text: String
  }
  type TerminAnfrage {
    id: ID!
    tag: Datum
    beginn: Uhrzeit
    halterName: String
    anlass: String
    zustand: String
  }
  type TerminStatistik {
    gesamt: Int
    abgesagt: Int
  }
  type TerminErinnerung {
    id: ID!
    termin: Termin
    gesendetAm: Datum
  }
  type TierFormular {
    id: ID!
    bezeichnung: String
    tier: Tier
  }
  type MitarbeiterSitzung {
    id: ID!
    mitarbeiter: Mitarbeiter
    beginn: Uhrzeit
  }
  type Anmeldeversuch {
    id: ID!
    mail: String
    erfolgreich: Boolean
  }
  type ProtokollEintrag {
    id: ID!
    vorgang: String
  }
  type Rechnung {
    id: ID!
    nummer: String
    halter: Tierhalter
    betrag: Float
  }
  type Preis {
    id: ID!
    bezeichnung: String
    betrag: Float
  }
  type Aufgabe {
    id: ID!
    titel: String
    tag: Datum
    mitarbeiter: Mitarbeiter
  }
  type Rundbrief {
    id: ID!
    betreff: String
  }
  type Schnittstelle {
    id: ID!
    adresse: String
  }
  type Einstellung {
    schluessel: String
    wert: String
  }
  type Artikel {
    id: ID!
    bezeichnung: String
    menge: Int
  }
`;
