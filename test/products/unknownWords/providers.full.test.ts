import { describeUnknownWord } from './describeUnknownWord.ts';

describeUnknownWord('providers', {
  leastRead: 0.93,
  wrongValues: {
    // Staff that stands where a place would, or in place of a client.
    chatBooking: 27,
    // The word is in values of an enum too.
    reapit: 26,
    // The account of the same person, with another id; calendars that look like places.
    dentally: 54,
    acuityScheduling: 55,
    // A sign-in, of which the word alone tells that it is no name.
    animalShelterManager: 27,
  },
});
