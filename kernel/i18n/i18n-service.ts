import {
  CodedError,
  createStore,
  type I18n,
  type LanguageCode,
  LOGGER,
  type Logger,
  REACHABILITY,
  type Store,
  STORAGE,
  type Storage,
  type Translate,
  type WritableStore,
} from '@foyer/sdk'
import { i18nextOptions, translator } from '@foyer/sdk/internal'
import { createInstance, type i18n } from 'i18next'
import { useSyncExternalStore } from 'react'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import type { RequestNetwork } from '../reachability/reachability-service.ts'
import { LANGUAGE, mirrorLanguage } from './language-key.ts'
import { tagOf } from './languages.ts'
import { TextsBackend, type TextSource } from './texts-backend.ts'

/** The language and the texts of one page, in its own i18next instance, which starts with the baked texts. */
@injectable()
export class I18nService implements I18n {
  readonly language: Store<LanguageCode>
  /** False while the page has only those of its texts that its first paint shows: nothing else may be shown. */
  readonly complete: Store<boolean>
  readonly #complete: WritableStore<boolean>
  readonly #language: WritableStore<LanguageCode>
  readonly #i18next: i18n = createInstance()
  readonly #backend: TextsBackend
  readonly #bakedTag: string
  /** Namespaces that the page contains in part, and that no file has completed yet. */
  readonly #partial: Set<string>
  /** Those of them of which something was shown before its text had come. */
  readonly #awaited = new Set<string>()
  /** The language that was chosen last. Its texts may still be loading. */
  #chosen: LanguageCode
  /** Namespaces in use, whether or not their texts could be fetched. */
  readonly #requested: Set<string>
  /** The language of each namespace's latest texts, which are shown until the player's language is loaded. */
  readonly #latest = new Map<string, string>()
  /** By `<tag>/<namespace>`. A function stays the same until its texts change, so that rendering is cheap. */
  readonly #translators = new Map<string, Translate>()
  readonly #listeners = new Set<() => void>()

