import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { booking, made, progress, registered, revised, send } from './commandTexts.ts';
import { currawong } from './currawong.ts';
import { animalFields, householdFields, problemFields } from './fields.ts';

const visit = productVisits(currawong);
const { of } = currawong.view.ids;

describe('commands of Currawong about households and money', () => {
  it('registers households and animals, and changes them', async () => {
    const product = await visit();
    const { practice } = product.server;
    const input = {
      primaryCarer: { given: 'Zoë', family: "O'Brien" },
      contactMethods: [
        { phone: { number: '207 555 0199' } },
        { email: { email: 'jo@example.test' } },
        { phone: { number: '207 555 0198', label: 'WORK' } },
      ],
      homeSiteId: of('place', 3),
    };
    const result = await send(product, registered, { input });
    expect(result).toMatchObject({
      household: { name: "Zoë O'Brien", standing: 'ACTIVE', homeSite: { id: of('place', 3) } },
      lookalikes: [{ id: of('client', 1) }, { id: of('client', 8) }],
    });
    expect(practice.clients.at(-1)).toMatchObject({
      phones: [
        { label: 'Mobile', value: '207 555 0199' },
        { label: 'Work', value: '207 555 0198' },
      ],
      emails: ['jo@example.test'],
      placeKey: 3,
    });
    expect(await send(product, registered, { input: { primaryCarer: { family: ' ' } } })).toMatchObject({
      fields: [{ path: ['input', 'primaryCarer', 'family'] }],
    });
    const bad = { ...input, contactMethods: [{ email: { email: 'no address' } }] };
    expect(await send(product, registered, { input: bad })).toMatchObject({ code: 'INPUT_REJECTED' });
    const twice = [{ phone: { number: '207 555 0199' }, email: { email: 'a@example.test' } }];
    expect((await product.post(registered, { input: { ...input, contactMethods: twice } })).body.errors).toHaveLength(
      1,
    );
    const id = String(at(result, 'household.id'));
    const done = `{ ${problemFields} ... on HouseholdRevised { household { ${householdFields} contactMethods { id } animals { name } } } }`;
    const revise = await send(
      product,
      `mutation { result: reviseHousehold(input: { householdId: "${id}", expectedRevision: 1, standing: INACTIVE
        primaryCarer: { family: "Park" } }) ${done} }`,
    );
    expect(revise).toMatchObject({ household: { name: 'Zoë Park', standing: 'INACTIVE', revision: 2 } });
    const [first] = rowsAt(revise, 'household.contactMethods');
    await send(
      product,
      `mutation { result: removeContactMethod(contactMethodId: "${String(first?.['id'])}") ${done} }`,
    );
    const added = await send(
      product,
      `mutation { result: addContactMethod(input: { householdId: "${id}", contactMethod: { postal: { street: "1 Elm St"
        suburb: "Saco" } } }) ${done} }`,
    );
    expect(rowsAt(added, 'household.contactMethods').map(({ __typename }) => __typename)).toEqual([
      'PhoneContact',
      'EmailContact',
      'PostalContact',
    ]);
    const species = rowsAt(await product.query('{ registry { species { id name } } }'), 'registry.species');
    const idOf = (name: string): unknown => species.find((row) => row['name'] === name)?.['id'];
    const register = `mutation ($input: RegisterAnimalInput!) { result: registerAnimal(input: $input) {
      ${problemFields} ... on AnimalRegistered { animal { ${animalFields} } } } }`;
    const animal = { householdId: id, name: 'Pip', speciesId: idOf('Avian'), sex: 'FEMALE', bornOn: '2025-02-01' };
    expect(await send(product, register, { input: animal })).toMatchObject({
      animal: { name: 'Pip', species: { name: 'Avian', commonName: 'Bird' }, household: { id } },
    });
    expect(practice.patients.at(-1)).toMatchObject({ species: 'Avian', sex: 'FEMALE', birthDate: '2025-02-01' });
    expect(await send(product, register, { input: { ...animal, name: ' ' } })).toMatchObject({
      code: 'INPUT_REJECTED',
    });
    expect(await send(product, register, { input: { ...animal, speciesId: 'Dog' } })).toMatchObject({
      missingId: 'Dog',
    });
    const merged = await send(
      product,
      `mutation { result: mergeHouseholds(keepId: "${of('client', 1)}", foldInId: "${id}") ${done} }`,
    );
    expect(rowsAt(merged, 'household.animals').map(({ name }) => name)).toContain('Pip');
    expect(practice.clients.at(-1)).toMatchObject({ isDeleted: true });
  });

  it('takes money, writes, ticks off, and refuses all of it where it may not', async () => {
    const product = await visit();
    const open = `{ accounts { invoices(status: [UNPAID], first: 1) { edges { node { id outstanding household { id } } } } } }`;
    const invoice = at(await product.query(open), 'accounts.invoices.edges.0.node');
    const pay = (
      amount: unknown,
    ): string => `mutation { result: takePayment(input: { householdId: "${String(at(invoice, 'household.id'))}"
      invoiceId: "${String(at(invoice, 'id'))}", amount: "${String(amount)}", method: CARD }) { ${problemFields}
      ... on PaymentTaken { payment { amount invoice { status outstanding } } } } }`;
    expect(await send(product, pay('1.00'))).toMatchObject({ code: 'INPUT_REJECTED' });
    expect(await send(product, pay(at(invoice, 'outstanding')))).toMatchObject({
      payment: { amount: at(invoice, 'outstanding'), invoice: { status: 'PAID', outstanding: '0.00 USD' } },
    });
    const message = `mutation { result: sendMessage(householdId: "${of('client', 5)}", body: "See you soon") {
      ${problemFields} ... on MessageSent { sent { direction body } } } }`;
    expect(await send(product, message)).toMatchObject({ sent: { direction: 'TO_HOUSEHOLD', body: 'See you soon' } });
    const closed = await visit({ refuseWrites: 'This key may only read' });
    const before = closed.server.practice.appointments.length;
    for (const [text, variables] of [
      [made, { input: booking }],
      [revised, { input: { bookingId: of('appointment', 1) } }],
      [registered, { input: { primaryCarer: { family: 'Park' } } }],
      [progress(`confirmBooking(bookingId: "${of('appointment', 1)}")`), {}],
      [message, {}],
    ] as const)
      // eslint-disable-next-line no-await-in-loop
      expect(await send(closed, text, variables)).toEqual({
        __typename: 'NotPermitted',
        code: 'NOT_PERMITTED',
        message: 'This key may only read',
      });
    expect(closed.server.practice.appointments).toHaveLength(before);
  });
});
