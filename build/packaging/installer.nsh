; Ours in the Windows installer of electron-builder. `npm run dist:check` compiles it where makensis is.

; What many computers are to start with: a profile beside the installer is put where administrators keep what is for all
; users (see docs/profile.md), and with it the maps that it may name. Their names begin as an export's do; nothing else
; that lies there is taken. Only where the installer runs for all users, and so as an administrator: Front Desk uses no
; profile that others could have written. An update without a profile beside it changes nothing there.
!macro customInstall
  ${if} $installMode == "all"
  ${andIf} ${FileExists} "$EXEDIR\front-desk-profile.json"
    SetShellVarContext all
    StrCpy $R0 "$APPDATA\Front Desk"
    ; Users may make folders there, so one of theirs is taken over first, and a link is removed. Groups by number, as their
    ; names are in the language of Windows: administrators and the system change the folder, users read it.
    ${GetFileAttributes} $R0 "REPARSE_POINT" $R1
    ${if} $R1 == "1"
      RMDir $R0
    ${endif}
    CreateDirectory $R0
    nsExec::Exec '"$SYSDIR\icacls.exe" "$R0" /setowner *S-1-5-32-544 /Q'
    Pop $R1
    nsExec::Exec '"$SYSDIR\icacls.exe" "$R0" /inheritance:r /grant:r *S-1-5-32-544:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-545:(OI)(CI)RX /Q'
    Pop $R1
    Delete "$R0\front-desk-*.json"
    CopyFiles /SILENT "$EXEDIR\front-desk-profile.json" $R0
    ${if} ${FileExists} "$EXEDIR\front-desk-map*.json"
      CopyFiles /SILENT "$EXEDIR\front-desk-map*.json" $R0
    ${endif}
  ${endif}
!macroend

!ifdef BUILD_UNINSTALLER
  ; Electron's folder for this user's data, after productName; nothing else is in it.
  !define USER_DATA "$APPDATA\Front Desk"
  !define WITH_WINDOWS "Software\Microsoft\Windows\CurrentVersion"
  !define TEL_LINKS "Software\Classes\tel"

  ; By Windows' numbers of the languages: English, German, Spanish, French.
  LangString eraseData 1033 "Erase the settings, keys and offline copy of this Windows user as well? They can’t be brought back.$\r$\n$\r$\n${USER_DATA}"
  LangString eraseData 1031 "Auch Einstellungen, Schlüssel und Offline-Kopie dieses Windows-Benutzers löschen? Sie lassen sich nicht wiederherstellen.$\r$\n$\r$\n${USER_DATA}"
  LangString eraseData 3082 "¿Borrar también los ajustes, las claves y la copia sin conexión de este usuario de Windows? No se podrán recuperar.$\r$\n$\r$\n${USER_DATA}"
  LangString eraseData 1036 "Effacer aussi les réglages, les clés et la copie hors connexion de cet utilisateur Windows ? Ils ne pourront pas être récupérés.$\r$\n$\r$\n${USER_DATA}"
  LangString notErased 1033 "Not everything could be erased. What is left is here:$\r$\n$\r$\n${USER_DATA}"
  LangString notErased 1031 "Nicht alles konnte gelöscht werden. Was übrig ist, liegt hier:$\r$\n$\r$\n${USER_DATA}"
  LangString notErased 3082 "No se pudo borrar todo. Lo que queda está aquí:$\r$\n$\r$\n${USER_DATA}"
  LangString notErased 1036 "Tout n’a pas pu être effacé. Ce qui reste se trouve ici :$\r$\n$\r$\n${USER_DATA}"
!endif

; An update runs it too, silently: then everything of the user stays. A silent uninstall shows no dialog and erases nothing.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    ; Electron keeps data per user, also where the program is there for all.
    SetShellVarContext current

    ; "Start with this computer", as electron/desktop/startItem.ts has Electron write it.
    DeleteRegValue HKCU "${WITH_WINDOWS}\Run" "Front Desk"
    DeleteRegValue HKCU "${WITH_WINDOWS}\Explorer\StartupApproved\Run" "Front Desk"

    ; Links to phone numbers, where they still lead here.
    ReadRegStr $R0 HKCU "${TEL_LINKS}\shell\open\command" ""
    StrLen $R1 '"$INSTDIR\'
    StrCpy $R0 $R0 $R1
    ${if} $R0 == '"$INSTDIR\'
      DeleteRegKey HKCU "${TEL_LINKS}\shell"
      DeleteRegValue HKCU "${TEL_LINKS}" "URL Protocol"
    ${endif}

    ${ifNot} ${Silent}
    ${andIf} ${FileExists} "${USER_DATA}\*.*"
      MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(eraseData)" /SD IDNO IDNO keepData
      RMDir /r "${USER_DATA}"
      ${if} ${FileExists} "${USER_DATA}\*.*"
        MessageBox MB_OK|MB_ICONEXCLAMATION "$(notErased)" /SD IDOK
      ${endif}
      keepData:
    ${endif}

    ${if} $installMode == "all"
      SetShellVarContext all
    ${endif}
  ${endif}
!macroend
