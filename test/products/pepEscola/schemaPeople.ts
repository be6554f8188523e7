/** People, where they live, who uses the record, and the book. */
export const peopleText = `
  type Agendamento {
    insercao: Boolean
    retorno: Boolean
    ambulatorio: String
    data_horario: String
    confirmado: Boolean
    status: String
    cancelado: Boolean
    paciente: Paciente
    usuario: Usuario
  }
  type CreateAgendamentoResponse { ok: Boolean agendamento: Agendamento errors: [Error] }
  type AlteracaoAgendamento {
    data_hora_anterior: String
    data_hora_proxima: String
    motivo: String
    agendamento: Agendamento
    usuario: Usuario
  }
  type CreateAlteracaoAgendamentoResponse { ok: Boolean alteracaoAgendamento: AlteracaoAgendamento errors: [Error] }
  type Cidade { id: ID nome: String codigoIBGE: String estado: Estado }
  input CidadeInput { id: ID nome: String codigoIBGE: String }
  type Contato { id: ID celular: String telefone: String email: String }
  input ContatoInput { id: ID celular: String telefone: String email: String }
  type CreateContatoResponse { ok: Boolean contato: Contato errors: [Error] }
  type CorPele { id: ID nome: String }
  type Endereco {
    id: ID
    tipoLogradouro: TipoLogradouro
    logradouro: String
    numero: Int
    bairro: String
    complemento: String
    cep: String
    cidade: Cidade
    ativo: Boolean
  }
  input EnderecoInput {
    id: ID
    tipoLogradouroId: ID
    logradouro: String
    numero: Int
    bairro: String
    complemento: String
    cep: String
    cidadeId: ID
    ativo: Boolean
  }
  type EnderecoResponse { ok: Boolean endereco: Endereco errors: [Error] }
  type Error { path: String! message: String }
  type Escolaridade { id: ID nome: String }
  type Especialidade { id: ID nome: String descricao: String }
  type CreateEspecialidadeResponse { ok: Boolean especialidade: Especialidade errors: [Error] }
  type EstadoCivil { id: ID nome: String }
  type Estado { id: ID nome: String sigla: String }
  type Grupo { id: ID nome: String descricao: String usuarios: [Usuario] permissoes: [Permissao] }
  type GrupoResponse { ok: Boolean grupo: Grupo errors: [Error] }
  type Paciente {
    id: ID
    prontuario: String
    rg: String
    cpf: String
    cartaoFamilia: String
    cns: String
    agenteComunitario: String
    pessoa: Pessoa
    unidadeSaude: UnidadeSaude
    nacionalidade: Pais
    naturalidade: Cidade
    estadoCivil: EstadoCivil
    religiao: Religiao
    corPele: CorPele
    escolaridade: Escolaridade
    tempoEstudo: TempoEstudo
    profissao: Profissao
    situacaoProfissional: SituacaoProfissional
    especialidades: [Especialidade]
  }
  type PacienteResponse { ok: Boolean paciente: Paciente errors: [Error] }
  type Pais { id: ID nome: String sigla: String }
  type Permissao { id: ID nome: String descricao: String grupos: [Grupo] }
  type PermissaoResponse { ok: Boolean permissao: Permissao errors: [Error] }
  type Pessoa { id: ID nome: String dataNascimento: String sexo: String contato: Contato enderecos: [Endereco] }
  input PessoaInput {
    id: ID
    nome: String
    dataNascimento: String
    sexo: String
    contato: ContatoInput
    enderecos: [EnderecoInput]
  }
  type PessoaResponse { ok: Boolean pessoa: Pessoa errors: [Error] }
  type Profissao { id: ID nome: String }
  type ProfissaoResponse { ok: Boolean profissao: Profissao errors: [Error] }
  type Religiao { id: ID nome: String }
  type ReligiaoResponse { ok: Boolean religiao: Religiao errors: [Error] }
  type Secao { id: ID nome: String descricao: String usuario: Usuario }
  type SecaoResponse { statusCode: Int secao: Secao message: String }
  type SituacaoProfissional { id: ID nome: String }
  type TempoEstudo { id: ID nome: String }
  type TipoLogradouro { id: ID nome: String }
  input TipoLogradouroInput { id: ID nome: String }
  type UnidadeSaude { id: ID nome: String cnes: String }
  type UnidadeSaudeResponse { ok: Boolean unidadeSaude: UnidadeSaude errors: [Error] }
  type Usuario { id: ID nome: String pessoa: Pessoa grupos: [Grupo] }
  type UsuarioResponse { ok: Boolean usuario: Usuario errors: [Error] }
  type LoginResponse { ok: Boolean token: String errors: [Error] }
  type UpdateResponse { ok: Boolean errors: [Error] }
  type Subscription { userLogged: LoginResponse }
`;
