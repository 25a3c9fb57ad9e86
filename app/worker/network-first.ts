interface Sources {
  readonly fetch: () => Promise<Response>
  readonly match: () => Promise<Response | undefined>
  readonly timeoutMs: number
}

/**
 * Workbox's NetworkFirst: the network's response, or the cached one where the network fails, responds with a
 * server error, or takes too long. With nothing cached it is the network's, however late. Rejects only where
 * there is neither.
 */
export async function networkFirst({ fetch, match, timeoutMs }: Sources): Promise<Response> {
  const fetched = fetch()
  const response = await inTime(fetched, timeoutMs)
  if (response && response.status < 500) return response
  return (await match()) ?? fetched
}

/** `undefined` where it fails or does not arrive in time. */
async function inTime(fetched: Promise<Response>, ms: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), ms)))
  try {
    return await Promise.race([fetched, timeout])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
