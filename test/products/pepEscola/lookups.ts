import { isRow, type Row, textOf } from '../generatedRows.ts';

/** A list to choose from, which users of the record can add to. */
interface Lookup {
  readonly one: string;
  readonly many: string;
  /** Whether a query finds rows by how their name begins. */
  readonly byText?: boolean;
  /** Whether creating answers with `ok` and errors. */
  readonly isWrapped?: boolean;
  /** What an update answers: mostly nothing, since its result is dropped. */
  readonly updated?: 'row' | 'empty';
  readonly names: readonly string[];
}

// prettier-ignore
const lookups: readonly Lookup[] = [
  { one: 'alimento', many: 'alimentos', byText: true, isWrapped: true, updated: 'empty', names: ['Arroz', 'Feijão', 'Farinha de mandioca', 'Banana'] },
  { one: 'cidade', many: 'cidades', byText: true, updated: 'row', names: ['Portland', 'Boulder', 'Saco', 'Salvador', 'Feira de Santana'] },
  { one: 'corPele', many: 'coresPele', names: ['Branca', 'Preta', 'Parda', 'Amarela', 'Indígena'] },
  { one: 'escolaridade', many: 'escolaridades', names: ['Fundamental', 'Médio', 'Superior'] },
  { one: 'especialidade', many: 'especialidades', isWrapped: true, names: ['Clínica médica', 'Nutrição', 'Enfermagem'] },
  { one: 'estadoCivil', many: 'estadosCivis', names: ['Solteiro(a)', 'Casado(a)', 'Divorciado(a)', 'Viúvo(a)'] },
  { one: 'estado', many: 'estados', updated: 'row', names: ['Bahia', 'Sergipe', 'Maine', 'Colorado'] },
  { one: 'pais', many: 'paises', byText: true, updated: 'row', names: ['Brasil', 'Argentina', 'Estados Unidos'] },
  { one: 'medicamento', many: 'medicamentos', names: ['Losartana', 'Metformina'] },
  { one: 'patologia', many: 'patologias', isWrapped: true, updated: 'empty', names: ['Diabetes mellitus', 'Hipertensão arterial'] },
  { one: 'permissao', many: 'permissoes', isWrapped: true, names: ['Ler', 'Gravar'] },
  { one: 'profissao', many: 'profissoes', byText: true, isWrapped: true, names: ['Professor(a)', 'Pedreiro(a)', 'Cozinheiro(a)'] },
  { one: 'queixa', many: 'queixas', byText: true, isWrapped: true, names: ['Dor', 'Febre', 'Tosse'] },
  { one: 'religiao', many: 'religioes', byText: true, isWrapped: true, updated: 'empty', names: ['Católica', 'Candomblé', 'Evangélica'] },
  { one: 'situacaoProfissional', many: 'situacoesProfissionais', names: ['Empregado(a)', 'Aposentado(a)'] },
  { one: 'tempoEstudo', many: 'temposEstudo', names: ['1 a 4 anos', '5 a 8 anos', 'Mais de 8 anos'] },
  { one: 'tipoExameFisico', many: 'tiposExameFisico', isWrapped: true, names: ['Geral', 'Abdome'] },
  { one: 'tipoLogradouro', many: 'tiposLogradouro', names: ['Rua', 'Avenida', 'Travessa'] },
  { one: 'tipoQueixa', many: 'tiposQueixa', isWrapped: true, names: ['Geral', 'Digestiva'] },
  { one: 'tipoRefeicao', many: 'tiposRefeicao', isWrapped: true, names: ['Desjejum', 'Almoço', 'Jantar'] },
];

/** What the other rows need of the lists. */
export interface Lookups {
  readonly first: (name: string) => Row | null;
  readonly at: (name: string, key: number) => Row | null;
  readonly named: (name: string, text: string) => Row | null;
  readonly fields: Readonly<Record<string, (args: Row) => unknown>>;
}

/** How a write of the lists is refused. */
export interface LookupGuard {
  /** The refusal's body where a mutation answers with `ok`, or null. */
  readonly body: () => Row | null;
  /** Throws where writes are refused. */
  readonly check: () => void;
}

const capitalized = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);
const sameId = (row: Row, id: unknown): boolean => String(Number(row['id'])) === String(id);

/** Makes the lists, and the queries and mutations that each has. */
export function makeLookups(guard: LookupGuard): Lookups {
  const tables = new Map<string, Row[]>(
    lookups.map(({ one, names }) => [one, names.map((nome, index): Row => ({ id: index + 1, nome }))]),
  );
  const rowsOf = (name: string): Row[] => tables.get(name) ?? [];
  const fieldsOf = ({ one, many, byText, isWrapped, updated }: Lookup) => {
    const rows = rowsOf(one);
    const place = (id: unknown): number => rows.findIndex((row) => sameId(row, id));
    const begins = (row: Row, text: unknown): boolean => textOf(row['nome']).startsWith(textOf(text));
    const fields: Record<string, (args: Row) => unknown> = {
      [many]: () => rows,
      [one]: ({ id }) => rows[place(id)] ?? null,
      [`create${capitalized(one)}`](args) {
        const refusal = isWrapped ? guard.body() : null;
        if (refusal) return refusal;
        guard.check();
        const row: Row = { ...args, id: 1 + Math.max(0, ...rows.map(({ id }) => Number(id))) };
        rows.push(row);
        return isWrapped ? { ok: true, [one]: row } : row;
      },
      [`update${capitalized(one)}`](args) {
        guard.check();
        const index = place(args['id']);
        const before = rows[index];
        if (!before) return null;
        const row: Row = { ...before, ...args, id: before['id'] };
        rows[index] = row;
        if (updated === 'row') return row;
        return updated === 'empty' ? {} : null;
      },
      [`delete${capitalized(one)}`]({ id }) {
        guard.check();
        const index = place(id);
        return index < 0 ? 0 : rows.splice(index, 1).length;
      },
    };
    return byText
      ? { ...fields, [`${many}ByText`]: ({ text }: Row) => rows.filter((row) => begins(row, text)) }
      : fields;
  };
  return {
    first: (name) => rowsOf(name)[0] ?? null,
    at: (name, key) => rowsOf(name)[key % Math.max(1, rowsOf(name).length)] ?? null,
    named: (name, text) => rowsOf(name).find((row) => isRow(row) && row['nome'] === text) ?? null,
    fields: Object.fromEntries(lookups.flatMap((lookup) => Object.entries(fieldsOf(lookup)))),
  };
}
