import { CodedError, type PixelContext } from '@foyer/sdk'
import type Adjust from '@adjustcom/adjust-web-sdk'

/** The part of the vendor's SDK that is used. */
export type AdjustSdk = Pick<
  typeof Adjust,
  | 'initSdk'
  | 'trackEvent'
  | 'addGlobalCallbackParameters'
  | 'removeGlobalCallbackParameter'
  | 'stop'
  | 'restart'
  | 'gdprForgetMe'
>

const isSdk = (value: unknown): value is AdjustSdk =>
  typeof value === 'object' && value !== null && 'initSdk' in value && typeof value.initSdk === 'function'

/** The SDK of this page. It goes on after the plugin's stop, and can be started once only. */
let loaded: AdjustSdk | undefined

/**
 * The vendor's SDK: the site's own copy, or that of an address. The latter sets a global variable, which is taken off the page.
 *
 * @throws CodedError `AJ-SDK` where the address has another script
 */
export async function loadSdk(context: Pick<PixelContext, 'script'>, scriptUrl: string): Promise<AdjustSdk> {
  if (loaded) return loaded
  if (scriptUrl === '') return (loaded = (await import('@adjustcom/adjust-web-sdk')).default)
  await context.script(new URL(scriptUrl, location.origin).href, { retries: 1 })
  const found: unknown = Reflect.get(globalThis, 'Adjust')
  if (!isSdk(found)) throw new CodedError('AJ-SDK', 'the script has no SDK of Adjust')
  Reflect.deleteProperty(globalThis, 'Adjust')
  return (loaded = found)
}
