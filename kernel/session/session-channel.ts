import { isRecord, type SessionEnd } from '@foyer/sdk'
import { ASK_AGAIN_MS, LATE_ANSWER_MS } from './constants.ts'

/** The message of a tab to the others when its session ends. */
export interface EndNotice {
  readonly reason: SessionEnd
  /** Identifies the token without revealing it. */
  readonly mark: number
}

/** The merchant's other open tabs. */
export interface SessionChannel {
  post(notice: EndNotice): void
  /**
   * Asks every other tab for its session, and again until one answers: a tab that is starting hears no question
   * before its session can answer.
   *
   * @param onAnswer receives each answer, as it came, for `LATE_ANSWER_MS`
   */
  ask(onAnswer: (answer: unknown) => void): void
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
 * The channel of a merchant's tabs, or of the one tab that asked with this number. `undefined` where
 * BroadcastChannel is absent (old browsers) or forbidden (opaque origins).
 */
export function openTabChannel(merchantCode: string, ask: number | '' = ''): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`foyer.session.${merchantCode}.${ask}`)
  } catch {
    return undefined
  }
}

/**
 * A channel to the merchant's other open tabs. Without BroadcastChannel tabs do not notify each other; their
 * tokens are invalid all the same, and the gateway's next response ends their sessions (ER-03).
 */
export function openSessionChannel(
  merchantCode: string,
  onNotice: (notice: EndNotice) => void,
): SessionChannel {
  const channel = openTabChannel(merchantCode)
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isRecord(data) && isReason(data['reason']) && typeof data['mark'] === 'number')
        onNotice({ reason: data['reason'], mark: data['mark'] })
    }
  return {
    post: (notice) => channel?.postMessage(notice),
    ask(onAnswer) {
      const [ask] = crypto.getRandomValues(new Uint32Array(1))
      const answers = openTabChannel(merchantCode, ask)
      if (!answers) return
      const askAll = (): void => channel?.postMessage({ ask })
      const asking = setInterval(askAll, ASK_AGAIN_MS)
      answers.onmessage = ({ data }: MessageEvent<unknown>) => {
        clearInterval(asking)
        onAnswer(data)
      }
      askAll()
      setTimeout(() => {
        clearInterval(asking)
        answers.close()
      }, LATE_ANSWER_MS)
    },
  }
}
