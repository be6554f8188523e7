/** What is written down of a consultation, and the lists to choose from. */
export const clinicalText = `
  type Alimento { id: ID nome: String }
  input AlimentoInput { id: ID nome: String }
  type CreateAlimentoResponse { ok: Boolean alimento: Alimento errors: [Error] }
  type AntecedenteAtributo { id: Int nome: String tipoDado: String tipoAntecedente: TipoAntecedente }
  type AntecedenteAtributoResponse { ok: Boolean antecedenteAtributo: AntecedenteAtributo errors: [Error] }
  type AntecedentePatologico { id: Int patologia: Patologia tempoDiagnostico: String }
  input AntecedentePatologicoInput { pacienteId: ID patologiaId: ID tempoDiagnostico: String }
  type AntecedentePatologicoResponse { ok: Boolean antecedentePatologico: AntecedentePatologico errors: [Error] }
  type Antecedente { id: Int nome: String descricao: String tipoAntecedente: TipoAntecedente }
  type TipoAntecedenteResponse {
    ok: Boolean
    antecedente: Antecedente
    errors: [Error]
    tipoAntecedente: TipoAntecedente
  }
  type ApresentacaoMedicamento { id: ID nome: String medicamentos: [Medicamento] }
  type AvaliacaoAtendimento { id: ID nota: Float avaliador: Usuario consulta: Consulta }
  type AvaliacaoAtendimentoResponse { ok: Boolean avaliacaoAtendimento: AvaliacaoAtendimento errors: [Error] }
  type ComplementoConsultaAntecedente {
    id: Int
    complemento: String
    consulta: Consulta
    tipoAntecedente: TipoAntecedente
  }
  input ComplementoConsultaAntecedenteInput { complemento: String tipoAntecedenteId: Int }
  type ComplementoConsultaAntecedenteResponse {
    ok: Boolean
    complementoConsultaAntecedente: ComplementoConsultaAntecedente
    errors: [Error]
  }
  type ComplementoConsultaExameFisico {
    id: ID
    complemento: String
    consulta: Consulta
    tipoExameFisico: TipoExameFisico
  }
  input ComplementoConsultaExameFisicoInput { complemento: String tipoExameFisicoId: ID }
  type ComplementoConsultaExameFisicoResponse {
    ok: Boolean
    complementoConsultaExameFisico: ComplementoConsultaExameFisico
    errors: [Error]
  }
  type ComplementoConsultaTipoQueixa { id: ID complemento: String consulta: Consulta tipoQueixa: TipoQueixa }
  input ComplementoConsultaTipoQueixaInput { id: ID complemento: String tipoQueixa: TipoQueixaInput }
  type ComplementoConsultaTipoQueixaResponse {
    ok: Boolean
    complementoConsultaTipoQueixa: ComplementoConsultaTipoQueixa
    errors: [Error]
  }
  type ComplementoRecordatorioAlimentar { id: ID complemento: String consulta: Consulta }
  input ComplementoRecordatorioAlimentarInput { complemento: String }
  type ConsultaAntecedenteAtributo {
    id: Int
    atributoValor: String
    consulta: Consulta
    antecedente: Antecedente
    antecedenteAtributo: AntecedenteAtributo
  }
  type ConsultaAntecedenteAtributoResponse {
    ok: Boolean
    consultaAntecedenteAtributo: ConsultaAntecedenteAtributo
    consultaAntecedenteAtributos: [ConsultaAntecedenteAtributo]
    errors: [Error]
  }
  input ConsultaAntecedenteAtributoInput { atributoValor: String antecedenteId: Int! antecedenteAtributoId: Int }
  type Consulta {
    id: ID
    primeira: Boolean
    responsaveis: ResponsavelConsulta
    paciente: Paciente
    acompanhante: String
    fonteEncaminhamento: String
    queixaPrincipalObs: String
    historiaDoencaAtual: String
    recordatorioAlimentar: [RecordatorioAlimentar]
    complementoRecordatorioAlimentar: ComplementoRecordatorioAlimentar
    queixaPrincipal: Queixa
    queixas: [Queixa]
    complementosQueixas: [ComplementoConsultaTipoQueixa]
    exameFisico: [ExameFisico]
    complementosExameFisico: [ComplementoConsultaExameFisico]
    indicadoresExameFisico: IndicadoresExameFisico
    suspeitasDiagnosticas: String
    planoConduta: String
    avaliacao: AvaliacaoAtendimento
    antecedentesAtributos: [ConsultaAntecedenteAtributo]
    complementosAntecedentes: [ComplementoConsultaAntecedente]
    createdAt: String
  }
  type ConsultaResponse { ok: Boolean consulta: Consulta errors: [Error] }
  type ExameFisico { id: ID nome: String tipoExameFisico: TipoExameFisico consultas: [Consulta] }
  type ExameFisicoResponse { ok: Boolean exameFisico: ExameFisico errors: [Error] }
  type IndicadoresExameFisico {
    id: ID
    peso: Float
    altura: Float
    imc: Float
    quadril: Float
    indiceCq: Float
    circunferenciaAbdomen: Float
    circunferenciaBraco: Float
    bracadeiraApropriada: String
    paSentadoMsd: Float
    paSentadoMse: Float
    paSentadoSeg: Float
    paEmPe: Float
    fr: Float
    pulso: Float
    fc: Float
    spo2: Float
    temperatura: Float
    pasDopplerMsd: Float
    pasDopplerMid: Float
    pasDopplerMie: Float
    pasDopplerMse: Float
    itb: Float
  }
  input IndicadoresExameFisicoInput {
    peso: Float
    altura: Float
    imc: Float
    quadril: Float
    indiceCq: Float
    circunferenciaAbdomen: Float
    circunferenciaBraco: Float
    bracadeiraApropriada: String
    paSentadoMsd: Float
    paSentadoMse: Float
    paSentadoSeg: Float
    paEmPe: Float
    fr: Float
    pulso: Float
    fc: Float
    spo2: Float
    temperatura: Float
    pasDopplerMsd: Float
    pasDopplerMid: Float
    pasDopplerMie: Float
    pasDopplerMse: Float
    itb: Float
  }
  type Medicamento { id: ID nome: String dose: String apresentacao: ApresentacaoMedicamento }
  type PacienteAntecedenteAtributo {
    id: Int
    atributoValor: String
    paciente: Paciente
    antecedente: Antecedente
    antecedenteAtributo: AntecedenteAtributo
  }
  type PacienteAntecedenteAtributoResponse {
    ok: Boolean
    pacienteAntecedenteAtributo: PacienteAntecedenteAtributo
    pacienteAntecedenteAtributos: [PacienteAntecedenteAtributo]
    errors: [Error]
  }
  input PacienteAntecedenteAtributoInput {
    atributoValor: String
    pacienteId: ID!
    antecedenteId: Int!
    antecedenteAtributoId: Int
  }
  type Patologia { id: ID nome: String descricao: String tipoPatologia: TipoPatologia }
  input PatologiaInput { id: ID nome: String descricao: String tipoPatologiaId: Int }
  type PatologiaResponse { ok: Boolean patologia: Patologia errors: [Error] }
  type Queixa {
    id: ID
    nome: String
    tipoQueixa: TipoQueixa
    consultas: [Consulta]
    queixaPrincipalConsultas: [Consulta]
  }
  type QueixaResponse { ok: Boolean queixa: Queixa errors: [Error] }
  type RecordatorioAlimentar {
    id: ID
    quantidade: Int
    consulta: Consulta
    tipoRefeicao: TipoRefeicao
    alimento: Alimento
  }
  input RecordatorioAlimentarInput {
    quantidade: Int
    tipoRefeicaoId: ID
    tipoRefeicao: TipoRefeicaoInput
    alimentoId: ID
    alimento: AlimentoInput
  }
  type RecordatorioAlimentarResponse { ok: Boolean recordatorioAlimentar: RecordatorioAlimentar errors: [Error] }
  type ResponsavelConsulta { id: ID nomes: String }
  input ResponsavelConsultaInput { nomes: String }
  type ResponsavelConsultaResponse { ok: Boolean responsavelConsulta: ResponsavelConsulta errors: [Error] }
  type TipoAntecedente {
    id: Int
    nome: String
    descricao: String
    antecedentes: [Antecedente]
    atributos: [AntecedenteAtributo]
  }
  type TipoExameFisico { id: ID nome: String descricao: String }
  type TipoExameFisicoResponse { ok: Boolean tipoExameFisico: TipoExameFisico errors: [Error] }
  type TipoPatologia { id: Int nome: String descricao: String }
  input TipoPatologiaInput { id: Int nome: String descricao: String }
  type TipoPatologiaResponse { ok: Boolean tipoPatologia: TipoPatologia errors: [Error] }
  type TipoQueixa { id: ID nome: String descricao: String queixas: [Queixa] }
  input TipoQueixaInput { id: ID nome: String descricao: String }
  type CreateTipoQueixaResponse { ok: Boolean tipoQueixa: TipoQueixa errors: [Error] }
  type TipoRefeicao { id: ID nome: String }
  input TipoRefeicaoInput { id: ID nome: String }
  type TipoRefeicaoResponse { ok: Boolean tipoRefeicao: TipoRefeicao errors: [Error] }
`;
