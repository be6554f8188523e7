import type { Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { emailOf } from './values.ts';

/** Tables by the types of their nodes; rows by number, those of other tables referred to by number. */
export type Tables = Map<string, Map<string, Row>>;

/** What the product stores beside the practice. */
export interface CostasiellaStore {
  readonly tables: Tables;
  /** What was written of accounts that the practice has no place for. */
  readonly profiles: Map<string, Row>;
  /** The class of a booking, where it isn't its own. */
  readonly classOf: Map<number, number>;
  /** What attendances have that appointments don't. */
  readonly attendances: Map<number, Row>;
}

const since = '2024-03-01T09:00:00+00:00';
const stamps = { createdAt: since, updatedAt: since };

function table(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [String(row['number']), row]));
}

function named(names: readonly string[], more: Row = {}): Map<string, Row> {
  return table(names.map((name, index) => ({ number: index + 1, archived: false, name, ...more })));
}

/** A number that no row of a table has had so far. */
export function nextNumber(rows: ReadonlyMap<string, Row>): string {
  return String(1 + Math.max(0, ...[...rows.keys()].map(Number)));
}

/** Whether a member has a class pass. */
export function hasPass(key: number): boolean {
  return key % 5 !== 0;
}

/** The store as it is before anyone writes. */
export function createStore({ organization, places, visitTypes, clients }: Practice): CostasiellaStore {
  const [main] = places;
  const colors = {
    brandingColorBackground: '#ffffff',
    brandingColorText: '#333333',
    brandingColorAccent: '#7d4f50',
    brandingColorSecondary: '#d1be9c',
  };
  const passes = clients
    .filter(({ key }) => hasPass(key))
    .map(({ key }) => ({
      number: 20 + key,
      account: 20 + key,
      organizationClasspass: 1,
      dateStart: '2026-01-01',
      dateEnd: key % 7 === 0 ? '2026-06-30' : '2026-12-31',
      note: '',
      classesRemaining: key % 10,
      ...stamps,
    }));
  const notes = clients
    .filter(({ note }) => note !== null)
    .map(({ key, note }) => ({
      number: 20 + key,
      account: 20 + key,
      noteBy: 2,
      noteType: 'BACKOFFICE',
      note,
      injury: false,
      processed: false,
      ...stamps,
    }));
  const invoices = clients
    .filter(({ key }) => key % 6 === 1)
    .map((client, index) => ({
      number: index + 1,
      account: 20 + client.key,
      business: null,
      instructorPayment: false,
      employeeClaim: false,
      customTo: false,
      relationCompany: '',
      relationCompanyRegistration: '',
      relationCompanyTaxRegistration: '',
      relationContactName: `${client.givenName ?? ''} ${client.familyName}`,
      relationAddress: client.street,
      relationPostcode: '',
      relationCity: client.city,
      relationCountry: 'US',
      status: index % 2 === 0 ? 'PAID' : 'SENT',
      summary: `Class pass for ${emailOf(client)}`,
      invoiceNumber: `INV2026${String(index + 1)}`,
      dateSent: `2026-10-${String(10 + (index % 20))}`,
      dateDue: '2026-11-30',
      terms: '',
      footer: '',
      note: '',
      subtotal: '103.31',
      tax: '21.69',
      total: '125.00',
      paid: index % 2 === 0 ? '125.00' : '0.00',
      balance: index % 2 === 0 ? '0.00' : '125.00',
      creditInvoiceFor: null,
      ...stamps,
    }));
  const tables: Tables = new Map([
    [
      'OrganizationNode',
      table([
        {
          number: 100,
          archived: false,
          name: organization.name,
          address: main ? `${main.street}\n${main.city}, ${main.state} ${main.postalCode}` : '',
          phone: main?.phone ?? '',
          email: main?.email ?? '',
          registration: '',
          taxRegistration: '',
          ...colors,
        },
      ]),
    ],
    [
      'OrganizationLocationNode',
      table(places.map(({ key, name }) => ({ number: key, archived: false, displayPublic: true, name }))),
    ],
    [
      'OrganizationLocationRoomNode',
      table(
        places.map(({ key }) => ({
          number: key,
          organizationLocation: key,
          archived: false,
          displayPublic: true,
          name: `Room ${String(key)}`,
        })),
      ),
    ],
    [
      'OrganizationClasstypeNode',
      table(
        visitTypes
          .filter(({ isBlock }) => !isBlock)
          .map(({ key, name }) => ({
            number: key,
            archived: false,
            displayPublic: true,
            name,
            description: '',
            urlWebsite: '',
            image: '',
          })),
      ),
    ],
    ['OrganizationLevelNode', named(['Beginners', 'Advanced'])],
    ['OrganizationDiscoveryNode', named(['A friend', 'Internet'])],
    ['OrganizationLanguageNode', named(['English', 'Spanish'])],
    ['OrganizationAppointmentCategoryNode', named(['Private'], { displayPublic: true })],
    [
      'OrganizationAppointmentNode',
      named(['Intake', 'Private hour'], { organizationAppointmentCategory: 1, displayPublic: true }),
    ],
    [
      'OrganizationAnnouncementNode',
      table([
        {
          number: 1,
          displayPublic: true,
          displayShop: true,
          displayBackend: true,
          title: 'Closed on Thanksgiving',
          content: 'No classes on 26 November.',
          dateStart: '2026-11-01',
          dateEnd: '2026-11-27',
          priority: 100,
          ...stamps,
        },
      ]),
    ],
    [
      'OrganizationClasspassNode',
      named(['10 classes', 'Trial class'], {
        displayPublic: true,
        displayShop: true,
        trialPass: false,
        description: '',
        price: '125.00',
        validity: 12,
        validityUnit: 'MONTHS',
        classes: 10,
        unlimited: false,
        quickStatsAmount: '12.50',
      }),
    ],
    ['OrganizationProductNode', named(['Mat', 'Block of cork'], { description: '', image: '', price: '35.00' })],
    [
      'BusinessNode',
      named(['Harbor Gym Supplies', 'Peak Linen'], {
        b2b: false,
        supplier: true,
        vip: false,
        address: '1 Dock Street',
        postcode: '04101',
        city: 'Portland',
        country: 'US',
        phone: '+1 207 555 0190',
        phone2: '',
        emailContact: 'sales@example.test',
        emailBilling: '',
        registration: '',
        taxRegistration: '',
        mollieCustomerId: '',
        ...stamps,
      }),
    ],
    ['AccountClasspassNode', table(passes)],
    ['AccountNoteNode', table(notes)],
    ['AccountProductNode', table([{ number: 1, account: 21, organizationProduct: 1, quantity: '1.00', ...stamps }])],
    ['FinanceInvoiceNode', table(invoices)],
    // Hours of every week in which appointments can be made: nobody is in them.
    [
      'ScheduleItemNode',
      table(
        places.map(({ key }) => ({
          number: key,
          scheduleItemType: 'APPOINTMENT',
          frequencyType: 'WEEKLY',
          frequencyInterval: 1 + key,
          organizationLocationRoom: key,
          dateStart: '2026-01-05',
          dateEnd: null,
          timeStart: '12:00:00',
          timeEnd: '13:30:00',
          displayPublic: true,
          ...stamps,
        })),
      ),
    ],
  ]);
  return { tables, profiles: new Map(), classOf: new Map(), attendances: new Map() };
}
