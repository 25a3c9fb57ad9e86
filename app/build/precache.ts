import { addressesOf, type ClientManifest, staticClosure } from './client-manifest.ts'

const ENTRY = 'app/main.tsx'
/** Lazy parts of the site itself, and of the plugins in its entry: what a page loads soon, or needs when it is offline or old. */
const SITE =
  /^(?:app|kernel|plugins\/(?:account\/auth|games\/lobby|promotions\/banners|site\/chrome|site\/offline|site\/update))\//
/** Parts that are of no use without the gateway, or that only some pages load. */
const LATER = /^kernel\/(?:crypto|foreign|inspection|scripts)\//

/**
 * What the worker fetches when it is installed: the entry, and the lazy parts of the site itself. Every other plugin's files
 * are kept when a page has loaded them: one that a merchant has off costs nothing here either (KN-01).
 */
export function precacheOf(manifest: ClientManifest): readonly string[] {
  const lazy = Object.keys(manifest).filter((key) => SITE.test(key) && !LATER.test(key))
  return addressesOf(manifest, staticClosure(manifest, [ENTRY, ...lazy]))
}
