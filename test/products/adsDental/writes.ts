import { instantOfWall } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { type ClientRecord, rowOf } from '../../dialects/practice.ts';
import { changeClient } from '../../dialects/practiceChanges.ts';
import { bookAppointment, registerClient } from '../../dialects/practiceWrites.ts';
import { rowOrError } from '../../dialects/refusals.ts';
import type { Row } from '../generatedRows.ts';
import type { InvoiceRecord, Memory, UserRecord } from './memory.ts';
import type { AdsRecords } from './records.ts';
import { adsError, clinicZone, dayIn, errorCode, isSameText, notFound, numberIn, patientBy, timeIn } from './values.ts';

interface PersonInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly contactPhone?: string | null;
}

interface PatientInput extends PersonInput {
  readonly dateOfBirth?: string | null;
  readonly address: {
    readonly street?: string | null;
    readonly city?: string | null;
    readonly zipCode?: string | null;
  };
}

interface BookingInput {
  readonly patientId: string;
  readonly dentistId: string;
  readonly surgeryId: string;
  readonly appointmentDate: string;
  readonly appointmentTime: string;
}

interface SignUpInput extends PersonInput {
  readonly password: string;
}

interface DentistInput extends SignUpInput {
  readonly specialization: string;
}

interface SurgeryInput {
  readonly name: string;
  readonly locationAddress: string;
  readonly telephoneNumber: string;
}

interface Given<Input> {
  readonly input: Input;
}

const mostPhone = 20;

function next(numbers: readonly number[]): number {
  return 1 + Math.max(0, ...numbers);
}

/** What the database says where a column has to be unique. */
function duplicate(text: string, index: string): Error {
  return adsError(errorCode, `Duplicate entry '${text}' for key '${index}'`);
}

