import { instantOfWall, wallDay, wallTime } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import {
  type AppointmentRecord,
  type ClientRecord,
  type PatientRecord,
  type PhoneRecord,
  rowOf,
  zoneOf,
} from '../../dialects/practice.ts';
import { changeClient, changePatient } from '../../dialects/practiceChanges.ts';
import { centsOf, type Ledger, takePayment, writeMessage } from '../../dialects/practiceLedger.ts';
import {
  addPatient,
  bookAppointment,
  changeAppointment,
  registerClient,
  type Written,
} from '../../dialects/practiceWrites.ts';
import { stateOfWord, written } from '../../dialects/refusals.ts';
import type { BrindleRecords } from './records.ts';
import { brindleIds, brindleStages, isDay, isTimeOfDay, phoneChannels, speciesNames } from './words.ts';

type Text = string | null | undefined;

interface VisitFields {
  readonly hospitalId?: Text;
  readonly date?: Text;
  readonly time?: Text;
  readonly durationMinutes?: number | null;
  readonly visitTypeId?: Text;
  readonly seenById?: Text;
  readonly presentingComplaint?: Text;
}

interface ContactPoint {
  readonly channel: string;
  readonly value: string;
}

interface ParentFields {
  readonly givenName?: Text;
  readonly surname?: Text;
  readonly contactPoints?: readonly ContactPoint[] | null;
  readonly homeHospitalId?: Text;
  readonly accountStatus?: Text;
  readonly frontDeskNote?: Text;
}

interface PetFields {
  readonly name: string;
  readonly speciesCode: string;
  readonly breed?: Text;
  readonly sex?: PatientRecord['sex'] | null;
  readonly bornOn?: Text;
  readonly microchip?: Text;
}

const { key } = brindleIds;
const missing = /^No such/;
const labels = ['Mobile', 'Home', 'Work'] as const;

// The helpers' fields, in the words of the inputs.
const fieldNames: Readonly<Record<string, string>> = {
  start: 'time',
  location: 'hospitalId',
  type: 'visitTypeId',
  patient: 'petId',
  client: 'petParentId',
  lastName: 'surname',
};

