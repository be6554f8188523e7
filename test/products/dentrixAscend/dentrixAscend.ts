import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { ascendRoots } from './resolvers.ts';
import { ascendText } from './schema.ts';
import { ascendIds, ascendStatuses, isAppointment, patientsOf, phoneDigits } from './values.ts';

/**
 * Dentrix Ascend by Henry Schein One, with which dental offices in the United States keep patients and the calendar.
 *
 * The vendor's OpenAPI file (papidocs.hs1api.com/publicapi/apispec, version 186.0.9) is proprietary and could not be
 * read itself. Names and structure are those that public clients of it repeat: the references, TxCaseV1 and PatientV1
 * in samples (github.com/dev-acastro/apiDentrixAscend, response.json and PatientResponse.json at commit e0ee8180,
 * without a licence), and, of repositories that the search doesn't name, fields of all other types with their version
 * (models of a synchronization in TypeScript), enumerations and what is mandatory (tables of a database that is filled
 * from the API), the envelope with statusCode, data, warnings, errors and meta.pagination, errors with code, title,
 * description and source, the filter with its operators, page, pageSize and lastId, and the aging balances (connectors
 * in TypeScript), that an appointment needs one of other, procedures and visits (a script in Python), and that putting
 * one needs its status, patient, provider and operatory (a client in PHP). Only names were taken, no code.
 *
 * The GraphQL layer gives each path of the API a field of its name in camel case, in the same envelopes, with the
 * filter as the text that it is there. What is wrong is in the envelope, too, beside a status code. References lead on
 * to what they point to, so that `url` is left out, and paths of old types have no version. Everything is in the order
 * of ids, as lastId needs it.
 *
 * Ascend is for people's teeth. Who has animals in the practice is the patient here, with phones, one email, a preferred
 * location and an address; animals are left out, and so are appointments without a patient or a provider, which Ascend
 * can't have. Those in imports without a first name have only a last name. Each location has four operatories, and what
 * an appointment is for is its procedures and, in words, `other`. Blocks are events. What is called off is BROKEN and
 * stays in the list, what is deleted is gone. Instants are in UTC, and the zone is that of the location.
 *
 * Assumed: MOBILE among the kinds of phones, times of day after the morning, the events, the fields of insurance claims and
 * of plans beside their references, the ids of lines of production and collections; that ~= finds parts in any case, that
 * a day in a filter is its beginning in UTC, pages of 100 if no size is given and of 500 at most, phones as ten digits,
 * zones by their IANA names, what is mandatory of a new patient (what comes first in the sample, but for the address,
 * which is empty for some), that a put leaves what isn't given, an hour where nothing says how long it takes, and the
 * texts and codes of errors. Left out are titles of appointments, which clients fill in different ways, attachments,
 * signatures, messages, and reports but two. Birthdays, fees, insurance, findings and recare are made up.
 */
export const dentrixAscend: Dialect = defineDialect({
  name: 'dentrixAscend',
  trait:
    'dental: patients are people, envelopes with statusCode and data around everything, errors within them, filters as one text with operators, page, pageSize and lastId, instants in UTC, operatories that lead to locations, puts of whole records',
  sdl: ascendText,
  auth: { kind: 'direct', key: 'Bearer ascend-client-credentials-token' },
  cap: 500,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: ascendRoots,
  expectedMap: {
    locations: 'locations',
    // People whose teeth are treated, who call and who pay.
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'practiceProcedures',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // Called off is a status; deleted is for mistakes, but takes it off the schedule just as well.
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: ascendIds,
    status: ({ state }) => [ascendStatuses[state]],
    clients: patientsOf,
    patients: null,
    shows: isAppointment,
    mayOmit: () => false,
    phones: ({ phones }) => phones.map(({ value }) => phoneDigits(value)),
    hasHomeLocation: true,
    absent: { clients: ['tags'], appointments: ['patient'] },
    loose: {
      // Words beside the procedures, in a field that says little by its name.
      appointments: ['reason'],
    },
  }),
});
