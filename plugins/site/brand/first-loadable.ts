/** The first of several addresses that gives an image; `undefined` where none does, or the caller has given up. */
export async function firstLoadable(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const address of addresses) {
    if (await canLoad(address)) return signal.aborted ? undefined : address
    if (signal.aborted) return undefined
  }
  return undefined
}

function canLoad(address: string): Promise<boolean> {
  const image = new Image()
  return new Promise((resolve) => {
    image.onload = () => resolve(true)
    image.onerror = () => resolve(false)
    image.src = address
  })
}