/** A token has three parts, the second of which says who it is. */
function tokenOf({ id, email, role }: UserRecord): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ userId: id, email, role })}.${part({ of: email })}`;
}

export function adsWrites(backstage: Backstage, memory: Memory, records: AdsRecords): object {
  const { practice, now } = backstage;
  const { dentists, surgeries, users, invoices } = memory;
  const zone = clinicZone(practice);

  const clientWith = (email: string): ClientRecord | null =>
    practice.clients.find((row) => !row.isDeleted && isSameText(row.emails[0] ?? '', email)) ?? null;
  const addClient = ({ firstName, lastName, email, contactPhone }: PersonInput, rest: Partial<ClientRecord>) => {
    if ((contactPhone ?? '').length > mostPhone)
      throw adsError(errorCode, "Data too long for column 'contactPhone' at row 1");
    const names = { givenName: firstName, familyName: lastName };
    const made = rowOrError(
      backstage,
      () => registerClient(practice, { ...names, emails: [email], phones: [contactPhone] }, now()),
      'BAD_REQUEST',
    );
    const placeKey = practice.places[0]?.key;
    return rowOrError(backstage, () => changeClient(practice, made.key, { ...rest, placeKey }, now()), 'BAD_REQUEST');
  };
  const addUser = (email: string, password: string, role: UserRecord['role']): UserRecord => {
    const user: UserRecord = { id: next([1, ...users.map(({ id }) => id)]), email, password, role };
    users.push(user);
    return user;
  };
  const userWith = (email: string): UserRecord | null => users.find((row) => isSameText(row.email, email)) ?? null;
  /** What is shown as the user's id is that of the patient or dentist. */
  const signedIn = (user: UserRecord): Row => {
    const { email, role } = user;
    const client = role === 'PATIENT' ? clientWith(email) : null;
    const dentist = role === 'DENTIST' ? (dentists.find((row) => isSameText(row.email, email)) ?? null) : null;
    const firstName = client ? (client.givenName ?? '') : (dentist?.firstName ?? null);
    const lastName = (client ? client.familyName : dentist?.lastName) ?? null;
    const id = String(client?.key ?? dentist?.key ?? user.id);
    return { token: tokenOf(user), user: { id, email, role, firstName, lastName } };
  };

  return {
    _empty: (): null => null,
    registerPatient({ input }: Given<PatientInput>): Row {
      const { email, address, dateOfBirth } = input;
      if (clientWith(email)) throw adsError('BAD_REQUEST', `A patient with email ${email} already exists.`);
      const born = (dateOfBirth ?? null) === null ? null : dayIn(String(dateOfBirth));
      const client = addClient(input, { street: address.street ?? '', city: address.city ?? '' });
      memory.profiles.set(client.key, { dateOfBirth: born, zipCode: address.zipCode ?? null });
      return records.patient(client);
    },
    // The one who asks is the office manager.
    uploadXRay(): void {
      throw adsError('FORBIDDEN', 'Only dentists can upload X-Rays');
    },
    login({ email, password }: { readonly email: string; readonly password: string }): Row {
      const user = userWith(email);
      if (user?.password !== password) throw adsError('UNAUTHENTICATED', 'Invalid email or password');
      return signedIn(user);
    },
    signUp({ input }: Given<SignUpInput>): Row {
      const { email, password } = input;
      if (userWith(email)) throw adsError('BAD_REQUEST', 'A user with this email already exists.');
      if (clientWith(email)) throw duplicate(email, 'patients.email');
      addClient(input, {});
      return signedIn(addUser(email, password, 'PATIENT'));
    },
    payInvoice({ invoiceId }: { readonly invoiceId: string }): Row {
      const number = numberIn(invoiceId);
      const index = invoices.findIndex(({ id }) => id === number);
      const before = invoices[index];
      if (!before) throw notFound('Invoice', number);
      if (before.status === 'PAID') throw adsError('BAD_REQUEST', `Invoice ${String(number)} is already paid.`);
      const paid: InvoiceRecord = { ...before, status: 'PAID' };
      invoices[index] = paid;
      return records.invoice(paid, false);
    },
    createInvoice({ appointmentId, amount }: { readonly appointmentId: string; readonly amount: number }): Row {
      const number = numberIn(appointmentId);
      const row = rowOf(memory.book(), number);
      if (!row) throw notFound('Appointment', number);
      if (invoices.some(({ appointmentKey }) => appointmentKey === number))
        throw adsError('BAD_REQUEST', 'This appointment already has an invoice.');
      const made: InvoiceRecord = {
        id: next(invoices.map(({ id }) => id)),
        amount,
        status: 'UNPAID',
        issued: now(),
        clientKey: row.clientKey,
        appointmentKey: number,
      };
      // The column has two places, while the answer has the number as it came.
      invoices.push({ ...made, amount: Math.round(amount * 100) / 100 });
      return records.invoice(made, true);
    },
    bookAppointment({ input }: Given<BookingInput>): Row {
      const patientNumber = numberIn(input.patientId);
      const dentistNumber = numberIn(input.dentistId);
      const surgeryNumber = numberIn(input.surgeryId);
      if (invoices.some(({ clientKey, status }) => clientKey === patientNumber && status === 'UNPAID'))
        throw adsError('PAYMENT_REQUIRED', 'Action blocked: Patient has outstanding unpaid invoices.');
      const [date, time] = [dayIn(input.appointmentDate), timeIn(input.appointmentTime)];
      // Whatever begins at the same time is in the way, cancelled appointments too.
      const start = instantOfWall(`${date}T${time}`, zone);
      const others = memory.book().filter((row) => row.start === start);
      if (others.some(({ providerKey }) => providerKey === dentistNumber))
        throw adsError('CONFLICT', 'Dentist is already booked.');
      if (others.some(({ key, placeKey }) => (memory.otherSurgeries.get(key) ?? placeKey) === surgeryNumber))
        throw adsError('CONFLICT', 'The selected Surgery Room is already occupied at this time.');
      const client = patientBy(practice, patientNumber);
      if (!client) throw notFound('Patient', patientNumber);
      const dentist = rowOf(dentists, dentistNumber);
      if (!dentist) throw notFound('Dentist', dentistNumber);
      const surgery = rowOf(surgeries, surgeryNumber);
      if (!surgery) throw notFound('Surgery', surgeryNumber);
      const place = rowOf(practice.places, surgery.key);
      const booking = {
        start,
        placeKey: place?.key ?? practice.places[0]?.key ?? null,
        typeKey: practice.visitTypes.find(({ isBlock, isBookable }) => isBookable && !isBlock)?.key ?? null,
        providerKey: dentist.key,
        clientKey: client.key,
      };
      const row = rowOrError(backstage, () => bookAppointment(practice, booking, now()), 'BAD_REQUEST');
      memory.booked.add(row.key);
      if (!place) memory.otherSurgeries.set(row.key, surgery.key);
      // What was saved is answered as it was given, and written in full when it is read again.
      const { appointmentDate, appointmentTime } = input;
      return { ...records.appointment(row, ['patient', 'dentist', 'surgery']), appointmentDate, appointmentTime };
    },
    createDentist({ input }: Given<DentistInput>): Row {
      const { firstName, lastName, email, password, specialization } = input;
      if (dentists.some((row) => isSameText(row.email, email))) throw duplicate(email, 'dentists.email');
      if (userWith(email)) throw duplicate(email, 'users.email');
      const row = { key: next(dentists.map(({ key }) => key)), firstName, lastName, email, specialization };
      dentists.push(row);
      addUser(email, password, 'DENTIST');
      return records.dentist(row);
    },
    createSurgery({ input }: Given<SurgeryInput>): Row {
      const { name, locationAddress, telephoneNumber } = input;
      const row = { key: next(surgeries.map(({ key }) => key)), name, locationAddress, telephoneNumber };
      surgeries.push(row);
      return records.surgery(row);
    },
  };
}
