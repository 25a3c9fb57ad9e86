interface Sources {
  readonly ask: () => Promise<Response>
  readonly find: () => Promise<Response | undefined>
  readonly limitMs: number
}

/**
 * The network's answer, or the kept one where the network fails, answers with a server's error, or takes too long. With
 * nothing kept the player has what the network gives, however late. Rejects only where there is neither.
 */
export async function networkFirst({ ask, find, limitMs }: Sources): Promise<Response> {
  const asked = ask()
  const answer = await inTime(asked, limitMs)
  if (answer && answer.status < 500) return answer
  return (await find()) ?? asked
}

/** `undefined` where it fails or does not come in time. */
async function inTime(asked: Promise<Response>, limitMs: number): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), limitMs)))
  try {
    return await Promise.race([asked, late])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
