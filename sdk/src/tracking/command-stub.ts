import type { PixelCall, PixelContext, PixelFunction } from './pixel-function.ts'

/**
 * Puts the stub of a vendor's command function on the page: a call waits in its `queue` until the vendor's script has set
 * `handler` on it, which takes over the queue and gets every later call.
 *
 * @param name - of the global variable; several: the same function under each
 * @param handler - the member that the script sets: `callMethod`
 * @param members - what else the script looks for: `{ version: '2.0' }`
 * @returns a function that calls what is on the page then: the stub, or what the script has put in its place
 * @example
 * const fbq = commandStub(context, ['fbq', '_fbq'], 'callMethod', { loaded: true, version: '2.0' })
 */
export function commandStub(
  context: PixelContext,
  name: string | readonly [string, ...string[]],
  handler: string,
  members: Readonly<Record<string, unknown>> = {},
): PixelFunction {
  const queue: PixelCall[] = []
  const stub = (...call: PixelCall): void => {
    const handle: unknown = Reflect.get(stub, handler)
    if (typeof handle === 'function') Reflect.apply(handle, stub, call)
    else queue.push(call)
  }
  Object.assign(stub, { queue, push: stub }, members)
  const names = typeof name === 'string' ? ([name] as const) : name
  for (const each of names) context.global(each, stub)
  return (...call) => {
    const current: unknown = Reflect.get(globalThis, names[0])
    const replaced = typeof current === 'function' && typeof Reflect.get(stub, handler) !== 'function'
    Reflect.apply(replaced ? current : stub, undefined, call)
  }
}
