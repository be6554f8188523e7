/** A data type or a resource: its elements, and its search parameters where it can be searched. */
export interface Definition {
  readonly name: string;
  readonly elements: string;
  readonly search: string;
}

const person = 'identifier:Identifier* active:Boolean name:HumanName* telecom:ContactPoint* gender:code birthDate:date';
const personSearch = `active:token address:String address-city:String birthdate:date email:token family:String
  gender:token given:String identifier:token name:String phone:token phonetic:String telecom:token`;
const service = 'serviceCategory:CodeableConcept* serviceType:CodeableConcept* specialty:CodeableConcept*';

/** Data types and backbone elements of FHIR R4; `*` is a list, `!` what must be there. */
export const dataTypes: readonly Definition[] = definitionsIn(`
Meta versionId:ID lastUpdated:instant source:uri profile:canonical* security:Coding* tag:Coding*
Narrative status:code div:xhtml
Extension url:uri valueBoolean:Boolean valueCode:code valueDateTime:dateTime valueInteger:Int valueString:String
Coding system:uri version:String code:code display:String userSelected:Boolean
CodeableConcept coding:Coding* text:String
Reference reference:String type:uri identifier:Identifier display:String
Identifier use:code type:CodeableConcept system:uri value:String period:Period assigner:Reference
Period start:dateTime end:dateTime
HumanName use:code text:String family:String given:String* prefix:String* suffix:String* period:Period
ContactPoint system:code value:String use:code rank:positiveInt period:Period
Address use:code type:code line:String* city:String district:String state:String postalCode:String country:String
PatientContact relationship:CodeableConcept* name:HumanName telecom:ContactPoint* address:Address gender:code
PractitionerQualification identifier:Identifier* code:CodeableConcept! period:Period issuer:Reference
AppointmentParticipant type:CodeableConcept* actor:Reference required:code status:code period:Period
OperationOutcomeIssue severity:code code:code details:CodeableConcept diagnostics:String expression:String*`);

/** The resources of the server, with what they are searched by after a bar. */
export const resources: readonly Definition[] = definitionsIn(`
Patient ${person} deceasedBoolean:Boolean deceasedDateTime:dateTime address:Address* maritalStatus:CodeableConcept
  multipleBirthBoolean:Boolean multipleBirthInteger:Int contact:PatientContact* generalPractitioner:Reference*
  managingOrganization:Reference | ${personSearch} death-date:date deceased:token general-practitioner:reference
  organization:reference
RelatedPerson ${person} patient:Reference! relationship:CodeableConcept* address:Address* period:Period
  | ${personSearch} patient:reference relationship:token
Practitioner ${person} address:Address* qualification:PractitionerQualification* communication:CodeableConcept*
  | ${personSearch} communication:token
Organization identifier:Identifier* active:Boolean type:CodeableConcept* name:String alias:String*
  telecom:ContactPoint* address:Address* partOf:Reference | active:token name:String partof:reference type:token
Location identifier:Identifier* status:code operationalStatus:Coding name:String alias:String* description:String
  mode:code type:CodeableConcept* telecom:ContactPoint* address:Address physicalType:CodeableConcept
  managingOrganization:Reference partOf:Reference availabilityExceptions:String
  | address:String address-city:String identifier:token name:String near:special organization:reference status:token
HealthcareService identifier:Identifier* active:Boolean providedBy:Reference category:CodeableConcept*
  type:CodeableConcept* specialty:CodeableConcept* location:Reference* name:String comment:String
  extraDetails:markdown telecom:ContactPoint* appointmentRequired:Boolean
  | active:token location:reference name:String service-category:token service-type:token
Schedule identifier:Identifier* active:Boolean ${service} actor:Reference*! planningHorizon:Period comment:String
  | active:token actor:reference date:date service-type:token
Slot identifier:Identifier* ${service} appointmentType:CodeableConcept schedule:Reference! status:code start:instant
  end:instant overbooked:Boolean comment:String | appointment-type:token schedule:reference start:date status:token
Appointment identifier:Identifier* status:code cancelationReason:CodeableConcept ${service}
  appointmentType:CodeableConcept reasonCode:CodeableConcept* reasonReference:Reference* priority:unsignedInt
  description:String supportingInformation:Reference* start:instant end:instant minutesDuration:positiveInt
  slot:Reference* created:dateTime comment:String patientInstruction:String basedOn:Reference*
  participant:AppointmentParticipant*! requestedPeriod:Period*
  | actor:reference appointment-type:token based-on:reference date:date identifier:token location:reference
  part-status:token patient:reference practitioner:reference reason-code:token service-category:token
  service-type:token slot:reference specialty:token status:token supporting-info:reference
OperationOutcome issue:OperationOutcomeIssue*!`);

function definitionsIn(text: string): readonly Definition[] {
  return text
    .trim()
    .split(/\n(?=[A-Z])/)
    .map((part) => {
      const [name = ''] = part.split(' ');
      const [elements = '', search = ''] = part.slice(name.length).split('|');
      return { name, elements, search };
    });
}
