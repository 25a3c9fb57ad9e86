import { layerStub, type PixelContext, type PixelFunction } from '@foyer/sdk'

/**
 * The vendor's list of calls. Its script takes over this very list, and stays on the page; so the list outlives the plugin,
 * and a plugin that starts again goes on with it.
 */
const layer: unknown[] = []

/** Puts `gtag` and its list on the page. */
export const createGtag = (context: PixelContext): PixelFunction =>
  layerStub(context, 'gtag', 'dataLayer', layer)

/** Whether the vendor's script runs on this page. It is added once only. */
export const isGoogleRunning = (): boolean => 'google_tag_manager' in globalThis

/**
 * The vendor's own switch of a tag, which its running script reads before everything that it sends. It is set only where the
 * script runs, and stays when the plugin stops: the script goes on.
 */
export function setTagDisabled(id: string, disabled: boolean): void {
  if (isGoogleRunning()) Reflect.set(globalThis, `ga-disable-${id}`, disabled)
}
