import type { LoginCredentials } from '@foyer/sdk'
import { type IdentityCredentials, identityTokenFields } from '../identity-token-fields.ts'
import type { LoginRequest } from '../login-endpoint.ts'
import type { LoginDeviceFields } from '../login-device-fields.ts'

/** Credentials that the login call itself carries. */
export type OwnCredentials = Exclude<LoginCredentials, IdentityCredentials>

/**
 * The body of a login (EN-03).
 * @param connect an identity to connect with the account: the password alone proves that this is allowed
 * (OV-16)
 */
export function loginRequest(
  credentials: OwnCredentials,
  deviceFields: LoginDeviceFields,
  connect: IdentityCredentials | undefined,
): LoginRequest {
  if (credentials.type === 'sms') {
    const { type, countryDialingCode, mobileNum, code, smsTemplate } = credentials
    return {
      type,
      countryDialingCode,
      mobileNum,
      verificationCode: code,
      ...(smsTemplate === undefined ? {} : { smsTemplate }),
      ...deviceFields,
    }
  }
  const { type, username, password } = credentials
  return { type, username, password, ...(connect && identityTokenFields(connect)), ...deviceFields }
}
