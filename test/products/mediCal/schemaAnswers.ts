const output = 'success: Boolean errors: ExpectedErrorType';
const tokens = 'token: String refreshToken: String';

/** What mutations answer, with what the libraries say of their own. */
export const mediCalAnswers = `
  """
  Register user with fields defined in the settings.

  If the email field of the user model is part of the
  registration fields (default), check if there is
  no user with that email or as a secondary email.

  If it exists, it does not register the user,
  even if the email field is not defined as unique
  (default of the default django user model).

  When creating the user, it also creates a \`UserStatus\`
  related to that user, making it possible to track
  if the user is archived, verified and has a secondary
  email.

  Send account verification email.

  If allowed to not verified users login, return token.
  """
  type Register { ${output} ${tokens} }
  """
  Verify user account.

  Receive the token that was sent by email.
  If the token is valid, make the user verified
  by making the \`user.status.verified\` field true.
  """
  type VerifyAccount { ${output} }
  """
  Obtain JSON web token for given user.

  Allow to perform login with different fields,
  and secondary email if set. The fields are
  defined on settings.

  Not verified users can login by default. This
  can be changes on settings.

  If user is archived, make it unarchive and
  return \`unarchiving=True\` on output.
  """
  type ObtainJSONWebToken {
    payload: GenericScalar refreshExpiresIn: Int ${output} user: UserNode unarchiving: Boolean ${tokens}
  }
  """
  Update user model fields, defined on settings.

  User must be verified.
  """
  type UpdateAccount { ${output} }
  """
  Sends activation email.

  It is called resend because theoretically
  the first activation email was sent when
  the user registered.

  If there is no user with the requested email,
  a successful response is returned.
  """
  type ResendActivationEmail { ${output} }
  """
  Send password reset email.

  For non verified users, send an activation
  email instead.

  Accepts both primary and secondary email.

  If there is no user with the requested email,
  a successful response is returned.
  """
  type SendPasswordResetEmail { ${output} }
  """
  Change user password without old password.

  Receive the token that was sent by email.

  If token and new passwords are valid, update
  user password and in case of using refresh
  tokens, revoke all of them.

  Also, if user has not been verified yet, verify it.
  """
  type PasswordReset { ${output} }
  """
  Change account password when user knows the old password.

  A new token and refresh token are sent. User must be verified.
  """
  type PasswordChange { ${output} ${tokens} }
  type Verify { payload: GenericScalar }
  type Refresh { payload: GenericScalar refreshExpiresIn: Int ${tokens} }
  type Revoke { revoked: Int }
  type CreateUser { user: UserType }
  type UpdateUser { user: UserType }
  type DeactivateUser { user: UserType }
  type CreateAppointment { appointment: AppointmentType }
  type UpdateAppointment { appointment: AppointmentType }
  type DeleteAppointment { appointment: AppointmentType }
`;
