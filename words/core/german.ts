import { concepts } from './de/concepts.ts';
import { fields } from './de/fields.ts';
import { connection } from './de/connection.ts';
import { desk } from './de/desk.ts';
import { desktop } from './de/desktop.ts';
import { failures } from './de/failures.ts';
import { files } from './de/files.ts';
import { forms } from './de/forms.ts';
import { lacking } from './de/lacking.ts';
import { lists } from './de/lists.ts';
import { map } from './de/map.ts';
import { outcomes } from './de/outcomes.ts';
import { record } from './de/record.ts';
import { sample } from './de/sample.ts';
import { staff } from './de/staff.ts';
import { updates } from './de/updates.ts';

export const german = {
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
