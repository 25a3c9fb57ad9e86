/**
 * A complete response of this site: no error, not from another host, and not from a redirect (a network's
 * login page).
 */
const isSound = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected

const isHtml = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').includes('text/html')

/** No file of this site is HTML: an HTML response is from a network that requires a login first. */
export const isCacheableFile = (response: Response): boolean => isSound(response) && !isHtml(response)

/** A page of exactly this build. A page of another build would request files that the cache lacks. */
export async function isCacheablePage(response: Response, build: string): Promise<boolean> {
  if (!isSound(response) || !isHtml(response)) return false
  const text = await response.clone().text()
  return text.includes('id="foyer-baked"') && text.includes(`"build":"${build}"`)
}
