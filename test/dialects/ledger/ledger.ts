import { defineDialect } from '../defineDialect.ts';
import type { Dialect } from '../dialect.ts';
import { viewOf } from '../dialectView.ts';
import { ledgerBackOfficeText } from './backOffice.ts';
import { ledgerCodes, ledgerIds } from './records.ts';
import { ledgerRoots } from './resolvers.ts';
import { ledgerText } from './schema.ts';

/** An invented service with abbreviated words, such as an old system behind GraphQL would have. */
export const ledger: Dialect = defineDialect({
  name: 'ledger',
  trait:
    'invented: abbreviations, return codes, search by input object, one day and location per call, 20261117 and 0930',
  sdl: ledgerText + ledgerBackOfficeText,
  auth: { kind: 'gateway', apiKey: 'ledger-gateway-key', serviceKey: 'ledger-service-key' },
  cap: 40,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: ledgerRoots,
  expectedMap: {
    locations: 'locLst',
    clients: 'custLst',
    clientSearch: 'custLst',
    client: 'custDtl',
    patients: 'anmlLst',
    appointments: 'apptBk',
    appointment: 'apptDtl',
    providers: 'empLst',
    appointmentTypes: 'apptTypLst',
    bookAppointment: 'apptAdd',
    updateAppointment: 'apptUpd',
    cancelAppointment: ['apptCx', 'apptUpd'],
    registerClient: 'custAdd',
    addPatient: 'anmlAdd',
  },
  view: viewOf({
    ids: ledgerIds,
    status: ({ state }) => [ledgerCodes[state]],
    isNaive: true,
    loose: { clients: ['active'] },
  }),
});
