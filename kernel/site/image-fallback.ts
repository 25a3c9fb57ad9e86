import type { Disposer } from '@foyer/sdk'

/** The part of the site service that images need. */
export interface ImageSource {
  readonly imageCDNs: readonly string[]
  cdnFailed(cdn: string): void
}

const prefixOf = (cdn: string, page: string): string => `${new URL(cdn, page).href.replace(/\/{1,9}$/, '')}/`

/** The address of a failed image on the next CDN; `undefined` after the last CDN, or without a CDN. */
export function nextCdnSource(
  src: string,
  cdns: readonly string[],
  page: string,
): { readonly failed: string; readonly src: string | undefined } | undefined {
  for (const [index, failed] of cdns.entries()) {
    const prefix = prefixOf(failed, page)
    if (!src.startsWith(prefix)) continue
    const next = cdns[index + 1]
    return { failed, src: next === undefined ? undefined : prefixOf(next, page) + src.slice(prefix.length) }
  }
  return undefined
}

/**
 * Retries every failed image on the next CDN (EN-31), anywhere in the page. It listens before the image's own
 * handlers, which receive the error only when no CDN is left.
 */
export function watchImages(site: ImageSource, root: Document): Disposer {
  const retry = (image: HTMLImageElement): boolean => {
    const next = nextCdnSource(image.currentSrc || image.src, site.imageCDNs, root.baseURI)
    if (!next) return false
    site.cdnFailed(next.failed)
    if (next.src === undefined) return false
    image.src = next.src
    return true
  }
  const onError = (event: Event): void => {
    if (event.target instanceof HTMLImageElement && retry(event.target)) event.stopImmediatePropagation()
  }
  root.addEventListener('error', onError, true)
  for (const image of root.querySelectorAll('img'))
    if (image.src && image.complete && image.naturalWidth === 0) retry(image)
  return () => root.removeEventListener('error', onError, true)
}
