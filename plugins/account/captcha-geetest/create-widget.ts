import {
  CaptchaError,
  type CaptchaEvents,
  type CaptchaFailure,
  type CaptchaFields,
  type CaptchaWidget,
} from '@foyer/sdk'
import { moveIntoDialog } from './move-into-dialog.ts'
import { vendorFailure } from './vendor-failure.ts'
import type { GeetestV3, GeetestV4 } from './vendor.ts'

interface WidgetOptions<Vendor> {
  readonly signal: AbortSignal
  readonly events: CaptchaEvents
  /** Calls the vendor's script with callbacks for an error and for the script's object. */
  readonly init: (fail: (error: unknown) => void, onCreated: (vendor: Vendor) => void) => void
  /** What the vendor's object can do once it is ready. */
  readonly widget: (vendor: Vendor) => Omit<CaptchaWidget, 'destroy'>
  readonly fields: (vendor: Vendor) => CaptchaFields | undefined
  /** True: the failure does no harm yet; `onTimeout` reports it if the box is not ready in time. */
  readonly isRecoverable?: (failure: CaptchaFailure, ready: boolean, onTimeout: () => void) => boolean
}

/**
 * The vendor's box, from the call of its script until it is ready, and its events from then on. An earlier
 * error rejects with `CaptchaError`; a box that comes too late is destroyed.
 */
export function createWidget<Vendor extends GeetestV3 | GeetestV4>(
  options: WidgetOptions<Vendor>,
): Promise<CaptchaWidget> {
  const { signal, events } = options
  return new Promise((resolve, reject) => {
    let ready = false
    let moveBack = (): void => {}
    const restore = (): void => {
      moveBack()
      moveBack = () => {}
    }
    signal.addEventListener('abort', restore, { once: true })
    const end = (failure: CaptchaFailure): void => {
      restore()
      if (ready) events.failed(failure)
      else reject(new CaptchaError(failure))
    }
    const fail = (error: unknown): void => {
      if (signal.aborted) return
      const failure = vendorFailure(error)
      const recoverable = options.isRecoverable?.(failure, ready, () => ready || end(failure))
      if (!recoverable) end(failure)
    }
    options.init(fail, (vendor) => {
      const destroy = (): void => ignoreErrors(() => vendor.destroy?.())
      if (signal.aborted) return destroy()
      // In some builds only, its methods return the object that they were called on.
      vendor.onReady(() => {
        if (signal.aborted) return
        ready = true
        const { open, ...widget } = options.widget(vendor)
        resolve({
          ...widget,
          open() {
            moveBack = moveIntoDialog()
            try {
              open()
            } catch (error) {
              restore()
              throw error
            }
          },
          destroy,
        })
      })
      vendor.onSuccess(() => {
        const fields = options.fields(vendor)
        if (!fields) return fail(undefined)
        restore()
        events.passed(fields)
      })
      vendor.onClose(() => {
        restore()
        events.closed()
      })
      vendor.onError(fail)
      // If the form closes before the box is ready, only this function knows the box.
      signal.addEventListener('abort', () => ready || destroy(), { once: true })
    })
  })
}

/** A vendor's error during its clean-up must do no harm. */
function ignoreErrors(run: () => void): void {
  try {
    run()
  } catch {
    // `removeVendorElements` removes what the box leaves in the page.
  }
}