  constructor(
    @inject(BAKED) { language, texts, textsUrl, partialTexts = [] }: BakedPage,
    @inject(STORAGE) private readonly storage: Storage,
    @inject(LOGGER) logger: Logger,
    @inject(REACHABILITY) network: Pick<RequestNetwork, 'confirm'>,
  ) {
    this.language = this.#language = createStore(language)
    this.#chosen = language
    this.#bakedTag = tagOf(language)
    this.#partial = new Set(partialTexts)
    this.complete = this.#complete = createStore(partialTexts.length === 0)
    this.#requested = new Set(Object.keys(texts))
    for (const namespace of this.#requested) this.#latest.set(namespace, this.#bakedTag)
    this.#backend = new TextsBackend(textsUrl, network)
    void this.#i18next.use(this.#backend).init(i18nextOptions(this.#bakedTag, texts))
    this.#i18next.store.on('added', (tag: string, namespace: string) => this.#added(tag, namespace))
    this.#i18next.on('failedLoading', (tag: string, namespace: string, error: unknown) =>
      logger.warn('IN-TEXTS', tag, namespace, String(error)),
    )
    // In development: a file of texts has changed (`vite.config.ts`).
    if (import.meta.hot && !import.meta.env.SSR)
      import.meta.hot.on('foyer:texts', ({ namespace }: { readonly namespace: string }) => {
        const tags = Object.keys(this.#i18next.store.data)
        if (this.#requested.has(namespace)) void this.#i18next.reloadResources(tags, namespace)
      })
  }

  stored(): LanguageCode | undefined {
    return this.storage.get(LANGUAGE)
  }

  tag(): string {
    return tagOf(this.#language.get())
  }

  translate(namespace: string): Translate {
    const tag = this.tag()
    const shown = this.#has(tag, namespace) ? tag : this.#latest.get(namespace)
    // Nothing, rather than keys, while texts are on their way.
    if (!shown && this.#requested.has(namespace)) return noText
    return this.#translator(shown ?? tag, namespace)
  }

  /** A React hook (SDK KernelView). Hydration always reads the baked texts. */
  readonly useTranslate = (namespace: string): Translate =>
    useSyncExternalStore(
      this.#subscribe,
      () => this.translate(namespace),
      () => this.#translator(this.#bakedTag, namespace),
    )

  /** True when the namespace's texts are loaded, so that the caller need not wait. */
  has(namespace: string): boolean {
    return this.#has(this.tag(), namespace)
  }

  /**
   * If the file cannot be fetched, the texts of an earlier language are shown. Where there are none it rejects
   * with `IN-TEXTS`, because keys are never shown to a player. The next call fetches it again.
   */
  async load(namespace: string): Promise<void> {
    this.#requested.add(namespace)
    await this.#fetchMissing([namespace])
    if (!this.#latest.has(namespace)) throw new CodedError('IN-TEXTS', namespace)
  }

  /** Loads a plugin's own texts, now and in every language that the player chooses later. */
  loadFrom(namespace: string, source: TextSource): Promise<void> {
    this.#backend.addSource(namespace, source)
    return this.load(namespace)
  }

  /**
   * All or nothing: rejects with `IN-LANGUAGE` where a file cannot be fetched, and the language stays. Of
   * several pending changes the last one wins, in whatever order the texts arrive.
   */
  async change(language: LanguageCode): Promise<void> {
    this.#chosen = language
    if (language === this.#language.get()) return
    const tag = tagOf(language)
    // A part of the site may begin to load while the texts are on their way.
    const asked = new Set<string>()
    while (asked.size < this.#requested.size) {
      const fresh = [...this.#requested].filter((name) => !asked.has(name))
      for (const name of fresh) asked.add(name)
      await this.#fetchMissing(fresh, [tag])
    }
    if (this.#chosen !== language) return
    // A plugin's own texts that do not come leave that plugin in its earlier language, not the whole site.
    const missing = [...this.#requested].filter(
      (name) => !this.#has(tag, name) && !this.#backend.hasSource(name),
    )
    if (missing.length > 0) {
      this.#chosen = this.#language.get()
      throw new CodedError('IN-LANGUAGE', `${tag}: ${missing.join(' ')}`)
    }
    this.storage.set(LANGUAGE, language)
    mirrorLanguage(language)
    void this.#i18next.changeLanguage(tag)
    const root = document.documentElement
    root.lang = tag
    root.dir = this.#i18next.dir(tag)
    root.dataset['language'] = language
    this.#language.set(language)
    this.#notify()
  }

  /**
   * Fetches what the page lacks of its own texts (`complete`). Rejects with `IN-TEXTS` if a file cannot be
   * fetched.
   */
  async loadPartial(): Promise<void> {
    await this.#fetchMissing([...this.#partial], [this.#bakedTag])
    if (this.#partial.size > 0) throw new CodedError('IN-TEXTS', [...this.#partial].join(' '))
  }

  /** Fetches the missing texts again; called when the network is back. */
  async loadMissing(): Promise<void> {
    await this.#fetchMissing([...this.#requested])
  }

  /** By default in the current language and in the one that it is changing to. Equal requests are shared. */
  async #fetchMissing(
    namespaces: readonly string[],
    tags: readonly string[] = [...new Set([this.tag(), tagOf(this.#chosen)])],
  ): Promise<void> {
    const requests = tags.map((tag) => {
      const missing = namespaces.filter(
        (namespace) => !this.#has(tag, namespace) || (tag === this.#bakedTag && this.#partial.has(namespace)),
      )
      // `loadNamespaces` never retries a namespace that failed.
      return missing.length > 0 ? this.#i18next.reloadResources(tag, missing) : undefined
    })
    await Promise.all(requests)
  }

  #has(tag: string, namespace: string): boolean {
    return this.#i18next.hasResourceBundle(tag, namespace)
  }

  #translator(tag: string, namespace: string): Translate {
    const name = `${tag}/${namespace}`
    const known = this.#translators.get(name)
    if (known) return known
    const translate = this.#createTranslator(tag, namespace)
    this.#translators.set(name, translate)
    return translate
  }

  /** Of a namespace that the page has in part: nothing, rather than a key, until its file has arrived. */
  #createTranslator(tag: string, namespace: string): Translate {
    const translate = translator(this.#i18next, tag, namespace)
    if (tag !== this.#bakedTag || !this.#partial.has(namespace)) return translate
    return (key, values) => {
      const text = translate(key, values)
      const isMissing = text === key
      if (!isMissing || !this.#partial.has(namespace)) return text
      this.#awaited.add(namespace)
      return ''
    }
  }

  #added(tag: string, namespace: string): void {
    if (tag === this.#bakedTag && this.#partial.delete(namespace)) {
      if (this.#partial.size === 0) this.#complete.set(true)
      // What is on the page already stays as it is: nothing is rendered again.
      if (!this.#awaited.delete(namespace)) return
    }
    this.#latest.set(namespace, tag)
    this.#translators.delete(`${tag}/${namespace}`)
    this.#notify()
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }

  readonly #subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

const noText: Translate = () => ''
