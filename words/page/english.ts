import { drafts } from './en/drafts.ts';
import { billing } from './en/billing.ts';
import { board } from './en/board.ts';
import { booking } from './en/booking.ts';
import { calendar } from './en/calendar.ts';
import { clientForm } from './en/clientForm.ts';
import { clients } from './en/clients.ts';
import { compare } from './en/compare.ts';
import { connect } from './en/connect.ts';
import { explorer } from './en/explorer.ts';
import { forms } from './en/forms.ts';
import { help } from './en/help.ts';
import { locations } from './en/locations.ts';
import { messages } from './en/messages.ts';
import { palette } from './en/palette.ts';
import { paper } from './en/paper.ts';
import { patientRecord } from './en/patientRecord.ts';
import { payment } from './en/payment.ts';
import { record } from './en/record.ts';
import { reminders } from './en/reminders.ts';
import { review } from './en/review.ts';
import { serviceMap } from './en/serviceMap.ts';
import { settings } from './en/settings.ts';
import { staff } from './en/staff.ts';
import { start } from './en/start.ts';
import { updates } from './en/updates.ts';
import { firstEnglish } from './firstEnglish.ts';

/** Everything that a page says. */
export const english = {
  ...firstEnglish,
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
