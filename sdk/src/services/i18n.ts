import { defineEvent } from '../event.ts'
import type { LanguageCode } from '../language.ts'
import type { Store } from '../store.ts'
import { token } from '../token.ts'
import type { Translate } from './translate.ts'

/** A namespace that only the running code knows. */
export type DynamicNamespace = string & {}

/** The player's language and the texts in it. Components use `useTranslation`. */
export interface I18n {
  readonly language: Store<LanguageCode>
  /**
   * The language that is stored on this device, by a choice or by `change`; `undefined`: none. It is not always the one
   * of the page, which an address may name, and which another tab may have changed.
   */
  stored(): LanguageCode | undefined
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
   * @typeParam Ns - whose keys compile, where the type of `namespace` does not tell: `context.id`
   * @param namespace - a plugin's id, or `kernel`
   * @example
   * overlays.toast(i18n.translate<'acme.draw'>(context.id)('drawn'))
   */
  translate<Ns extends string>(namespace: Ns | DynamicNamespace): Translate<Ns>
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
