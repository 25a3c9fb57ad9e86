/** The vendor's command function; a stub until its script is loaded and takes over the `queue` of calls. */
export interface Fbq {
  (...call: readonly unknown[]): void
  /** Set by the vendor's script, and receives the calls from then on. */
  callMethod?: (...call: readonly unknown[]) => void
  readonly queue: (readonly unknown[])[]
  push: Fbq
  loaded: boolean
  version: string
  /** True: the vendor sends no page view when the history changes; in a single-page app it would count twice. */
  disablePushState: boolean
}

/** A stub with the members that the vendor's script looks for. */
export function createFbq(): Fbq {
  const fbq: Fbq = Object.assign(
    (...call: readonly unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call)
      else fbq.queue.push(call)
    },
    { queue: [], loaded: true, version: '2.0', disablePushState: true, push: (() => {}) as unknown as Fbq },
  )
  fbq.push = fbq
  return fbq
}
