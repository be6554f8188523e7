import { fullNameOf, type ClientRecord, type Practice } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { addressOf, eTag, linksOf, phoneOf, reapitIds, stamp } from './words.ts';

const { of } = reapitIds;
const began = Date.parse('2025-09-01T08:30:00Z');

function resource(path: string, id: string, number: number, rest: Row): Row {
  const created = stamp(began + number * 86_400_000);
  const links = linksOf({ self: `/${path}/${id}` });
  return { id, created, modified: created, metadata: {}, _eTag: eTag(id, began), _links: links, ...rest };
}

function personOf(client: ClientRecord): Row {
  return {
    id: of('client', client.key),
    name: fullNameOf(client),
    title: null,
    forename: client.givenName ?? '',
    surname: client.familyName,
    type: 'contact',
    homePhone: phoneOf(client, 'Home'),
    workPhone: phoneOf(client, 'Work'),
    mobilePhone: phoneOf(client, 'Mobile'),
    email: client.emails[0] ?? null,
    primaryAddress: addressOf(client.street, [client.city]),
  };
}

/** The rest of the product: some rows of what an estate agency has beside its contacts and its diary. */
export function neighboursOf(practice: Practice): Readonly<Record<string, readonly Row[]>> {
  const people = practice.clients.filter(({ isDeleted, street }) => !isDeleted && street !== '');
  const every = (step: number): readonly ClientRecord[] => people.filter(({ key }) => key % step === 0);
  const home = ({ key }: ClientRecord): string => `HBR19${String(key).padStart(4, '0')}`;
  const office = ({ placeKey }: ClientRecord): string => of('place', placeKey);
  return {
    Properties: every(5).map((client) =>
      resource('properties', home(client), client.key, {
        marketingMode: client.key % 2 === 0 ? 'selling' : 'letting',
        currency: 'USD',
        address: addressOf(client.street, [client.city]),
        strapline: 'Detached house with a garden',
        departmentId: 'G',
        negotiatorId: 'LEW',
        bedrooms: 2 + (client.key % 3),
        receptions: 1,
        bathrooms: 1,
        internetAdvertising: false,
        fromArchive: false,
        type: ['house'],
        style: ['detached'],
        officeIds: [office(client)],
        keys: [],
      }),
    ),
    Applicants: every(15).map((client) =>
      resource('applicants', `HBR25${String(client.key).padStart(5, '0')}`, client.key, {
        marketingMode: 'buying',
        currency: 'USD',
        active: true,
        notes: 'Looks for a house with a garden for the dogs.',
        departmentId: 'G',
        bedroomsMin: 2,
        bedroomsMax: 4,
        officeIds: [office(client)],
        negotiatorIds: ['LEW'],
        related: [personOf(client)],
      }),
    ),
    Landlords: every(25).map((client) =>
      resource('landlords', `LHB25${String(client.key).padStart(4, '0')}`, client.key, {
        active: true,
        officeId: office(client),
        related: [personOf(client)],
      }),
    ),
    Vendors: every(20).map((client) =>
      resource('vendors', `VHB25${String(client.key).padStart(4, '0')}`, client.key, {
        propertyId: home(client),
        negotiatorId: 'LEW',
        officeIds: [office(client)],
        related: [personOf(client)],
        fromArchive: false,
      }),
    ),
    Companies: ['Casco Bay Laboratory', 'Northern Feed & Supply', 'Whitcomb Plumbing'].map((name, index) =>
      resource('companies', `HBC25${String(index + 1).padStart(4, '0')}`, index, {
        name,
        branch: '',
        notes: '',
        active: index !== 2,
        vatRegistered: false,
        typeIds: ['SUP'],
        workPhone: `+1 207 555 08${String(10 + index)}`,
        email: `office${String(index)}@supplier.example.test`,
        address: addressOf(`${String(4 + index)} Commercial Street`, ['Portland', 'ME'], '04101'),
      }),
    ),
    Enquiries: ['Fenwick', 'Ostrander', 'Pell'].map((surname, index) =>
      resource('enquiries', String(index + 41), index, {
        id: index + 41,
        forename: ['Maud', 'Piet', 'Isla'][index],
        surname,
        enquiryType: 'salesApplicant',
        message: 'Is the house on Mill Road still to be had?',
        status: index === 0 ? 'pending' : 'added',
        officeId: 'HBR',
        mobilePhone: `+1 207 555 09${String(20 + index)}`,
        email: `${surname.toLowerCase()}@example.test`,
        propertyIds: [],
      }),
    ),
    Tasks: every(30).map((client) =>
      resource('tasks', `HBT26${String(client.key).padStart(4, '0')}`, client.key, {
        activates: '2026-11-18',
        typeId: 'CA',
        senderId: 'LEW',
        text: 'Call back about the bill',
        contactId: of('client', client.key),
        recipientId: 'HBR',
        recipientType: 'office',
      }),
    ),
    Departments: [resource('departments', 'G', 0, { name: 'Residential', typeOptions: ['house', 'flatApartment'] })],
    Areas: [resource('areas', 'PTL', 0, { name: 'Portland', active: true, type: 'postcodes', area: ['04101'] })],
    Sources: ['Website', 'Window display', 'Recommendation'].map((name, index) =>
      resource('sources', `SO${String(index + 1)}`, index, { name, type: 'source', officeIds: ['HBR'] }),
    ),
    WorksOrders: [
      resource('worksOrders', 'HBW250001', 3, {
        propertyId: 'HBR190005',
        negotiatorId: 'LEW',
        typeId: 'PL',
        status: 'raised',
        description: 'Kitchen tap drips',
        reporter: 'landlord',
        items: [],
      }),
    ],
  };
}
