import { concepts } from './es/concepts.ts';
import { fields } from './es/fields.ts';
import { connection } from './es/connection.ts';
import { desk } from './es/desk.ts';
import { desktop } from './es/desktop.ts';
import { failures } from './es/failures.ts';
import { files } from './es/files.ts';
import { forms } from './es/forms.ts';
import { lacking } from './es/lacking.ts';
import { lists } from './es/lists.ts';
import { map } from './es/map.ts';
import { outcomes } from './es/outcomes.ts';
import { record } from './es/record.ts';
import { sample } from './es/sample.ts';
import { staff } from './es/staff.ts';
import { updates } from './es/updates.ts';

export const spanish = {
  fields,
  concepts,
  connection,
  desk,
  desktop,
  failures,
  files,
  forms,
  lacking,
  lists,
  map,
  outcomes,
  record,
  sample,
  staff,
  updates,
};
