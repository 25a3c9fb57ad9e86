import type { I18n } from '@foyer/sdk'
import { mirrorLanguage } from './language-key.ts'

/**
 * Writes the cookie of the stored language anew: browsers remove a script's cookies sooner than what is in local storage,
 * and the server would no longer know the choice (LG-01).
 */
export function renewLanguageCookie(i18n: Pick<I18n, 'stored'>): void {
  const stored = i18n.stored()
  if (stored) mirrorLanguage(stored)
}
