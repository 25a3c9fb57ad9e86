import type { SubmitAction, SubmitState } from '../submit-state.ts'
import type { FieldErrors } from './credentials.ts'
import type { LoginFailure } from './login-failure.ts'

/** The state of a login (ST-03). */
export type LoginState = SubmitState<FieldErrors, LoginFailure>
export type LoginAction = SubmitAction<FieldErrors, LoginFailure>
