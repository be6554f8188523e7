import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../graphql/service/match/matchSchema.ts';
import { wordsOf } from '../../../graphql/service/match/words/words.ts';
import type { ServiceMap } from '../../../graphql/service/serviceMap.ts';
import { buildVariables } from '../../../graphql/service/variables.ts';
import { modelOf } from '../../support/service/modelOf.ts';

async function mapOf(text: string): Promise<ServiceMap> {
  return matchSchema(await modelOf(text)).map;
}

const path = (...steps: readonly string[]): object => ({ kind: 'path', path: steps });

describe('short names', () => {
  it.each([
    ['aptBook', 'appointment book'],
    ['AptFile', 'appointment file'],
    ['aptLen', 'appointment length'],
    ['clnStat', 'cln status'],
    // Parts of an address.
    ['apt', 'apt'],
    ['aptNumber', 'apt number'],
    ['stats', 'statistic'],
    ['anmls', 'animal'],
    ['phone_no', 'phone'],
    ['anml_no', 'animal number'],
    ['hasNo', 'has no'],
    ['appt_can', 'appointment cancel'],
    ['apptCx', 'appointment cancel'],
    ['canBook', 'can book'],
  ])('%s', (name, words) => {
    expect(wordsOf(name).join(' ')).toBe(words);
  });
});

describe('tables behind a gateway', () => {
  const tables = (more = ''): string => `
    type Query {
      hospAll: [Hosp!]!
      aptBook(hospNo: Int!, fromDt: String!, thruDt: String!, pageNo: Int! = 1, pageSize: Int! = 100): AptPage!
      aptGet(aptNo: Int!): AptFile
      petAll: [PetMast!]!
      clnAll: [ClnMast!]!
      petByChip(chipNo: String!): PetMast
      petGet(petNo: Int!): PetMast
    }
    type AptPage { recs: [AptFile!]! totalRecs: Int! }
    type Hosp { hospNo: Int! hospName: String! addr1: String city: String tzName: String! }
    type PetMast { petNo: Int! petName: String! chipNo: String speciesCd: String! breedTxt: String cln: ClnMast }
    type ClnMast { clnNo: Int! lname: String! fname: String homePhone: String email: String pets: [PetMast!]! }
    type AptFile {
      aptNo: Int!  hosp: Hosp!  "YYYYMMDD" aptDt: String!  "HHMM" aptTm: String!  aptLen: Int!  aptStat: String!
      pet: PetMast cln: ClnMast ${more}
    }`;
  const period = { from: '2026-11-17T05:00:00Z', to: '2026-11-18T05:00:00Z', day: '2026-11-17', locationId: '1' };

  it('have times, lengths and states under them', async () => {
    const { appointments } = await mapOf(tables());
    expect(appointments?.field).toBe('aptBook');
    expect(appointments?.fields).toMatchObject({
      start: { kind: 'dateAndTime', date: ['aptDt'], time: ['aptTm'] },
      end: { kind: 'minutesAfter', minutes: ['aptLen'] },
      status: path('aptStat'),
    });
  });

  it('take every date as all that are described are written, but where one is written otherwise', async () => {
    const digits = await mapOf(tables());
    const mixed = await mapOf(tables('"YYYY-MM-DD" addDt: String'));
    const sent = ({ appointments }: ServiceMap): unknown =>
      appointments && buildVariables(appointments, period, 'America/New_York')['fromDt'];
    expect(sent(digits)).toMatch(/^2026111\d$/);
    expect(sent(mixed)).toMatch(/^2026-11-1\d$/);
  });

  it('have rows identified by what each has, not by what it may be found by', async () => {
    const { patients, appointments } = await mapOf(tables());
    expect(patients?.fields.id).toEqual(path('petNo'));
    expect(appointments?.fields.patient?.fields.id).toEqual(path('petNo'));
  });
});

describe('small hand-written schemas', () => {
  const small = (visit: string): string => `
    type Query { getUsers: [User!]! getPets: [Pet!]! getConsultas: [Consulta] getConsulta(id: String): Consulta }
    type User { id: ID name: String email: String telefones: [String!] }
    type Pet { id: ID nome: String especie: String raca: String usuario: User }
    type Consulta { id: ID ${visit} atendente: ID }`;

  it('have the start of a visit in its only time, and its animal by a bare id', async () => {
    const { appointments } = await mapOf(small('timestamp: String pet: ID!'));
    expect(appointments?.field).toBe('getConsultas');
    expect(appointments?.fields).toMatchObject({
      start: path('timestamp'),
      patient: { mention: 'id', fields: { id: path('pet') } },
    });
  });

  it('have a start that is called so before a timestamp, which says when a row was written', async () => {
    const { appointments } = await mapOf(small('timestamp: String startDate: String pet: ID!'));
    expect(appointments?.fields.start).toEqual(path('startDate'));
  });
});

describe('contacts of several types in one list', () => {
  it.each([
    ['union Contact = Telephone | Email', ''],
    ['interface Contact { id: ID! }', 'implements Contact'],
  ])('are phones and e-mail addresses: %s', async (contact, implemented) => {
    const { clients } = await mapOf(`
      type Query { clients(limit: Int, offset: Int): [Client!]! }
      type Client { id: ID! firstName: String lastName: String contacts: [Contact!]! }
      ${contact}
      type Telephone ${implemented} { id: ID! number: String! setting: String }
      type Email ${implemented} { id: ID! address: String! }`);
    expect(clients?.fields).toMatchObject({
      phones: [{ list: ['contacts', '... on Telephone'], number: ['number'] }],
      emails: [['contacts', '... on Email', 'address']],
    });
  });
});

describe('arguments', () => {
  it('are numbers where a scalar of the service itself holds the size or the place of a page', async () => {
    const { clients } = await mapOf(`
      scalar PageLimit scalar PageOffset
      type Query { clients(limit: PageLimit, offset: PageOffset): [Client!]! }
      type Client { id: ID! firstName: String lastName: String phone: String email: String }`);
    expect(clients && buildVariables(clients, { limit: 60, offset: 0 })).toEqual({ limit: 60, offset: 0 });
  });

  it('name the place and the record of a card, where a type is called after both', async () => {
    const { client } = await mapOf(`
      type Query {
        barbershops: [Barbershop!]!
        barbershopCustomers(barbershopId: Int!, search: String): [BarbershopCustomer!]!
        customer(barbershopId: Int!, id: Int!): BarbershopCustomer
      }
      type Barbershop { id: Int! name: String! address: String timezone: String! }
      type BarbershopCustomer { id: Int! name: String! phone: String email: String address: String }`);
    expect(client?.field).toBe('customer');
    expect(client && buildVariables(client, { id: '7', locationId: '2' })).toEqual({ barbershopId: 2, id: 7 });
  });
});
