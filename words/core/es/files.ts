import type { Translation } from '../../catalog.ts';
import type { files as english } from '../en/files.ts';

export const files: Translation<typeof english> = {
  folderTaken:
    'Hay otro Front Desk abierto con la misma carpeta de datos. Este lo muestra todo y no conserva nada de lo que cambie en ajustes, correspondencia, borradores y claves. Cierre uno de los dos.',
  folderLost:
    'Otro Front Desk se ha hecho cargo de la carpeta de datos. Este ya no conserva nada de lo que cambie en ajustes, correspondencia, borradores y claves. Cierre uno de los dos.',
  folderClosed:
    'No se puede escribir en la carpeta de datos: es de solo lectura o el disco está lleno. Front Desk funciona, y lo que cambie en ajustes, correspondencia, borradores y claves vale hasta que lo cierre.',
  closed:
    '{{file}} no se puede abrir, y no se sobrescribe; {{instead}}. Lo que cambie vale hasta que cierre Front Desk.',
  newer:
    '{{file}} lo ha escrito un Front Desk más nuevo, que este no entiende, y se deja como está; {{instead}}. Lo que cambie vale hasta que cierre Front Desk.',
  damaged: '{{file}} estaba dañado; {{instead}}. El archivo dañado se ha guardado como {{aside}}.',
  damagedStuck: '{{file}} estaba dañado; {{instead}}. No se ha podido mover, así que no se guarda nada.',
  locked:
    '{{file}} no se puede abrir: el almacén de claves de este equipo ya no da su clave. Se conserva con otro nombre antes de que algo ocupe su lugar; mientras tanto, {{instead}}.',
  unwritten:
    '{{content}} no se ha podido guardar: el disco está lleno o es de solo lectura. Lo que cambie vale hasta que cierre Front Desk.',
  restored: 'ha vuelto su última copia buena',
  namedFile: 'El archivo {{name}}',
  namedWithout: 'Front Desk lo empieza de nuevo',
  settingsFile: 'El archivo de ajustes',
  settings: 'El archivo de ajustes',
  settingsRestored: 'han vuelto los últimos ajustes buenos',
  settingsWithout: 'Front Desk empieza con los ajustes iniciales',
  vaultFile: 'El archivo con las claves',
  vaultRestored: 'ha vuelto la última copia buena',
  vaultWithout: 'hay que volver a introducir las claves',
  memoryFile: 'El archivo con los borradores y los clientes fijados',
  memory: 'El archivo con los borradores y los clientes fijados',
  memoryWithout: 'este puesto empieza sin ellos',
  staffFile: 'El archivo con las personas de este puesto',
  staff: 'El archivo con las personas de este puesto',
  staffWithout: 'nadie tiene que entrar con su PIN hasta que un responsable vuelva a activarlo',
  daysCopy: 'El archivo de la copia sin conexión de los días',
  clientsCopy: 'El archivo de la copia sin conexión de los clientes',
  copyWithout: 'se crea de nuevo',
  demoMap: 'El archivo de la correspondencia del servicio de demostración',
  sandboxMap: 'El archivo de la correspondencia del servicio de prueba (sandbox)',
  testingMap: 'El archivo de la correspondencia del servicio de pruebas',
  productionMap: 'El archivo de la correspondencia del servicio de producción',
  gatewayMap: 'El archivo de la correspondencia del servicio de la puerta de enlace',
  mapWithout: 'el servicio se vuelve a leer',
  profile:
    'El perfil de este equipo ({{file}}) no se usa. {{why}} Quien lo preparó puede corregirlo; Front Desk funciona sin él.',
  profileTooLarge: 'No es un archivo de 64 kB como máximo.',
  profileNoText: 'No se puede leer como texto UTF-8.',
  profileNoObject: 'No es un objeto JSON.',
  profileTwice: 'Un nombre aparece en él dos veces.',
  profileNoJson: 'No es JSON.',
  profileKey: 'Contiene «{{name}}»: una clave nunca se toma de un archivo, se escribe en los ajustes.',
  profileVersion: 'Su «version» debe ser 1.',
  profileUnknown: '«{{name}}» no es algo que se pueda preconfigurar.',
  profileUnfit: '«{{name}}» no es como debe ser.',
};
