/** What the business sells and has set up; waitlists and plans are empty. */
export const soldThings: object = {
  planProducts: [
    {
      id: '31001',
      name: 'Wellness plan',
      description: 'Two exams a year',
      type: 'membership',
      priceCents: 4900,
      visitCount: 2,
    },
    { id: '31002', name: 'Dental plan', description: null, type: 'prepaid', priceCents: 19_900, visitCount: 1 },
  ],
  packProducts: [{ id: '32001', name: 'Five nail trims', count: 5, priceCents: 7500 }],
  personPlans: [],
  waitlistEntries: [],
  customFields: [{ id: '110812', name: 'How did you find us?', type: 'text', options: [], required: false }],
  makeUpReasons: [
    { id: '1', name: 'Illness', description: 'The client was ill' },
    { id: '2', name: 'Weather', description: 'Roads were closed' },
  ],
  revenueCategories: [
    { id: '51', name: 'Visits' },
    { id: '52', name: 'Retail' },
  ],
  salesTaxes: [{ id: '61', name: 'Sales tax', rate: 5.5 }],
};
