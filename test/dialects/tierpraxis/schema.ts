/** SDL of a practice system with German words: right shapes, another language. */
export const tierpraxisText = /* GraphQL */ `
  "JJJJ-MM-TT"
  scalar Datum
  "HH:MM, Ortszeit des Standorts"
  scalar Uhrzeit

  type Query {
    org: Praxis
    praxis: Praxis
    standorte: [Standort!]!
    "Nach Nachnamen. Ohne auchInaktive nur aktive."
    tierhalter(
      suchbegriff: String
      auchInaktive: Boolean = false
      geaendertSeit: Datum
      seite: Int = 1
      proSeite: Int = 25
    ): TierhalterSeite!
    tierhalterDetails(id: ID!): Tierhalter
    tiere(halterId: ID, seite: Int = 1, proSeite: Int = 25): TierSeite!
    tier(id: ID!): Tier
    "Alle Termine von einem Tag bis zu einem anderen, beide mitgezaehlt."
    termine(
      standortId: ID
      vonTag: Datum!
      bisTag: Datum!
      mitAbgesagten: Boolean = false
      seite: Int = 1
      proSeite: Int = 25
    ): TerminSeite!
    termin(id: ID!): Termin
    "Freie Zeiten eines Tages, nach der Uhr des Standorts."
    freieZeiten(standortId: ID!, terminartId: ID!, behandlerId: ID, tag: Datum!): [FreieZeit!]!
    mitarbeiter(standortId: ID): [Mitarbeiter!]!
    terminarten: [Terminart!]!
  }

  type FreieZeit {
    beginn: Uhrzeit!
    ende: Uhrzeit!
    behandlerId: ID!
  }

  type Praxis {
    id: ID!
    name: String
  }

  type Standort {
    id: ID!
    bezeichnung: String!
    strasse: String
    plz: String
    ort: String
    bundesland: String
    zeitzone: String
    telefon: String
  }

  type TierhalterSeite {
    eintraege: [Tierhalter!]!
    gesamtzahl: Int!
    weitereVorhanden: Boolean!
  }

  type Tierhalter {
    id: ID!
    anrede: String
    vorname: String
    nachname: String!
    telefonMobil: String
    telefonPrivat: String
    mail: String
    strasse: String
    ort: String
    aktiv: Boolean!
    notiz: String
    schlagworte: [String!]!
    stammStandort: Standort
    letzterBesuch: Datum
    tiere: [Tier!]!
  }

  type TierSeite {
    eintraege: [Tier!]!
    gesamtzahl: Int!
    weitereVorhanden: Boolean!
  }

  type Tier {
    id: ID!
    rufname: String!
    tierart: String
    rasse: String
    farbe: String
    geburtsdatum: Datum
    chipnummer: String
    halter: Tierhalter
  }

  enum TerminZustand {
    GEPLANT
    BESTAETIGT
    EINGETROFFEN
    IN_BEHANDLUNG
    ABHOLBEREIT
    ERLEDIGT
    ABGESAGT
    NICHT_ERSCHIENEN
  }

  type TerminSeite {
    eintraege: [Termin!]!
    gesamtzahl: Int!
    weitereVorhanden: Boolean!
  }

  type Termin {
    id: ID!
    tag: Datum!
    beginn: Uhrzeit!
    ende: Uhrzeit
    zustand: TerminZustand!
    anlass: String
    terminart: Terminart
    tier: Tier
    halter: Tierhalter
    behandler: Mitarbeiter
    standort: Standort
  }

  type Mitarbeiter {
    id: ID!
    vorname: String
    nachname: String
    titel: String
    funktion: String
    aktiv: Boolean
  }

  type Terminart {
    id: ID!
    bezeichnung: String
    dauerMinuten: Int
  }

  type Mutation {
    terminAnlegen(eingabe: TerminEingabe!): TerminErgebnis!
    terminAendern(id: ID!, eingabe: TerminAenderung!): TerminErgebnis!
    terminAbsagen(id: ID!, grund: String): TerminErgebnis!
    tierhalterAnlegen(eingabe: TierhalterEingabe!): TierhalterErgebnis!
    tierAnlegen(halterId: ID!, eingabe: TierEingabe!): TierErgebnis!
  }

  input TerminEingabe {
    standortId: ID!
    terminartId: ID!
    tierId: ID
    behandlerId: ID
    tag: Datum!
    beginn: Uhrzeit!
    ende: Uhrzeit
    anlass: String
  }

  input TerminAenderung {
    behandlerId: ID
    tag: Datum
    beginn: Uhrzeit
    ende: Uhrzeit
    zustand: TerminZustand
    anlass: String
  }

  type TerminErgebnis {
    erfolg: Boolean!
    fehler: [String!]!
    termin: Termin
  }

  input TierhalterEingabe {
    vorname: String
    nachname: String!
    telefonMobil: String
    telefonPrivat: String
    mail: String
  }

  type TierhalterErgebnis {
    erfolg: Boolean!
    fehler: [String!]!
    tierhalter: Tierhalter
  }

  input TierEingabe {
    rufname: String!
    tierart: String!
    rasse: String
  }

  type TierErgebnis {
    erfolg: Boolean!
    fehler: [String!]!
    tier: Tier
  }
`;
