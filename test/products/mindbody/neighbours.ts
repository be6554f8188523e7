import type { Backstage } from '../../dialects/dialect.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import { createLedger } from '../../dialects/practiceLedger.ts';
import type { Row } from '../generatedRows.ts';
import { type MindbodyRecords, programs, siteId } from './records.ts';
import { dayOf, mindbodyIds, siteDay, siteInstant, siteTime } from './values.ts';

const catalogue = ['Dental chews', 'Flea comb', 'Sensitive diet, 2 kg', 'Carrier, small'];
const courseDays = ['2026-11-14', '2026-11-17', '2026-11-21'];
const dayMs = 86_400_000;

/** What a site has beside people and appointments, made by counting. */
export function mindbodyNeighbours({ practice, now }: Backstage, records: MindbodyRecords) {
  const ledger = createLedger(practice);
  const clientId = (key: number): string => mindbodyIds.of('client', key);
  const classDescription: Row = {
    id: '31',
    name: 'Puppy course',
    description: 'Manners for the first year.',
    active: true,
    imageURL: null,
    notes: null,
    prereq: 'Vaccinated',
    program: programs[2],
    sessionType: records.course,
  };
  const classes = courseDays.map((day, index): Row => {
    const teacher = rowOf(practice.providers, 5);
    return {
      id: String(420 + index),
      classScheduleId: '77',
      classDescription,
      startDateTime: `${day}T18:00:00`,
      endDateTime: `${day}T18:45:00`,
      location: records.locationOf(1),
      staff: teacher && records.member(teacher),
      resource: { id: '11', name: 'Room B' },
      maxCapacity: 8,
      webCapacity: 4,
      totalBooked: 3 + index,
      totalSignedIn: index === 0 ? 3 : 0,
      isCanceled: false,
      isAvailable: day > siteDay(now()),
      isWaitlistAvailable: true,
      active: true,
      bookingStatus: 'PaymentRequired',
      locationId: mindbodyIds.of('place', 1),
    };
  });
  const logs: Row[] = ledger.messages.map((row) => {
    const client = rowOf(practice.clients, row.clientKey);
    return {
      id: String(800 + row.key),
      text: row.body,
      createdDateTime: siteTime(row.at),
      followupByDate: row.isRead ? null : siteTime(row.at + dayMs),
      contactMethod: 'Text',
      contactName: client && fullNameOf(client),
      clientId: clientId(row.clientKey),
      createdBy: null,
      assignedTo: null,
    };
  });
  return {
    classDescriptions: [classDescription],
    classes(from: string | null, to: string | null, places: readonly string[] | null): readonly Row[] {
      const first = from === null ? siteDay(now()) : dayOf(from);
      const last = to === null ? siteDay(siteInstant(first) + 7 * dayMs) : dayOf(to);
      return classes.filter((row) => {
        const day = String(row['startDateTime']).slice(0, 10);
        return day >= first && day <= last && (places === null || places.includes(String(row['locationId'])));
      });
    },
    clientIndexes: [
      {
        id: '2',
        name: 'Kind of customer',
        requiredBusinessMode: false,
        requiredConsumerMode: false,
        values: [
          { id: '21', name: 'Breeder', active: true },
          { id: '22', name: 'Shelter', active: true },
        ],
      },
    ],
    clientServices: (id: string): readonly Row[] =>
      practice.clients
        .filter(({ key, tags }) => clientId(key) === id && tags.includes('VIP'))
        .map(({ key, createdAt }) => ({
          id: String(6000 + key),
          clientId: clientId(key),
          productId: '1402',
          name: 'Ten consultations',
          count: 10,
          remaining: key % 10,
          current: key % 10 > 0,
          activeDate: siteTime(createdAt),
          expirationDate: siteTime(createdAt + 365 * dayMs),
          paymentDate: siteTime(createdAt),
          program: programs[0],
          siteId,
        })),
    logs,
    services: practice.visitTypes
      .filter(({ isBlock }) => !isBlock)
      .map((row) => ({
        id: String(1400 + row.key),
        productId: String(1400 + row.key),
        name: row.name,
        price: row.minutes * 2,
        onlinePrice: row.minutes * 2,
        taxRate: 0,
        programId: records.sessionType(row)['programId'],
        count: 1,
        sessionTypeId: mindbodyIds.of('visitType', row.key),
      })),
    products: catalogue.map((name, index) => ({
      id: `4006381${String(index + 333)}`,
      productId: String(index + 1),
      name,
      price: 4.5 + index * 8,
      onlinePrice: 4.5 + index * 8,
      shortDescription: null,
      categoryId: '9',
      supplierName: 'Harbor Supplies',
    })),
    sales: (): readonly Row[] =>
      ledger.orders.map((order) => ({
        id: String(order.key),
        saleDateTime: siteTime(order.at),
        originalSaleDateTime: siteTime(order.at),
        salesRepId: null,
        clientId: clientId(order.clientKey),
        recipientClientId: null,
        locationId: mindbodyIds.of('place', order.placeKey),
        purchasedItems: order.items.map((item, index) => ({
          saleDetailId: String(order.key * 10 + index),
          id: String(1400 + index),
          isService: true,
          description: item.name,
          quantity: item.quantity,
          unitPrice: item.unitCents / 100,
          totalAmount: (item.quantity * item.unitCents) / 100,
          returned: false,
        })),
        payments: ledger.payments
          .filter(({ orderKey }) => orderKey === order.key)
          .map(({ key, cents, method, reference }) => ({
            id: String(key),
            amount: cents / 100,
            method: method === 'CASH' ? 1 : 2,
            type: method === 'CARD' ? 'Visa/MC' : method === 'CASH' ? 'Cash' : 'Check',
            notes: reference,
          })),
      })),
  };
}
