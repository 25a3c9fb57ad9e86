import {
  createStore,
  type I18n,
  type LanguageCode,
  LOGGER,
  type Logger,
  type Store,
  STORAGE,
  type Storage,
  type Texts,
  type Translate,
  type WritableStore,
} from '@foyer/sdk'
import { useSyncExternalStore } from 'react'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import { formatText } from './format-text.ts'
import { LANGUAGE, mirrorLanguage } from './language-key.ts'
import { directionOf, tagOf } from './languages.ts'

type TextSource = (language: LanguageCode) => unknown

/**
 * Texts as files, `<textsUrl><tag>/<namespace>.json`. English stands in for what a language lacks since the build (LG-04),
 * so there is no fallback at run time: a key that has not arrived shows itself.
 */
@injectable()
export class I18nService implements I18n {
  readonly language: Store<LanguageCode>
  readonly #language: WritableStore<LanguageCode>
  /** Texts by `<tag>/<namespace>`. */
  readonly #tables = new Map<string, Texts>()
  /** The latest texts of each namespace, in whatever language: they stand until those of the player's have come. */
  readonly #latest = new Map<string, { readonly tag: string; readonly texts: Texts }>()
  /** Where the texts of plugins come from that have no files. */
  readonly #sources = new Map<string, TextSource>()
  /** One function for each namespace, until its texts or the language change. */
  readonly #translators = new Map<string, Translate>()
  readonly #listeners = new Set<() => void>()
  /** Namespaces that somebody has asked for. */
  readonly #requested = new Set<string>()

  constructor(
    @inject(BAKED) private readonly baked: BakedPage,
    @inject(STORAGE) private readonly storage: Storage,
    @inject(LOGGER) private readonly logger: Logger,
  ) {
    this.language = this.#language = createStore(baked.language)
    for (const [namespace, texts] of Object.entries(baked.texts)) this.#store(this.tag(), namespace, texts)
  }

  tag(): string {
    return tagOf(this.#language.get())
  }

  translate(namespace: string): Translate {
    let translator = this.#translators.get(namespace)
    if (!translator) {
      const tag = this.tag()
      const texts = this.#tables.get(`${tag}/${namespace}`)
      const given = texts ? { tag, texts } : this.#latest.get(namespace)
      translator = (key, values) => formatText(given?.texts ?? {}, key, values, given?.tag ?? tag) ?? key
      this.#translators.set(namespace, translator)
    }
    return translator
  }

  /** A React hook (SDK KernelView). */
  readonly useTranslate = (namespace: string): Translate => {
    const read = (): Translate => this.translate(namespace)
    return useSyncExternalStore(this.#subscribe, read, read)
  }

  /** True where the namespace's texts are there, so that whoever needs them may go on at once. */
  has(namespace: string): boolean {
    return this.#tables.has(`${this.tag()}/${namespace}`)
  }

  async load(namespace: string): Promise<void> {
    await this.#fetch(this.#language.get(), namespace)
  }

  /** Loads texts that a plugin brings along, now and in every language that the player chooses later. */
  loadFrom(namespace: string, source: TextSource): Promise<void> {
    this.#sources.set(namespace, source)
    return this.load(namespace)
  }

  async change(language: LanguageCode): Promise<void> {
    if (language === this.#language.get()) return
    const namespaces = new Set([...this.#tables.keys()].map((place) => place.slice(place.indexOf('/') + 1)))
    await Promise.all([...namespaces].map((namespace) => this.#fetch(language, namespace)))
    this.storage.set(LANGUAGE, language)
    mirrorLanguage(language)
    const root = document.documentElement
    root.lang = tagOf(language)
    root.dir = directionOf(language)
    root.dataset['language'] = language
    this.#language.set(language)
    this.#translators.clear()
    this.#notify()
  }

  /** Asks again for the texts that the current language lacks: the network is back. */
  async loadMissing(): Promise<void> {
    const language = this.#language.get()
    await Promise.all([...this.#requested].map((namespace) => this.#fetch(language, namespace)))
  }

  /** A file that cannot be had leaves what was there, or the keys, showing, and is asked for again the next time. */
  async #fetch(language: LanguageCode, namespace: string): Promise<void> {
    const tag = tagOf(language)
    this.#requested.add(namespace)
    if (this.#tables.has(`${tag}/${namespace}`)) return
    try {
      const source = this.#sources.get(namespace)
      const texts = await (source ? source(language) : this.#file(tag, namespace))
      if (!isTexts(texts)) throw new Error('not a table of texts')
      this.#put(tag, namespace, texts)
    } catch (error) {
      this.logger.warn('IN-TEXTS', tag, namespace, String(error))
    }
  }

  async #file(tag: string, namespace: string): Promise<unknown> {
    const response = await fetch(`${this.baked.textsUrl}${tag}/${namespace}.json`)
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  }

  #put(tag: string, namespace: string, texts: Texts): void {
    this.#store(tag, namespace, texts)
    if (this.#translators.delete(namespace)) this.#notify()
  }

  #store(tag: string, namespace: string, texts: Texts): void {
    this.#tables.set(`${tag}/${namespace}`, texts)
    this.#latest.set(namespace, { tag, texts })
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }

  readonly #subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string')
