/** A server that sends nothing for so long is not waited for. */
export const READ_TIMEOUT_MS = 20_000

const sizes = new Map<string, number | undefined>()

/**
 * The size of a file that the page has loaded, in bytes, not compressed; `undefined` until it has been read, and
 * where it cannot be read again. Each file is asked for once, from the browser's cache if the server allows that.
 *
 * @param onRead called when the size has become known
 */
export function fileBytes(url: string, onRead: () => void): number | undefined {
  if (!sizes.has(url)) {
    sizes.set(url, undefined)
    void readBytes(url).then((bytes) => {
      if (bytes === undefined) return
      sizes.set(url, bytes)
      onRead()
    })
  }
  return sizes.get(url)
}

async function readBytes(url: string): Promise<number | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), READ_TIMEOUT_MS)
  try {
    const { signal } = controller
    const response = await fetch(url, { credentials: 'omit', cache: 'force-cache', signal })
    return response.ok ? (await response.arrayBuffer()).byteLength : undefined
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
