/** Types of treatments, money, goods and messages. */
export const praxisText: string = /* GraphQL */ `
  type Behandlung {
    id: Int!
    datum: LocalDate!
    tier: Tier!
    behandler: Behandler
    termin: Termin
    anamnese: String
    befund: String
    diagnose: String
    gewichtKg: Decimal
    leistungen: [Leistung!]!
  }

  type Impfung {
    id: Int!
    tier: Tier!
    impfstoff: String!
    chargennummer: String!
    geimpftAm: LocalDate!
    faelligAm: LocalDate!
    geimpftVon: Behandler
  }

  type Rechnung {
    id: Int!
    rechnungsnummer: String!
    rechnungsdatum: LocalDate!
    tierhalter: Tierhalter!
    tier: Tier
    standort: Standort!
    status: RechnungStatus!
    positionen: [Rechnungsposition!]!
    summeNetto: Decimal!
    ust: Decimal!
    summeBrutto: Decimal!
    offenerBetrag: Decimal!
    mahnstufe: Int!
    zahlungen: [Zahlung!]!
  }

  enum RechnungStatus {
    OFFEN
    TEILBEZAHLT
    BEZAHLT
    STORNIERT
  }

  type Rechnungsposition {
    nummer: Int!
    bezeichnung: String!
    menge: Decimal!
    einzelpreis: Decimal!
    gesamtpreis: Decimal!
  }

  type Zahlung {
    id: Int!
    betrag: Decimal!
    zahlungsart: Zahlungsart!
    eingegangenAm: DateTime!
    verwendungszweck: String
  }

  enum Zahlungsart {
    BAR
    KARTE
    UEBERWEISUNG
  }

  "Leistung nach Gebührenordnung"
  type Leistung {
    id: Int!
    gotNummer: String!
    bezeichnung: String!
    einfacherSatz: Decimal!
    steuersatz: Decimal!
  }

  type Artikel {
    id: Int!
    artikelnummer: String!
    bezeichnung: String!
    einheit: String!
    verkaufspreis: Decimal!
    istArzneimittel: Boolean!
    lieferant: Lieferant
    bestaende: [Lagerbestand!]!
  }

  type Lagerbestand {
    standort: Standort!
    menge: Decimal!
    mindestmenge: Decimal!
  }

  type Lieferant {
    id: Int!
    name: String!
    ansprechpartner: String
    telefon: String
    email: String
    adresse: Adresse!
  }

  type Nachricht {
    id: Int!
    tierhalter: Tierhalter!
    betreff: String!
    text: String!
    richtung: Richtung!
    absender: String!
    gelesen: Boolean!
    gesendetAm: DateTime!
  }

  enum Richtung {
    EINGEHEND
    AUSGEHEND
  }

  type Aufgabe {
    id: Int!
    titel: String!
    faelligAm: LocalDate
    erledigt: Boolean!
    zustaendig: Mitarbeiter
    tierhalter: Tierhalter
    createdAt: DateTime!
  }
`;
