/** Address of the script of one pixel, for vendors who serve one for each (TikTok, Kwai). */
export function scriptOfPixel(scriptUrl: string, id: string, library: string): string {
  const url = new URL(scriptUrl, location.origin)
  url.searchParams.set('sdkid', id)
  url.searchParams.set('lib', library)
  return url.href
}
