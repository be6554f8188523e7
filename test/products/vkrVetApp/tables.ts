import type { Practice } from '../../dialects/practice.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { prismaError } from './values.ts';

/** A row of a table that the practice doesn't have. */
interface Numbered {
  readonly id: number;
}

export interface Goods extends Numbered {
  readonly categoryId: number;
  readonly name: string;
  readonly measure: string | null;
  readonly quantity: number | null;
  readonly price: number | null;
  readonly department: 'Angarsk' | 'Usolye' | null;
}

export interface Service extends Numbered {
  readonly typeId: number;
  readonly name: string;
  readonly price: number | null;
}

export interface Research extends Numbered {
  readonly petId: number;
  readonly typeId: number;
  readonly data: string | null;
  readonly createdAt: number;
}

/** What was done at a visit; it is not the entry of the appointment book, and knows nothing of it. */
export interface Reception extends Numbered {
  readonly petId: number;
  readonly employeeId: number;
  readonly purposeId: number;
  readonly clinicalSigns: string | null;
  readonly anamnesis: string | null;
  readonly diagnosis: string | null;
  readonly assignment: string | null;
  readonly cost: number | null;
  readonly discount: number | null;
  readonly createdAt: number;
  readonly goods: readonly { readonly goodsId: number; readonly quantity: number }[];
  readonly services: readonly { readonly serviceId: number; readonly quantity: number }[];
}

/** A day on which someone works. */
interface Shift extends Numbered {
  readonly employeeId: number;
  readonly date: number;
}

/** A table that can be written to; what isn't there is refused as the database's client does. */
export interface Table<Row extends Numbered> {
  readonly all: () => readonly Row[];
  readonly find: (id: number | null | undefined) => Row | null;
  readonly add: (row: Omit<Row, 'id'>) => Row;
  readonly update: (id: number, change: Partial<Row>) => Row;
  readonly remove: (id: number) => Row;
}

function tableOf<Row extends Numbered>(name: string, start: readonly Row[]): Table<Row> {
  const rows = [...start];
  const indexOf = (id: number, call: string, to: string): number => {
    const index = rows.findIndex((row) => row.id === id);
    if (index >= 0) return index;
    const text = `An operation failed because it depends on one or more records that were required but not found.`;
    throw prismaError(`${name}.${call}`, `${text} Record to ${to} not found.`);
  };
  return {
    all: () => rows,
    find: (id) => rows.find((row) => row.id === id) ?? null,
    add(row) {
      // Sound: a row is its fields and an id.
      const added = { ...row, id: 1 + Math.max(0, ...rows.map(({ id }) => id)) } as Row;
      rows.push(added);
      return added;
    },
    update(id, change) {
      const index = indexOf(id, 'update', 'update');
      // Sound: the index is that of a row.
      const changed = { ...(rows[index] as Row), ...change };
      rows[index] = changed;
      return changed;
    },
    remove: (id) => rows.splice(indexOf(id, 'delete', 'delete'), 1)[0] as Row, // Sound: the index is that of a row.
  };
}

const diagnoses = ['Здоров', 'Отит', 'Гастрит', null, 'Дерматит'];
const goods: readonly Goods[] = [
  { id: 1, categoryId: 1, name: 'Амоксициллин', measure: 'мл', quantity: 120, price: 14.5, department: 'Angarsk' },
  { id: 2, categoryId: 1, name: 'Мелоксикам', measure: 'мл', quantity: 40, price: 22, department: 'Usolye' },
  { id: 3, categoryId: 2, name: 'Шприц 5 мл', measure: 'шт', quantity: 300, price: 12, department: 'Angarsk' },
  { id: 4, categoryId: 2, name: 'Бинт', measure: null, quantity: null, price: 45, department: null },
];
const services: readonly Service[] = [
  { id: 1, typeId: 1, name: 'Первичный прием', price: 600 },
  { id: 2, typeId: 1, name: 'Повторный прием', price: 400 },
  { id: 3, typeId: 2, name: 'Кастрация кота', price: 2500 },
  { id: 4, typeId: 3, name: 'Вакцинация', price: 1300 },
  { id: 5, typeId: 3, name: 'Чипирование', price: null },
];

/** What a visit left behind, by the number of its entry. */
function receptionsOf({ appointments, patients }: Practice): Reception[] {
  const done = appointments.filter((row) => row.state === 'completed' && row.providerKey !== null && !row.isDeleted);
  return done
    .filter((row) => patients.some(({ key, clientKey }) => key === row.patientKey && clientKey !== null))
    .map((row, index) => ({
      id: index + 1,
      petId: row.patientKey ?? 0,
      employeeId: row.providerKey ?? 0,
      purposeId: row.typeKey,
      clinicalSigns: row.reason,
      anamnesis: index % 3 === 0 ? 'Со слов владельца' : null,
      diagnosis: diagnoses[index % diagnoses.length] ?? null,
      assignment: index % 4 === 0 ? 'Осмотр через 10 дней' : null,
      cost: 400 + index * 35,
      discount: index % 5 === 0 ? 10 : null,
      // It is written when the visit is over.
      createdAt: row.start + row.minutes * 60_000,
      goods: index % 2 === 0 ? [{ goodsId: 1 + (index % 3), quantity: 2 }] : [],
      services: [{ serviceId: 1 + (index % services.length), quantity: 1 }],
    }));
}

/** The tables beside clients, pets and the appointment book. */
export function vkrTables(practice: Practice) {
  const shifts = practiceDays.flatMap((day, index) =>
    practice.providers
      .slice(0, 7)
      .flatMap(({ key }) =>
        (index + key) % 3 === 0 ? [] : [{ employeeId: key, date: Date.parse(`${day}T00:00:00Z`) }],
      ),
  );
  const receptions = receptionsOf(practice);
  const researches = receptions
    .filter(({ id }) => id % 6 === 0)
    .map(({ petId, createdAt }, index) => ({
      id: index + 1,
      petId,
      typeId: 1 + (index % 3),
      data: index % 2 === 0 ? '{"rbc":"6.1"}' : null,
      createdAt,
    }));
  const named = <Field extends string>(field: Field, names: readonly string[]): (Numbered & Record<Field, string>)[] =>
    // Sound: the one field that is asked for is set.
    names.map((name, index) => ({ id: index + 1, [field]: name }) as Numbered & Record<Field, string>);
  return {
    categories: tableOf('goodsCategory', named('categoryName', ['Препараты', 'Расходники'])),
    goods: tableOf<Goods>('goods', goods),
    serviceTypes: tableOf('serviceType', named('typeName', ['Прием', 'Хирургия', 'Профилактика'])),
    services: tableOf<Service>('service', services),
    researchTypes: named('typeName', ['Анализ крови', 'Биохимия', 'УЗИ']),
    researches: tableOf<Research>('analyzesResearch', researches),
    receptions: tableOf<Reception>('reception', receptions),
    shifts: tableOf<Shift>(
      'schedule',
      shifts.map((shift, index) => ({ ...shift, id: index + 1 })),
    ),
  };
}
