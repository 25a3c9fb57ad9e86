import {
  HOME_PATH,
  isHomePath,
  isRecord,
  type LanguageCode,
  type Logger,
  type PageMetadata,
} from '@foyer/sdk'
import { isText } from '../storage/type-guards.ts'

/** Pages of one language by path, `*` for every other; a malformed page is left out. */
type Pages = ReadonlyMap<string, PageMetadata>

/**
 * The profile's page metadata (RR-05) in a language that the player chose after the page was baked. Fetched
 * once for each language; the bake writes it beside the merchant's logo.
 */
export class PageMetadataStore {
  readonly #pages = new Map<LanguageCode, Promise<Pages>>()

  /** @param merchant id of its profile */
  constructor(
    private readonly merchant: string,
    private readonly logger: Logger,
  ) {}

  /** `undefined` when the profile has none, or the fetch fails; the next call retries it. Never rejects. */
  async page(path: string, language: LanguageCode): Promise<PageMetadata | undefined> {
    const pages = await this.#load(language)
    const other = pages.get('*')
    return pages.get(isHomePath(path) ? HOME_PATH : path) ?? (other && { ...other, general: true })
  }

  async #load(language: LanguageCode): Promise<Pages> {
    let pages = this.#pages.get(language)
    if (!pages) {
      pages = fetchPages(`/m/brand/${this.merchant}/metadata.${language}.json`)
      this.#pages.set(language, pages)
    }
    try {
      return await pages
    } catch (error) {
      this.#pages.delete(language)
      this.logger.warn(`SI-METADATA: no titles in ${language}`, String(error))
      return new Map()
    }
  }
}

async function fetchPages(address: string): Promise<Pages> {
  const response = await fetch(address)
  const given: unknown = response.ok ? await response.json() : undefined
  if (!isRecord(given)) throw new TypeError(`${address} is not a table of pages (${response.status})`)
  const pages = new Map<string, PageMetadata>()
  for (const [path, page] of Object.entries(given)) {
    if (!isRecord(page)) continue
    const { title, description, keywords } = page
    if (isText(title) && isText(description))
      pages.set(path, { title, description, ...(isText(keywords) ? { keywords } : {}) })
  }
  return pages
}
