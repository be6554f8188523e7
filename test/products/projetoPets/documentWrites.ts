import type { Backstage } from '../../dialects/dialect.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import {
  type ClinicaDocument,
  type PetsMemory,
  type PlanoDocument,
  type ProcedimentoDocument,
  type ProcedimentoPlanoDocument,
  putDocument,
  removeDocument,
} from './documents.ts';
import type { PetsRecords } from './records.ts';
import { checkId, type Collection, documentId } from './values.ts';

type Ids = readonly (string | null)[] | null;

interface ById {
  readonly id?: string | null;
}

type PlanoArgs = ById & Partial<Omit<PlanoDocument, 'id' | 'procedimentoPlanos'>> & { procedimentoPlanos?: Ids };
type ProcedimentoArgs = ById & Partial<Omit<ProcedimentoDocument, 'id' | 'typeKey'>>;
type TermArgs = ById & Partial<Omit<ProcedimentoPlanoDocument, 'id' | 'procedimento'>> & { procedimento?: Ids };
type ClinicaArgs = ById &
  Partial<Pick<ClinicaDocument, 'nome' | 'cnpj'>> & { admins?: Ids; funcionarios?: Ids; planos?: Ids };

/** Numbers of documents that are made while the service runs begin here. */
const firstNew = 100_000;

/** What the service answers when something was removed: an object, in a field that is a text. */
export const removedText = '[object Object]';

/** The ids of a list that was given; undefined where none was. */
function idsIn(ids: Ids | undefined): readonly string[] | undefined {
  return ids === undefined ? undefined : (ids ?? []).filter((id) => id !== null);
}

/** The mutations of clinics, plans and procedures. */
export function petsDocumentWrites(
  backstage: Backstage,
  records: PetsRecords,
  memory: PetsMemory,
): Readonly<Record<string, unknown>> {
  let made = 0;
  const allowed = (): void => {
    rowOrError(backstage, () => ({ ok: true, row: null }));
  };
  const save = <Document extends { readonly id: string }>(
    model: Collection,
    documents: Document[],
    empty: Omit<Document, 'id'>,
    id: string | null | undefined,
    change: { readonly [Field in keyof Document]?: Document[Field] | undefined },
    show: (document: Document) => Row,
  ): Row | null => {
    allowed();
    if (typeof id === 'string') checkId(id, model);
    const before = documents.find((document) => document.id === id);
    // An id of nothing changes nothing.
    if (typeof id === 'string' && !before) return null;
    if (!before) made += 1;
    const given = presentFields(change);
    // Sound: a whole document, with the fields of a part of one.
    const document = {
      ...(before ?? { ...empty, id: documentId(model, firstNew + made) }),
      ...given,
    } as Document;
    return show(putDocument(documents, document));
  };
  const remove =
    (model: Collection, documents: { readonly id: string }[]) =>
    ({ id }: ById): string => {
      allowed();
      if (typeof id === 'string') checkId(id, model);
      removeDocument(documents, id);
      return removedText;
    };
  const { clinicas, planos, procedimentos, procedimentoPlanos } = memory;

  return {
    createEditPlano: ({ id, nome, descricao, procedimentoPlanos: terms }: PlanoArgs) =>
      save<PlanoDocument>(
        'Plano',
        planos,
        { nome: null, descricao: null, procedimentoPlanos: [] },
        id,
        { nome, descricao, procedimentoPlanos: idsIn(terms) },
        records.plano,
      ),
    removePlano: remove('Plano', planos),
    createEditClinica: ({ id, nome, cnpj, admins, funcionarios, planos: sold }: ClinicaArgs) =>
      save<ClinicaDocument>(
        'Clinica',
        clinicas,
        { nome: null, cnpj: null, admins: [], funcionarios: [], planos: [] },
        id,
        { nome, cnpj, admins: idsIn(admins), funcionarios: idsIn(funcionarios), planos: idsIn(sold) },
        records.clinica,
      ),
    // It looks among the plans, as the original does.
    removeClinica: remove('Plano', planos),
    createEditProcedimento: ({ id, nome, descricao, tipo }: ProcedimentoArgs) =>
      save<ProcedimentoDocument>(
        'Procedimento',
        procedimentos,
        { nome: null, descricao: null, tipo: null, typeKey: null },
        id,
        { nome, descricao, tipo },
        records.procedimento,
      ),
    removeProcedimento: remove('Procedimento', procedimentos),
    createEditProcedimentoPlano: ({ id, procedimento, ...terms }: TermArgs) =>
      save<ProcedimentoPlanoDocument>(
        'ProcedimentoPlano',
        procedimentoPlanos,
        { valorCusto: null, valorVenda: null, qtd: null, carencia: null, intervaloDias: null, procedimento: null },
        id,
        { ...terms, procedimento: procedimento === undefined ? undefined : (idsIn(procedimento)?.[0] ?? null) },
        records.procedimentoPlano,
      ),
    removeProcedimentoPlano: remove('ProcedimentoPlano', procedimentoPlanos),
  };
}
