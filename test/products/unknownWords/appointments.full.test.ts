import { describeUnknownWord } from './describeUnknownWord.ts';

describeUnknownWord('appointments', {
  leastRead: 0.88,
  wrongValues: {
    // Two lists of visits to come.
    keystone: 15,
    mirah: 13,
    heyDontoAhds: 17,
    // What was done in visits.
    ostrander: 8,
    // Stays at a place, as people in appointments are not understood.
    openMrs: 9,
    // A flag of a cancellation, where states are letters.
    athenahealth: 1,
  },
});
