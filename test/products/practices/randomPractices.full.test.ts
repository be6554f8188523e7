import { createRandomPractice } from '../../dialects/randomPractice.ts';
import { describePractices } from './describePractices.ts';

// Of another country, with other gaps, of another size.

describePractices({
  names: [3, 7, 21],
  create: createRandomPractice,
  // 900 visits are several pages where a service has no filter by day.
  mostRequests: 50,
  wrongValues: {
    // Records of visits are taken for the book, as their first page ends before the newest.
    'openMrs 3': 6,
    // Which visits it shows goes by the clients of the usual practice.
    'ehsFullcalendar 3': 1,
    'ehsFullcalendar 7': 1,
    'ehsFullcalendar 21': 1,
    // Of four clients too few are read to tell them from others in the same list.
    'medcilia 7': 1,
    'projetoPets 7': 1,
    'medcilia 21': 1,
    'projetoPets 21': 1,
    // Beds and rooms of one place can't be told from places.
    'helpwaveTasks 21': 1,
    // Of few visits none was confirmed but not planned.
    'yclients 21': 1,
  },
});
