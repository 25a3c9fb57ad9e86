import type { SessionEnd } from '@foyer/sdk'
import { isRecord } from '../storage/type-guards.ts'

/** The message of a tab to the others when its session ends. */
export interface EndNotice {
  readonly reason: SessionEnd
  /** Identifies the token without revealing it. */
  readonly mark: number
}

/** A short checksum of a token: enough to distinguish two tokens, far too little to reconstruct one. */
export function tokenFingerprint(token: string): number {
  let sum = 5381
  for (let i = 0; i < token.length; i++) sum = (Math.imul(sum, 33) ^ token.charCodeAt(i)) | 0
  return sum
}

const isReason = (value: unknown): value is SessionEnd =>
  value === 'logout' || value === 'expired' || value === 'merchant'

/**
 * A channel to the merchant's other open tabs. Without BroadcastChannel tabs do not notify each other; their
 * tokens are invalid all the same, and the gateway's next response ends their sessions (ER-03).
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
    // BroadcastChannel is absent (old browsers) or forbidden (opaque origins).
  }
  return { post: (notice) => channel?.postMessage(notice) }
}
