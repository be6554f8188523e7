import type { Picklists } from './objectText.ts';

/** The picklists that the platform itself works with. */
export const picklists: Picklists = {
  AvailabilityStatus: ['Pending', 'Approved', 'Declined'],
  CustomerConfirmationStatus: ['Pending', 'Confirmed', 'Declined', 'Error'],
  JobAllocationStatus: [
    'Pending Dispatch',
    'Dispatched',
    'Confirmed',
    'En Route',
    'Checked In',
    'In Progress',
    'Complete',
    'Deleted',
    'Declined',
  ],
  JobStatus: [
    'Queued',
    'Pending Allocation',
    'Pending Dispatch',
    'Dispatched',
    'Ready',
    'En Route',
    'On Site',
    'In Progress',
    'Complete',
    'Cancelled',
  ],
  TagClassification: ['Global', 'Human', 'Asset'],
  WorkingHourType: ['Shift', 'Availability'],
};
