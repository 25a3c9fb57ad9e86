import { isRecord } from '../is-record.ts'
import type { PixelContext, PixelFunction } from './pixel-function.ts'

/**
 * Puts a vendor's function on the page that adds each call, as the `arguments` that the vendor's script expects, to a list:
 * the form of gtag. The script takes the list over, or puts another in its place.
 *
 * @param name - of the function's global variable: `gtag`
 * @param layer - of the list's: `dataLayer`
 * @param own - the list, where it outlives the plugin: that of a script which stays on the page and keeps reading it
 */
export function layerStub(
  context: PixelContext,
  name: string,
  layer: string,
  own: unknown[] = [],
): PixelFunction {
  function stub(): void {
    const current: unknown = Reflect.get(globalThis, layer)
    const calls = hasPush(current) ? current : own
    // eslint-disable-next-line prefer-rest-params -- the script takes no array for a call
    calls.push(arguments)
  }
  context.global(layer, own)
  context.global(name, stub)
  return (...call) => Reflect.apply(stub, undefined, call)
}

const hasPush = (value: unknown): value is { push(call: unknown): unknown } =>
  isRecord(value) || Array.isArray(value) ? typeof Reflect.get(value, 'push') === 'function' : false
