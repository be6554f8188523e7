import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { documentId, petsIds } from './values.ts';

/** A procedure; typeKey says which type of visit it is, where it is one. */
export interface ProcedimentoDocument {
  readonly id: string;
  readonly nome: string | null;
  readonly descricao: string | null;
  readonly tipo: string | null;
  readonly typeKey: number | null;
}

/** A procedure on the terms of a plan. */
export interface ProcedimentoPlanoDocument {
  readonly id: string;
  readonly valorCusto: number | null;
  readonly valorVenda: number | null;
  readonly qtd: number | null;
  readonly carencia: number | null;
  readonly intervaloDias: number | null;
  readonly procedimento: string | null;
}

/** A health plan for pets. */
export interface PlanoDocument {
  readonly id: string;
  readonly nome: string | null;
  readonly descricao: string | null;
  readonly procedimentoPlanos: readonly string[];
}

/** A clinic, with the ids of who works there and of what it sells. */
export interface ClinicaDocument {
  readonly id: string;
  readonly nome: string | null;
  readonly cnpj: string | null;
  readonly admins: readonly string[];
  readonly funcionarios: readonly string[];
  readonly planos: readonly string[];
}

/** What the service keeps beside the practice. */
export interface PetsMemory {
  readonly clinicas: ClinicaDocument[];
  readonly planos: PlanoDocument[];
  readonly procedimentos: ProcedimentoDocument[];
  readonly procedimentoPlanos: ProcedimentoPlanoDocument[];
  /** Fields of users as they were given, and whose they are. */
  readonly profiles: Map<string, Row>;
  readonly passwords: Map<string, string>;
  readonly removedStaff: Set<string>;
  /** Fields of pets and of consultations, by key. */
  readonly pets: Map<number, Row>;
  readonly consultas: Map<number, Row>;
}

const tipos = ['Consulta', 'Vacina', 'Consulta', 'Cirurgia', 'Estética', 'Retorno'];

/** Plans, each with how many of the procedures are in it: all, or every second or third one. */
const plans = [
  { nome: 'Completo', descricao: 'Todos os procedimentos da clínica', every: 1, discount: 0.7 },
  { nome: 'Essencial', descricao: 'O básico para o dia a dia', every: 2, discount: 0.8 },
  { nome: 'Filhote', descricao: 'Para o primeiro ano de vida', every: 3, discount: 0.75 },
];

/** What is there at the start. */
export function createMemory({ places, providers, visitTypes }: Practice): PetsMemory {
  const procedimentos = visitTypes
    .filter(({ isBlock }) => !isBlock)
    .map(({ key, name, minutes }) => ({
      id: documentId('Procedimento', key),
      nome: name,
      descricao: `Duração de ${String(minutes)} minutos`,
      tipo: tipos[(key - 1) % tipos.length] ?? null,
      typeKey: key,
    }));
  const terms = plans.map(({ every, discount }, plan) =>
    procedimentos
      .filter((_, index) => index % every === 0)
      .map(({ id, typeKey }): ProcedimentoPlanoDocument => {
        const price = 45 + typeKey * 30;
        return {
          id: documentId('ProcedimentoPlano', plan * 1000 + typeKey),
          valorCusto: price * 0.4,
          valorVenda: Math.round(price * discount * 100) / 100,
          qtd: 1 + (typeKey % 4),
          carencia: 30 * (typeKey % 3),
          intervaloDias: 15 * (1 + (typeKey % 2)),
          procedimento: id,
        };
      }),
  );
  const planos = plans.map(({ nome, descricao }, plan) => ({
    id: documentId('Plano', plan + 1),
    nome,
    descricao,
    procedimentoPlanos: (terms[plan] ?? []).map(({ id }) => id),
  }));
  const clinicas = places.map(({ key, name }) => {
    const staff = providers.filter(({ isActive, placeKeys }) => isActive && placeKeys.includes(key));
    const funcionarios = staff.map((row) => petsIds.of('provider', row.key));
    return {
      id: documentId('Clinica', key),
      nome: name,
      cnpj: `12.345.678/${String(key).padStart(4, '0')}-${String(10 + (key % 90))}`,
      admins: funcionarios.slice(0, 1),
      funcionarios,
      planos: planos.filter((_, index) => (index + key) % 3 !== 0).map(({ id }) => id),
    };
  });
  return {
    clinicas,
    planos,
    procedimentos,
    procedimentoPlanos: terms.flat(),
    profiles: new Map(),
    passwords: new Map(),
    removedStaff: new Set(),
    pets: new Map(),
    consultas: new Map(),
  };
}

/** Puts a document in the place of the one with its id, or at the end. */
export function putDocument<Document extends { readonly id: string }>(
  documents: Document[],
  document: Document,
): Document {
  const index = documents.findIndex(({ id }) => id === document.id);
  if (index === -1) documents.push(document);
  else documents[index] = document;
  return document;
}

/** Takes a document away, if it is there. */
export function removeDocument(documents: { readonly id: string }[], id: string | null | undefined): void {
  const index = documents.findIndex((document) => document.id === id);
  if (index !== -1) documents.splice(index, 1);
}
