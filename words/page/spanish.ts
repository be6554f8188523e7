import { drafts } from './es/drafts.ts';
import { billing } from './es/billing.ts';
import { board } from './es/board.ts';
import { booking } from './es/booking.ts';
import { calendar } from './es/calendar.ts';
import { clientForm } from './es/clientForm.ts';
import { clients } from './es/clients.ts';
import { compare } from './es/compare.ts';
import { connect } from './es/connect.ts';
import { explorer } from './es/explorer.ts';
import { forms } from './es/forms.ts';
import { help } from './es/help.ts';
import { locations } from './es/locations.ts';
import { messages } from './es/messages.ts';
import { palette } from './es/palette.ts';
import { paper } from './es/paper.ts';
import { patientRecord } from './es/patientRecord.ts';
import { payment } from './es/payment.ts';
import { record } from './es/record.ts';
import { reminders } from './es/reminders.ts';
import { review } from './es/review.ts';
import { serviceMap } from './es/serviceMap.ts';
import { settings } from './es/settings.ts';
import { staff } from './es/staff.ts';
import { start } from './es/start.ts';
import { updates } from './es/updates.ts';
import { firstSpanish } from './firstSpanish.ts';

export const spanish = {
  ...firstSpanish,
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
