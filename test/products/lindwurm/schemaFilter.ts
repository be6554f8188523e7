// Filters and orders are made by the framework: the same operations for each kind of value, and one input for each type.
const comparable = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'];
const operations: Readonly<Record<string, readonly string[]>> = {
  String: ['eq', 'neq', 'contains', 'ncontains', 'startsWith', 'nstartsWith', 'endsWith', 'nendsWith'],
  Int: comparable,
  Decimal: comparable,
  LocalDate: comparable,
  LocalDateTime: comparable,
  DateTime: comparable,
  Boolean: ['eq', 'neq'],
  TerminStatus: ['eq', 'neq'],
  BehandlerFunktion: ['eq', 'neq'],
  Geschlecht: ['eq', 'neq'],
  Anrede: ['eq', 'neq'],
  RechnungStatus: ['eq', 'neq'],
};

const columns: Readonly<Record<string, readonly string[]>> = {
  Tierhalter: [
    'id: Int',
    'kundennummer: String',
    'anrede: Anrede',
    'vorname: String',
    'nachname: String',
    'telefon: String',
    'telefonDienstlich: String',
    'mobil: String',
    'email: String',
    'istAktiv: Boolean',
    'letzterBesuch: LocalDate',
    'createdAt: DateTime',
    'updatedAt: DateTime',
  ],
  Tier: [
    'id: Int',
    'name: String',
    'geschlecht: Geschlecht',
    'geburtsdatum: LocalDate',
    'chipnummer: String',
    'istVerstorben: Boolean',
    'istArchiviert: Boolean',
    'updatedAt: DateTime',
  ],
  Termin: [
    'id: Int',
    'beginn: LocalDateTime',
    'ende: LocalDateTime',
    'dauerMinuten: Int',
    'status: TerminStatus',
    'anlass: String',
    'istNotfall: Boolean',
    'updatedAt: DateTime',
  ],
  Rechnung: [
    'id: Int',
    'rechnungsnummer: String',
    'rechnungsdatum: LocalDate',
    'status: RechnungStatus',
    'mahnstufe: Int',
  ],
  Tierart: ['id: Int', 'bezeichnung: String'],
  Rasse: ['id: Int', 'bezeichnung: String'],
  Terminart: ['id: Int', 'kuerzel: String', 'bezeichnung: String'],
  Standort: ['id: Int', 'kuerzel: String', 'name: String'],
  Behandler: ['id: Int', 'kuerzel: String', 'nachname: String', 'funktion: BehandlerFunktion', 'istAktiv: Boolean'],
};

const links: Readonly<Record<string, readonly string[]>> = {
  Tierhalter: ['stammstandort: Standort'],
  Tier: ['tierart: Tierart', 'rasse: Rasse', 'tierhalter: Tierhalter'],
  Termin: [
    'terminart: Terminart',
    'standort: Standort',
    'behandler: Behandler',
    'tier: Tier',
    'tierhalter: Tierhalter',
  ],
  Rechnung: ['tierhalter: Tierhalter', 'standort: Standort'],
};

function operationText([type, names]: readonly [string, readonly string[]]): string {
  const logic = type === 'String' ? `and: [StringOperationFilterInput!] or: [StringOperationFilterInput!]` : '';
  const fields = names.map((name) => `${name}: ${type}`).join(' ');
  const lists = type === 'Boolean' ? '' : `in: [${type}] nin: [${type}]`;
  return `input ${type}OperationFilterInput { ${logic} ${fields} ${lists} }`;
}

function filterOf([type, names]: readonly [string, readonly string[]]): string {
  const fields = names.map((each) => `${each}OperationFilterInput`).join(' ');
  const nested = (links[type] ?? []).map((each) => `${each}FilterInput`).join(' ');
  return `input ${type}FilterInput { and: [${type}FilterInput!] or: [${type}FilterInput!] ${fields} ${nested} }`;
}

function sortOf(type: string): string {
  const fields = (columns[type] ?? []).map((each) => `${each.split(':')[0] ?? ''}: SortEnumType`).join(' ');
  return `input ${type}SortInput { ${fields} }`;
}

/** Inputs of filters and orders. */
export const filterText: string = [
  '',
  'enum SortEnumType { ASC DESC }',
  ...Object.entries(operations).map(operationText),
  ...Object.entries(columns).map(filterOf),
  ...['Tierhalter', 'Tier', 'Termin', 'Rechnung'].map(sortOf),
  '',
].join('\n');
