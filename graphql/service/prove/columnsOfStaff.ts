import { maxDepth } from '../depth.ts';
import { type Choice, choicesOf } from '../match/matchSchema.ts';
import { identityOf } from '../match/schema/identity.ts';
import { type Branch, contentsOf } from '../match/schema/leaves.ts';
import { rowType } from '../match/schema/resultShape.ts';
import type { AppointmentFields, Operation, ProviderFields } from '../serviceMap.ts';
import { asText, type Path, readText, sourceAt, valuesAt } from '../sources.ts';
import { foldText } from '../text.ts';
import { addReasons, operationFor, othersThan, type ProofSession, setOperation } from './proofSession.ts';
import { proveFields } from './proveFields.ts';
import { readCandidate } from './readCandidate.ts';
import { takeList } from './takeList.ts';

/** Fewer may be called alike by chance. */
const fewestNames = 2;
/** The others are rooms, or hold what is for anyone. */
const leastPart = 0.5;

/** The column of a diary that a visit stands in. */
interface Column {
  readonly branch: Branch;
  readonly choice: Choice;
  readonly id: string;
  /** Its heading, from the column itself. */
  readonly heading: Path;
}

/**
 * Where visits lead to no member of the staff, but stand in columns of a diary that are called as the staff is, those
 * columns give the visits: `col { col_id heading: "Amelia Okafor" }`. Reads one list at most.
 */
export async function proveColumnsOfStaff(session: ProofSession): Promise<void> {
  const [appointments, match] = [session.lists.get('appointments'), session.concepts.providers];
  const column = match && findColumn(session);
  const operation = column && operationFor(session, 'providers', column.choice);
  if (!appointments || !operation) return;
  const { branch, choice, heading } = column;
  // Sound: a list of providers is read by a provider's fields.
  const { id, active } = operation.fields as ProviderFields;
  const renamed = { ...operation, fields: { id, name: sourceAt(heading), ...(active && { active }) } };
  const found = await readCandidate(session, 'providers', choice, renamed);
  if (found?.verdict !== 'proven') return;
  const proven = proveFields(session.schema, 'providers', found.operation, found.rows, session.now);
  if (!proven.fits.includes('name')) return;
  const others = othersThan(choice, choicesOf(match), new Map());
  takeList(session, 'providers', { read: found, proven, matched: renamed }, others);
  const provider = { path: branch.path, fields: { id: sourceAt([column.id]), name: sourceAt(heading) } };
  const book = appointments.operation;
  setOperation(session, 'appointments', { ...book, fields: { ...book.fields, provider } });
  addReasons(session, 'appointments', [{ id: 'refersTo', fields: ['provider'] }]);
}

function findColumn({ schema, lists, concepts }: ProofSession): Column | null {
  const [staff, appointments, match] = [lists.get('providers'), lists.get('appointments'), concepts.providers];
  if (!staff || !appointments || !match) return null;
  // Sound: the lists are read by a provider's and an appointment's fields.
  const { name } = staff.operation.fields as ProviderFields;
  const { operation, rows } = appointments as { operation: Operation<AppointmentFields>; rows: readonly unknown[] };
  const type = rowType(schema, operation);
  const names = new Set(staff.rows.flatMap((row) => foldText(readText(row, name) ?? '') || []));
  if (!type || operation.fields.provider || names.size < fewestNames) return null;
  for (const branch of contentsOf(schema, type).branches) {
    const choice = choicesOf(match).find((each) => each.type === branch.type.name && each.type !== staff.choice.type);
    const id = identityOf(schema, branch.type);
    const depth = 1 + operation.rows.length + branch.path.length + 1;
    if (branch.many || branch.conditional || !choice || !id || depth > maxDepth) continue;
    const heading = contentsOf(schema, branch.type).leaves.find(({ kind, isList, path }) => {
      if (kind !== 'text' || isList || path.length !== 1) return false;
      const texts = rows.flatMap((row) => valuesAt(row, [...branch.path, ...path]));
      const called = new Set(texts.flatMap((text) => foldText(asText(text) ?? '') || []));
      const alike = [...called].filter((text) => names.has(text)).length;
      return alike >= fewestNames && alike >= leastPart * called.size;
    });
    if (heading) return { branch, choice, id: id.name, heading: heading.path };
  }
  return null;
}
