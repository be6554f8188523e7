import { drafts } from './de/drafts.ts';
import { billing } from './de/billing.ts';
import { board } from './de/board.ts';
import { booking } from './de/booking.ts';
import { calendar } from './de/calendar.ts';
import { clientForm } from './de/clientForm.ts';
import { clients } from './de/clients.ts';
import { compare } from './de/compare.ts';
import { connect } from './de/connect.ts';
import { explorer } from './de/explorer.ts';
import { forms } from './de/forms.ts';
import { help } from './de/help.ts';
import { locations } from './de/locations.ts';
import { messages } from './de/messages.ts';
import { palette } from './de/palette.ts';
import { paper } from './de/paper.ts';
import { patientRecord } from './de/patientRecord.ts';
import { payment } from './de/payment.ts';
import { record } from './de/record.ts';
import { reminders } from './de/reminders.ts';
import { review } from './de/review.ts';
import { serviceMap } from './de/serviceMap.ts';
import { settings } from './de/settings.ts';
import { staff } from './de/staff.ts';
import { start } from './de/start.ts';
import { updates } from './de/updates.ts';
import { firstGerman } from './firstGerman.ts';

export const german = {
  ...firstGerman,
  drafts,
  billing,
  board,
  booking,
  calendar,
  clientForm,
  clients,
  compare,
  connect,
  explorer,
  forms,
  help,
  locations,
  messages,
  palette,
  paper,
  patientRecord,
  payment,
  record,
  reminders,
  review,
  serviceMap,
  settings,
  staff,
  start,
  updates,
};
