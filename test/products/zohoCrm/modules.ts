/** What a field of a module holds; a lookup names the module that it leads to. */
export type Field =
  | 'id'
  | 'text'
  | 'textarea'
  | 'picklist'
  | 'multiselect'
  | 'boolean'
  | 'integer'
  | 'double'
  | 'date'
  | 'datetime'
  | { readonly lookup: string }
  | { readonly anyOf: readonly string[] }
  | { readonly child: string };

/** A module of the CRM. */
export interface Module {
  readonly name: string;
  readonly singular: string;
  readonly isCustom: boolean;
  readonly fields: Readonly<Record<string, Field>>;
}

const user: Field = { lookup: 'Users' };
const system: Readonly<Record<string, Field>> = {
  id: 'id',
  Created_By: user,
  Created_Time: 'datetime',
  Modified_By: user,
  Modified_Time: 'datetime',
  Last_Activity_Time: 'datetime',
  Owner: user,
  Record_Status__s: 'picklist',
  Locked__s: 'boolean',
  Tag: 'multiselect',
};
const person: Readonly<Record<string, Field>> = {
  Salutation: 'picklist',
  First_Name: 'text',
  Last_Name: 'text',
  Full_Name: 'text',
  Email: 'text',
  Secondary_Email: 'text',
  Phone: 'text',
  Mobile: 'text',
  Fax: 'text',
  Lead_Source: 'picklist',
  Email_Opt_Out: 'boolean',
  Description: 'textarea',
};
const activity: Readonly<Record<string, Field>> = {
  What_Id: { anyOf: ['Accounts', 'Deals', 'Animals', 'Invoices'] },
  Who_Id: { lookup: 'Contacts' },
  Description: 'textarea',
};

function module(name: string, singular: string, fields: Readonly<Record<string, Field>>): Module {
  return { name, singular, isCustom: false, fields: { ...system, ...fields } };
}

function custom(...parts: Parameters<typeof module>): Module {
  return { ...module(...parts), isCustom: true };
}

