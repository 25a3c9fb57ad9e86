import type { LanguageCode, Texts } from '../language.ts'
import type { I18n, Translate } from '../services/i18n.ts'
import { createStore } from '../store.ts'

const PLACEHOLDER = /\{\{(\w+)\}\}/g

/**
 * Translates from a table, with `{{name}}` filled in. A missing key gives the key; plurals are not chosen.
 */
export const translateWith =
  (texts: Texts): Translate =>
  (key, values = {}) =>
    (texts[key] ?? key).replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole))

/** Languages without files: every namespace and language has the same texts. */
export class FakeI18n implements I18n {
  readonly language
  /** The languages that were changed to, in order. */
  readonly changes: LanguageCode[] = []
  readonly #texts: Texts

  constructor(texts: Texts, language: LanguageCode) {
    this.language = createStore<LanguageCode>(language)
    this.#texts = texts
  }
  tag(): string {
    return this.language.get().toLowerCase()
  }
  change(language: LanguageCode): Promise<void> {
    this.changes.push(language)
    this.language.set(language)
    return Promise.resolve()
  }
  translate(): Translate {
    return translateWith(this.#texts)
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
