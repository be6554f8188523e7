import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import type { EasyMemory } from './memory.ts';
import { invalid, missingFields, notFound } from './values.ts';

interface InputArgs {
  readonly input: Row;
}

interface IdArgs {
  readonly id: number;
}

interface Table {
  readonly rows: Map<number, Row>;
  readonly required: readonly string[];
  readonly empty: Row;
  readonly check?: (row: Row) => void;
}

/** Writes of what the product stores beside the practice. */
export function tableWrites({ refuseWrites }: Backstage, memory: EasyMemory): object {
  const allowed = (): void => {
    if (refuseWrites !== null) throw invalid(refuseWrites);
  };
  const writesOf = (name: string, { rows, required, empty, check = () => undefined }: Table): object => {
    const put = (row: Row): Row => {
      if (required.some((field) => !row[field])) throw missingFields(row);
      check(row);
      rows.set(Number(row['id']), row);
      return row;
    };
    const found = (id: number): Row => {
      const row = rows.get(id);
      if (!row) throw notFound();
      return row;
    };
    return {
      [`create${name}`]({ input }: InputArgs) {
        allowed();
        return put({ ...empty, ...presentFields(input), id: 1 + Math.max(0, ...rows.keys()) });
      },
      [`update${name}`]({ id, input }: InputArgs & IdArgs) {
        allowed();
        return put({ ...found(id), ...presentFields(input) });
      },
      [`delete${name}`]({ id }: IdArgs) {
        allowed();
        found(id);
        return rows.delete(id);
      },
    };
  };
  return {
    ...writesOf('ServiceCategory', { rows: memory.categories, required: ['name'], empty: { description: null } }),
    ...writesOf('BlockedPeriod', {
      rows: memory.blockedPeriods,
      required: ['name', 'start', 'end'],
      empty: { notes: null },
      check({ start, end }) {
        if (String(start) >= String(end)) throw invalid('The start must be before the end date time value.');
      },
    }),
    ...writesOf('Webhook', {
      rows: memory.webhooks,
      required: ['name', 'url', 'actions'],
      empty: { secretToken: null, isSslVerified: true, notes: null },
    }),
    updateSetting({ name, input }: InputArgs & { readonly name: string }) {
      allowed();
      if (!memory.settings.has(name)) throw notFound();
      const { value } = input;
      memory.settings.set(name, typeof value === 'string' ? value : '');
      return { name, value: memory.settings.get(name) };
    },
  };
}
