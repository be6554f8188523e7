import type { Row } from '../generatedRows.ts';
import { checkedPhone } from './clientWrites.ts';
import type { RecordBook } from './recordBook.ts';
import type { WriteTools } from './writes.ts';
import { answer, digitsOf, idOf, instantIn, Refusal, wrongField } from './values.ts';

interface OnlineArgs {
  readonly company_id: number;
  readonly phone: string;
  readonly fullname: string;
  readonly email?: string | null;
  readonly comment?: string | null;
  readonly api_id?: string | null;
  readonly appointments: readonly {
    readonly id: number;
    readonly services?: readonly number[] | null;
    readonly staff_id: number;
    readonly datetime: string;
    readonly custom_fields?: unknown;
  }[];
}
const minuteMs = 60_000;

/** Mutations of clients who book for themselves. */
export function onlineWrites(
  { find, records, hours }: WriteTools,
  { book, checkTime }: RecordBook,
): Readonly<Record<string, (args: never) => Row>> {
  const online = ({ company_id: id, ...args }: OnlineArgs): readonly Row[] => {
    const place = find.company(id);
    const phone = checkedPhone(args.phone);
    if (args.fullname.trim() === '') throw wrongField('fullname', 'A name is needed');
    return args.appointments.map((each) => {
      const types = (each.services ?? []).map((service) => find.service(service));
      const seconds = types.reduce((sum, { minutes }) => sum + minutes * 60, 0) || 1800;
      const start = instantIn(each.datetime, place.zone, 'datetime');
      const end = start + seconds * 1000;
      const free = records
        .staffOf(place)
        .find((row) => row.isActive && hours.isWorking(place, row, start, end) && !hours.isTaken(row, start, end));
      if (each.staff_id === 0 && !free) throw new Refusal('There are no team members available.');
      const row = book(
        {
          company_id: id,
          record: {
            ...(args.api_id ? { api_id: args.api_id } : {}),
            staff_id: each.staff_id === 0 ? idOf('provider', free?.key ?? 0) : each.staff_id,
            services: types.map(({ key }) => ({ id: idOf('visitType', key) })),
            client: { phone, name: args.fullname, ...(args.email ? { email: args.email } : {}) },
            datetime: each.datetime,
            seance_length: seconds,
            save_if_busy: false,
            comment: args.comment ?? null,
            custom_fields: each.custom_fields,
          },
        },
        true,
      );
      const hash = digitsOf(String(row.key * 7_919)).padStart(8, '0');
      return { id: each.id, record_id: idOf('appointment', row.key), record_hash: hash };
    });
  };

  return {
    book_check({ company_id: id, appointments }: Pick<OnlineArgs, 'company_id' | 'appointments'>) {
      const place = find.company(id);
      for (const { services, staff_id: staffId, datetime } of appointments) {
        const types = (services ?? []).map((service) => find.service(service));
        const start = instantIn(datetime, place.zone, 'datetime');
        const end = start + (types.reduce((sum, { minutes }) => sum + minutes, 0) || 30) * minuteMs;
        checkTime(place, staffId === 0 ? null : find.staff(staffId, place), { start, end }, null);
      }
      return answer(null);
    },
    book_record: (args: OnlineArgs) => answer(online(args)),
  };
}
