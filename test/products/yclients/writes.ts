import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { clientWrites } from './clientWrites.ts';
import type { YclientsHours } from './hours.ts';
import type { YclientsLookups } from './lookups.ts';
import type { YclientsMemory } from './memory.ts';
import { accounts, expenses, type YclientsMoney } from './money.ts';
import { hooksOf, labelRow, reviewRow } from './office.ts';
import { recordWrites } from './recordWrites.ts';
import type { YclientsRecords } from './records.ts';
import { answer, dayIn, instantIn, Refusal, wrongField } from './values.ts';

/** What the mutations work with. */
export interface WriteTools {
  readonly memory: YclientsMemory;
  readonly find: YclientsLookups;
  readonly records: YclientsRecords;
  readonly hours: YclientsHours;
  readonly money: YclientsMoney;
}

type Write = (args: never) => Row;

interface CompanyArgs {
  readonly company_id: number;
}
interface ScheduleArgs extends CompanyArgs {
  readonly staff_id: number;
  readonly days: readonly {
    readonly date: string;
    readonly is_working: boolean;
    readonly slots: readonly { readonly from: string; readonly to: string }[];
  }[];
}
interface TransactionArgs extends CompanyArgs {
  readonly transaction: {
    readonly expense_id: number;
    readonly amount: number;
    readonly account_id: number;
    readonly client_id?: number | null;
    readonly master_id?: number | null;
    readonly comment?: string | null;
    readonly date?: string | null;
  };
}

/** All mutations; a key that may not write is told so. */
export function yclientsWrites(backstage: Backstage, tools: WriteTools): Readonly<Record<string, Write>> {
  const { refuseWrites } = backstage;
  const writes: Readonly<Record<string, Write>> = {
    ...clientWrites(backstage, tools),
    ...recordWrites(backstage, tools),
    ...officeWrites(backstage, tools),
  };
  if (refuseWrites === null) return writes;
  const refuse = (): Row => {
    throw new Refusal(refuseWrites);
  };
  return Object.fromEntries(Object.keys(writes).map((name) => [name, refuse]));
}

function officeWrites({ now }: Backstage, { memory, find, hours, money }: WriteTools): Readonly<Record<string, Write>> {
  return {
    update_schedule(args: ScheduleArgs) {
      const place = find.company(args.company_id);
      const provider = find.staff(args.staff_id, place);
      const days = args.days.map(({ date, is_working: isWorking, slots }) => {
        const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text);
        if (slots.some(({ from, to }) => !isClock(from) || !isClock(to) || from >= to))
          throw wrongField('slots', 'Invalid working hours');
        return { day: dayIn(date, 'date'), slots: isWorking ? slots : [] };
      });
      for (const { day, slots } of days) hours.setHours(place, provider, day, slots);
      return answer(days.flatMap(({ day }) => hours.schedule(place, provider, day, day)));
    },
    create_finance_transaction({ company_id: id, transaction: given }: TransactionArgs) {
      const place = find.company(id);
      if (given.amount === 0) throw wrongField('amount', 'An amount is needed');
      if (accounts.every((row) => row['id'] !== given.account_id)) throw wrongField('account_id', 'Account not found');
      if (expenses.every((row) => row['id'] !== given.expense_id)) throw wrongField('expense_id', 'Expense not found');
      const row = {
        key: memory.transactions.length + 1,
        placeKey: place.key,
        clientKey: given.client_id ? find.client(given.client_id, place).key : null,
        providerKey: given.master_id ? find.staff(given.master_id, place).key : null,
        accountId: given.account_id,
        expenseId: given.expense_id,
        amount: given.amount,
        comment: given.comment ?? '',
        at: given.date ? instantIn(given.date, place.zone, 'date') : now(),
      };
      memory.transactions.push(row);
      return answer(money.entered(row));
    },
    create_comment(
      args: CompanyArgs & {
        readonly staff_id: number;
        readonly mark: number;
        readonly text: string;
        readonly name: string;
      },
    ) {
      const place = find.company(args.company_id);
      const provider = find.staff(args.staff_id, place);
      if (args.mark < 1 || args.mark > 5) throw wrongField('mark', 'A mark is from 1 to 5');
      const row = {
        id: 20_000 + memory.reviews.length,
        placeKey: place.key,
        providerKey: provider.key,
        text: args.text,
        rating: args.mark,
        userName: args.name,
        at: now(),
      };
      memory.reviews.push(row);
      return answer(reviewRow(row, place));
    },
    create_label(
      args: CompanyArgs & {
        readonly title: string;
        readonly color: string;
        readonly entity: number;
        readonly icon?: string | null;
      },
    ) {
      const place = find.company(args.company_id);
      const title = args.title.trim();
      if (title === '') throw wrongField('title', 'A title is needed');
      if (!/^#(?:[\da-f]{3}){1,2}$/i.test(args.color)) throw wrongField('color', 'Not a color');
      if (memory.labels.some((row) => row.entity === args.entity && row.title === title))
        throw new Refusal('A category with this title already exists.');
      const { color, entity, icon } = args;
      return answer([
        labelRow(memory.addLabel({ title, color, icon: icon ?? 'tag', entity, placeKey: place.key }), place),
      ]);
    },
    update_hooks_settings({ company_id: id, settings }: CompanyArgs & { readonly settings: Row }) {
      const place = find.company(id);
      const given = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== null));
      memory.hooks.set(place.key, { ...memory.hooks.get(place.key), ...given });
      return answer(hooksOf(memory, place));
    },
    sms_clients_by_id(args: CompanyArgs & { readonly client_ids: readonly number[]; readonly text: string }) {
      const place = find.company(args.company_id);
      if (args.text.trim() === '') throw wrongField('text', 'A text is needed');
      const clients = args.client_ids.map((id) => find.client(id, place));
      // Nothing is sent here; those without a number are left out as they would be.
      return answer(null, { count: clients.filter(({ phones }) => phones.length > 0).length });
    },
  };
}
