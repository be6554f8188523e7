import { describe, expect, it } from 'vitest';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { intakeQ } from './intakeQ.ts';

const visit = productVisits(intakeQ);

describe('the office of IntakeQ', () => {
  it('has forms, notes, invoices and files', async () => {
    const { query } = await visit();
    const office =
      await query(`{ questionnaires { Id Name Archived } submitted: intakesSummary { Id Status DateSubmitted }
      all: intakesSummary(all: true) { Id Status QuestionnaireName Practitioner } notesSummary { Id Status Date }
      locked: notesSummary(status: 1) { Id Status } invoices { Id Number ClientId ClientIdNumber Status TotalAmount AmountDue AmountPaid
        Payments { Amount Method CardDetails { Brand } } Items { Description TotalAmount Taxes { Name } } }
      due: invoices(status: PastDue) { AmountDue } files(clientId: 1001) { Id FileName FolderId } folders { Id Name }
      clientDiagnoses(clientId: 1005) { Code } }`);
    for (const [list, rows] of Object.entries(office)) {
      if (list !== 'clientDiagnoses') expect(rowsAt({ rows }, 'rows').length, list).toBeGreaterThan(1);
    }
    expect(rowsAt(office, 'submitted').every((row) => row['Status'] === 'Completed')).toBe(true);
    expect(rowsAt(office, 'all').length).toBeGreaterThan(rowsAt(office, 'submitted').length);
    expect(rowsAt(office, 'locked').length).toBeLessThan(rowsAt(office, 'notesSummary').length);
    for (const row of rowsAt(office, 'invoices'))
      expect(Number(row['AmountPaid']) + Number(row['AmountDue'])).toBeCloseTo(Number(row['TotalAmount']), 2);
    const [intake, note, invoice] = ['submitted', 'notesSummary', 'invoices'].map(
      (list) => rowsAt(office, list)[0]?.['Id'],
    );
    const whole =
      await query(`{ intake(intakeId: "${String(intake)}") { Status Questions { Text Answer QuestionType OfficeUse Rows { Text Answers }
      ClientProfileFieldId } ConsentForms { Signed } } note(noteId: "${String(note)}") { AppointmentId Questions { Text Answer } }
      invoice(invoiceId: "${String(invoice)}") { Number ClientName } }`);
    expect(rowsAt(whole, 'intake.Questions').some((row) => rowsAt(row, 'Rows').length > 0)).toBe(true);
    expect(rowsAt(whole, 'note.Questions')).toHaveLength(3);
    expect(at(whole, 'invoice.Number')).toBe(rowsAt(office, 'invoices')[0]?.['Number']);
  });

  it('shows its schema within the depth that is allowed, and fails a page with a row that it cannot read', async () => {
    const { query } = await visit();
    const types = [...(await readPiecewise(query)).values()];
    const own = types.filter((type) => type['kind'] === 'OBJECT' && !/^(Query|Mutation|__)/.test(String(type['name'])));
    expect(own.length).toBeGreaterThanOrEqual(30);
    const broken = await visit({ poison: [{ kind: 'client', key: 110 }] });
    expect((await broken.post('{ clients { ClientId } }')).status).toBe(200);
    expect((await broken.post('{ clients(page: 2) { ClientId } }')).status).toBe(500);
  });
});
