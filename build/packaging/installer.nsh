; What many computers are to start with: a profile beside the installer is put beside the program (see docs/profile.md).
!macro customInstall
  ${if} ${FileExists} "$EXEDIR\front-desk-profile.json"
    CopyFiles /SILENT "$EXEDIR\front-desk-profile.json" "$INSTDIR"
  ${endif}
!macroend
