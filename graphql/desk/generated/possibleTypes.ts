// Generated from graphql/desk by `npm run codegen`. Do not edit.
export const possibleTypes = {"DeskEvent":["DayRead","DirectoryChanged","ClientsChanged"],"FormPreview":["FormRequest","Refused","NotOffered"],"Change":["Done","Refused","Conflict","OutcomeUnknown","NotOffered"]};
