import type { PixelCall, PixelContext, PixelFunction } from '@foyer/sdk'

/** What the vendor's script reads of the stub. */
export interface AfOptions {
  readonly pba: {
    readonly webAppId: string
    /** `false`: the script measures nothing until `enableMeasurement`. Read when the script runs. */
    measurementStatus: boolean
  }
}

/** The vendor's function, and its switch. */
export interface Af {
  readonly call: PixelFunction
  /** Turns measurement on or off; without effect until the script has loaded. */
  measure(enabled: boolean): void
  /** Whether the vendor's script runs on this page: it may be added once only. */
  isRunning(): boolean
}

const memberOf = (owner: unknown, name: string): unknown =>
  (typeof owner === 'object' || typeof owner === 'function') && owner !== null
    ? Reflect.get(owner, name)
    : undefined
/** Calls a method, if it is one. */
function invoke(owner: unknown, name: string, call: readonly unknown[] = []): void {
  const method = memberOf(owner, name)
  if (typeof method === 'function') Reflect.apply(method, owner, call)
}
/** The vendor's object with `enableMeasurement` and `disableMeasurement`. */
const vendorSwitch = (): unknown => memberOf(memberOf(memberOf(globalThis, 'AF_SDK'), 'PLUGINS'), 'PBA')

/** The vendor's own function, after a stop: the script stays on the page, and is not added again. */
let runningAf: unknown

/**
 * Puts the stub of AppsFlyer's function on the page. A call is queued with its time; the vendor's script takes the queue over
 * and replaces the function.
 */
export function createAf(context: PixelContext, options: AfOptions): Af {
  const queue: unknown[] = []
  const stub = Object.assign((...call: unknown[]) => void queue.push([Date.now(), ...call]), {
    q: queue,
    id: options,
    plugins: {},
  })
  const isRunning = (): boolean => vendorSwitch() !== undefined
  context.global('AppsFlyerSdkObject', 'AF')
  context.global('AF', isRunning() ? runningAf : stub)
  context.defer(() => {
    if (isRunning()) runningAf = Reflect.get(globalThis, 'AF')
  })
  return {
    call: (...call: PixelCall) => invoke(globalThis, 'AF', call),
    measure(enabled) {
      invoke(vendorSwitch(), enabled ? 'enableMeasurement' : 'disableMeasurement')
    },
    isRunning,
  }
}
