import {
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

/** The language and the texts of one page, in an i18next instance of its own that begins with the page's baked texts. */
@injectable()
export class I18nService implements I18n {
  readonly language: Store<LanguageCode>
  readonly #language: WritableStore<LanguageCode>
  readonly #i18next: i18n = createInstance()
  readonly #backend: TextsBackend
  readonly #bakedTag: string
  /** The language that was chosen last. Its texts may still be on their way. */
  #chosen: LanguageCode
  /** Namespaces that are in use, whether their texts could be fetched or not. */
  readonly #requested: Set<string>
  /** The language of each namespace's latest texts: they are shown until those of the player's language arrive. */
  readonly #latest = new Map<string, string>()
  /** By `<tag>/<namespace>`. One stays the same function until its texts arrive, so that a render is cheap. */
  readonly #translators = new Map<string, Translate>()
  readonly #listeners = new Set<() => void>()

  constructor(
    @inject(BAKED) { language, texts, textsUrl }: BakedPage,
    @inject(STORAGE) private readonly storage: Storage,
    @inject(LOGGER) logger: Logger,
    @inject(REACHABILITY) network: Pick<RequestNetwork, 'confirm'>,
  ) {
    this.language = this.#language = createStore(language)
    this.#chosen = language
    this.#bakedTag = tagOf(language)
    this.#requested = new Set(Object.keys(texts))
    for (const namespace of this.#requested) this.#latest.set(namespace, this.#bakedTag)
    this.#backend = new TextsBackend(textsUrl, network)
    void this.#i18next.use(this.#backend).init(i18nextOptions(this.#bakedTag, texts))
    this.#i18next.store.on('added', (tag: string, namespace: string) => this.#added(tag, namespace))
    this.#i18next.on('failedLoading', (tag: string, namespace: string, error: unknown) =>
      logger.warn('IN-TEXTS', tag, namespace, String(error)),
    )
  }

  tag(): string {
    return tagOf(this.#language.get())
  }

  translate(namespace: string): Translate {
    const tag = this.tag()
    const shown = this.#has(tag, namespace) ? tag : this.#latest.get(namespace)
    return this.#translator(shown ?? tag, namespace)
  }

  /** A React hook (SDK KernelView). Hydration reads the baked texts, whatever has happened since. */
  readonly useTranslate = (namespace: string): Translate =>
    useSyncExternalStore(
      this.#subscribe,
      () => this.translate(namespace),
      () => this.#translator(this.#bakedTag, namespace),
    )

  /** True where the namespace's texts are there, so that whoever needs them may go on at once. */
  has(namespace: string): boolean {
    return this.#has(this.tag(), namespace)
  }

  /** A file that cannot be fetched leaves the earlier texts or the keys showing, and is asked for again the next time. */
  async load(namespace: string): Promise<void> {
    this.#requested.add(namespace)
    await this.#fetchMissing([namespace])
  }

  /** Loads texts that a plugin brings along, now and in every language that the player chooses later. */
  loadFrom(namespace: string, source: TextSource): Promise<void> {
    this.#backend.addSource(namespace, source)
    return this.load(namespace)
  }

  /** Of several changes at the same time the last one counts, whichever texts arrive first. */
  async change(language: LanguageCode): Promise<void> {
    this.#chosen = language
    if (language === this.#language.get()) return
    const tag = tagOf(language)
    await this.#fetchMissing([...this.#requested], [tag])
    if (this.#chosen !== language) return
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

  /** Asks again for the texts that are missing: the network is back. */
  async loadMissing(): Promise<void> {
    await this.#fetchMissing([...this.#requested])
  }

  /** By default in the current language, and in the one that it is being changed to. Requests for the same texts are one. */
  async #fetchMissing(
    namespaces: readonly string[],
    tags: readonly string[] = [...new Set([this.tag(), tagOf(this.#chosen)])],
  ): Promise<void> {
    const requests = tags.map((tag) => {
      const missing = namespaces.filter((namespace) => !this.#has(tag, namespace))
      // `loadNamespaces` would never ask again for one that failed.
      return missing.length > 0 ? this.#i18next.reloadResources(tag, missing) : undefined
    })
    await Promise.all(requests)
  }

  #has(tag: string, namespace: string): boolean {
    return this.#i18next.hasResourceBundle(tag, namespace)
  }

  #translator(tag: string, namespace: string): Translate {
    const name = `${tag}/${namespace}`
    let translate = this.#translators.get(name)
    if (!translate) this.#translators.set(name, (translate = translator(this.#i18next, tag, namespace)))
    return translate
  }

  #added(tag: string, namespace: string): void {
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
