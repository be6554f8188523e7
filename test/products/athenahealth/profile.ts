import type { ClientRecord } from '../../dialects/practice.ts';
import type { Row } from '../generatedRows.ts';
import { regionOf } from './values.ts';

/** What is known of a patient that the practice doesn't keep, unless someone wrote something else. */
export function profileOf({ key, city, familyName }: ClientRecord): Row {
  const two = (number: number): string => String(number).padStart(2, '0');
  const hasContact = key % 3 === 1;
  const hasGuarantor = key % 10 === 3;
  return {
    middlename: null,
    suffix: null,
    preferredname: null,
    preferredpronouns: null,
    dob: `${two(1 + (key % 12))}/${two(1 + (key % 28))}/19${String(40 + (key % 59))}`,
    sex: key % 2 === 0 ? 'F' : 'M',
    consenttocall: key % 5 !== 0,
    consenttotext: key % 4 === 0,
    contactpreference: key % 4 === 0 ? 'MOBILEPHONE' : null,
    address2: null,
    ...regionOf(city),
    countrycode: 'USA',
    countrycode3166: 'US',
    primaryproviderid: String(71 + (key % 4)),
    contactname: hasContact ? `Pat ${familyName}` : null,
    contactrelationship: hasContact ? 'SPOUSE' : null,
    contacthomephone: hasContact ? `207555${String(8000 + key)}` : null,
    contactmobilephone: null,
    nextkinname: null,
    nextkinphone: null,
    guardianfirstname: null,
    guardianlastname: null,
    guarantorfirstname: hasGuarantor ? 'Chris' : null,
    guarantorlastname: hasGuarantor ? familyName : null,
    guarantorphone: hasGuarantor ? `207555${String(7000 + key)}` : null,
    guarantoremail: null,
    guarantoraddresssameaspatient: true,
    guarantorrelationshiptopatient: hasGuarantor ? '3' : '1',
    employerid: null,
    employername: null,
    employerphone: null,
    maritalstatus: 'U',
    maritalstatusname: 'UNKNOWN',
    race: ['2106-3'],
    racename: 'White',
    ethnicitycode: null,
    language6392code: 'eng',
    ssn: null,
    balances: [{ balance: key % 8 === 0 ? 25 : 0, departmentlist: '1,2,3', providergroupid: '1', cleanbalance: true }],
    portalaccessgiven: key % 2 === 1,
    portaltermsonfile: key % 2 === 1,
    privacyinformationverified: true,
    patientphoto: false,
    customfields: key % 6 === 0 ? [{ customfieldid: '1', customfieldvalue: 'Yes', optionid: null }] : [],
  };
}
