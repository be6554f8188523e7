// Generated from the desk schema and renderer/**/*.graphql by `npm run codegen`. Do not edit.
export const possibleTypes = {"DeskEvent":["DayRead","DirectoryChanged","ClientsChanged"],"FormPreview":["FormRequest","Refused","NotOffered"],"Change":["Done","Refused","Conflict","OutcomeUnknown","NotOffered"]};
