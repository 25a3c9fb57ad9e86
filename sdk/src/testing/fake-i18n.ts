import { createInstance } from 'i18next'
import { i18nextOptions, translator } from '../i18next-texts.ts'
import type { LanguageCode, Texts } from '../language.ts'
import type { I18n } from '../services/i18n.ts'
import type { Translate } from '../services/translate.ts'
import { createStore } from '../store.ts'

const NAMESPACE = 'texts'

/**
 * Translates from a table as the site does, by i18next: `{{name}}` is filled in, and `count` chooses the
 * plural. A missing key gives the key.
 *
 * @param tag - BCP 47 tag of the texts' language, which has the plural rules
 */
export function translateWith(texts: Texts, tag = 'en'): Translate {
  const i18next = createInstance()
  void i18next.init(i18nextOptions(tag, { [NAMESPACE]: texts }))
  return translator(i18next, tag, NAMESPACE)
}

/** Languages without files: every namespace and language has the same texts. */
export class FakeI18n implements I18n {
  readonly language
  /** The languages that were changed to, in order. */
  readonly changes: LanguageCode[] = []
  /** What `stored` returns; `change` sets it. */
  storedLanguage: LanguageCode | undefined
  readonly #texts: Texts
  /** By tag. */
  readonly #translators = new Map<string, Translate>()

  constructor(texts: Texts, language: LanguageCode) {
    this.language = createStore<LanguageCode>(language)
    this.#texts = texts
  }
  stored(): LanguageCode | undefined {
    return this.storedLanguage
  }
  tag(): string {
    return this.language.get().toLowerCase()
  }
  change(language: LanguageCode): Promise<void> {
    this.changes.push(language)
    this.storedLanguage = language
    this.language.set(language)
    return Promise.resolve()
  }
  translate(): Translate {
    const tag = this.tag()
    let translate = this.#translators.get(tag)
    if (!translate) this.#translators.set(tag, (translate = translateWith(this.#texts, tag)))
    return translate
  }
  load(): Promise<void> {
    return Promise.resolve()
  }
}
/**
 * Makes languages.
 *
 * @param texts - a missing key gives the key; none by default
 */
export const fakeI18n = (texts: Texts = {}, language: LanguageCode = 'EN'): FakeI18n =>
  new FakeI18n(texts, language)
