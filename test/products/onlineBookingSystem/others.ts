import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, dialectNow } from '../../dialects/practice.ts';
import { type bookingRows, bookingIds, otherId, patientsOf } from './records.ts';
import { contains, dateTime, exception } from './values.ts';

type Texts<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;

const dayMs = 86_400_000;

// Whoever sees nobody: clinicians are not among them.
const staff = [
  { name: 'Robin Marsh', role: 'Receptionist', department: 'Front desk', status: 'active', phone: '+1 207 555 0190' },
  { name: 'Dana Whitlock', role: 'Practice manager', department: 'Management', status: 'active', phone: null },
  { name: 'Lee Osei', role: 'staff', department: null, status: 'inactive', phone: '+1 303 555 0191' },
].map((row, index) => ({
  ...row,
  id: otherId('staff', index + 1),
  email: `desk${String(index + 1)}@example.test`,
  since: dateTime(dialectNow - (index + 1) * 400 * dayMs),
  address: index === 1 ? '4 Quay Lane' : null,
  notes: null,
}));

/** What else the service has: goods, tests, reviews, notices and users. */
export function bookingOthers(
  { practice, refuseWrites }: Backstage,
  rows: ReturnType<typeof bookingRows>,
  nameOf: (row: ClientRecord) => string,
): object {
  const read = new Set<number>();
  const people = patientsOf(practice).slice(0, 4);
  const notices = () =>
    people.map((row, index) => ({
      id: otherId('log', 1200 + index),
      title: index % 2 === 0 ? 'New appointment' : 'Appointment cancelled',
      message: `${nameOf(row)}, ${index % 2 === 0 ? 'booked online' : 'called'}`,
      type: index % 2 === 0 ? 'appointment' : 'cancellation',
      priority: 'normal',
      is_read: index > 1 || read.has(index),
      created_at: dateTime(dialectNow - (index + 1) * 7_000_000),
    }));
  const tests = people.map((row, index) => ({
    id: otherId('log', 1220 + index),
    patient: nameOf(row),
    test: 'Complete blood count',
    type: 'blood',
    status: index === 0 ? 'pending' : 'completed',
    ordered_by: 'Amelia Okafor',
    date_ordered: dateTime(dialectNow - (index + 2) * dayMs).slice(0, 10),
    date_completed: index === 0 ? null : dateTime(dialectNow - (index + 1) * dayMs).slice(0, 10),
    values: index === 0 ? [] : [{ name: 'WBC', value: '7.2', ref: '4.0-11.0', flag: 'normal' }],
  }));
  const reviews = people.map((row, index) => ({
    id: otherId('log', 1240 + index),
    patient_name: nameOf(row),
    clinician_name: index === 0 ? null : 'Priya Raman',
    stars: 5 - index,
    comment: 'Thank you',
    response: index === 1 ? 'You are welcome' : null,
    created_at: dateTime(dialectNow - index * 9 * dayMs),
  }));
  // What is sold and what is booked is one table.
  const products = () =>
    practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map(rows.service)
      .map(({ category, ...row }, index) => ({
        ...row,
        product_type: 'simple',
        sku: `svc-${String(index + 1)}`,
        stock_quantity: null,
        clinic_id: null,
        category_id: category.id,
        category: { ...category, is_active: true, description: null },
        subcategory_id: null,
        subcategory: null,
      }));
  const write = (then: () => void): object => {
    if (refuseWrites !== null) throw exception(400, refuseWrites);
    then();
    return { success: true };
  };
  return {
    me: {
      id: otherId('staff', 1),
      email: 'desk1@example.test',
      name: 'Robin Marsh',
      client_org_id: bookingIds.of('organization', practice.organization.key),
      clinician: null,
      isActive: null,
      roles: [{ id: otherId('category', 9), name: 'staff', code: 'staff', description: null }],
    },
    languages: ['English', 'Spanish'].map((name, index) => ({
      id: otherId('language', index),
      name,
      code: name.slice(0, 2).toLowerCase(),
      is_active: true,
      is_default: index === 0,
    })),
    staff: ({ search, department, status }: Texts<'search' | 'department' | 'status'>) =>
      staff.filter(
        (row) =>
          (!department || row.department === department) &&
          (!status || row.status === status) &&
          (contains(row.name, search ?? '') || contains(row.email, search ?? '')),
      ),
    staffMember({ id }: Readonly<Record<'id', string>>) {
      const row = staff.find((each) => each.id === id);
      if (row) return row;
      throw exception(404, 'Staff member not found');
    },
    notifications: ({ filter }: Texts<'filter'>) =>
      notices().filter(
        ({ is_read, type }) => !filter || filter === 'all' || (filter === 'unread' ? !is_read : type === filter),
      ),
    markNotificationRead: ({ id }: Readonly<Record<'id', string>>) =>
      write(() => read.add(notices().findIndex((row) => row.id === id))),
    markAllNotificationsRead: () => write(() => notices().forEach((_, index) => read.add(index))),
    testResults: ({ search, status, type }: Texts<'search' | 'status' | 'type'>) =>
      tests.filter(
        (row) =>
          (!status || row.status === status) && (!type || row.type === type) && contains(row.patient, search ?? ''),
      ),
    testResult: ({ id }: Readonly<Record<'id', string>>) => tests.find((row) => row.id === id) ?? null,
    reviews: ({
      filter,
    }: {
      readonly filter?: { readonly stars?: number | null; readonly search?: string | null } | null;
    }) =>
      reviews.filter(
        (row) => (!filter?.stars || row.stars === filter.stars) && contains(row.patient_name, filter?.search ?? ''),
      ),
    products: ({ category_id }: Texts<'category_id'>) =>
      products().filter((row) => !category_id || row.category_id === category_id),
    product: ({ id }: Readonly<Record<'id', string>>) => products().find((row) => row.id === id) ?? null,
    productCategories: ['Consultations', 'Preventive'].map((name, index) => ({
      id: otherId('category', 1 - index),
      name,
      description: null,
      is_active: true,
    })),
  };
}
