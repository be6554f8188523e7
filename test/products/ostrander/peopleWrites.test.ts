import { describe, expect, it } from 'vitest';
import { at, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { customerFields, patientFields } from './fields.ts';
import { ostrander } from './ostrander.ts';

const visit = productVisits(ostrander);
const { of } = ostrander.view.ids;
const register = `mutation($input: PartyRegisterCustomerInput!) { partyRegisterCustomer(input: $input) {
  customer { ${customerFields} etag } possibleDuplicates { id } } }`;

describe('Writing to the people and the office of Ostrander', () => {
  it('registers and updates customers and patients of care', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(register, {
      input: {
        customer: {
          party: {
            person: { givenName: ' Jo ', familyName: 'Park' },
            phoneNumbers: [{ number: '(207) 555-0106', purpose: 'CONTACT_PURPOSE_HOME' }],
            emailAddresses: [{ address: 'jo@example.test' }],
            postalAddress: { locality: 'Saco', addressLines: ['4 Elm Street'] },
          },
          homeFacilityId: of('place', 3),
        },
      },
    });
    expect(at(made, 'partyRegisterCustomer.customer')).toMatchObject({
      status: 'CUSTOMER_STATUS_ACTIVE',
      party: {
        displayName: 'Jo Park',
        phoneNumbers: [{ purpose: 'CONTACT_PURPOSE_HOME', number: { e164Number: '+12075550106' } }],
        emailAddresses: [{ address: 'jo@example.test' }],
      },
      homeFacility: { id: of('place', 3) },
    });
    expect(at(made, 'partyRegisterCustomer.possibleDuplicates')).toEqual([{ id: of('client', 6) }]);
    const customerId = at(made, 'partyRegisterCustomer.customer.id');
    const change = `mutation($input: PartyUpdateCustomerInput!) { partyUpdateCustomer(input: $input) { customer { ${customerFields} } } }`;
    const changed = await query(change, {
      input: {
        customerId,
        updateMask: 'party.person.familyName,party.emailAddresses,status',
        customer: { party: { person: { givenName: 'X', familyName: 'Parker' } }, status: 'CUSTOMER_STATUS_INACTIVE' },
      },
    });
    expect(at(changed, 'partyUpdateCustomer.customer')).toMatchObject({
      status: 'CUSTOMER_STATUS_INACTIVE',
      party: { displayName: 'Jo Parker', emailAddresses: [], phoneNumbers: [{ purpose: 'CONTACT_PURPOSE_HOME' }] },
    });
    const animal = `mutation($input: MedicalRecordRegisterPatientOfCareInput!) { medicalRecordRegisterPatientOfCare(input: $input) { patientOfCare { ${patientFields} coatColor } } }`;
    const patientOfCare = { displayName: 'Fern', speciesCode: 'canine', breedName: 'Whippet', coatColor: 'fawn' };
    const born = await query(animal, { input: { customerId, patientOfCare } });
    expect(at(born, 'medicalRecordRegisterPatientOfCare.patientOfCare')).toMatchObject({
      displayName: 'Fern',
      species: { displayName: 'Canine' },
      breed: { displayName: 'Whippet' },
      coatColor: 'fawn',
      careRelationships: [{ customer: { id: customerId } }],
    });
    const patch = `mutation($input: MedicalRecordUpdatePatientOfCareInput!) { medicalRecordUpdatePatientOfCare(input: $input) { patientOfCare { ${patientFields} } } }`;
    const id = at(born, 'medicalRecordRegisterPatientOfCare.patientOfCare.id');
    const later = await query(patch, {
      input: { patientOfCareId: id, patientOfCare: { breedName: null, status: 'PATIENT_OF_CARE_STATUS_DECEASED' } },
    });
    expect(at(later, 'medicalRecordUpdatePatientOfCare.patientOfCare')).toMatchObject({
      displayName: 'Fern',
      breed: null,
      status: 'PATIENT_OF_CARE_STATUS_DECEASED',
    });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Fern', breed: null, isDeceased: true });
    const unknown = await post(animal, {
      input: { customerId, patientOfCare: { displayName: 'X', speciesCode: 'dragon' } },
    });
    expect(unknown.body.errors?.[0]?.message).toBe('speciesCode: "dragon" is not in the species catalog');
  });

  it('takes payments, notes and messages, and completes work', async () => {
    const { query, post } = await visit();
    const open = await query(
      '{ commerce { invoices(filter: { statuses: [INVOICE_STATUS_OPEN] }, pageSize: 1) { invoices { id customer { id } amountDue { units nanos } } } } platform { worklistItems { worklistItems { id } } } }',
    );
    const [invoice] = rowsAt(open, 'commerce.invoices.invoices');
    const pay = `mutation($input: CommerceRecordPaymentInput!) { commerceRecordPayment(input: $input) { amount { units nanos } invoice { status } } }`;
    const input = {
      customerId: at(invoice, 'customer.id'),
      invoiceId: invoice?.['id'],
      tenderType: 'TENDER_TYPE_CHECK',
      amount: invoice?.['amountDue'],
    };
    expect(await query(pay, { input })).toMatchObject({
      commerceRecordPayment: { invoice: { status: 'INVOICE_STATUS_PAID' } },
    });
    expect((await post(pay, { input })).body.errors?.[0]?.message).toMatch(/^amount: /);
    const item = String(rowsAt(open, 'platform.worklistItems.worklistItems')[0]?.['id']);
    const done = await query(`mutation {
      partyAddCustomerNote(customerId: "${of('client', 2)}", body: "Rings first") { body }
      partySendMessage(customerId: "${of('client', 5)}", body: "See you soon") { messages { direction body } }
      platformCompleteWorklistItem(worklistItemId: "${item}") { state } }`);
    expect(done).toMatchObject({
      partyAddCustomerNote: { body: 'Rings first' },
      platformCompleteWorklistItem: { state: 'WORKLIST_ITEM_STATE_DONE' },
    });
    const audit = await query(
      '{ platform { auditEvents(pageSize: 1) { auditEvents { action target serviceName } } } party { customer(id: "' +
        `${of('client', 2)}") { notes { body } } } }`,
    );
    expect(rowsAt(audit, 'platform.auditEvents.auditEvents')).toEqual([
      { action: 'AUDIT_ACTION_UPDATE', target: `customers/${of('client', 2)}`, serviceName: 'party' },
    ]);
    expect(rowsAt(audit, 'party.customer.notes')).toEqual([{ body: 'Rings first' }]);
  });
});
