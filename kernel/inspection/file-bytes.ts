const sizes = new Map<string, Promise<number | undefined>>()

/**
 * The size of a file that the page has loaded, in bytes, not compressed; `undefined` where it cannot be read
 * again. From the browser's cache, if the server allows that. Asked for once.
 */
export function fileBytes(url: string): Promise<number | undefined> {
  const size = sizes.get(url) ?? measure(url)
  sizes.set(url, size)
  return size
}

async function measure(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { credentials: 'omit', cache: 'force-cache' })
    return response.ok ? (await response.arrayBuffer()).byteLength : undefined
  } catch {
    return undefined
  }
}
