import { CaptchaError } from '@foyer/sdk'
import { RESOURCE_FAILED, MISSING_RESOURCE_WAIT_MS } from './constants.ts'
import { type FieldNames, v4Fields } from './proof-fields.ts'
import { createWidget } from './create-widget.ts'
import { type GeetestV4, vendorGlobals } from './vendor.ts'
import type { StartWidget } from './start-widget.ts'

export interface StartV4Options {
  readonly captchaId: string
  /** The vendor's own code. */
  readonly language: string
  readonly timeoutMs: number
  readonly fields: FieldNames
  /** Adds the vendor's script to the page, in a new element each time. */
  readonly load: (signal: AbortSignal) => Promise<unknown>
  readonly timeout: (run: () => void, ms: number) => void
}

/** Starts version 4. */
export const startV4 =
  ({ captchaId, language, timeoutMs, fields, load, timeout }: StartV4Options): StartWidget =>
  async (signal, events) => {
    await load(signal)
    const { initGeetest4 } = vendorGlobals()
    if (!initGeetest4) throw new CaptchaError({ reason: 'vendor', code: 'CP-VENDOR' })
    return createWidget<GeetestV4>({
      signal,
      events,
      init: (fail, onCreated) =>
        initGeetest4(
          {
            captchaId,
            product: 'bind',
            protocol: 'https://',
            language,
            timeout: timeoutMs,
            onError: fail,
            offlineCb: () => fail('CP-OFFLINE'),
          },
          onCreated,
        ),
      widget: (vendor) => ({ open: () => vendor.showCaptcha(), reset: () => vendor.reset() }),
      fields: (vendor) => v4Fields(vendor.getValidate(), captchaId, fields),
      // It may work without the extra resource: it has failed only if it does not become ready.
      isRecoverable: ({ code }, ready, onTimeout) => {
        if (code !== RESOURCE_FAILED) return false
        if (!ready) timeout(onTimeout, MISSING_RESOURCE_WAIT_MS)
        return true
      },
    })
  }
