import { EXTRA_FAILED, WITHOUT_EXTRA_MS } from './constants.ts'
import { type FieldNames, v4Fields } from './proof-fields.ts'
import { readyBox } from './box.ts'
import { StartError } from './start-failure.ts'
import { type GeetestV4, vendorOnPage } from './vendor.ts'
import type { StartWidget } from './widget.ts'

export interface StartV4Parts {
  readonly captchaId: string
  /** The vendor's own code. */
  readonly language: string
  readonly timeoutMs: number
  readonly fields: FieldNames
  /** Puts the vendor's script into the page, a new element each time. */
  readonly load: (signal: AbortSignal) => Promise<unknown>
  readonly timeout: (run: () => void, ms: number) => void
}

/** Starts version 4. */
export const startV4 =
  ({ captchaId, language, timeoutMs, fields, load, timeout }: StartV4Parts): StartWidget =>
  async (signal, events) => {
    await load(signal)
    const { initGeetest4 } = vendorOnPage()
    if (!initGeetest4) throw new StartError({ reason: 'vendor', code: 'CP-VENDOR' })
    return readyBox<GeetestV4>({
      signal,
      events,
      init: (fail, made) =>
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
          made,
        ),
      widget: (vendor) => ({ open: () => vendor.showCaptcha(), reset: () => vendor.reset() }),
      fields: (vendor) => v4Fields(vendor.getValidate(), captchaId, fields),
      // It may work without the extra resource: only one that does not become ready has failed.
      excuses: ({ code }, ready, giveUp) => {
        if (code !== EXTRA_FAILED) return false
        if (!ready) timeout(giveUp, WITHOUT_EXTRA_MS)
        return true
      },
    })
  }
