import { defineEvent } from '../event.ts'
import type { LanguageCode } from '../language.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'

/** The text of a key, `{{name}}` filled in; the key itself where no language has it. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

export interface I18n {
  readonly language: Store<LanguageCode>
  /** BCP 47 tag of the language, for Intl and `lang`. */
  tag(): string
  /** Changes and keeps the language; resolves when its texts are there. */
  change(language: LanguageCode): Promise<void>
  /** Texts of one namespace (a plugin id, or `kernel`). Keys that have not arrived give the key. */
  translate(namespace: string): Translate
  load(namespace: string): Promise<void>
}
export const I18N = token<I18n>('kernel.i18n')

export const languageChanged = defineEvent<{ readonly language: LanguageCode }>({ id: 'i18n.changed' })
