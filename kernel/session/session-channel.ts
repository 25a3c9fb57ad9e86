import {
  type Endpoint,
  HttpError,
  isRecord,
  type Logger,
  type Session,
  type SessionEnd,
  type SessionInfo,
  type Site,
} from '@foyer/sdk'
import { ASK_AGAIN_MS, LATE_ANSWER_MS, MAX_OFFERS, TOKEN_MAX } from './constants.ts'
import { decideTokenSignIn, isRefusal } from './decide-token-sign-in.ts'
import { memberInfo } from './endpoints.ts'
import { parseSession } from './parse-session.ts'

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
function openTabChannel(merchantCode: string, ask: number | '' = ''): BroadcastChannel | undefined {
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

/**
 * Answers a new tab of the merchant that asks for the session (`SessionChannel.ask`), as long as there is one.
 *
 * The session is sent on a channel that the asking tab's random number names, so that the other tabs do not
 * receive it. That is no protection from a hostile script of the origin, which can ask for itself as it can
 * read session storage.
 */
export function answerOtherTabs(merchantCode: string, session: Pick<Session, 'current'>): void {
  const channel = openTabChannel(merchantCode)
  if (!channel) return
  /** Asked while nobody was logged in here: a log-in that follows is this tab's alone. */
  const missed = new Set<number>()
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const own = session.current.get()
    if (!isRecord(data) || typeof data['ask'] !== 'number') return
    if (!own) missed.add(data['ask'])
    if (!own || missed.has(data['ask'])) return
    const answer = openTabChannel(merchantCode, data['ask'])
    answer?.postMessage(own)
    answer?.close()
  }
}

export interface ConfirmOffersDependencies {
  readonly http: {
    /** Calls with another token than the session's. */
    callAs<Answer>(
      token: string,
      endpoint: Endpoint<undefined, Answer>,
      options: { readonly alert: false },
    ): Promise<Answer>
  }
  readonly site: Pick<Site, 'merchant'>
  readonly logger: Logger
}

/**
 * Finds the first session that the gateway confirms among those that other tabs have sent. A tab may not yet
 * know that its token has expired, and any script of the origin can send anything: an offer that is malformed,
 * another merchant's, or not that of the token's member is skipped, silently. If the gateway cannot be
 * reached, the player stays a guest until the next load.
 *
 * @param offers may grow meanwhile
 * @returns the session with the gateway's current data about the member
 */
export async function confirmOffers(
  offers: readonly unknown[],
  { http, site, logger }: ConfirmOffersDependencies,
): Promise<SessionInfo | undefined> {
  const tried = new Set<string>()
  for (const offer of offers) {
    if (tried.size === MAX_OFFERS) break
    const session = parseSession(offer)
    if (!session || session.token.length > TOKEN_MAX || tried.has(session.token)) continue
    if (session.merchantCode !== site.merchant.code) continue
    tried.add(session.token)
    try {
      const { member } = await http.callAs(session.token, memberInfo, { alert: false })
      const { id, userName = id, type = session.type } = member
      // The gateway may have corrected the merchant's code meanwhile.
      const { code } = site.merchant
      if (id !== session.id || session.merchantCode !== code) continue
      if (decideTokenSignIn(member, undefined, code) === 'refuse') continue
      return { ...session, userName, type, firstTimeLogin: false }
    } catch (error) {
      if (!(error instanceof HttpError)) logger.error(error)
      if (!(error instanceof HttpError) || !isRefusal(error)) return undefined
    }
  }
  return undefined
}
