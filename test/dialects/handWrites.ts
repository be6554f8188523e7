/** One write as a person would send it: its text, where the written thing is, and where a refusal shows. */
export interface HandWrite {
  readonly text: string;
  /** Path of the id of what was written. */
  readonly id: string;
  /** Path of a value that is there only when refused; GraphQL errors otherwise. */
  readonly refusal?: string;
}

/** The writes of one dialect; `ID` in a text stands for the id of the appointment that was booked. */
export interface HandWrites {
  readonly register: HandWrite;
  readonly book: HandWrite;
  readonly cancel: HandWrite;
}

/** What to fill in: ids in the dialect's form. */
export interface WriteIds {
  readonly place: string;
  readonly type: string;
  readonly client: string;
  readonly patient: string;
  readonly provider: string;
}

/** Writes for a dialect: registers Jo Park, books 2026-11-19 10:00 in New York, cancels it. */
export const handWrites: Readonly<Record<string, (ids: WriteIds) => HandWrites>> = {
  literal: (ids) => ({
    register: { text: 'mutation { createClient(firstName: "Jo", lastName: "Park") { id } }', id: 'createClient.id' },
    book: {
      text: `mutation { createAppointment(locationId: "${ids.place}", appointmentTypeId: "${ids.type}",
        patientId: "${ids.patient}", start: "2026-11-19T10:00:00-05:00") { id } }`,
      id: 'createAppointment.id',
    },
    cancel: { text: 'mutation { cancelAppointment(id: "ID") { id } }', id: 'cancelAppointment.id' },
  }),
  mixed: (ids) => ({
    register: {
      text: 'mutation { createClient(input: { givenName: "Jo", familyName: "Park" }) { id } }',
      id: 'createClient.id',
    },
    book: {
      text: `mutation { createAppointment(input: { locationId: "${ids.place}", appointmentTypeId: "${ids.type}",
        patientId: "${ids.patient}", start: "2026-11-19T15:00:00Z" }) { id } }`,
      id: 'createAppointment.id',
    },
    cancel: {
      text: 'mutation { updateAppointment(id: "ID", input: { status: CANCELLED }) { id } }',
      id: 'updateAppointment.id',
    },
  }),
  relay: (ids) => ({
    register: {
      text: 'mutation { createClient(input: { firstName: "Jo", lastName: "Park" }) { client { id } userErrors { message } } }',
      id: 'createClient.client.id',
      refusal: 'createClient.userErrors.0.message',
    },
    book: {
      text: `mutation { scheduleAppointment(input: { practiceLocationId: "${ids.place}", appointmentKindId: "${ids.type}",
        patientId: "${ids.patient}", startsAt: "2026-11-19T10:00:00-05:00" }) { appointment { id } userErrors { message } } }`,
      id: 'scheduleAppointment.appointment.id',
      refusal: 'scheduleAppointment.userErrors.0.message',
    },
    cancel: {
      text: 'mutation { cancelAppointment(input: { appointmentId: "ID" }) { appointment { id } userErrors { message } } }',
      id: 'cancelAppointment.appointment.id',
      refusal: 'cancelAppointment.userErrors.0.message',
    },
  }),
  people2024: peopleWrites,
  people2026: peopleWrites,
  journey: (ids) => ({
    register: {
      text: 'mutation { createPatient(patientData: { first: "Jo", last: "Park" }) { data { id } error } }',
      id: 'createPatient.data.id',
      refusal: 'createPatient.error',
    },
    book: {
      text: `mutation { createBooking(bookingData: { patient: "${ids.client}", location: "${ids.place}", bookingType: "${ids.type}",
        start: "2026-11-19T15:00:00Z", end: "2026-11-19T15:30:00Z" }) { data { id } error } }`,
      id: 'createBooking.data.id',
      refusal: 'createBooking.error',
    },
    cancel: {
      text: 'mutation { deleteBooking(id: "ID") { data { id } error } }',
      id: 'deleteBooking.data.id',
      refusal: 'deleteBooking.error',
    },
  }),
  tables: (ids) => ({
    register: {
      text: 'mutation { insert_clients_one(object: { first_name: "Jo", last_name: "Park" }) { id } }',
      id: 'insert_clients_one.id',
    },
    book: {
      text: `mutation { insert_appointments(objects: [{ location_id: "${ids.place}", appointment_type_id: "${ids.type}",
        patient_id: "${ids.patient}", appointment_date: "2026-11-19", start_time: "10:00:00", end_time: "10:30:00" }])
        { affected_rows returning { id } } }`,
      id: 'insert_appointments.returning.0.id',
    },
    cancel: {
      text: 'mutation { update_appointments_by_pk(pk_columns: { id: "ID" }, _set: { status: "cancelled" }) { id } }',
      id: 'update_appointments_by_pk.id',
      refusal: 'update_appointments_by_pk',
    },
  }),
  tokens: (ids) => ({
    register: {
      text: 'mutation { createClient(input: { name: "Jo Park", firstName: "Jo", lastName: "Park" }) { id } }',
      id: 'createClient.id',
    },
    book: {
      text: `mutation { createAppointment(input: { clinicID: "${ids.place}", visitTypeID: "${ids.type}", petID: "${ids.patient}",
        date: "2026-11-19", startTime: "10:00:00.000", endTime: "10:30:00.000" }) { id _version } }`,
      id: 'createAppointment.id',
    },
    cancel: {
      text: 'mutation { updateAppointment(input: { id: "ID", status: CANCELLED, _version: VERSION }) { id } }',
      id: 'updateAppointment.id',
    },
  }),
  registry: (ids) => ({
    register: {
      text: 'mutation { enrolParty(request: { calledBy: "Jo", surname: "Park" }) { problem payload { ref } } }',
      id: 'enrolParty.payload.ref',
      refusal: 'enrolParty.problem',
    },
    book: {
      text: `mutation { reserveSlot(request: { siteRef: "${ids.place}", kindRef: "${ids.type}", animalRef: "${ids.patient}",
        beginsAt: "2026-11-19T10:00" }) { problem payload { ref } } }`,
      id: 'reserveSlot.payload.ref',
      refusal: 'reserveSlot.problem',
    },
    cancel: {
      text: 'mutation { voidSlot(ref: "ID") { problem payload { ref } } }',
      id: 'voidSlot.payload.ref',
      refusal: 'voidSlot.problem',
    },
  }),
  tierpraxis: (ids) => ({
    register: {
      text: 'mutation { tierhalterAnlegen(eingabe: { vorname: "Jo", nachname: "Park" }) { fehler tierhalter { id } } }',
      id: 'tierhalterAnlegen.tierhalter.id',
      refusal: 'tierhalterAnlegen.fehler.0',
    },
    book: {
      text: `mutation { terminAnlegen(eingabe: { standortId: "${ids.place}", terminartId: "${ids.type}", tierId: "${ids.patient}",
        tag: "2026-11-19", beginn: "10:00" }) { fehler termin { id } } }`,
      id: 'terminAnlegen.termin.id',
      refusal: 'terminAnlegen.fehler.0',
    },
    cancel: {
      text: 'mutation { terminAbsagen(id: "ID") { fehler termin { id } } }',
      id: 'terminAbsagen.termin.id',
      refusal: 'terminAbsagen.fehler.0',
    },
  }),
  ledger: (ids) => ({
    register: {
      text: 'mutation { custAdd(inp: { fstNm: "Jo", lstNm: "Park" }) { msg rec { custNo } } }',
      id: 'custAdd.rec.custNo',
      refusal: 'custAdd.msg',
    },
    book: {
      text: `mutation { apptAdd(inp: { locCd: "${ids.place}", typCd: "${ids.type}", anmlNo: "${ids.patient}", dt: "20261119", tm: "1000" })
        { msg rec { apptNo } } }`,
      id: 'apptAdd.rec.apptNo',
      refusal: 'apptAdd.msg',
    },
    cancel: {
      text: 'mutation { apptCx(apptNo: "ID") { msg rec { apptNo } } }',
      id: 'apptCx.rec.apptNo',
      refusal: 'apptCx.msg',
    },
  }),
};

function peopleWrites(ids: WriteIds): HandWrites {
  return {
    register: {
      text: 'mutation { createClient(input: { first_name: "Jo", last_name: "Park", skipped_email: true }) { user { id } messages { message } } }',
      id: 'createClient.user.id',
      refusal: 'createClient.messages.0.message',
    },
    book: {
      text: `mutation { createAppointment(input: { user_id: "${ids.client}", appointment_type_id: "${ids.type}",
        appointment_location_id: "${ids.place}", datetime: "2026-11-19 10:00:00", timezone: "America/New_York", contact_type: "In Person" })
        { appointment { id } messages { message } } }`,
      id: 'createAppointment.appointment.id',
      refusal: 'createAppointment.messages.0.message',
    },
    cancel: {
      text: 'mutation { updateAppointment(input: { id: "ID", pm_status: "Cancelled" }) { appointment { id } messages { message } } }',
      id: 'updateAppointment.appointment.id',
      refusal: 'updateAppointment.messages.0.message',
    },
  };
}
