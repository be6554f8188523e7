import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import type { VkrRecords } from './records.ts';
import type { Goods, Reception, Service } from './tables.ts';
import { instantsOf, trimmed } from './values.ts';

type Texts = Partial<Readonly<Record<'clinicalSigns' | 'anamnesis' | 'diagnosis' | 'assignment', string | null>>>;

interface ReceptionInput extends Texts {
  readonly petId: number;
  readonly employeeId: number;
  readonly purposeId: number;
  readonly cost?: number | null;
  readonly discount?: number | null;
  readonly goodsListReceptionInput?: Reception['goods'] | null;
  readonly serviceListReceptionInput?: Reception['services'] | null;
}

const dayMs = 86_400_000;

/** What changes everything but clients, pets and the appointment book. */
export function vkrTableWrites({ refuseWrites, now }: Backstage, records: VkrRecords, me: Row) {
  const { tables } = records;
  const fail = (message: string, code: string): never => {
    throw new GraphQLError(message, { extensions: { code } });
  };
  const allow = (): void => {
    if (refuseWrites !== null) fail(refuseWrites, 'INTERNAL_SERVER_ERROR');
  };
  /** The project asks both lists for their length, so that neither may be left out. */
  const listsOf = (input: ReceptionInput): Pick<Reception, 'goods' | 'services'> => {
    const { goodsListReceptionInput: goods, serviceListReceptionInput: services } = input;
    if (!goods) return fail('data.goodsListReceptionInput is not iterable', 'INTERNAL_SERVER_ERROR');
    if (!services) return fail("Cannot read properties of undefined (reading 'length')", 'INTERNAL_SERVER_ERROR');
    return { goods, services };
  };
  const textsOf = (input: ReceptionInput): Required<Texts> => ({
    clinicalSigns: trimmed(input.clinicalSigns),
    anamnesis: trimmed(input.anamnesis),
    diagnosis: trimmed(input.diagnosis),
    assignment: trimmed(input.assignment),
  });
  const shiftsFrom = (start: number, days: number): readonly number[] =>
    // Three days of work, three days off.
    Array.from({ length: days + 1 }, (_, index) => start + index * dayMs).filter((_, index) => index % 6 <= 2);

  return {
    createReception({ data }: { data: ReceptionInput }): Row {
      allow();
      const { goods, services } = listsOf(data);
      for (const { goodsId, quantity } of goods) {
        const left = tables.goods.find(goodsId)?.quantity ?? 0;
        if (left - Math.abs(quantity) < 0) fail('Недостаточно товара для списания.', 'FORBIDDEN');
      }
      const isKnown =
        records.petById(data.petId) && records.employee(data.employeeId) && records.purpose(data.purposeId);
      if (!isKnown) fail('Ошибка добавления приема', '409');
      const { petId, employeeId, purposeId, cost = null, discount = null } = data;
      const texts = textsOf(data);
      const made = tables.receptions.add({
        petId,
        employeeId,
        purposeId,
        cost,
        discount,
        goods,
        services,
        createdAt: now(),
        ...texts,
      });
      for (const { goodsId, quantity } of goods)
        tables.goods.update(goodsId, { quantity: (tables.goods.find(goodsId)?.quantity ?? 0) - quantity });
      records.petDetails.set(petId, { ...records.petDetails.get(petId), diagnosis: texts.diagnosis });
      return records.reception(made);
    },
    updateReception({ receptionId, data }: { receptionId: number; data: ReceptionInput }): Row {
      allow();
      const { employeeId, purposeId, cost, discount } = data;
      const change = {
        employeeId,
        purposeId,
        ...(cost !== undefined && { cost }),
        ...(discount !== undefined && { discount }),
      };
      const before = tables.receptions.update(receptionId, { ...change, ...textsOf(data) });
      return records.reception(tables.receptions.update(before.id, listsOf(data)));
    },
    createAnalyzesResearch({ data }: { data: { petId: number; typeId: number; data?: string | null } }): Row {
      allow();
      return records.research(tables.researches.add({ ...data, data: data.data ?? null, createdAt: now() }));
    },
    updateAnalyzesResearch({
      analyzesResearchId: id,
      data,
    }: {
      analyzesResearchId: number;
      data: { data: string };
    }): Row {
      allow();
      return records.research(tables.researches.update(id, { data: data.data || null }));
    },
    deleteResearch({ analyzesResearchId }: { analyzesResearchId: number }): Row {
      allow();
      return records.research(tables.researches.remove(analyzesResearchId));
    },
    createGoods({ data }: { data: Omit<Goods, 'id' | 'department'> }): Row {
      allow();
      const { quantity, price, measure } = data;
      const amounts = { quantity: quantity || null, price: price || null, measure: measure || null };
      return records.goodsRow(tables.goods.add({ ...data, ...amounts, name: data.name.trim(), department: null }));
    },
    updateGoods({ goodsId, data }: { goodsId: number; data: Partial<Goods> }): Row {
      allow();
      return records.goodsRow(tables.goods.update(goodsId, data));
    },
    deleteGoods({ goodsId }: { goodsId: number }): Row {
      allow();
      return records.goodsRow(tables.goods.remove(goodsId));
    },
    createGoodsCategory({ data }: { data: { categoryName: string } }): Row {
      allow();
      return { ...tables.categories.add(data) };
    },
    createService({ data }: { data: Omit<Service, 'id'> }): Row {
      allow();
      return records.serviceRow(tables.services.add(data));
    },
    updateService({ serviceId, data }: { serviceId: number; data: Partial<Service> }): Row {
      allow();
      return records.serviceRow(tables.services.update(serviceId, data));
    },
    deleteService({ serviceId }: { serviceId: number }): Row {
      allow();
      return records.serviceRow(tables.services.remove(serviceId));
    },
    addInServiceList({ data }: { data: { typeName: string } }): Row {
      allow();
      return { ...tables.serviceTypes.add(data) };
    },
    createWorkSchedule({ data }: { data: { dateWorkStart: string; employeeId: number; workDays: number } }): Row[] {
      allow();
      const [start = 0] = instantsOf(data, 'dateWorkStart');
      const { employeeId, workDays } = data;
      for (const { id } of tables.shifts.all().filter((each) => each.employeeId === employeeId))
        tables.shifts.remove(id);
      for (const date of shiftsFrom(start, workDays)) tables.shifts.add({ employeeId, date });
      // Those of everybody in this time come back.
      const isThen = (date: number): boolean => date >= start && date <= start + workDays * dayMs;
      return tables.shifts
        .all()
        .filter(({ date }) => isThen(date))
        .map(records.shift);
    },
    updateWorkSchedule({
      workScheduleId,
      data,
    }: {
      workScheduleId: number;
      data: { date: string; employeeId: number };
    }): Row {
      allow();
      const [date = 0] = instantsOf(data, 'date');
      return records.shift(tables.shifts.update(workScheduleId, { date, employeeId: data.employeeId }));
    },
    deleteWorkScheduleById({ workScheduleId }: { workScheduleId: number }): Row {
      allow();
      return records.shift(tables.shifts.remove(workScheduleId));
    },
    deleteWorkScheduleAllEmployeeById({ employeeId }: { employeeId: number }): Row {
      allow();
      const gone = tables.shifts.all().filter((each) => each.employeeId === employeeId);
      for (const { id } of gone) tables.shifts.remove(id);
      return { count: gone.length };
    },
    updateUser({ data }: { data: { fullName?: string | null } }): Row {
      allow();
      return { ...me, ...data };
    },
    changePassword: () => fail('Invalid password', 'BAD_USER_INPUT'),
    login: ({ data }: { data: { login: string } }) => fail(`No user found for login: ${data.login}`, '404'),
    refreshToken: () => fail('Unauthorized', 'UNAUTHENTICATED'),
  };
}
