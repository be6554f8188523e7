import { describeUnknownWord } from './describeUnknownWord.ts';

describeUnknownWord('patients', {
  leastRead: 0.94,
  wrongValues: {},
});
