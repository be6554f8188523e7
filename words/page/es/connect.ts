import type { Translation } from '../../catalog.ts';
import type { connect as english } from '../en/connect.ts';

export const connect: Translation<typeof english> = {
  words: 'Cinco pasos. Puede dejarlo cuando quiera: lo hecho queda hecho.',
  managersOnly: 'Solo un responsable puede conectar este puesto a una clínica.',
  done: '(hecho)',
  environment: 'Qué entorno',
  changeEnvironment: 'Elegir otro',
  sandbox: 'Un espacio de pruebas del servicio con datos inventados. Empiece aquí: nada puede salir mal.',
  testing: 'La copia de pruebas de su clínica, con su propia clave. Para aprender y probar cambios.',
  production: 'Su clínica tal como es: clientes y citas reales. La clave se obtiene en el panel del administrador.',
  gateway: 'Su clínica a través de la pasarela del operador. Pide dos claves: la de su aplicación y la del operador.',
  wayTitle: 'Del espacio de pruebas a la clínica real',
  waySandbox: 'Pruebe todo primero en el entorno Sandbox.',
  wayApp:
    'En el portal de desarrolladores del operador, cree una aplicación nueva para producción; recibe su propia clave de pasarela.',
  wayDetails: 'Compruebe que los datos de la cuenta y de la aplicación son correctos.',
  wayPlan: 'Suscriba la aplicación a los productos de API que se usarán en producción.',
  wayRequest:
    'Solicite el acceso a producción. Puede que el operador le llame; la clínica real se abre cuando lo aprueben.',
  wayHere: 'Vuelva aquí y elija Producción o Pasarela con la clave nueva. Cada entorno tiene la suya.',
  key: 'Dirección y clave',
  offer: 'Qué ofrece el servicio',
  reading: 'Revisando lo que se ha entendido…',
  understood:
    '{{understood}} de las {{all}} cosas que necesita una recepción se han encontrado en el servicio y se usan.',
  asked_one: 'Una cosa podría estar, pero no es lo bastante segura para usarla sin preguntar: decida, por favor.',
  asked_other:
    '{{count}} cosas podrían estar, pero no son lo bastante seguras para usarlas sin preguntar: decida, por favor.',
  absent_one: 'Una cosa no se ofrece',
  absent_other: '{{count}} cosas no se ofrecen',
  review: 'Revisar y corregir',
  location: 'Dónde está este puesto',
  noLocations: 'El servicio no indica ningún centro para esta organización. Sin él no hay día que mostrar.',
  noZone: 'El servicio no dice la zona horaria. Elija la de la clínica si no es la de este ordenador.',
  clients: 'Todos los clientes, para encontrarlos al momento',
  clientsReading: 'Leyendo clientes: {{read}} de {{expected}}. No hace falta esperar; continúa solo.',
  clientsSoFar_one: 'Leyendo clientes: uno por ahora. No hace falta esperar; continúa solo.',
  clientsSoFar_other: 'Leyendo clientes: {{count}} por ahora. No hace falta esperar; continúa solo.',
  clientsRead_one: 'Se ha leído un cliente, que se encuentra con cada tecla.',
  clientsRead_other: 'Se han leído {{count}} clientes, que se encuentran con cada tecla.',
  clientsNotOffered: 'Este servicio no tiene una lista de todos los clientes; se usa su propia búsqueda.',
  openDay: 'Abrir el día',
};
