import type { ContextOf, ServicesOf } from '@foyer/sdk'
import type { MobileNumber, NumberProblem } from '../mobile-numbers.ts'
import { type PhoneProofs, phoneProofs, phoneProofsWanted } from '../phone-proofs.ts'
import { PROVIDER_WAIT_MS } from './constants.ts'
import type { manifest } from './manifest.ts'

/** Codes that somebody else than the gateway sends and takes. */
export class ProviderCodes {
  readonly #context: ContextOf<typeof manifest>
  readonly #services: Pick<ServicesOf<typeof manifest>, 'overlays' | 'i18n'>
  #asked = false

  constructor(
    context: ContextOf<typeof manifest>,
    services: Pick<ServicesOf<typeof manifest>, 'overlays' | 'i18n'>,
  ) {
    this.#context = context
    this.#services = services
  }

  /** Lets the provider start. */
  prepare(): void {
    if (!this.#asked) this.#context.emit(phoneProofsWanted, undefined)
    this.#asked = true
  }

  /** Rejects where none was sent, which has been told. */
  async send(number: MobileNumber, signal: AbortSignal): Promise<void> {
    const provider = await this.#provider()
    if (provider) return provider.send(number, signal)
    if (!signal.aborted) this.#services.overlays.toast(this.#unavailable(), { kind: 'warning' })
    throw new Error('nobody sends codes')
  }

  async confirm(
    number: MobileNumber,
    code: string,
  ): Promise<{ readonly idToken: string } | { readonly problem: NumberProblem }> {
    const provider = await this.#provider()
    const said = provider ? await provider.confirm(number, code) : { refused: this.#unavailable() }
    return 'idToken' in said ? said : { problem: { key: 'code_refused', values: { why: said.refused } } }
  }

  /** Whoever sends them, waited for while it loads; `undefined`: nobody does. */
  #provider(): Promise<PhoneProofs | undefined> {
    const context = this.#context
    const providers = context.contributions(phoneProofs)
    this.prepare()
    return new Promise((resolve) => {
      const end = (): void => {
        void stop()
        void late()
        const provider = providers.get()[0]?.value
        if (!provider) context.logger.warn('MO-PROVIDER: nobody sends the merchant’s codes')
        resolve(provider)
      }
      const look = (): void => {
        if (providers.get().length > 0) end()
      }
      const stop = context.defer(providers.subscribe(look))
      const late = context.timeout(end, PROVIDER_WAIT_MS)
      look()
    })
  }

  #unavailable(): string {
    return this.#services.i18n.translate('account.mobile')('codes_unavailable')
  }
}
