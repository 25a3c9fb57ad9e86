import type { CaptchaFailure, CaptchaFields } from '@foyer/sdk'
import { StartError } from './start-failure.ts'
import { vendorFailure } from './vendor-failure.ts'
import type { GeetestV3, GeetestV4 } from './vendor.ts'
import type { Widget, WidgetEvents } from './widget.ts'

interface WidgetOptions<Vendor> {
  readonly signal: AbortSignal
  readonly events: WidgetEvents
  /** Calls the vendor's script with callbacks for an error and for the script's object. */
  readonly init: (fail: (error: unknown) => void, onCreated: (vendor: Vendor) => void) => void
  /** What the vendor's object can do once it is ready. */
  readonly widget: (vendor: Vendor) => Omit<Widget, 'destroy'>
  readonly fields: (vendor: Vendor) => CaptchaFields | undefined
  /** True: the failure does no harm yet; `onTimeout` reports it if the box is not ready in time. */
  readonly isRecoverable?: (failure: CaptchaFailure, ready: boolean, onTimeout: () => void) => boolean
}

/**
 * The vendor's box, from the call of its script until it is ready, and its events from then on. An earlier
 * error rejects with `StartError`; a box that comes too late is destroyed.
 */
export function createWidget<Vendor extends GeetestV3 | GeetestV4>(
  options: WidgetOptions<Vendor>,
): Promise<Widget> {
  const { signal, events } = options
  return new Promise((resolve, reject) => {
    let ready = false
    const end = (failure: CaptchaFailure): void => {
      if (ready) events.failed(failure)
      else reject(new StartError(failure))
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
        resolve({ ...options.widget(vendor), destroy })
      })
      vendor.onSuccess(() => {
        const fields = options.fields(vendor)
        if (fields) events.passed(fields)
        else fail(undefined)
      })
      vendor.onClose(() => events.closed())
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
