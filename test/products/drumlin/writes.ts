import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, type PatientRecord, type PhoneRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { type MessageRecord, type PaymentRecord, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import { addPatient, registerClient } from '../../dialects/practiceWrites.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { givenFlag } from '../givenFlag.ts';
import { givenText } from '../givenText.ts';
import { presentFields } from '../presentFields.ts';
import { isCode } from './codes.ts';
import { typeOrRefusal, unitOrRefusal } from './diaryWrites.ts';
import type { AcctExtra, DrumlinMemory } from './memory.ts';
import type { PeopleRecords } from './people.ts';
import { procedure, rowOrRefusal } from './procedures.ts';
import { dayIn, drumlinIds, phoneTypes, Refusal } from './values.ts';

interface Parts {
  readonly people: PeopleRecords;
  readonly office: {
    readonly receipt: (row: PaymentRecord) => Row;
    readonly msg: (row: MessageRecord) => Row;
  };
}

const { key } = drumlinIds;
const sexes: Readonly<Record<string, PatientRecord['sex']>> = { M: 'MALE', F: 'FEMALE', U: 'UNKNOWN' };
const payTypes: Readonly<Record<string, string>> = { CC: 'CARD', CA: 'CASH', CH: 'CHECK' };

/** The mutations of account holders, animals, money and messages. */
export function peopleWrites(backstage: Backstage, memory: DrumlinMemory, { people, office }: Parts) {
  const { practice, now } = backstage;

  const acctIn = (number: unknown): ClientRecord => {
    const row = rowOf(practice.clients, key('client', typeof number === 'number' ? number : null));
    if (row && !row.isDeleted) return row;
    throw new Refusal(20, `Account ${String(number)} not found`);
  };
  const anmlIn = (number: number): PatientRecord => {
    const row = rowOf(practice.patients, key('patient', number));
    if (row) return row;
    throw new Refusal(21, `Animal ${String(number)} not found`);
  };
  const phoneIn = (input: unknown): PhoneRecord => {
    const { phone_type_cd: code, phone_no: number } = isRow(input) ? input : {};
    const label = (Object.keys(phoneTypes) as PhoneRecord['label'][]).find((each) => phoneTypes[each] === code);
    if (!label) throw new Refusal(41, `Phone type ${String(code)} not in code group PHTY`);
    const value = typeof number === 'string' ? number.trim() : '';
    if (!/\d{3}/.test(value.replaceAll(/\D/g, ''))) throw new Refusal(42, 'Phone number too short');
    return { label, value };
  };
  const saved = (row: ClientRecord, change: Parameters<typeof changeClient>[2]): Row =>
    people.acct(rowOrRefusal(changeClient(practice, row.key, change, now())));

  /** The columns of an account that the practice has; undefined where they aren't given. */
  const acctChange = (input: Row): Parameters<typeof changeClient>[2] => {
    const [email, forenames] = [givenText(input, 'email'), givenText(input, 'forenames')];
    const surname = givenText(input, 'surname');
    if (surname !== undefined && (surname ?? '').trim() === '') throw new Refusal(40, 'Surname is mandatory');
    const inactive = givenFlag(input, 'inactive');
    return {
      givenName: forenames === undefined ? undefined : (forenames ?? '').trim() || null,
      familyName: surname?.trim(),
      emails: email === undefined ? undefined : email ? [email.trim()] : [],
      street: givenText(input, 'addr_1') ?? undefined,
      city: givenText(input, 'town') ?? undefined,
      note: givenText(input, 'memo'),
      isActive: inactive === undefined ? undefined : !inactive,
      placeKey: input['bu_cd'] === undefined ? undefined : unitOrRefusal(practice, input['bu_cd']).key,
    };
  };
  const extraIn = (input: Row): AcctExtra => {
    const type = givenText(input, 'acct_type_cd') ?? undefined;
    const title = givenText(input, 'title_cd');
    if (type !== undefined && !isCode('ACTY', type))
      throw new Refusal(43, `Account type ${type} not in code group ACTY`);
    if (title && !isCode('TITL', title)) throw new Refusal(44, `Title ${title} not in code group TITL`);
    const extra: AcctExtra = {
      acct_type_cd: type,
      title_cd: title,
      salutation: givenText(input, 'salutation'),
      addr_2: givenText(input, 'addr_2'),
      county: givenText(input, 'county'),
      post_cd: givenText(input, 'post_cd'),
    };
    return presentFields({ ...extra });
  };

  /** The columns of an animal that the practice has. */
  const anmlChange = (input: Row, speciesBefore: string): Parameters<typeof changePatient>[2] => {
    const [kind, race, sex] = [input['species_cd'], givenText(input, 'breed_cd'), givenText(input, 'sex_cd')];
    const species = people.species().find((row) => row['species_cd'] === kind);
    if (typeof kind === 'string' && !species) throw new Refusal(45, `Species ${kind} not found`);
    const speciesName = species ? String(species['descr']) : speciesBefore;
    const speciesCode = people.species().find((row) => row['descr'] === speciesName)?.['species_cd'];
    const breed = people.breeds().find((row) => row['breed_cd'] === race && row['species_cd'] === speciesCode);
    if (race && !breed) throw new Refusal(46, `Breed ${race} is none of that species`);
    if (sex && !isCode('SEX', sex)) throw new Refusal(47, `Sex ${sex} not in code group SEX`);
    const dob = input['dob'] ?? null;
    const isGiven = race !== undefined || (species !== undefined && speciesName !== speciesBefore);
    return {
      species: species && speciesName,
      breed: isGiven ? (breed ? String(breed['descr']) : null) : undefined,
      sex: sex ? sexes[sex] : undefined,
      color: givenText(input, 'colour') ?? undefined,
      birthDate: dob === null ? undefined : dayIn(dob),
      microchip: givenText(input, 'chip_no'),
    };
  };

  return {
    acct_add: ({ in: input }: { readonly in: Row }): Row =>
      procedure(backstage, 'acct', () => {
        const change = acctChange(input);
        const extra = extraIn(input);
        const phones = (Array.isArray(input['phones']) ? input['phones'] : []).map(phoneIn);
        const names = { givenName: change.givenName, familyName: change.familyName };
        const row = rowOrRefusal(registerClient(practice, names, now()));
        memory.accts.set(row.key, { title_cd: null, ...extra });
        return saved(row, { ...change, phones });
      }),
    acct_upd: ({ acct_no: number, in: input }: { readonly acct_no: number; readonly in: Row }): Row =>
      procedure(backstage, 'acct', () => {
        const row = acctIn(number);
        const change = acctChange(input);
        memory.accts.set(row.key, { ...memory.accts.get(row.key), ...extraIn(input) });
        return saved(row, change);
      }),
    acct_phone_add: ({ acct_no: number, in: input }: { readonly acct_no: number; readonly in: Row }): Row =>
      procedure(backstage, 'acct', () => {
        const row = acctIn(number);
        return saved(row, { phones: [...row.phones, phoneIn(input)] });
      }),
    acct_phone_del: ({ phone_id: id }: { readonly phone_id: number }): Row =>
      procedure(backstage, 'acct', () => {
        const row = rowOf(practice.clients, Math.floor(id / 10));
        if (!row || row.isDeleted || !row.phones[id % 10]) throw new Refusal(48, `Phone ${String(id)} not found`);
        return saved(row, { phones: row.phones.filter((_, index) => index !== id % 10) });
      }),
    anml_add: ({ in: input }: { readonly in: Row }): Row =>
      procedure(backstage, 'anml', () => {
        const client = acctIn(input['acct_no']);
        const name = (givenText(input, 'anml_name') ?? '').trim();
        if (name === '') throw new Refusal(49, 'Animal name is mandatory');
        const { species, breed, ...change } = anmlChange(input, '');
        const row = rowOrRefusal(addPatient(practice, { clientKey: client.key, name, species, breed }, now()));
        return people.anml(rowOrRefusal(changePatient(practice, row.key, change, now())));
      }),
    anml_upd: ({ anml_no: number, in: input }: { readonly anml_no: number; readonly in: Row }): Row =>
      procedure(backstage, 'anml', () => {
        const row = anmlIn(number);
        const name = givenText(input, 'anml_name');
        if (name !== undefined && (name ?? '').trim() === '') throw new Refusal(49, 'Animal name is mandatory');
        const inactive = givenFlag(input, 'inactive');
        const change = {
          ...anmlChange(input, row.species),
          name: name?.trim(),
          isActive: inactive === undefined ? undefined : !inactive,
        };
        return people.anml(rowOrRefusal(changePatient(practice, row.key, change, now())));
      }),
    anml_deceased: ({ anml_no: number, dod }: { readonly anml_no: number; readonly dod?: unknown }): Row =>
      procedure(backstage, 'anml', () => {
        const row = anmlIn(number);
        if (dod !== undefined && dod !== null) memory.deaths.set(row.key, dayIn(dod));
        return people.anml(
          rowOrRefusal(changePatient(practice, row.key, { isDeceased: true, isActive: false }, now())),
        );
      }),
    wait_list_add: ({ in: input }: { readonly in: Row }): Row =>
      procedure(backstage, 'wait_list', () => {
        const place = unitOrRefusal(practice, input['bu_cd']);
        const client = acctIn(input['acct_no']);
        const wantedTo = input['wanted_to'] ?? null;
        const row: Row = {
          wait_id: 40 + memory.waiting.length,
          bu_cd: drumlinIds.of('place', place.key),
          acct_no: input['acct_no'],
          anml_no: input['anml_no'] ?? null,
          type_cd: drumlinIds.of('visitType', typeOrRefusal(practice, input['type_cd'])),
          wanted_from: dayIn(input['wanted_from']),
          wanted_to: wantedTo === null ? null : dayIn(wantedTo),
          pref_time: givenText(input, 'pref_time') ?? null,
          wait_txt: givenText(input, 'wait_txt') ?? null,
          done: false,
        };
        memory.waiting.push(row);
        return { ...row, acct: () => people.acct(client) };
      }),
    receipt_post: (args: {
      readonly acct_no: number;
      readonly amount: unknown;
      readonly pay_type_cd: string;
      readonly ref?: string | null;
    }): Row =>
      procedure(backstage, 'tran', () => {
        const client = acctIn(args.acct_no);
        const method = payTypes[args.pay_type_cd];
        if (method === undefined) throw new Refusal(51, `Payment type ${args.pay_type_cd} not found`);
        const cents = typeof args.amount === 'number' ? Math.round(args.amount * 100) : null;
        const payment = { clientKey: client.key, cents, method, reference: args.ref ?? null };
        return office.receipt(rowOrRefusal(takePayment(practice, memory.ledger, payment, now())));
      }),
    msg_send: ({ acct_no: number, msg_txt: body }: { readonly acct_no: number; readonly msg_txt: string }): Row =>
      procedure(backstage, 'sent', () => {
        const client = acctIn(number);
        return office.msg(rowOrRefusal(writeMessage(practice, memory.ledger, { clientKey: client.key, body }, now())));
      }),
  };
}
