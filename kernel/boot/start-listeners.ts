import { startCookieRemoval } from '../consent/cookie-removal.ts'
import { renewLanguageCookie } from '../i18n/renew-language-cookie.ts'
import { announceErrors } from '../logger/announce-errors.ts'
import { ignoreRepeatedTaps } from '../overlays/repeated-taps.ts'
import { answerOtherTabs } from '../session/answer-other-tabs.ts'
import { tellSessionEnded } from '../session/tell-session-ended.ts'
import { watchImages } from '../site/image-fallback.ts'
import type { Kernel } from './kernel.ts'

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
