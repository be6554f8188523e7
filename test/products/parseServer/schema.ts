import { columnsOf } from '../tableDefinitions.ts';
import { type ParseClass, classesText } from './classText.ts';

const person =
  'name: String, lastName: String, secondLastName: String, title: String, email: String, photo: File, gender: String, birthday: Date, phone: String, user: *_User';

// Of each class the name, the plural and the fields.
const classTexts = `
_Role roles name: String!, users: <_User
_User users username: String!, password: String!, email: String, emailVerified: Boolean, authData: Object, message: String, profile: String
Appointment appointments clinic: *Clinic!, description: String, date: Date!, endDate: Date, status: String, patient: *Patient, doctor: *Doctor
Clinic clinics name: String, street: String, number: String, city: String, state: String, zipCode: String, latitude: String, longitude: String, specialities: Array, photo: File
Doctor doctors ${person}, licence: String, specialities: <Speciality, clinics: <Clinic, comments: Array
Patient patients ${person}
Ranking rankings patient: *Patient, doctor: *Doctor, ranking: Number, average: Number, reviews: Number
Speciality specialities doctor: *_User, description: String`;

/** The classes of an app that finds doctors; the first two come with Parse. */
export const parseClasses: readonly ParseClass[] = classTexts
  .trim()
  .split('\n')
  .map((line) => {
    const [className = '', plural = '', ...fields] = line.split(' ');
    return { className, plural, fields: columnsOf(fields.join(' ')) };
  });

/** SDL of the app. */
export const parseText: string = classesText(parseClasses);
