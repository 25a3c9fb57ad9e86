import { defineEvent } from '../event.ts'
import type { LanguageCode } from '../language.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

/**
 * Returns the text of a key, with `{{name}}` filled in from `values`; `count` chooses the plural. Returns the
 * key where no language has the text, or the text has not arrived.
 */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** The player's language and the texts in it. Components use `useTranslation`. */
export interface I18n {
  readonly language: Store<LanguageCode>
  /** BCP 47 tag of the language, for Intl and `lang`. */
  tag(): string
  /**
   * Changes the language and remembers it, all or nothing: resolves when its texts have arrived, and rejects
   * with `IN-LANGUAGE` where they cannot be fetched; the language then stays as it was.
   */
  change(language: LanguageCode): Promise<void>
  /**
   * The texts of a namespace in the current language.
   *
   * @param namespace - a plugin's id, or `kernel`
   */
  translate(namespace: string): Translate
  /**
   * Fetches the texts of a namespace unless they have arrived. Never rejects: a failure is reported as
   * `IN-TEXTS`.
   */
  load(namespace: string): Promise<void>
}

/** Language and texts. Always there. */
export const I18N = token<I18n>('kernel.i18n')

/** The player changed the language, and its texts have arrived. */
export const languageChanged = defineEvent<{ readonly language: LanguageCode }>({ id: 'i18n.changed' })