/** The modules that the key's profile may see. Practices, Animals and Vaccinations are the organization's own. */
export const modules: readonly Module[] = [
  module('Leads', 'Lead', {
    ...person,
    Company: 'text',
    Lead_Status: 'picklist',
    Rating: 'picklist',
    Street: 'text',
    City: 'text',
    State: 'text',
    Zip_Code: 'text',
  }),
  module('Accounts', 'Account', {
    Account_Name: 'text',
    Account_Type: 'picklist',
    Phone: 'text',
    Website: 'text',
    Parent_Account: { lookup: 'Accounts' },
    Billing_Street: 'text',
    Billing_City: 'text',
    Billing_State: 'text',
    Billing_Code: 'text',
    Description: 'textarea',
  }),
  module('Contacts', 'Contact', {
    ...person,
    Account_Name: { lookup: 'Accounts' },
    Title: 'text',
    Home_Phone: 'text',
    Other_Phone: 'text',
    Assistant: 'text',
    Asst_Phone: 'text',
    Date_of_Birth: 'date',
    Mailing_Street: 'text',
    Mailing_City: 'text',
    Mailing_State: 'text',
    Mailing_Zip: 'text',
    Home_Practice: { lookup: 'Practices' },
    Inactive: 'boolean',
    Animals__r: { child: 'Animals' },
  }),
  module('Deals', 'Deal', {
    Deal_Name: 'text',
    Account_Name: { lookup: 'Accounts' },
    Contact_Name: { lookup: 'Contacts' },
    Stage: 'picklist',
    Amount: 'double',
    Closing_Date: 'date',
    Probability: 'integer',
    Description: 'textarea',
  }),
  module('Products', 'Product', {
    Product_Name: 'text',
    Product_Code: 'text',
    Product_Category: 'picklist',
    Product_Active: 'boolean',
    Unit_Price: 'double',
    Qty_in_Stock: 'double',
    Taxable: 'boolean',
    Description: 'textarea',
  }),
  module('Invoices', 'Invoice', {
    Subject: 'text',
    Contact_Name: { lookup: 'Contacts' },
    Account_Name: { lookup: 'Accounts' },
    Invoice_Date: 'date',
    Due_Date: 'date',
    Status: 'picklist',
    Grand_Total: 'double',
    Billing_Street: 'text',
    Billing_City: 'text',
  }),
  module('Tasks', 'Task', {
    ...activity,
    Subject: 'text',
    Due_Date: 'date',
    Status: 'picklist',
    Priority: 'picklist',
  }),
  module('Events', 'Meeting', {
    ...activity,
    Event_Title: 'text',
    Start_DateTime: 'datetime',
    End_DateTime: 'datetime',
    All_day: 'boolean',
    Venue: 'text',
    Check_In_Time: 'datetime',
    Check_In_Status: 'picklist',
  }),
  module('Calls', 'Call', {
    ...activity,
    Subject: 'text',
    Call_Type: 'picklist',
    Call_Purpose: 'picklist',
    Call_Start_Time: 'datetime',
    Call_Duration: 'text',
  }),
  module('Services__s', 'Service', {
    Service_Name: 'text',
    Duration: 'integer',
    Price: 'double',
    Location: 'picklist',
    Availability_Type: 'picklist',
    Available_From: 'date',
    Available_Till: 'date',
    Available_Days: 'multiselect',
    Status: 'picklist',
    Description: 'textarea',
  }),
  module('Appointments__s', 'Appointment', {
    Appointment_Name: 'text',
    Appointment_For: { anyOf: ['Contacts', 'Leads', 'Accounts', 'Animals'] },
    Service_Name: { lookup: 'Services__s' },
    Appointment_Start_Time: 'datetime',
    Appointment_End_Time: 'datetime',
    Duration: 'integer',
    Location: 'picklist',
    Address: 'text',
    Status: 'picklist',
    Additional_Information: 'textarea',
    Cancellation_Reason: 'picklist',
    Cancellation_Note: 'text',
    Cancelled_By: user,
    Cancelled_Time: 'datetime',
    Reschedule_Count: 'integer',
    Reschedule_Reason: 'picklist',
    Reschedule_Note: 'text',
    Rescheduled_By: user,
    Rescheduled_From: 'datetime',
    Rescheduled_To: 'datetime',
    Rescheduled_Time: 'datetime',
    Job_Sheet_Created__s: 'boolean',
    Job_Sheet_Name__s: 'text',
    Job_Sheet_Description__s: 'textarea',
    Animal: { lookup: 'Animals' },
    Practice: { lookup: 'Practices' },
  }),
  module('Appointments_Rescheduled_History__s', 'Appointment Rescheduled History', {
    Appointment_Name: { lookup: 'Appointments__s' },
    Rescheduled_By: user,
    Rescheduled_From: 'datetime',
    Rescheduled_To: 'datetime',
    Rescheduled_Time: 'datetime',
    Reschedule_Reason: 'picklist',
    Reschedule_Note: 'text',
  }),
  custom('Practices', 'Practice', {
    Name: 'text',
    Street: 'text',
    City: 'text',
    State: 'text',
    Zip_Code: 'text',
    Time_Zone: 'picklist',
    Phone: 'text',
    Email: 'text',
    Email_Opt_Out: 'boolean',
  }),
  custom('Animals', 'Animal', {
    Name: 'text',
    Client: { lookup: 'Contacts' },
    Species: 'picklist',
    Breed: 'text',
    Coat: 'text',
    Sex: 'picklist',
    Date_of_Birth: 'date',
    Microchip: 'text',
    Deceased: 'boolean',
    Inactive: 'boolean',
    Vaccinations__r: { child: 'Vaccinations' },
  }),
  custom('Vaccinations', 'Vaccination', { Vaccine: 'text', Given_On: 'date', Parent_Id: { lookup: 'Animals' } }),
];

/** Fields of users as lookups show them; neither `full_name` nor `Isonline` can be queried. */
export const userFields: Readonly<Record<string, Field>> = {
  id: 'id',
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  phone: 'text',
  mobile: 'text',
  status: 'picklist',
  time_zone: 'text',
  locale: 'text',
};
