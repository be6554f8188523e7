import { wallDay } from '../../dialects/clock.ts';
import type { Backstage } from '../../dialects/dialect.ts';
import { rowOf, zoneOf } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { cancelReasons, confirmations } from './memory.ts';
import { type PageArgs, pageOf } from './pages.ts';
import { athenaIds, dateOf, dayIn, isBooked, isText } from './values.ts';

type ListArgs = PageArgs & Row;

const self = (row: Row): Row => row;

/** Lists that have nothing to do with people or the schedule of the day; they can't be written. */
export function athenaNeighbours({ practice, cap }: Backstage): Readonly<Record<string, (args: ListArgs) => unknown>> {
  const reasons = practice.visitTypes
    .filter(({ isBookable }) => isBookable)
    .map(({ key, name }) => ({
      reasonid: String(960 + key),
      reason: name,
      description: null,
      reasontype: 'all',
      schedulingminhours: 24,
      schedulingmaxdays: 90,
    }));
  const waiting = [2, 7, 11].map((clientKey, index) => ({
    waitlistid: String(301 + index),
    patientid: athenaIds.of('client', clientKey),
    departmentid: athenaIds.of('place', 1 + (index % 3)),
    providerid: null,
    appointmenttypeid: athenaIds.of('visitType', 1),
    priority: index === 0 ? 'HIGH' : 'NORMAL',
    hourfrom: 8,
    hourto: 12,
    dayofweekids: [2, 3],
    note: null,
    created: '11/10/2026',
    createdby: 'FRONTDESK',
  }));
  const employers = ['Portland Public Schools', 'Casco Bay Lines'].map((name, index) => ({
    employerid: String(701 + index),
    name,
    address: '1 Commercial Street',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    phone: '2075550190',
  }));
  const claims = (): readonly Row[] =>
    practice.appointments
      .filter((row) => isBooked(row) && row.state === 'completed')
      .map((row) => ({
        claimid: String(80_000 + row.key),
        patientid: athenaIds.of('client', row.clientKey ?? 0),
        departmentid: athenaIds.of('place', row.placeKey),
        appointmentid: athenaIds.of('appointment', row.key),
        billedproviderid: row.providerKey === null ? null : athenaIds.of('provider', row.providerKey),
        day: wallDay(row.start, zoneOf(practice, row)),
        chargeamount: 40 + row.minutes * 3,
        billedservicedate: null,
        claimstatus: 'BILLED',
      }));

  return {
    appointmentcancelreasons: (args) => pageOf('appointmentcancelreasons', cancelReasons, args, cap, self),
    appointmentconfirmationstatuses: () => confirmations,
    patientappointmentreasons: (args) => pageOf('patientappointmentreasons', reasons, args, cap, self),
    waitlist(args) {
      const { departmentid, patientid } = args;
      const rows = waiting.filter((row) => isText(row.departmentid, departmentid) && isText(row.patientid, patientid));
      return pageOf('waitlistentries', rows, args, cap, self);
    },
    patientinsurances({ patientid }) {
      const person = rowOf(practice.clients, athenaIds.key('client', String(patientid)));
      if (!person || person.key % 4 === 0) return [];
      const { givenName, familyName } = person;
      return [
        {
          insuranceid: String(8000 + person.key),
          insurancepackageid: '90283',
          insuranceplanname: 'BCBS-ME (PPO)',
          insurancetype: 'Group Policy',
          insuranceidnumber: `XZ${String(100_000 + person.key * 7)}`,
          insurancephone: '(800) 555-0150',
          insurancepolicyholder: `${givenName ?? ''} ${familyName}`.trim().toUpperCase(),
          insurancepolicyholderfirstname: givenName,
          insurancepolicyholderlastname: familyName,
          insurancepolicyholderdob: null,
          relationshiptoinsured: 'Self',
          sequencenumber: 1,
          eligibilitystatus: 'Eligible',
          eligibilitylastchecked: '11/02/2026',
          cancelled: null,
        },
      ];
    },
    patientproblems({ patientid }) {
      const key = athenaIds.key('client', String(patientid));
      const problem = { codeset: 'SNOMED', status: 'CHRONIC', lastmodifieddatetime: '2026-05-04T10:00:00-04:00' };
      if (key === null || key % 3 !== 1) return [];
      return [{ problemid: String(9000 + key), name: 'Essential hypertension', code: '59621000', ...problem }];
    },
    claims(args) {
      const from = dayIn(args['servicestartdate'], 'servicestartdate');
      const to = dayIn(args['serviceenddate'], 'serviceenddate');
      const rows = claims().filter(
        ({ day, departmentid }) =>
          departmentid === args['departmentid'] &&
          (from === null || String(day) >= from) &&
          (to === null || String(day) <= to),
      );
      return pageOf('claims', rows, args, cap, (row) => ({ ...row, servicedate: dateOf(String(row['day'])) }));
    },
    customfields: () => [
      {
        customfieldid: '1',
        name: 'Interpreter needed',
        type: 'TEXT',
        select: false,
        searchable: true,
        casesensitive: false,
        optionlist: null,
      },
    ],
    employers(args) {
      const { searchvalue } = args;
      const wanted = typeof searchvalue === 'string' ? searchvalue.toLowerCase() : '';
      const rows = employers.filter(({ name }) => name.toLowerCase().includes(wanted));
      return pageOf('employers', rows, args, cap, self);
    },
  };
}
