/** The first address whose image loads; `undefined` if none does or the signal is aborted. */
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
