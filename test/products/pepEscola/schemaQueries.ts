/** The queries of all of its files, as the server merges them. */
export const queriesText = `
  type Query {
    agendamento(id: ID!): Agendamento
    agendamentos: [Agendamento]
    alimento(id: ID!): Alimento
    alimentos: [Alimento]
    alimentosByText(text: String!): [Alimento]
    alteracaoAgendamento(id: ID!): AlteracaoAgendamento
    alteracaoAgendamentos: [AlteracaoAgendamento]
    antecedenteAtributo(id: Int!): AntecedenteAtributo
    antecedenteAtributos: [AntecedenteAtributo]
    atributosByAntecedente: [AntecedenteAtributo]
    antecedentesPatologicosByPaciente(pacienteId: ID!): [AntecedentePatologico]!
    antecedente(id: Int!): Antecedente
    antecedentes: [Antecedente]
    apresentacaoMedicamento(id: ID!): ApresentacaoMedicamento
    apresentacoesMedicamentos: [ApresentacaoMedicamento]
    avaliacaoAtendimento(consultaId: ID!): AvaliacaoAtendimento
    avaliacoesAtendimentoByAvaliador(usuarioId: ID!): [AvaliacaoAtendimento]
    avaliacoesAtendimento: [AvaliacaoAtendimento]
    cidade(id: ID!): Cidade
    cidades: [Cidade]
    cidadesByText(text: String!): [Cidade]
    complementoConsultaAntecedente(id: ID!): ComplementoConsultaAntecedente
    complementosConsultaAntecedente: [ComplementoConsultaAntecedente]
    complementosAntecedentesByConsulta(consultaId: ID!): [ComplementoConsultaAntecedente]
    complementoConsultaExameFisico(id: ID!): ComplementoConsultaExameFisico
    complementosConsultaExameFisico: [ComplementoConsultaExameFisico]
    complementosExameFisicoByConsulta(consultaId: ID!): [ComplementoConsultaExameFisico]
    complementoConsultaTipoQueixa(id: ID!): ComplementoConsultaTipoQueixa
    complementosConsultaTipoQueixa: [ComplementoConsultaTipoQueixa]
    complementosQueixasByConsulta(consultaId: ID!): [ComplementoConsultaTipoQueixa]
    complementoRecordatorioAlimentar(id: ID!): ComplementoRecordatorioAlimentar
    complementosRecordatorioAlimentar: [ComplementoRecordatorioAlimentar]
    consultaAntecedenteAtributo(id: Int!): ConsultaAntecedenteAtributo
    consultaAntecedenteAtributos: [ConsultaAntecedenteAtributo]
    consultaAntecedenteAtributosByConsulta(consultaId: ID!): [ConsultaAntecedenteAtributo]
    consultas: [Consulta]
    consulta(id: ID!, pacienteId: ID!): Consulta
    consultasByPaciente(pacienteId: ID!): [Consulta]
    primeiraConsultaOfPaciente(pacienteId: ID!): Consulta
    queixaPrincipal(id: ID!): Queixa
    contatos: [Contato]
    contato(id: ID!): Contato
    coresPele: [CorPele]
    corPele(id: ID!): CorPele
    enderecos: [Endereco]
    endereco(id: ID!): Endereco
    escolaridades: [Escolaridade]
    escolaridade(id: ID!): Escolaridade
    especialidades: [Especialidade]
    especialidade(id: ID!): Especialidade
    estadosCivis: [EstadoCivil]
    estadoCivil(id: ID!): EstadoCivil
    estado(id: ID!): Estado
    estados: [Estado]
    exameFisico(id: ID!): ExameFisico
    examesFisicos: [ExameFisico]
    examesFisicosByText(text: String!): [ExameFisico]
    grupo(id: ID!): Grupo
    grupos: [Grupo]
    medicamento(id: ID!): Medicamento
    medicamentos: [Medicamento]
    pacienteAntecedenteAtributo(id: Int!): PacienteAntecedenteAtributo
    pacienteAntecedenteAtributos: [PacienteAntecedenteAtributo]
    pacienteAntecedenteAtributosByPaciente(pacienteId: ID!): [PacienteAntecedenteAtributo]
    pacientes: [Paciente]
    paciente(id: ID!): Paciente
    pais(id: ID!): Pais
    paises: [Pais]
    paisesByText(text: String): [Pais]
    patologia(id: ID!): Patologia
    patologias: [Patologia]
    permissao(id: ID!): Permissao
    permissoes: [Permissao]
    pessoas: [Pessoa]
    pessoa(id: ID!): Pessoa
    profissoes: [Profissao]
    profissao(id: ID!): Profissao
    profissoesByText(text: String): [Profissao]
    queixa(id: ID!): Queixa
    queixas: [Queixa]
    queixasByText(text: String!): [Queixa]
    recordatorioAlimentar(id: ID!): RecordatorioAlimentar
    recordatoriosAlimentar: [RecordatorioAlimentar]
    religioes: [Religiao]
    religiao(id: ID!): Religiao
    religioesByText(text: String): [Religiao]
    responsaveisConsulta: [ResponsavelConsulta]
    responsavelConsulta(id: ID!): ResponsavelConsulta
    secao(id: ID!): Secao
    secoes: [Secao]
    situacoesProfissionais: [SituacaoProfissional]
    situacaoProfissional(id: ID!): SituacaoProfissional
    temposEstudo: [TempoEstudo]
    tempoEstudo(id: ID!): TempoEstudo
    tipoAntecedente(id: Int!): TipoAntecedente
    tiposAntecedente: [TipoAntecedente]
    tiposAntecedenteWithAssociations: [TipoAntecedente]
    tipoExameFisico(id: ID!): TipoExameFisico
    tiposExameFisico: [TipoExameFisico]
    tiposLogradouro: [TipoLogradouro]
    tipoLogradouro(id: ID!): TipoLogradouro
    tiposPatologia: [TipoPatologia]
    tipoPatologia(id: Int!): TipoPatologia
    tiposQueixa: [TipoQueixa]
    tipoQueixa(id: ID!): TipoQueixa
    tipoRefeicao(id: ID!): TipoRefeicao
    tiposRefeicao: [TipoRefeicao]
    unidadeSaude(id: ID!): UnidadeSaude
    unidadesSaude: [UnidadeSaude]
    unidadesSaudeByText(text: String): [UnidadeSaude]
    usuario(id: ID!): Usuario
    usuarios: [Usuario]
    usuariosByText(text: String!): [Usuario]
    findAllFields(id: ID!): Usuario
    currentUser: Usuario
    login(nome: String!, senha: String!): LoginResponse
    refreshToken: LoginResponse
  }
`;
