import type { Row } from '../generatedRows.ts';

const client = '5540230000007330001';
const animal = '5540230000008560001';

/** A few records of the modules that have nothing to do with the book. */
export const otherEntries: Readonly<Record<string, readonly Row[]>> = {
  Leads: [
    {
      First_Name: 'Carla',
      Last_Name: 'Benitez',
      Full_Name: 'Carla Benitez',
      Email: 'carla@example.test',
      Mobile: '+1 207 555 0188',
      Company: 'Coastal Kennels',
      Lead_Status: 'Attempted to Contact',
      Lead_Source: 'Web Form',
    },
    { Last_Name: 'Ferris', Full_Name: 'Ferris', Phone: '+1 303 555 0189', Company: '-', Lead_Status: 'Not Contacted' },
  ],
  Accounts: [
    {
      Account_Name: 'Casco Bay Insurance',
      Account_Type: 'Partner',
      Phone: '+1 207 555 0190',
      Billing_Street: '1 Wharf Street',
      Billing_City: 'Portland',
    },
  ],
  Deals: [{ Deal_Name: 'Wellness plan', Contact_Name: client, Stage: 'Qualification', Amount: 240, Probability: 20 }],
  Products: [{ Product_Name: 'Flea comb', Product_Code: 'FC-1', Product_Active: true, Unit_Price: 6.5, Taxable: true }],
  Invoices: [
    { Subject: 'Visit', Contact_Name: client, Invoice_Date: '2026-11-17', Status: 'Created', Grand_Total: 88.5 },
  ],
  Tasks: [
    {
      Subject: 'Call about results',
      Due_Date: '2026-11-17',
      Status: 'Not Started',
      Priority: 'High',
      Who_Id: client,
      What_Id: { module: 'Animals', id: animal },
    },
  ],
  Calls: [
    {
      Subject: 'Asked for an appointment',
      Call_Type: 'Inbound',
      Call_Start_Time: '2026-11-17T09:05:00-05:00',
      Call_Duration: '03:10',
      Who_Id: client,
    },
  ],
  Vaccinations: [
    { Vaccine: 'Rabies', Given_On: '2026-05-04', Parent_Id: animal },
    { Vaccine: 'Distemper', Given_On: '2026-05-04', Parent_Id: animal },
  ],
};