/** All mutations: each answers what it saved, or why not. */
export function brindleWrites(backstage: Backstage, ledger: Ledger, records: BrindleRecords): object {
  const { practice, now } = backstage;
  const refused = (field: string, message: string): Written<never> => ({ ok: false, field, message });
  function outcomeOf<Row>(
    write: () => Written<Row>,
    saved: string,
    field: string,
    show: (row: Row) => object | null,
  ): object {
    const outcome = written(backstage, write);
    if (outcome.ok) return { __typename: saved, [field]: show(outcome.row) };
    return {
      __typename: 'Rejected',
      code: missing.test(outcome.message) ? 'NOT_FOUND' : 'INVALID',
      field: outcome.field === 'base' ? null : (fieldNames[outcome.field] ?? outcome.field),
      message: outcome.message,
    };
  }
  const visitOutcome = (write: () => Written<AppointmentRecord>): object =>
    outcomeOf(write, 'VisitSaved', 'visit', records.visit);
  const parentOutcome = (write: () => Written<ClientRecord>): object =>
    outcomeOf(write, 'PetParentSaved', 'petParent', records.petParent);

  /** What is wrong with what both inputs of visits hold. */
  const faultOf = ({
    date,
    time,
    durationMinutes,
    hospitalId,
    visitTypeId,
    seenById,
  }: VisitFields): Written<never> | null => {
    if (date && !isDay(date)) return refused('date', 'Dates are written as YYYY-MM-DD');
    if (time && !isTimeOfDay(time)) return refused('time', 'Times are written as HH:mm');
    if (typeof durationMinutes === 'number' && durationMinutes < 1) return refused('durationMinutes', 'Too short');
    if (hospitalId && !rowOf(practice.places, key('place', hospitalId)))
      return refused('hospitalId', 'No such hospital');
    const type = rowOf(practice.visitTypes, key('visitType', visitTypeId));
    if (visitTypeId && (!type || type.isBlock)) return refused('visitTypeId', 'No such type of visit');
    if (seenById && !rowOf(practice.providers, key('provider', seenById)))
      return refused('seenById', 'No such team member');
    return null;
  };
  const phonesIn = (points: readonly ContactPoint[]): readonly PhoneRecord[] =>
    points.flatMap(({ channel, value }) => {
      const label = labels.find((each) => phoneChannels[each] === channel);
      return label === undefined ? [] : [{ label, value }];
    });
  const emailsIn = (points: readonly ContactPoint[]): readonly string[] =>
    points.filter(({ channel }) => channel === 'EMAIL').map(({ value }) => value);
  const changeParent = (clientKey: number | null, fields: ParentFields): Written<ClientRecord> => {
    const { givenName, surname, contactPoints, homeHospitalId, accountStatus, frontDeskNote } = fields;
    const place = rowOf(practice.places, key('place', homeHospitalId));
    if (homeHospitalId && !place) return refused('homeHospitalId', 'No such hospital');
    if (rowOf(practice.clients, clientKey)?.isDeleted !== false) return refused('id', 'No such pet parent');
    if (typeof surname === 'string' && surname.trim() === '') return refused('surname', 'A surname is needed');
    const change = {
      givenName: givenName === '' ? null : givenName,
      familyName: surname ?? undefined,
      phones: contactPoints ? phonesIn(contactPoints) : undefined,
      emails: contactPoints ? emailsIn(contactPoints) : undefined,
      placeKey: place?.key,
      isActive: accountStatus ? accountStatus === 'ACTIVE' : undefined,
      note: frontDeskNote,
    };
    return changeClient(practice, clientKey, change, now());
  };

  return {
    scheduleVisit({ input }: { readonly input: VisitFields & { readonly petId?: Text; readonly petParentId?: Text } }) {
      return visitOutcome(() => {
        const fault = faultOf(input);
        if (fault) return fault;
        const { petId, petParentId, date, time } = input;
        const patientKey = key('patient', petId);
        const clientKey = key('client', petParentId);
        if (petId && !rowOf(practice.patients, patientKey)) return refused('petId', 'No such pet');
        if (petParentId && rowOf(practice.clients, clientKey)?.isDeleted !== false)
          return refused('petParentId', 'No such pet parent');
        const placeKey = key('place', input.hospitalId);
        const zone = rowOf(practice.places, placeKey)?.zone ?? '';
        const booking = {
          start: instantOfWall(`${date ?? ''}T${time ?? ''}`, zone),
          minutes: input.durationMinutes,
          placeKey,
          typeKey: key('visitType', input.visitTypeId),
          providerKey: key('provider', input.seenById),
          patientKey,
          clientKey,
          reason: input.presentingComplaint,
        };
        return bookAppointment(practice, booking, now());
      });
    },
    amendVisit({ id, changes }: { readonly id: string; readonly changes: VisitFields }) {
      return visitOutcome(() => {
        const before = rowOf(practice.appointments, key('appointment', id));
        if (!before || !records.isVisit(before)) return refused('id', 'No such visit');
        const fault = faultOf(changes);
        if (fault) return fault;
        const { hospitalId, date, time, durationMinutes, visitTypeId, seenById, presentingComplaint } = changes;
        const oldZone = zoneOf(practice, before);
        const placeKey = hospitalId ? key('place', hospitalId) : before.placeKey;
        const zone = rowOf(practice.places, placeKey)?.zone ?? oldZone;
        const isMoved = Boolean(date) || Boolean(time) || zone !== oldZone;
        const wall = `${date ?? wallDay(before.start, oldZone)}T${time ?? wallTime(before.start, oldZone)}`;
        const change = {
          start: isMoved ? instantOfWall(wall, zone) : undefined,
          minutes: durationMinutes ?? undefined,
          placeKey: placeKey ?? undefined,
          typeKey: key('visitType', visitTypeId) ?? undefined,
          providerKey: seenById === undefined ? undefined : key('provider', seenById),
          reason: presentingComplaint,
        };
        return changeAppointment(practice, before.key, change, now());
      });
    },
    moveVisitTo({ id, stage }: { readonly id: string; readonly stage: string }) {
      return visitOutcome(() => {
        const before = rowOf(practice.appointments, key('appointment', id));
        if (!before || !records.isVisit(before)) return refused('id', 'No such visit');
        return changeAppointment(practice, before.key, { state: stateOfWord(brindleStages, stage) }, now());
      });
    },
    cancelVisit({ id, reason }: { readonly id: string; readonly reason?: Text }) {
      return visitOutcome(() => {
        const before = rowOf(practice.appointments, key('appointment', id));
        if (!before || !records.isVisit(before)) return refused('id', 'No such visit');
        return changeAppointment(practice, before.key, { state: 'cancelled', cancelReason: reason ?? null }, now());
      });
    },
    registerPetParent({ input }: { readonly input: ParentFields }) {
      return parentOutcome(() => {
        const { givenName, surname, homeHospitalId } = input;
        if ((surname ?? '').trim() === '') return refused('surname', 'A surname is needed');
        if (homeHospitalId && !rowOf(practice.places, key('place', homeHospitalId)))
          return refused('homeHospitalId', 'No such hospital');
        const made = registerClient(practice, { givenName, familyName: surname }, now());
        return made.ok ? changeParent(made.row.key, input) : made;
      });
    },
    amendPetParent({ id, changes }: { readonly id: string; readonly changes: ParentFields }) {
      return parentOutcome(() => changeParent(key('client', id), changes));
    },
    registerPet({ petParentId, input }: { readonly petParentId: string; readonly input: PetFields }) {
      const write = (): Written<PatientRecord> => {
        const clientKey = key('client', petParentId);
        const species = speciesNames[input.speciesCode];
        if (rowOf(practice.clients, clientKey)?.isDeleted !== false)
          return refused('petParentId', 'No such pet parent');
        if (species === undefined) return refused('speciesCode', 'No such species');
        if (input.bornOn && !isDay(input.bornOn)) return refused('bornOn', 'Dates are written as YYYY-MM-DD');
        const made = addPatient(practice, { clientKey, name: input.name, species, breed: input.breed }, now());
        if (!made.ok) return made;
        const more = { sex: input.sex ?? undefined, birthDate: input.bornOn, microchip: input.microchip };
        return changePatient(practice, made.row.key, more, now());
      };
      return outcomeOf(write, 'PetSaved', 'pet', records.pet);
    },
    sendMessage(args: { readonly petParentId: string; readonly conversationId?: Text; readonly text: string }) {
      const { petParentId, conversationId, text } = args;
      const threadKey = conversationId ? Number(/^conv_(\d+)$/.exec(conversationId)?.[1] ?? 0) : undefined;
      const message = { clientKey: key('client', petParentId), threadKey, body: text };
      return outcomeOf(() => writeMessage(practice, ledger, message, now()), 'MessageSent', 'message', records.message);
    },
    recordPayment(args: { readonly invoiceId: string; readonly amount: string; readonly method: string }) {
      const order = rowOf(ledger.orders, Number(/^inv_(\d+)$/.exec(args.invoiceId)?.[1] ?? 0));
      const payment = {
        clientKey: order?.clientKey ?? null,
        orderKey: order?.key,
        cents: centsOf(args.amount),
        method: args.method,
      };
      const write = (): ReturnType<typeof takePayment> =>
        order ? takePayment(practice, ledger, payment, now()) : refused('invoiceId', 'No such invoice');
      return outcomeOf(write, 'PaymentRecorded', 'invoice', () => order && records.invoice(order));
    },
  };
}
