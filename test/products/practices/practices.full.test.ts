import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { describePractices } from './describePractices.ts';

// Small clinics: other people, other names, few rows, another order.

describePractices({
  names: ['oneDoctor', 'newClinic'],
  create: createOtherPractice,
  mostRequests: 40,
  wrongValues: {
    // Records of visits are taken for the book, as their first page ends before the newest.
    'openMrs oneDoctor': 3,
    // Wards stand among the places, and too few visits tell.
    'helpwaveTasks newClinic': 1,
    // A sign that all visits have is taken for their state, as there are few.
    'yclients newClinic': 2,
  },
});
