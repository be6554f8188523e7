/** The practice's service in CDS, the modelling language of SAP's Cloud Application Programming Model. */
export const practiceModel: string = `
entity Branches : cuid, managed {
  name : String(100);
  street : String(100);
  city : String(100);
  state : String(40);
  postCode : String(20);
  phone : String(40);
  email : String(100);
  employees : Composition of many BranchEmployees on employees.branch = $self;
  appointments : Association to many Appointments on appointments.branch = $self;
}

entity BranchEmployees : cuid {
  branch : Association to Branches;
  employee : Association to Employees;
}

entity Employees : cuid, managed {
  firstName : String(80);
  lastName : String(80);
  title : String(20);
  jobTitle : String(40);
  email : String(100);
  active : Boolean default true;
  branches : Association to many BranchEmployees on branches.employee = $self;
  appointments : Association to many Appointments on appointments.employee = $self;
}

@writable
entity Customers : cuid, managed {
  firstName : String(80);
  @mandatory lastName : String(80);
  email : String(100);
  street : String(100);
  city : String(100);
  active : Boolean default true;
  notes : LargeString;
  branch : Association to Branches;
  phones : Composition of many CustomerPhones on phones.customer = $self;
  animals : Association to many Animals on animals.owner = $self;
  appointments : Association to many Appointments on appointments.customer = $self;
  invoices : Association to many Invoices on invoices.customer = $self;
}

entity CustomerPhones : cuid {
  customer : Association to Customers;
  label : String(20);
  number : String(40);
}

@writable
entity Animals : cuid, managed {
  @mandatory name : String(80);
  species : String(40);
  breed : String(80);
  color : String(40);
  sex : String(10);
  birthDate : Date;
  chipNumber : String(20);
  deceased : Boolean default false;
  owner : Association to Customers;
  appointments : Association to many Appointments on appointments.animal = $self;
  vaccinations : Association to many Vaccinations on vaccinations.animal = $self;
  reminders : Association to many Reminders on reminders.animal = $self;
}

entity Vaccinations : cuid {
  animal : Association to Animals;
  vaccine : String(80);
  batch : String(40);
  givenOn : Date;
  validUntil : Date;
}

entity Reminders : cuid {
  animal : Association to Animals;
  subject : String(100);
  dueOn : Date;
  sentAt : Timestamp;
}

entity AppointmentTypes : cuid {
  name : String(80);
  duration : Integer;
  color : String(10);
  price : Decimal;
}

entity AppointmentStatus : CodeList {
  key code : String(20);
}

@writable
entity Appointments : cuid, managed {
  @mandatory startDateTime : DateTime;
  @mandatory endDateTime : DateTime;
  reason : String(500);
  cancellationReason : String(500);
  status : Association to AppointmentStatus default 'PLANNED';
  @mandatory type : Association to AppointmentTypes;
  @mandatory branch : Association to Branches;
  employee : Association to Employees;
  customer : Association to Customers;
  animal : Association to Animals;
}

entity Absences : cuid, managed {
  title : String(100);
  startDateTime : DateTime;
  endDateTime : DateTime;
  branch : Association to Branches;
  employee : Association to Employees;
}

entity Products : cuid, managed {
  sku : String(20);
  name : String(100);
  price : Decimal;
  stock : Integer;
}

entity Invoices : cuid, managed {
  number : String(20);
  issuedAt : Timestamp;
  netAmount : Decimal;
  taxAmount : Decimal;
  customer : Association to Customers;
  animal : Association to Animals;
  items : Composition of many InvoiceItems on items.invoice = $self;
  payments : Association to many Payments on payments.invoice = $self;
}

entity InvoiceItems : cuid {
  invoice : Association to Invoices;
  description : String(200);
  quantity : Integer;
  unitPrice : Decimal;
}

entity Payments : cuid, managed {
  amount : Decimal;
  method : String(20);
  receivedAt : Timestamp;
  invoice : Association to Invoices;
  customer : Association to Customers;
}
`;
