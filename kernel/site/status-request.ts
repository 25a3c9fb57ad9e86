import type { LanguageCode } from '@foyer/sdk'

/** The part of `location` that the call sends. */
export interface StatusLocation {
  readonly href: string
  readonly hostname: string
  readonly search: string
}

/**
 * The page's address for the gateway: without hash, and without parameters that contain a token (SE-04), also
 * inside an address that is itself a parameter.
 */
function withoutTokens(href: string): string {
  const url = new URL(href)
  url.hash = ''
  for (const [name, value] of [...url.searchParams])
    if (/token/i.test(name) || /[:=]|%3[ad]/i.test(value.slice(value.search(/token|$/i))))
      url.searchParams.delete(name)
  return url.href
}

/**
 * The status call (CA-09): GET /wps/system/status, always revalidated, with the device, the track that the
 * page was opened with, and the page's domain and address. The page's inline script sends the same call
 * before any module is loaded.
 */
export function statusRequest(
  page: StatusLocation,
  merchantCode: string,
  language: LanguageCode,
): { readonly url: string; readonly init: RequestInit } {
  const query = new URLSearchParams({
    device: 'MOBILE',
    track: new URLSearchParams(page.search).get('track') ?? '',
    originalDomain: page.hostname,
    url: withoutTokens(page.href),
  })
  return {
    url: `/wps/system/status?${query}`,
    init: {
      cache: 'no-cache',
      headers: { Accept: 'application/json', Merchant: merchantCode, Language: language },
    },
  }
}
