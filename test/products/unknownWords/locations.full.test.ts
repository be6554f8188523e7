import { describeUnknownWord } from './describeUnknownWord.ts';

describeUnknownWord('locations', {
  leastRead: 0.85,
  wrongValues: {
    // The right moments, in the desk's zone, as that of the place is not known.
    square: 17,
    salesforce: 17,
    dgraph: 17,
    drupal: 17,
    webiny: 17,
    // Times without an offset.
    heartcore: 18,
    volunteerPortal: 4,
    // Another list of places: the organization, a district, beds.
    fhirServer: 1,
    reapit: 1,
    helpwaveTasks: 1,
    linalEmr: 5,
    clinicR: 1,
    // Regions, to which visits lead as well; the city of an address.
    skedulo: 59,
    vetmanager: 23,
  },
});
