import type { ContextOf, ServicesOf } from '@foyer/sdk'
import {
  type NumberProblem,
  phoneVerificationRequested,
  type PhoneVerifier,
  phoneVerifiers,
} from '../shared/points.ts'
import type { MobileNumber } from '../shared/endpoints.ts'
import { PROVIDER_TIMEOUT_MS } from './constants.ts'
import type { manifest } from './manifest.ts'

/** Codes that an identity provider, not the gateway, sends and verifies. */
export class IdentityOtpSender {
  readonly #context: ContextOf<typeof manifest>
  readonly #services: Pick<ServicesOf<typeof manifest>, 'overlays' | 'i18n'>
  #requested = false

  constructor(
    context: ContextOf<typeof manifest>,
    services: Pick<ServicesOf<typeof manifest>, 'overlays' | 'i18n'>,
  ) {
    this.#context = context
    this.#services = services
  }

  /** Requests the provider's plugin, which then starts. */
  prepare(): void {
    if (!this.#requested) this.#context.emit(phoneVerificationRequested, undefined)
    this.#requested = true
  }

  /** Rejects if no code was sent; the player has been shown why. */
  async send(number: MobileNumber, signal: AbortSignal): Promise<void> {
    const provider = await this.#provider()
    if (provider) return provider.send(number, signal)
    if (!signal.aborted) this.#services.overlays.toast(this.#unavailable(), { kind: 'warning' })
    throw new Error('no provider sends codes')
  }

  async confirm(
    number: MobileNumber,
    code: string,
  ): Promise<{ readonly idToken: string } | { readonly problem: NumberProblem }> {
    const provider = await this.#provider()
    const confirmation = provider ? await provider.confirm(number, code) : { refused: this.#unavailable() }
    return 'idToken' in confirmation
      ? confirmation
      : { problem: { key: 'code_refused', values: { why: confirmation.refused } } }
  }

  /** The provider, awaited while it loads; `undefined`: there is none. */
  #provider(): Promise<PhoneVerifier | undefined> {
    const context = this.#context
    const providers = context.contributions(phoneVerifiers)
    this.prepare()
    return new Promise((resolve) => {
      const finish = (): void => {
        void unsubscribe()
        void cancelTimeout()
        const provider = providers.get()[0]?.value
        if (!provider) context.logger.warn('MO-PROVIDER: no provider sends the merchant’s codes')
        resolve(provider)
      }
      const check = (): void => {
        if (providers.get().length > 0) finish()
      }
      const unsubscribe = context.defer(providers.subscribe(check))
      const cancelTimeout = context.timeout(finish, PROVIDER_TIMEOUT_MS)
      check()
    })
  }

  #unavailable(): string {
    return this.#services.i18n.translate('account.mobile')('codes_unavailable')
  }
}
