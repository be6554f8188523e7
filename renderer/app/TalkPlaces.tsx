import { useEffect, useState } from 'react';
import { createLazyPart } from '../components/LazyPart.tsx';
import { listenForMessages, type MessageWish } from '../lib/messageRequest.ts';
import { listenForPatientRecords, type PatientRecordWish } from '../lib/patientRecordRequest.ts';
import { whenIdle } from '../lib/whenIdle.ts';

const messages = createLazyPart(() => import('../features/messages/MessageDesk.tsx').then((part) => part.MessageDesk));
const patientRecord = createLazyPart(() =>
  import('../features/patientRecord/PatientRecordDialog.tsx').then((part) => part.PatientRecordDialog),
);

/**
 * Where messages are read, written and held before they are sent, and where a patient's record is shown, on whatever
 * screen that is asked for. What holds messages stays from its first use on.
 */
export function TalkPlaces() {
  const [wish, setWish] = useState<MessageWish | null>(null);
  const [patient, setPatient] = useState<PatientRecordWish | null>(null);
  useEffect(() => {
    void whenIdle(6000).then(() => [messages, patientRecord].forEach((part) => part.prefetch()));
    const stops = [listenForMessages((wanted) => setWish({ ...wanted })), listenForPatientRecords(setPatient)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <>
      {wish && <messages.Part wish={wish} />}
      {patient && <patientRecord.Part patient={patient} onClose={() => setPatient(null)} />}
    </>
  );
}
