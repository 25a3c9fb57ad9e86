import {
  type CaptchaOutcome,
  type CaptchaScene,
  defineExtensionPoint,
  type ExtensionPoint,
  type HttpError,
} from '@foyer/sdk'
import type { SubmittedCredentials } from './start-session.ts'
import type { LoginAnswer } from './login-answer.ts'

/** What a player may prove it by: e-mail address, payee name, code of an authenticator, code by text message (EN-07). */
export type FactorMethod = 'E' | 'P' | 'G' | 'S'

/** What the component of a second factor gets. */
export interface SecondFactorProps {
  /** What the login was asked with; the second call carries it again (ST-04). To be kept nowhere. */
  readonly credentials: SubmittedCredentials
  /** One tab for each, in this order; never empty (OV-15). */
  readonly methods: readonly FactorMethod[]
  /** A captcha for sending a code, as a login method's (VA-02). */
  readonly captcha: (scene: CaptchaScene) => Promise<CaptchaOutcome>
  /**
   * The modal closes: with the answer of a login (EN-04), or with the refusal after which no factor helps, as of an account that
   * is locked now. Whoever asked for the login tells the player of that.
   */
  readonly onEnd: (end: LoginAnswer | HttpError) => void
}

/** A second factor of logins (ST-04): data, placed in the manifest, so that its code comes when one is asked. */
export interface SecondFactor {
  /** Name of the module's exported component, which takes `SecondFactorProps` and stands in a sheet, below its title. */
  readonly component: string
}
export const secondFactors: ExtensionPoint<SecondFactor> = defineExtensionPoint<SecondFactor>({
  id: 'account.second-factors',
  cardinality: 'one',
  startsAt: 'demand',
})
