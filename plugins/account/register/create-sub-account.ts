import type { ContextOf, ServicesOf, SubmitCall } from '@foyer/sdk'
import { registrationSource } from '../shared/origin.ts'
import { registerByUsername } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** The credentials that the agent hands over. */
export interface SubAccount {
  readonly username: string
  readonly password: string
}

/**
 * Creates an account below the agent, who stays signed in (RT-04). It carries no referral codes, because the
 * agent's origin is not that of the new member. Rejects with the `HttpError` of the call.
 */
export async function createSubAccount(
  context: ContextOf<typeof manifest>,
  services: ServicesOf<typeof manifest>,
  { username, password }: SubAccount,
  { proof, signal }: SubmitCall,
): Promise<SubAccount> {
  const {
    affiliateCode: _a,
    referralCode: _r,
    pixelTrack: _p,
    campaignInfo: _c,
    ...origin
  } = await registrationSource(context, services)
  const agentId = services.session.current.get()?.id ?? ''
  const body = { ...origin, login: false, agentId, username, password, ...proof } as const
  const answer = await services.http.call(registerByUsername, { body, alert: false, signal })
  return { username: answer.userName ?? username, password }
}
