import { type CaptchaFields, type ContextOf, HttpError, type ServicesOf } from '@foyer/sdk'
import { type SendOutcome, usesIdentityCodes } from '../shared/points.ts'
import type { MobileNumber } from '../shared/endpoints.ts'
import { RESEND_MS } from './constants.ts'
import type { Countdown } from './countdown.ts'
import { sendCode } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import type { IdentityOtpSender } from './identity-otp-sender.ts'
import { parseResendDelay } from './parse-resend-delay.ts'

/** Sends codes, never two at once and none too early (ST-10). */
export class OtpSender {
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  readonly #countdown: Countdown
  readonly #provider: IdentityOtpSender
  #sending = false

  constructor(
    context: ContextOf<typeof manifest>,
    services: ServicesOf<typeof manifest>,
    countdown: Countdown,
    provider: IdentityOtpSender,
  ) {
    this.#context = context
    this.#services = services
    this.#countdown = countdown
    this.#provider = provider
  }

  async send(
    number: MobileNumber,
    proof: CaptchaFields,
    signal: AbortSignal = this.#context.signal,
  ): Promise<SendOutcome> {
    const { http, clock, site } = this.#services
    if (usesIdentityCodes(site.status.get())) return this.#sendByProvider(number, signal)
    const { smsTemplate } = this.#context.settings
    const body = { ...number, ...proof, ...(smsTemplate ? { smsTemplate } : {}) }
    try {
      const call = (): Promise<unknown> => http.call(sendCode, { body, signal })
      const sent = await this.sendBy(call, (expirationTime) =>
        parseResendDelay(expirationTime, clock.gatewayNow()),
      )
      return { kind: sent ? 'sent' : 'waiting' }
    } catch (error) {
      const aborted = error instanceof HttpError && error.code === 'HT-ABORTED'
      // The call itself has alerted what is to be alerted (ER-04).
      return aborted ? { kind: 'aborted' } : { kind: 'failed', error }
    }
  }

  async #sendByProvider(number: MobileNumber, signal: AbortSignal): Promise<SendOutcome> {
    try {
      const sent = await this.sendBy(() => this.#provider.send(number, signal))
      return { kind: signal.aborted ? 'aborted' : sent ? 'sent' : 'waiting' }
    } catch (error) {
      // The provider has shown the player why.
      return signal.aborted ? { kind: 'aborted' } : { kind: 'failed', error }
    }
  }

  /** See `MobileNumbers`. @param waitMs how long no other code may be sent, given the result of `sending` */
  async sendBy<T>(
    sending: () => Promise<T>,
    waitMs: (sent: T) => number = () => RESEND_MS,
  ): Promise<{ readonly sent: T } | undefined> {
    if (this.#sending || this.#countdown.wait.get() > 0) return undefined
    this.#sending = true
    try {
      const sent = await sending()
      this.#countdown.start(waitMs(sent))
      return { sent }
    } finally {
      this.#sending = false
    }
  }
}
