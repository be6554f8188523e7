/** The mutations of all of its files, as the server merges them. */
export const mutationsText = `
  type Mutation {
    createAgendamento(
      insercao: Boolean, retorno: Boolean, ambulatorio: String, data_horario: String, confirmado: Boolean,
      status: String, cancelado: Boolean, pacienteId: Int, usuarioId: Int
    ): CreateAgendamentoResponse
    updateAgendamento(
      id: ID!, insercao: Boolean, retorno: Boolean, ambulatorio: String, data_horario: String, confirmado: Boolean,
      status: String, cancelado: Boolean, pacienteId: Int, usuarioId: Int
    ): CreateAgendamentoResponse
    deleteAgendamento(id: ID!): Boolean
    createAlimento(nome: String): CreateAlimentoResponse
    updateAlimento(id: ID!, nome: String): CreateAlimentoResponse
    deleteAlimento(id: ID!): Boolean
    createAlteracaoAgendamento(
      insercao: Boolean, data_hora_anterior: String, data_hora_proxima: String, motivo: String, agendamentoId: Int,
      usuarioId: Int
    ): CreateAlteracaoAgendamentoResponse
    updateAlteracaoAgendamento(
      id: ID!, data_hora_anterior: String, data_hora_proxima: String, motivo: String, agendamentoId: Int,
      usuarioId: Int
    ): CreateAlteracaoAgendamentoResponse
    deleteAlteracaoAgendamento(id: ID!): Boolean
    createAntecedenteAtributo(nome: String, tipoDado: String, tipoAntecedenteId: Int!): AntecedenteAtributoResponse
    updateAntecedenteAtributo(id: Int!, nome: String, tipoDado: String): AntecedenteAtributoResponse
    deleteAntecedenteAtributo(id: Int!): Boolean
    createAntecedentePatologico(
      pacienteId: ID!, patologiaId: ID!, tempoDiagnostico: String
    ): AntecedentePatologicoResponse
    createAntecedente(nome: String, descricao: String, tipoAntecedenteId: Int): TipoAntecedenteResponse
    updateAntecedente(id: Int!, nome: String, descricao: String, tipoAntecedenteId: Int): TipoAntecedenteResponse
    deleteAntecedente(id: Int!): Boolean
    createApresentacaoMedicamento(nome: String): ApresentacaoMedicamento
    updateApresentacaoMedicamento(id: ID!, nome: String): ApresentacaoMedicamento
    deleteApresentacaoMedicamento(id: ID!): Int
    createAvaliacaoAtendimento(nota: Float!, consultaId: ID!, usuarioId: ID!): AvaliacaoAtendimentoResponse
    createCidade(nome: String, codigoIBGE: String, estadoId: Int): Cidade
    updateCidade(id: ID!, nome: String, codigoIBGE: String, estadoId: Int): Cidade
    deleteCidade(id: ID!): Int
    createComplementoConsultaAntecedente(
      complemento: String, consultaId: ID, tipoAntecedenteId: ID
    ): ComplementoConsultaAntecedenteResponse
    updateComplementoConsultaAntecedente(id: ID!, complemento: String): ComplementoConsultaAntecedenteResponse
    createComplementoConsultaExameFisico(
      complemento: String, consultaId: ID, tipoExameFisicoId: ID
    ): ComplementoConsultaExameFisicoResponse
    updateComplementoConsultaExameFisico(id: ID!, complemento: String): ComplementoConsultaExameFisicoResponse
    createComplementoConsultaTipoQueixa(
      complemento: String, consultaId: ID, tipoQueixaId: ID
    ): ComplementoConsultaTipoQueixaResponse
    updateComplementoConsultaTipoQueixa(id: ID!, complemento: String): ComplementoConsultaTipoQueixaResponse
    deleteComplementoConsultaTipoQueixa(id: ID!): Boolean
    createConsultaAntecedenteAtributo(
      atributoValor: String, consultaId: ID, antecedenteId: Int!, antecedenteAtributoId: Int!
    ): ConsultaAntecedenteAtributoResponse
    updateConsultaAntecedenteAtributo(id: Int!, atributoValor: String): ConsultaAntecedenteAtributoResponse
    deleteConsultaAntecedenteAtributo(id: Int!): Boolean
    createConsulta(
      primeira: Boolean, responsaveis: ResponsavelConsultaInput, pacienteId: ID!, acompanhante: String,
      fonteEncaminhamento: String, queixaPrincipalObs: String, historiaDoencaAtual: String, queixaPrincipalId: ID,
      queixas: [ID], complementosQueixas: [ComplementoConsultaTipoQueixaInput],
      recordatorioAlimentar: [RecordatorioAlimentarInput],
      complementoRecordatorioAlimentar: ComplementoRecordatorioAlimentarInput, exameFisico: [ID],
      complementosExameFisico: [ComplementoConsultaExameFisicoInput],
      antecedentesAtributos: [ConsultaAntecedenteAtributoInput],
      complementosAntecedentes: [ComplementoConsultaAntecedenteInput],
      indicadoresExameFisico: IndicadoresExameFisicoInput,
      suspeitasDiagnosticas: String, planoConduta: String
    ): ConsultaResponse
    updateConsulta(
      id: ID!, primeira: Boolean, acompanhante: String, queixaPrincipalObs: String, historiaDoencaAtual: String,
      queixaPrincipalId: ID, queixas: [ID], complementosQueixas: [ID],
      recordatorioAlimentar: [RecordatorioAlimentarInput], indicadoresExameFisico: IndicadoresExameFisicoInput,
      exameFisico: [ID], suspeitasDiagnosticas: String, planoConduta: String
    ): ConsultaResponse
    deleteConsulta(id: ID!): Boolean
    createContatoBkp(celular: String, telefone: String, email: String, pessoaId: ID): Contato
    createContato(celular: String, telefone: String, email: String, pessoaId: ID): CreateContatoResponse
    updateContato(id: ID!, celular: String, telefone: String, email: String): Contato
    deleteContato(id: ID!): Boolean
    createCorPele(nome: String): CorPele
    updateCorPele(id: ID!, nome: String): CorPele
    deleteCorPele(id: ID!): Int
    createEndereco(
      tipoLogradouroId: Int, logradouro: String, numero: Int, bairro: String, complemento: String, cep: String,
      cidadeId: Int, ativo: Boolean
    ): EnderecoResponse
    updateEndereco(
      id: ID!, tipoLogradouroId: Int, logradouro: String, numero: Int, bairro: String, complemento: String,
      cep: String, cidadeId: Int, ativo: Boolean
    ): EnderecoResponse
    deleteEndereco(id: ID!): Boolean
    createEscolaridade(nome: String): Escolaridade
    updateEscolaridade(id: ID!, nome: String): Escolaridade
    deleteEscolaridade(id: ID!): Int
    createEspecialidade(nome: String, descricao: String): CreateEspecialidadeResponse
    updateEspecialidade(id: ID!, nome: String, descricao: String): CreateEspecialidadeResponse
    deleteEspecialidade(id: ID!): Boolean
    createEstadoCivil(nome: String): EstadoCivil
    updateEstadoCivil(id: ID!, nome: String): EstadoCivil
    deleteEstadoCivil(id: ID!): Int
    createEstado(nome: String, sigla: String): Estado
    updateEstado(id: ID!, nome: String, sigla: String): Estado
    deleteEstado(id: ID!): Int
    createExameFisico(nome: String, tipoExameFisicoId: ID!): ExameFisicoResponse
    updateExameFisico(id: ID!, nome: String, tipoExameFisicoId: ID): ExameFisicoResponse
    deleteExameFisico(id: ID!): Boolean
    createGrupo(nome: String, descricao: String): GrupoResponse
    updateGrupo(id: ID!, nome: String, descricao: String, permissoes: [ID]): GrupoResponse
    deleteGrupo(id: ID!): Int
    createMedicamento(nome: String, dose: String, apresentacaoMedicamentoId: Int): Medicamento
    updateMedicamento(id: ID!, nome: String, dose: String, apresentacaoMedicamentoId: Int): Medicamento
    deleteMedicamento(id: ID!): Int
    createPacienteAntecedenteAtributo(
      atributoValor: String, pacienteId: ID, antecedenteId: Int!, antecedenteAtributoId: Int!
    ): PacienteAntecedenteAtributoResponse
    bulkCreatePacienteAntecedenteAtributo(
      pacienteAntecedenteAtributos: [PacienteAntecedenteAtributoInput]!
    ): PacienteAntecedenteAtributoResponse
    updatePacienteAntecedenteAtributo(id: Int!, atributoValor: String): PacienteAntecedenteAtributoResponse
    deletePacienteAntecedenteAtributo(id: Int!): Boolean
    createPaciente(
      prontuario: String, rg: String, cpf: String, cartaoFamilia: String, cns: String, agenteComunitario: String,
      pessoaId: ID!, unidadeSaudeId: ID, nacionalidadeId: ID, naturalidadeId: ID, estadoCivilId: ID, religiaoId: ID,
      corPeleId: ID, escolaridadeId: ID, tempoEstudoId: ID, profissaoId: ID, situacaoProfissionalId: ID,
      especialidades: [ID]
    ): PacienteResponse
    createWithIncludes(
      prontuario: String, rg: String, cpf: String, cartaoFamilia: String, cns: String, agenteComunitario: String,
      pessoa: PessoaInput, unidadeSaudeId: ID, nacionalidadeId: ID, naturalidadeId: ID, estadoCivilId: ID,
      religiaoId: ID, corPeleId: ID, escolaridadeId: ID, tempoEstudoId: ID, profissaoId: ID,
      situacaoProfissionalId: ID, especialidades: [ID]
    ): PacienteResponse
    updatePaciente(
      id: ID!, prontuario: String, rg: String, cpf: String, cartaoFamilia: String, cns: String,
      agenteComunitario: String, pessoa: PessoaInput, unidadeSaudeId: ID, nacionalidadeId: ID, naturalidadeId: ID,
      estadoCivilId: ID, religiaoId: ID, corPeleId: ID, escolaridadeId: ID, tempoEstudoId: ID, profissaoId: ID,
      situacaoProfissionalId: ID, especialidades: [ID]
    ): PacienteResponse
    deletePaciente(id: ID!): Boolean
    createPais(nome: String, sigla: String): Pais
    updatePais(id: ID!, nome: String, sigla: String): Pais
    deletePais(id: ID!): Int
    createPatologia(nome: String, descricao: String, tipoPatologiaId: Int): PatologiaResponse
    updatePatologia(id: ID!, nome: String, tipoPatologiaId: Int): PatologiaResponse
    deletePatologia(id: ID!): Boolean
    createPermissao(nome: String, descricao: String): PermissaoResponse
    updatePermissao(id: ID!, nome: String, descricao: String): PermissaoResponse
    deletePermissao(id: ID!): Int
    createPessoa(nome: String!, dataNascimento: String, sexo: String, enderecos: [Int]): PessoaResponse
    updatePessoa(id: ID!, nome: String, dataNascimento: String, sexo: String, enderecos: [Int]): PessoaResponse
    deletePessoa(id: ID!): Boolean
    createProfissao(nome: String): ProfissaoResponse
    updateProfissao(id: ID!, nome: String): ProfissaoResponse
    deleteProfissao(id: ID!): Int
    createQueixa(nome: String, tipoQueixaId: ID!): QueixaResponse
    updateQueixa(id: ID!, nome: String, tipoQueixaId: Int): QueixaResponse
    deleteQueixa(id: ID!): Boolean
    createRecordatorioAlimentar(
      quantidade: Int, consultaId: ID!, tipoRefeicaoId: ID!, alimentoId: ID, alimento: AlimentoInput
    ): RecordatorioAlimentarResponse
    updateRecordatorioAlimentar(
      id: ID!, quantidade: Int, consultaId: ID, tipoRefeicaoId: ID, alimentoId: ID
    ): RecordatorioAlimentarResponse
    deleteRecordatorioAlimentar(id: ID!): Boolean
    createReligiao(nome: String): ReligiaoResponse
    updateReligiao(id: ID!, nome: String): ReligiaoResponse
    deleteReligiao(id: ID!): Int
    createResponsavelConsulta(nomes: String): ResponsavelConsultaResponse
    updateResponsavelConsulta(id: ID!, nomes: String): ResponsavelConsulta
    deleteResponsavelConsulta(id: ID!): Boolean
    createSecao(nome: String, descricao: String, usuarioId: ID): SecaoResponse
    updateSecao(id: ID!, nome: String, descricao: String, usuarioId: ID): SecaoResponse
    deleteSecao(id: ID!): Boolean
    createSituacaoProfissional(id: ID!, nome: String): SituacaoProfissional
    updateSituacaoProfissional(id: ID!, nome: String): SituacaoProfissional
    deleteSituacaoProfissional(id: ID!): Int
    createTempoEstudo(nome: String): TempoEstudo
    updateTempoEstudo(id: ID!, nome: String): TempoEstudo
    deleteTempoEstudo(id: ID!): Boolean
    createTipoAntecedente(nome: String, descricao: String): TipoAntecedenteResponse
    updateTipoAntecedente(id: Int!, nome: String, descricao: String): TipoAntecedenteResponse
    deleteTipoAntecedente(id: Int!): Boolean
    createTipoExameFisico(nome: String, descricao: String): TipoExameFisicoResponse
    updateTipoExameFisico(id: ID!, nome: String, descricao: String): TipoExameFisicoResponse
    deleteTipoExameFisico(id: ID!): Boolean
    createTipoLogradouro(nome: String): TipoLogradouro
    updateTipoLogradouro(id: ID!, nome: String): TipoLogradouro
    deleteTipoLogradouro(id: ID!): Int
    createTipoPatologia(nome: String, descricao: String): TipoPatologiaResponse
    updateTipoPatologia(id: Int!, nome: String, descricao: String): TipoPatologiaResponse
    deleteTipoPatologia(id: Int!): Boolean
    createTipoQueixa(nome: String, descricao: String): CreateTipoQueixaResponse
    updateTipoQueixa(id: ID!, nome: String, descricao: String): CreateTipoQueixaResponse
    deleteTipoQueixa(id: ID!): Boolean
    createTipoRefeicao(nome: String): TipoRefeicaoResponse
    updateTipoRefeicao(id: ID!, nome: String): TipoRefeicaoResponse
    deleteTipoRefeicao(id: ID!): Boolean
    createUnidadeSaude(nome: String, cnes: String): UnidadeSaudeResponse
    updateUnidadeSaude(id: ID!, nome: String, cnes: String): UnidadeSaudeResponse
    deleteUnidadeSaude(id: ID!): Boolean
    createUsuario(nome: String!, senha: String!, pessoaId: ID, grupos: [ID]): UsuarioResponse
    createUsuarioWithIncludes(nome: String!, senha: String!, pessoa: PessoaInput!, grupos: [ID]): UsuarioResponse
    updateUsuario(id: ID!, nome: String, senha: String, pessoa: PessoaInput, grupos: [ID]): UsuarioResponse
    deleteUsuario(id: ID!): Boolean
    logout: Boolean
    revokeRefreshToken(userId: ID!): Boolean
    changePassword(id: ID!, previousPassword: String!, newPassword: String!): UpdateResponse
  }
`;
