import type { AppointmentRecord } from '../../dialects/practice.ts';
import { agendarIds } from './ids.ts';
import { type agendarRows, type collections, dateText, methods, type ScheduleDoc } from './records.ts';

type Range = Readonly<Record<'startDate' | 'finalDate', string>>;

/** What the owner looks at: money and hours, between two instants that both belong to it. */
export function agendarDashboards(store: ReturnType<typeof collections>, rows: ReturnType<typeof agendarRows>): object {
  function between({ startDate, finalDate }: Range): readonly (readonly [AppointmentRecord, ScheduleDoc])[] {
    const [first, last] = [Date.parse(startDate), Date.parse(finalDate)];
    return rows.rows().flatMap((row) => {
      const doc = store.schedules.get(row.key);
      return doc && row.start >= first && row.start <= last ? [[row, doc] as const] : [];
    });
  }
  const priceOf = (docs: readonly (readonly [AppointmentRecord, ScheduleDoc])[]): number =>
    docs.reduce((sum, [, { payment }]) => sum + payment.price, 0);
  return {
    getFinanceList: (range: Range) =>
      [...store.staff.values()]
        .filter(({ role }) => role === 'employee')
        .map(({ id, name }) => {
          const own = between(range).filter(([, doc]) => doc.employee_id === id);
          return {
            employee_id: id,
            employee_name: name,
            qtt_schedules: own.length,
            revenue_generated: priceOf(own),
          };
        }),
    getFinanceListByUser: ({ id, ...range }: Range & Readonly<Record<'id', string>>) =>
      between(range)
        .filter(([, doc]) => doc.employee_id === id)
        .map(([row, doc]) => ({
          ...doc,
          date: dateText(row.start),
          pet_type: store.animalTypes.get(doc.pet_type),
        })),
    // Dates of the document store have no years.
    getDashboard() {
      if (rows.rows().length > 0) throw new TypeError('curr.date.getFullYear is not a function');
      return null;
    },
    getDashboardTime(range: Range) {
      const count = between(range).length;
      const none = { hour: '0', qtt_schedules: 0 };
      // Nor have they hours.
      const first = count > 0 ? { hour: 'Invalid Date', qtt_schedules: count } : none;
      return { dateRangeScheduleHours: { first, second: none, third: none, fourth: none, fifth: none } };
    },
    getDashboardSpecialties(range: Range) {
      const titles = [...new Set(between(range).map(([, doc]) => doc.specialty_id))];
      return {
        specialties: titles.map((id) => {
          const own = between(range).filter(([, doc]) => doc.specialty_id === id);
          const color = `#${String(900_000 - (agendarIds.key('visitType', id) ?? 0) * 90_001)}`;
          return {
            specialty: store.specialties.get(id),
            color,
            total_price: priceOf(own),
            qtt_consultations: own.length,
          };
        }),
      };
    },
    getDashboardFinance(range: Range) {
      const [money, pix, credit, debit] = methods.map((method) =>
        priceOf(between(range).filter(([, { payment }]) => payment.method === method)),
      );
      return { paymentMethods: { money, pix, credit, debit } };
    },
  };
}
