import type { Backstage } from '../../dialects/dialect.ts';
import { capital, type Row } from '../generatedRows.ts';
import { fits } from './filtration.ts';
import { moduleNamed, modules } from './modules.ts';
import { crmRecords, type CrmRecord, users } from './records.ts';
import { crmWrites } from './writes.ts';

interface PageArgs {
  readonly perPage: number;
  readonly page: number;
}

interface ManyArgs extends PageArgs {
  readonly filtration?: unknown;
}

/** Resolvers of the CRM: each module has its queries and mutations below its name. */
export function inflowCrmRoots(backstage: Backstage): object {
  const { practice, cap, meet } = backstage;
  const recordsOf = crmRecords(practice);
  const find = (module: string, id: string | null | undefined): CrmRecord | null =>
    recordsOf(module).find((record) => record.id === id) ?? null;

  /** The records that have a lookup to one; which of its lookups leads there follows from the module. */
  function related(many: string, to: CrmRecord): readonly CrmRecord[] {
    const lookups = Object.entries(moduleNamed(many).lookups).filter(([, one]) => one === to.module);
    return recordsOf(many).filter((record) => lookups.some(([lookup]) => record.lookups[lookup] === to.id));
  }
  function show(record: CrmRecord): Row {
    const { module, id, source, createdTime, modifiedTime, fields } = record;
    if (source) meet(source.kind, source.key);
    const { lookups, lists } = moduleNamed(module);
    const ones = Object.entries(lookups).map(([lookup, one]) => {
      const to = record.lookups[lookup];
      const user = (): Row | null => users.find((each) => each['id'] === to) ?? null;
      const other = (): Row | null => {
        const found = find(one, to);
        return found && show(found);
      };
      return [lookup, one === 'User' ? user : other] as const;
    });
    const manies = Object.entries(lists).map(([list, many]) => [list, () => related(many, record).map(show)] as const);
    const system = { id, createdTime, modifiedTime };
    return { __typename: module, ...system, fields, ...Object.fromEntries([...ones, ...manies]) };
  }
  function pageOf(records: readonly CrmRecord[], { perPage, page }: PageArgs): readonly Row[] {
    const size = Math.max(1, Math.min(perPage, cap));
    const from = (Math.max(1, page) - 1) * size;
    return records.slice(from, from + size).map(show);
  }
  const writes = crmWrites(backstage, (module, id) => {
    const record = find(module, id);
    return record && show(record);
  });
  const branches = modules.map(({ name, lists }) => {
    const relations = Object.entries(lists).map(([list, many]) => {
      const read = ({ id, filtration, ...range }: ManyArgs & { readonly id: string }): readonly Row[] => {
        const record = find(name, id);
        return record
          ? pageOf(
              related(many, record).filter((each) => fits(each, filtration)),
              range,
            )
          : [];
      };
      return [`getRelated${capital(list)}`, read] as const;
    });
    const queries = {
      getOne({ filtration }: { filtration?: unknown }): Row | null {
        const record = recordsOf(name).find((each) => fits(each, filtration));
        return record ? show(record) : null;
      },
      getOneById({ id }: { id: string }): Row | null {
        const record = find(name, id);
        return record && show(record);
      },
      getMany: ({ filtration, ...range }: ManyArgs) =>
        pageOf(
          recordsOf(name).filter((record) => fits(record, filtration)),
          range,
        ),
      getManyByIds: ({ ids, ...range }: PageArgs & { readonly ids: readonly string[] }) =>
        pageOf(
          recordsOf(name).filter(({ id }) => ids.includes(id)),
          range,
        ),
      ...Object.fromEntries(relations),
    };
    // Names of queries and mutations differ, so that both can be below the name of the module.
    return [name, { ...queries, ...writes(name) }] as const;
  });
  return Object.fromEntries(branches);
}
