import { startCookieRemoval } from '../consent/cookie-removal.ts'
import { announceErrors } from '../logger/announce-errors.ts'
import { ignoreRepeatedTaps } from '../overlays/repeated-taps.ts'
import { answerOtherTabs } from '../session/session-channel.ts'
import { tellSessionEnded } from '../session/tell-session-ended.ts'
import { watchImages } from '../site/image-fallback.ts'
import type { Kernel } from './kernel.ts'
import type { I18n } from '@foyer/sdk'
import { mirrorLanguage } from '../i18n/language-key.ts'

/** Starts what every page listens to, but none needs before its first second is over. */
export function startListeners(kernel: Kernel): void {
  announceErrors(kernel.logger, kernel.events)
  renewLanguageCookie(kernel.i18n)
  startCookieRemoval(kernel)
  watchImages(kernel.site, document)
  ignoreRepeatedTaps(window)
  tellSessionEnded(kernel)
  answerOtherTabs(kernel.baked.merchant.code, kernel.session)
}

/**
 * Writes the cookie of the stored language anew: browsers remove a script's cookies sooner than what is in local storage,
 * and the server would no longer know the choice (LG-01).
 */
export function renewLanguageCookie(i18n: Pick<I18n, 'stored'>): void {
  const stored = i18n.stored()
  if (stored) mirrorLanguage(stored)
}
