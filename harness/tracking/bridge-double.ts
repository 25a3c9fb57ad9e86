/** What the app's function on the page does: nothing, since it is absent; it takes events; it throws. */
export type BridgeMode = 'none' | 'takes' | 'throws'

/** A call that the page made to the app. */
export interface BridgeCall {
  /** Epoch milliseconds. */
  readonly at: number
  readonly name: string
  /** The second parameter as it came: the event as JSON. */
  readonly event: string
}

interface BridgeDouble {
  readonly mode: BridgeMode
  eventTracker(name: unknown, event: unknown): void
}
const doubles = new WeakSet<object>()

/**
 * Puts a double of the app's `Android.eventTracker` (EN-13) on the frame's page, or takes it away. An object that is there
 * already and is no double stays: the page runs in a real app.
 *
 * @param page the frame's window; one of another host has no double
 */
export function putBridge(page: object, mode: BridgeMode, receive: (call: BridgeCall) => void): void {
  try {
    const found: unknown = Reflect.get(page, 'Android')
    const isDouble = typeof found === 'object' && found !== null && doubles.has(found)
    if (found !== undefined && !isDouble) return
    if (isDouble && Reflect.get(found, 'mode') === mode) return
    if (mode === 'none') {
      if (isDouble) Reflect.deleteProperty(page, 'Android')
      return
    }
    const double: BridgeDouble = {
      mode,
      eventTracker(name, event) {
        if (mode === 'throws') throw new Error('the app threw, as the harness asked')
        receive({ at: Date.now(), name: String(name), event: String(event) })
      },
    }
    doubles.add(double)
    Reflect.set(page, 'Android', double)
  } catch {
    // The frame shows a page of another host.
  }
}
