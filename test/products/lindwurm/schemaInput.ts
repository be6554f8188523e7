/** Errors that mutations can answer, and their inputs. */
export const inputText: string = /* GraphQL */ `
  interface Error {
    message: String!
  }

  type NichtGefundenError implements Error {
    entitaet: String!
    message: String!
  }

  type ValidierungError implements Error {
    feld: String
    message: String!
  }

  type TerminKollisionError implements Error {
    kollidierendeTermine: [Termin!]!
    message: String!
  }

  type StatusUebergangError implements Error {
    von: TerminStatus!
    nach: TerminStatus
    message: String!
  }

  input TerminAnlegenInput {
    standortId: Int!
    terminartId: Int!
    "Ortszeit des Standorts"
    beginn: LocalDateTime!
    "Standard: Dauer der Terminart"
    dauerMinuten: Int
    behandlerId: Int
    raumId: Int
    tierhalterId: Int
    tierId: Int
    anlass: String
    bemerkung: String
    istNotfall: Boolean! = false
    doppelbelegungErlauben: Boolean! = false
  }

  input TerminBearbeitenInput {
    terminId: Int!
    terminartId: Int
    beginn: LocalDateTime
    dauerMinuten: Int
    behandlerId: Int
    raumId: Int
    tierId: Int
    anlass: String
    bemerkung: String
    istNotfall: Boolean
    doppelbelegungErlauben: Boolean! = false
  }

  input TerminVerschiebenInput {
    terminId: Int!
    beginn: LocalDateTime!
    dauerMinuten: Int
    "Spalte, in die der Termin gezogen wurde"
    ressourceId: Int
    doppelbelegungErlauben: Boolean! = false
  }

  input TerminStatusSetzenInput {
    terminId: Int!
    status: TerminStatus!
  }

  input TerminAbsagenInput {
    terminId: Int!
    durch: AbsageDurch! = TIERHALTER
    grund: String
    benachrichtigen: Boolean! = true
  }

  input TerminLoeschenInput {
    terminId: Int!
  }

  input TerminanfrageAnnehmenInput {
    terminanfrageId: Int!
    tierhalterId: Int!
    tierId: Int
    behandlerId: Int
    beginn: LocalDateTime!
  }

  input TerminanfrageAblehnenInput {
    terminanfrageId: Int!
    begruendung: String
  }

  input SperrzeitAnlegenInput {
    standortId: Int!
    sperrgrundId: Int!
    behandlerId: Int
    beginn: LocalDateTime!
    ende: LocalDateTime!
    titel: String
  }

  input WartelisteEintragenInput {
    tierhalterId: Int!
    tierId: Int
    terminartId: Int
    standortId: Int!
    wunsch: String
    prioritaet: Int! = 2
  }

  input AdresseInput {
    strasse: String
    adresszusatz: String
    plz: String
    ort: String
    bundesland: String
    land: String! = "AT"
  }

  input TierhalterAnlegenInput {
    anrede: Anrede! = KEINE_ANGABE
    titel: String
    vorname: String
    nachname: String!
    adresse: AdresseInput
    telefon: String
    telefonDienstlich: String
    mobil: String
    email: String
    geburtsdatum: LocalDate
    bemerkung: String
    stammstandortId: Int
    datenschutzEinwilligung: Boolean! = false
  }

  input TierhalterBearbeitenInput {
    tierhalterId: Int!
    anrede: Anrede
    titel: String
    vorname: String
    nachname: String
    adresse: AdresseInput
    telefon: String
    telefonDienstlich: String
    mobil: String
    email: String
    geburtsdatum: LocalDate
    bemerkung: String
    stammstandortId: Int
    istAktiv: Boolean
  }

  input TierhalterZusammenfuehrenInput {
    behaltenId: Int!
    entfernenId: Int!
  }

  input TierAnlegenInput {
    tierhalterId: Int!
    name: String!
    tierartId: Int!
    rasseId: Int
    geschlecht: Geschlecht! = UNBEKANNT
    geburtsdatum: LocalDate
    farbe: String
    chipnummer: String
  }

  input TierBearbeitenInput {
    tierId: Int!
    name: String
    rasseId: Int
    geschlecht: Geschlecht
    geburtsdatum: LocalDate
    farbe: String
    chipnummer: String
  }

  input TierVerstorbenMeldenInput {
    tierId: Int!
    verstorbenAm: LocalDate!
  }

  input ZahlungErfassenInput {
    rechnungId: Int!
    betrag: Decimal!
    zahlungsart: Zahlungsart!
    verwendungszweck: String
  }

  input NachrichtSendenInput {
    tierhalterId: Int!
    text: String!
    kanal: Kanal! = EMAIL
  }

  input AufgabeAnlegenInput {
    titel: String!
    faelligAm: LocalDate
    zustaendigId: Int
    tierhalterId: Int
  }

  input AufgabeErledigenInput {
    aufgabeId: Int!
  }

  input CreateWebhookSubscriptionInput {
    url: String!
    events: [WebhookEvent!]!
  }

  input DeleteWebhookSubscriptionInput {
    id: UUID!
  }
`;
