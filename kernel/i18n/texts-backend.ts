import type { LanguageCode, Texts } from '@foyer/sdk'
import type { BackendModule } from 'i18next'
import type { RequestNetwork } from '../reachability/reachability-service.ts'
import { isDown } from '../reachability/next-reachability.ts'
import { codeOf } from './languages.ts'

/** A plugin's own texts: a table, or a promise of one. Unchecked. */
export type TextSource = (language: LanguageCode) => unknown

/** A plugin whose texts never arrive must not block a change of the language for ever. */
export const TEXTS_TIMEOUT_MS = 10_000

type Network = Pick<RequestNetwork, 'confirm'>

/**
 * Reads a namespace for i18next: from the plugin's own source, or from `<textsUrl><tag>/<namespace>.json`.
 */
export class TextsBackend implements BackendModule {
  readonly type = 'backend'
  readonly callbackApi = false
  readonly #sources = new Map<string, TextSource>()
  readonly #textsUrl: string
  readonly #network: Network

  constructor(textsUrl: string, network: Network) {
    this.#textsUrl = textsUrl
    this.#network = network
  }

  init(): void {}

  addSource(namespace: string, source: TextSource): void {
    this.#sources.set(namespace, source)
  }

  hasSource(namespace: string): boolean {
    return this.#sources.has(namespace)
  }

  /** Rejects when no table of texts could be loaded. */
  async read(tag: string, namespace: string): Promise<Texts> {
    const source = this.#sources.get(namespace)
    const code = codeOf(tag)
    const texts = await inTime(
      source && code ? Promise.resolve(source(code)) : this.#fetchFile(`${tag}/${namespace}.json`),
    )
    if (!isTexts(texts)) throw new Error('not a table of texts')
    return texts
  }

  async #fetchFile(name: string): Promise<unknown> {
    const url = this.#textsUrl + name
    const response = await fetch(url).catch(async (error: unknown) => {
      // If the host is down, reachability notes it and retries on its return. If it answers by now, fetch
      // again.
      if (isDown(await this.#network.confirm())) throw error
      return fetch(url)
    })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return response.json()
  }
}

const inTime = (texts: Promise<unknown>): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), TEXTS_TIMEOUT_MS)
    void texts.then(resolve, reject).finally(() => clearTimeout(timer))
  })

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string')
