import {
  type ChatConversation,
  type ChatOpenResult,
  checkUrl,
  CodedError,
  failureKind,
  HttpError,
  type I18n,
  type Logger,
  type Session,
  type LanguageCode,
} from '@foyer/sdk'
import { safeDisplayName } from '../contract/safe-display-name.ts'
import { headerColor } from './header-color.ts'

/** The languages that chats have (LG-02). */
const MAPPED: ReadonlySet<LanguageCode> = new Set([
  'EN',
  'CN',
  'TW',
  'RU',
  'TH',
  'VI',
  'JA',
  'PT',
  'ES',
  'AR',
])

interface Player {
  readonly session: Session
  readonly i18n: I18n
  readonly logger: Logger
}

/**
 * Opens a provider's conversation for the player. Never rejects: a failed call becomes `failed` with its code, and with the
 * gateway's words where it refuses; what else a provider throws `failed` with `CV-THREW`, and a page that is not https with
 * `CV-URL`; both are logged.
 */
export async function openChat(
  provider: ChatConversation,
  { session, i18n, logger }: Player,
  signal: AbortSignal,
): Promise<ChatOpenResult> {
  const failed = (error: CodedError): ChatOpenResult => {
    if (!signal.aborted) logger.error(error)
    return { kind: 'failed', code: error.code }
  }
  try {
    const result = await provider.open({
      visitor: {
        name: safeDisplayName(session.current.get()?.userName),
        language: chatLanguage(i18n.language.get()),
      },
      headerColor: headerColor(),
      signal,
    })
    if (result.kind !== 'page' || checkUrl(result.url, { kind: 'https' })) return result
    return failed(new CodedError('CV-URL', `${provider.key} gave an address that is not https`))
  } catch (cause) {
    if (cause instanceof HttpError) return failureOf(cause)
    return failed(new CodedError('CV-THREW', `${provider.key} threw while it opened`, { cause }))
  }
}

function failureOf(error: HttpError): ChatOpenResult {
  const kind = failureKind(error)
  const message = kind === 'refused' ? error.answer?.message : undefined
  if (kind === 'aborted') return { kind: 'aborted' }
  return { kind: 'failed', code: error.code, ...(message && { message }) }
}

/** A chat's language for a player's: EN where chats do not have it (LG-01, LG-02). */
export const chatLanguage = (language: LanguageCode): LanguageCode =>
  language === 'PT-BR' ? 'PT' : MAPPED.has(language) ? language : 'EN'
