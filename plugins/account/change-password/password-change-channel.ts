import type { SessionInfo } from '@foyer/sdk'

type Member = Pick<SessionInfo, 'id' | 'merchantCode'>

const openChannel = (): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel('foyer.password')
  } catch {
    // Absent (old browsers) or forbidden (opaque origins): the other tab requires the change again.
    return undefined
  }
}
const sameMember = (one: Member | undefined, data: unknown): boolean =>
  one !== undefined &&
  typeof data === 'object' &&
  data !== null &&
  Reflect.get(data, 'id') === one.id &&
  Reflect.get(data, 'merchantCode') === one.merchantCode

/** Informs the site's other tabs that this member has changed the password, without the password itself. */
export function broadcastPasswordChanged({ id, merchantCode }: Member): void {
  const channel = openChannel()
  channel?.postMessage({ id, merchantCode })
  channel?.close()
}

/** Calls `run` when another tab has changed the password of this tab's member. Returns the unsubscribe. */
export function onPasswordChanged(member: () => Member | undefined, run: () => void): () => void {
  const channel = openChannel()
  if (!channel) return () => undefined
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (sameMember(member(), data)) run()
  }
  return () => channel.close()
}
