import type { Backstage } from '../../dialects/dialect.ts';
import { byStart, fullNameOf, rowOf } from '../../dialects/practice.ts';
import { compareValues } from '../generatedRows.ts';
import { emailOf, isAgendamento, masked, patafyIds, patafyRows, patafyWords, petsOf } from './records.ts';
import { problem, racas, servicosOf, tiposAnimal, tutoresOf } from './records.ts';
import { patafyWrites } from './writes.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;

interface Page {
  readonly limit?: number | null;
  readonly cursor?: string | null;
}

interface AgendaArgs extends Record<'petshopId' | 'from' | 'to', string> {
  readonly filters?: (Texts<'banhistaId'> & { readonly status?: readonly string[]; readonly pago?: boolean }) | null;
}

const contains = (text: string, part: string | null | undefined): boolean =>
  text.toLowerCase().includes((part ?? '').toLowerCase());

/** Resolvers of the service, for a member of staff of all shops. */
export function patafyRoots(stage: Backstage): object {
  const { practice, cap } = stage;
  const cpfs = new Map<number, string>();
  const rows = patafyRows(stage, cpfs);
  /** The key of a shop, in which whoever asks has to work. */
  function shopOf(id: string): number {
    const place = rowOf(practice.places, patafyIds.key('place', id));
    if (!place) throw problem('Sem permissão neste pet shop', 'FORBIDDEN');
    return place.key;
  }
  /** So many rows after the one with an id; nothing tells whether there are more. */
  function pageOf<Row extends { readonly key: number }>(all: readonly Row[], page: Page, kind: 'client' | 'patient') {
    const key = patafyIds.key(kind, page.cursor);
    return all.slice(all.findIndex((row) => row.key === key) + 1).slice(0, Math.min(page.limit ?? 50, cap));
  }
  const tutores = () => tutoresOf(practice);
  const onlyTutors = (code: string) => () => {
    throw problem('Perfil de tutor não encontrado', code);
  };
  const shops = () => practice.places.toSorted((one, other) => compareValues(one.name, other.name)).map(rows.petShop);
  const who = { email: 'balcao@example.test', nome: 'Robin Balcão', cpf: '123.***.***-09', petshopProfiles: [] };
  return {
    health: 'ok',
    me: { ...who, id: patafyIds.of('organization', 1999), ativo: true, createdAt: '2026-01-12T11:00:00.000Z' },
    tiposAnimal,
    racas({ tipoAnimalId }: Texts<'tipoAnimalId'>) {
      return racas.filter((raca) => !tipoAnimalId || raca.tipoAnimalId === tipoAnimalId);
    },
    listPetShops({ filter }: { filter?: Texts<'cidade' | 'estado' | 'nome'> | null }) {
      const { cidade, estado, nome } = filter ?? {};
      const inState = shops().filter((shop) => !estado || shop.estado === estado.toUpperCase());
      return inState.filter((shop) => contains(shop.cidade, cidade) && contains(shop.nomeExibicao, nome));
    },
    petShopById: ({ id }: { id: string }) => shops().find((shop) => shop.id === id) ?? null,
    myPetShop: () => shops()[0],
    listStaff({ petshopId }: AgendaArgs) {
      const key = shopOf(petshopId);
      return practice.providers.filter(({ placeKeys }) => placeKeys.includes(key)).map((row) => rows.staff(row, key));
    },
    myPets: onlyTutors('FORBIDDEN'),
    pet: onlyTutors('FORBIDDEN'),
    myAgendamentos: onlyTutors('NOT_FOUND'),
    searchTutor({ cpf, email }: Texts<'cpf' | 'email'>) {
      if (!cpf && !email) throw problem('Informe CPF ou e-mail', 'BAD_REQUEST');
      const found = tutores().find(
        (row) =>
          (!cpf || rows.cpfOfTutor(row.key) === cpf.replaceAll(/\D/g, '')) &&
          (!email || emailOf(row) === email.toLowerCase().trim()),
      );
      return found ? rows.tutor(found) : null;
    },
    listTutores({ filter }: { filter?: (Page & Texts<'nome' | 'telefone'> & { ativo?: boolean | null }) | null }) {
      const { nome, telefone, ativo = null, ...page } = filter ?? {};
      const found = tutores().filter(
        (row) =>
          contains(fullNameOf(row), nome) &&
          contains(row.phones[0]?.value ?? '', telefone) &&
          (ativo === null || row.isActive === ativo),
      );
      return pageOf(found, page, 'client').map(rows.tutor);
    },
    tutorById({ id }: { id: string }) {
      const row = rowOf(tutores(), patafyIds.key('client', id));
      return row && rows.tutor(row);
    },
    petForShop({ id }: { id: string }) {
      const row = rowOf(practice.patients, patafyIds.key('patient', id));
      if (!row) throw problem('Pet não encontrado', 'NOT_FOUND');
      return rows.pet(row);
    },
    listPets({ filter }: { filter?: (Page & Texts<'nome' | 'tutorProfileId'>) | null }) {
      const { nome, tutorProfileId, ...page } = filter ?? {};
      const owner = patafyIds.key('client', tutorProfileId);
      const found = petsOf(practice).filter(
        (row) => contains(row.name, nome) && (!tutorProfileId || row.clientKey === owner),
      );
      return pageOf(found, page, 'patient').map(rows.pet);
    },
    listServicos: ({ petshopId }: AgendaArgs) => servicosOf(practice, shopOf(petshopId)),
    agendaPetShop({ petshopId, from, to, filters }: AgendaArgs) {
      const key = shopOf(petshopId);
      // As JavaScript reads them: a day alone begins in UTC. Both ends belong to it.
      const [first, last] = [Date.parse(from), Date.parse(to)];
      if (Number.isNaN(first) || Number.isNaN(last)) throw masked();
      const { status = [], pago = null, banhistaId = null } = filters ?? {};
      return practice.appointments
        .filter((row) => isAgendamento(row) && row.placeKey === key && row.start >= first && row.start <= last)
        .filter((row) => status.length === 0 || status.includes(patafyWords[row.state]))
        .filter((row) => pago === null || (row.state === 'completed') === pago)
        .filter((row) => banhistaId === null || row.providerKey === patafyIds.key('provider', banhistaId))
        .toSorted(byStart)
        .slice(0, cap)
        .map(rows.agendamento);
    },
    agendamento({ id }: { id: string }) {
      const row = rowOf(practice.appointments, patafyIds.key('appointment', id));
      if (!row || !isAgendamento(row)) throw masked();
      return rows.agendamento(row);
    },
    registrosOperacionais: [],
    ...patafyWrites(stage, rows, cpfs, shopOf),
  };
}
