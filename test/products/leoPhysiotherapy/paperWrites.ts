import { GraphQLError } from 'graphql';
import type { Backstage } from '../../dialects/dialect.ts';
import type { Row } from '../generatedRows.ts';
import { presentFields } from '../presentFields.ts';
import { type LeoMemory, newId } from './memory.ts';
import type { LeoRecords } from './records.ts';
import { instantText, scalarDay } from './values.ts';
import { allowed, inputOf, need, notFound } from './writing.ts';

const emptyField = 'Field should not be empty';
const noRating =
  "We're sorry, but it seems there was an issue submitting your rating. Please make sure you have selected a valid rating before trying again.";

/** The names of so many questions. */
function questionNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `question${String(index + 1)}`);
}

/** The mutations for what is written about patients, and for what the clinic has and tells. */
export function leoPaperWrites(
  backstage: Backstage,
  records: LeoRecords,
  memory: LeoMemory,
): Readonly<Record<string, (args: Row) => unknown>> {
  const { now } = backstage;
  const checkUser = (userID: unknown, model: string): void => {
    if (!records.stored(userID)) throw notFound(`${model}.create`, 'Record to update not found.');
  };
  const add = (rows: Map<string, Row>, table: string, idField: string, fields: Row): Row => {
    allowed(backstage);
    const id = newId(rows, table);
    const row = { ...fields, [idField]: id };
    rows.set(id, row);
    return row;
  };
  const edit = (rows: Map<string, Row>, model: string, id: unknown, fields: Row): Row => {
    const before = rows.get(String(id));
    if (!before) throw notFound(`${model}.update`, 'Record to update not found.');
    allowed(backstage);
    const row = { ...before, ...presentFields(fields) };
    rows.set(String(id), row);
    return row;
  };
  /** What was removed is answered, without those it belonged to. */
  const remove = (rows: Map<string, Row>, model: string, id: unknown): Row => {
    const before = rows.get(String(id));
    if (!before) throw notFound(`${model}.delete`, 'Record to delete does not exist.');
    allowed(backstage);
    rows.delete(String(id));
    return { ...before, patient: [], user: [], users: [], author: [], appointment: [] };
  };
  const times = (): Row => ({ createdAt: instantText(now()), updatedAt: instantText(now()) });
  const equipmentOf = (args: Row): Row => {
    const { name, description, quantity, expireDate } = inputOf(args, 'equipment', 'name');
    need(name, 'Name is required');
    need(description, 'Description is required');
    if (!quantity) throw new GraphQLError('Quantity is required', { extensions: { code: 'BAD_USER_INPUT' } });
    const day = scalarDay(expireDate);
    return { name, description, quantity, expireDate: day === null ? undefined : `${day}T00:00:00.000Z` };
  };
  const faqsOf = (args: Row): Row => {
    const { answer, faqs } = inputOf(args, 'faqs', 'answer');
    need(answer, 'Answer is required');
    need(faqs, 'Question is required');
    return { answer, faqs };
  };
  const prescriptionOf = (args: Row): Row => {
    const { prescription } = inputOf(args, 'prescription', 'prescription');
    return { prescription: need(prescription, 'Prescription is required') };
  };
  const addFeedback = (args: Row): Row => {
    const { appointmentID, rating, ...fields } = args;
    need(args['date'], 'Date is required');
    need(args['time'], 'Time is required');
    for (const name of [...questionNames(8), 'therapistName']) need(args[name], emptyField);
    if (!rating) throw new GraphQLError(noRating);
    checkUser(args['userID'], 'feedback');
    const own = { ...fields, rating, appointmentID, creatdAt: instantText(now()) };
    return records.feedback(add(memory.feedback, 'feedback', 'feedbackID', own));
  };
  const serviceOf = ({ services, descriptions }: Row): Row => ({
    services: need(services, 'Service name is required'),
    descriptions: need(descriptions, 'Description is required'),
  });

  return {
    createPatientDiagnosis({ userID, diagnosis }) {
      need(diagnosis, 'Diagnosis is required');
      checkUser(userID, 'diagnosis');
      return records.paper(add(memory.diagnoses, 'diagnosis', 'diagnosisID', { userID, diagnosis, ...times() }));
    },
    updatePatientDiagnosis({ diagnosisID, diagnosis }) {
      need(diagnosis, 'Diagnosis is required');
      return records.paper(edit(memory.diagnoses, 'diagnosis', diagnosisID, { diagnosis }));
    },
    deletePatientDiagnosis: ({ diagnosisID }) => remove(memory.diagnoses, 'diagnosis', diagnosisID),
    createPatientPrescription(args) {
      const fields = prescriptionOf(args);
      const { userID } = args;
      checkUser(userID, 'presciption');
      const row = add(memory.prescriptions, 'prescription', 'prescriptionID', { ...fields, userID, ...times() });
      return records.paper(row);
    },
    updatePrescription(args) {
      const fields = { ...prescriptionOf(args), updatedAt: instantText(now()) };
      return records.paper(edit(memory.prescriptions, 'presciption', args['prescriptionID'], fields));
    },
    deletePrescrpition: ({ prescriptionID }) => remove(memory.prescriptions, 'presciption', prescriptionID),
    createFeedback: addFeedback,
    createMyFeedback: addFeedback,
    deleteMyFeedback: ({ feedbackID }) => remove(memory.feedback, 'feedback', feedbackID),
    createPreDiagForm(args) {
      const form = inputOf(args, 'prediag', 'age');
      for (const name of ['age', 'sex', 'date', 'time', ...questionNames(16)]) need(form[name], emptyField);
      const { userID } = args;
      checkUser(userID, 'prediag');
      return records.paper(add(memory.forms, 'prediag', 'prediagnosticID', { ...form, userID, ...times() }));
    },
    deletePreDiagForm: ({ prediagnosticID }) => remove(memory.forms, 'prediag', prediagnosticID),
    createBlogPost(args) {
      const { title, content } = inputOf(args, 'blog', 'title');
      need(title, 'Title is required');
      need(content, 'Content is required');
      // Files come in requests of another kind alone.
      throw new GraphQLError('Please insert an Image.');
    },
    updateBlogsPost(args) {
      const { title, content, expertise } = inputOf(args, 'blog', 'title');
      need(title, 'Title is required');
      need(content, 'Content is required');
      const fields = { title, content, expertise, updatedAt: instantText(now()) };
      return records.paper(edit(memory.blogs, 'blogs', args['blogsID'], fields));
    },
    deleteBlogPost: ({ blogsID }) => remove(memory.blogs, 'blogs', blogsID),
    createServices(args) {
      serviceOf(args);
      throw new GraphQLError('Please insert an Image');
    },
    updateServices: (args) => edit(memory.services, 'services', args['servicesID'], serviceOf(args)),
    deleteServices: ({ servicesID }) => remove(memory.services, 'services', servicesID),
    createFAQs(args) {
      const fields = faqsOf(args);
      checkUser(args['userID'], 'faqs');
      add(memory.faqs, 'faqs', 'faqsID', fields);
      // What was given is answered, not the row.
      return fields;
    },
    updateFAQs: (args) => edit(memory.faqs, 'faqs', args['faqsID'], faqsOf(args)),
    deleteFAQs: ({ faqsID }) => remove(memory.faqs, 'faqs', faqsID),
    createEquipment(args) {
      const fields = equipmentOf(args);
      if (fields['expireDate'] === undefined) throw new GraphQLError('Date is required');
      const inventory = need(args['inventory'], 'Please choose an option before proceeding');
      checkUser(args['userID'], 'equipment');
      return add(memory.equipment, 'equipment', 'equipmentID', { ...fields, inventory });
    },
    updateEquipment: (args) => edit(memory.equipment, 'equipment', args['equipmentID'], equipmentOf(args)),
    deleteEquipment: ({ equipmentID }) => remove(memory.equipment, 'equipment', equipmentID),
  };
}
