import { CaptchaError, type Http } from '@foyer/sdk'
import { createWidget } from './create-widget.ts'
import { challenge } from './endpoints.ts'
import { type FieldNames, v3Fields } from './proof-fields.ts'
import { type GeetestV3, vendorGlobals } from './vendor.ts'
import type { StartWidget } from './start-widget.ts'

export interface StartV3Options {
  /** The vendor's own code. */
  readonly language: string
  readonly timeoutMs: number
  readonly fields: FieldNames
  readonly http: Http
  readonly now: () => number
  /** Adds the vendor's script to the page, in a new element each time. */
  readonly load: (signal: AbortSignal) => Promise<unknown>
}

/** Starts version 3 with a new challenge, since each is valid for one attempt only (CA-13). */
export const startV3 =
  ({ language, timeoutMs, fields, http, now, load }: StartV3Options): StartWidget =>
  async (signal, events) => {
    const [{ gt, challenge: given, newCaptcha, success }] = await Promise.all([
      http.call(challenge, { query: { t: now() }, signal, alert: false }),
      load(signal),
    ])
    const { initGeetest } = vendorGlobals()
    if (!initGeetest) throw new CaptchaError({ reason: 'vendor', code: 'CP-VENDOR' })
    return createWidget<GeetestV3>({
      signal,
      events,
      init: (fail, onCreated) =>
        initGeetest(
          {
            gt,
            challenge: given,
            offline: !success,
            new_captcha: newCaptcha,
            product: 'bind',
            https: true,
            lang: language,
            timeout: timeoutMs,
            onError: fail,
          },
          onCreated,
        ),
      widget: (vendor) => ({ open: () => vendor.verify() }),
      fields: (vendor) => v3Fields(vendor.getValidate(), fields),
    })
  }
