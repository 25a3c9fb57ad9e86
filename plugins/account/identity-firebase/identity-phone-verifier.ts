import type { ContextOf, ServicesOf } from '@foyer/sdk'
import type { Confirmation, PhoneVerifier } from '../shared/points.ts'
import type { MobileNumber } from '../shared/endpoints.ts'
import { failureLines } from './failure-lines.ts'
import { readIdentityConfig } from './identity-config.ts'
import { type IdentityFailure, identityFailure } from './identity-failure.ts'
import type { IdentityService, IdentityUser } from './identity-service.ts'
import type { manifest } from './manifest.ts'
import { isLive, SENT_CODE } from './sent-code.ts'
import { getIdentityService } from './get-identity-service.ts'
import { toE164 } from './to-e164.ts'

/** The identity provider's codes for other forms: log-in, second factor, registration (EN-05, EN-07). */
export class IdentityPhoneVerifier implements PhoneVerifier {
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  /** The last right code: the service accepts it only once. */
  #verified: { readonly phone: string; readonly code: string; readonly user: IdentityUser } | undefined

  constructor(context: ContextOf<typeof manifest>, services: ServicesOf<typeof manifest>) {
    this.#context = context
    this.#services = services
  }

  async send(number: MobileNumber, signal: AbortSignal): Promise<void> {
    const { storage } = this.#context
    const { clock, overlays } = this.#services
    try {
      const service = await this.#service()
      const verificationId = await service.sendCode(toE164(number), document.body)
      storage.set(SENT_CODE, { ...number, verificationId, at: clock.now() })
      this.#verified = undefined
    } catch (error) {
      if (!signal.aborted) void overlays.alert({ message: this.#describe(identityFailure(error)) })
      throw error
    }
  }

  async confirm(number: MobileNumber, code: string): Promise<Confirmation> {
    try {
      const idToken = await (await this.#userOf(number, code)).idToken()
      if (!idToken) throw withCode('ID-TOKEN', 'the identity provider gave no id token')
      return { idToken }
    } catch (error) {
      return { refused: this.#describe(identityFailure(error)) }
    }
  }

  /** Call when the session ends: forgets whose phone it was (ST-32). */
  clear(): void {
    this.#verified = undefined
  }

  async #userOf(number: MobileNumber, code: string): Promise<IdentityUser> {
    const phone = toE164(number)
    if (this.#verified?.phone === phone && this.#verified.code === code) return this.#verified.user
    const { storage } = this.#context
    const sent = storage.get(SENT_CODE)
    // None was sent, or one to another number, or one too long ago (ER-10).
    if (!sent || toE164(sent) !== phone || !isLive(sent, this.#services.clock.now()))
      throw withCode('auth/code-expired', 'no code was sent')
    const user = await (await this.#service()).confirm(sent.verificationId, code)
    storage.remove(SENT_CODE)
    this.#verified = { phone, code, user }
    return user
  }

  async #service(): Promise<IdentityService> {
    const { settings } = this.#context
    const sms = this.#services.site.status.get()?.parts?.['sms']
    const { config } = readIdentityConfig(sms, settings, location.host)
    if (!config) throw withCode('auth/invalid-api-key', 'the identity provider is not set up')
    return getIdentityService(this.#context, this.#services, config)
  }

  #describe(failure: IdentityFailure): string {
    return failureLines(
      failure,
      this.#services.i18n.translate<'account.identity-firebase'>(this.#context.id),
    ).join('\n')
  }
}

const withCode = (code: string, message: string): Error => Object.assign(new Error(message), { code })
