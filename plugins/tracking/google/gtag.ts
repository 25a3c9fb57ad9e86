import { isRecord, type PixelContext, type PixelFunction } from '@foyer/sdk'

/**
 * The vendor's list of calls. Its script takes over this very list, and stays on the page; so the list outlives the plugin,
 * and a plugin that starts again goes on with it.
 */
const layer: unknown[] = []

const hasPush = (value: unknown): value is { push(call: unknown): unknown } =>
  (isRecord(value) || Array.isArray(value)) && typeof Reflect.get(value, 'push') === 'function'

/** Puts `gtag` and its list on the page: each call is added as the `arguments` that the script expects. */
export function createGtag(context: PixelContext): PixelFunction {
  function gtag(): void {
    const current: unknown = Reflect.get(globalThis, 'dataLayer')
    const calls = hasPush(current) ? current : layer
    // eslint-disable-next-line prefer-rest-params -- the script takes no array for a call
    calls.push(arguments)
  }
  context.global('dataLayer', layer)
  context.global('gtag', gtag)
  return (...call) => Reflect.apply(gtag, undefined, call)
}

/** Whether the vendor's script runs on this page. It is added once only. */
export const isGoogleRunning = (): boolean => 'google_tag_manager' in globalThis

/**
 * The vendor's own switch of a tag, which its running script reads before everything that it sends. It is set only where the
 * script runs, and stays when the plugin stops: the script goes on.
 */
export function setTagDisabled(id: string, disabled: boolean): void {
  if (isGoogleRunning()) Reflect.set(globalThis, `ga-disable-${id}`, disabled)
}
