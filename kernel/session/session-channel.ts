import type { SessionEnd } from '@foyer/sdk'
import { isRecord } from '../storage/type-guards.ts'

/** What a tab tells the others when its session ends. */
export interface EndNotice {
  readonly reason: SessionEnd
  /** Names the token without giving it away. */
  readonly mark: number
}

/** A short sum of a token: enough to tell two of them apart, far too little to find one. */
export function tokenFingerprint(token: string): number {
  let sum = 5381
  for (let i = 0; i < token.length; i++) sum = (Math.imul(sum, 33) ^ token.charCodeAt(i)) | 0
  return sum
}

const isReason = (value: unknown): value is SessionEnd =>
  value === 'logout' || value === 'expired' || value === 'merchant'

/**
 * The merchant's other open tabs. Where the browser has no BroadcastChannel, or refuses one, tabs do not hear each other;
 * their tokens are dead all the same, and the gateway's next answer tells them (ER-03).
 */
export function openSessionChannel(
  merchantCode: string,
  onNotice: (notice: EndNotice) => void,
): { post(notice: EndNotice): void } {
  let channel: BroadcastChannel | undefined
  try {
    channel = new BroadcastChannel(`foyer.session.${merchantCode}`)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && isReason(data['reason']) && typeof data['mark'] === 'number')
        onNotice({ reason: data['reason'], mark: data['mark'] })
    }
  } catch {
    // Absent (old browsers) or forbidden (opaque origins).
  }
  return { post: (notice) => channel?.postMessage(notice) }
}
