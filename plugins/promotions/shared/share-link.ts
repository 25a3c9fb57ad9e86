/**
 * Opens the device's own sheet to share a link. Call it within the player's tap, where `navigator.share` exists.
 *
 * @returns `cancelled`: the player closed the sheet. `refused`: the browser did not open it
 */
export async function shareLink(data: {
  readonly title: string
  readonly text?: string
  readonly url: string
}): Promise<'shared' | 'cancelled' | 'refused'> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'refused'
  }
}
