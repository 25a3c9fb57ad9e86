/** A complete response of this site: no error, no other host's, and not where a redirect ended (a network's login page). */
const isSound = ({ status, type, redirected }: Response): boolean =>
  status === 200 && type === 'basic' && !redirected

const isHtml = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').includes('text/html')

/** No file of this site is a page: a page in its place comes from a network that wants a login first. */
export const isCacheableFile = (response: Response): boolean => isSound(response) && !isHtml(response)

/** A page of exactly this build. Another build's would ask for files that the cache lacks. */
export async function isCacheablePage(response: Response, build: string): Promise<boolean> {
  if (!isSound(response) || !isHtml(response)) return false
  const text = await response.clone().text()
  return text.includes('id="foyer-baked"') && text.includes(`"build":"${build}"`)
}
