/** For tests: what is asked of an account. */
export const accountFields: string = `id accountNo title forename surname address { line1 town } numbers { typeCode
  typeDescription number preferred } email homeSurgery { id name } markers { markerCode markerDescription } popUpNote dormant
  lastSeenOn deleted rowVersion`;

/** For tests: what is asked of a record card. */
export const cardFields: string = `id cardNo animalName account { id } speciesCode speciesDescription breedDescription sexCode colour
  dateOfBirth microchipNo deceased rowVersion`;

/** For tests: what is asked of a diary entry. */
export const entryFields: string = `id surgery { id name zoneId } column { heading } diaryDate startTime lengthMins bookingCode
  bookingDescription progressCode progressDescription blocked account { id forename surname } card { id animalName }
  clinician { id forename surname } narrative arrivedTime struckOutReason deleted rowVersion`;
