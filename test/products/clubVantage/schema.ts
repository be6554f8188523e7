import { applicationsText } from './schemaApplications.ts';
import { billingText } from './schemaBilling.ts';
import { bookingsText } from './schemaBookings.ts';
import { clubText } from './schemaClub.ts';
import { equipmentText } from './schemaEquipment.ts';
import { golfText } from './schemaGolf.ts';
import { memberInputsText } from './schemaMemberInputs.ts';
import { membersText } from './schemaMembers.ts';
import { resourcesText } from './schemaResources.ts';

/** SDL of the service: of each part its queries, mutations and types. */
export const clubVantageText: string = [
  bookingsText,
  resourcesText,
  membersText,
  memberInputsText,
  applicationsText,
  billingText,
  clubText,
  golfText,
  equipmentText,
].join('\n');
