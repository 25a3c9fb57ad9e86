import { type ContextOf, createStore, type ServicesOf, type Store, type LanguageCode } from '@foyer/sdk'
import type { Country } from '../shared/points.ts'
import { ALL_COUNTRIES } from './all-countries.ts'
import { countries } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/**
 * A language's country, ISO 3166-1 (LG-03): the one that the form for a number begins with where the gateway does not know the
 * visitor's. The specification gives CN, EN and VI of about thirty that it does not name; here each
 * language of the gateway has one, the others that where most of its players live.
 */
export const COUNTRY_OF_LANGUAGE: Readonly<Record<LanguageCode, string>> = {
  CN: 'CN', EN: 'US', ES: 'ES', HI: 'IN', ID: 'ID', JA: 'JP', KM: 'KH', KO: 'KR', MY: 'MM', TA: 'IN', TH: 'TH', TW: 'TW',
  VI: 'VN', TY: 'PF', UR: 'PK', PT: 'PT', 'PT-BR': 'BR', MS: 'MY', BN: 'BD', TR: 'TR', RU: 'RU', AR: 'SA',
} // prettier-ignore

/** The countries, and the chosen one: until the player chooses, the visitor's by the gateway (CA-10), else that of the language (LG-03). */
export class CountryList {
  readonly country: Store<Country | undefined>
  readonly #country = createStore<Country | undefined>(undefined)
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  #list: Promise<readonly Country[]> | undefined
  #known: readonly Country[] = ALL_COUNTRIES

  constructor(context: ContextOf<typeof manifest>, services: ServicesOf<typeof manifest>) {
    this.country = this.#country
    this.#context = context
    this.#services = services
  }

  /** The countries known now: all of them, until the merchant's own list has loaded. */
  get known(): readonly Country[] {
    return this.#known
  }

  choose(country: Country): void {
    this.#country.set(country)
  }

  /** The merchant's list; all countries if it fails or is empty. The next call tries again. Never rejects. */
  load(): Promise<readonly Country[]> {
    this.#list ??= this.#ask().catch((error: unknown) => {
      this.#list = undefined
      if (!this.#context.signal.aborted)
        this.#context.logger.warn('MO-COUNTRIES: the list of countries could not be loaded', error)
      return ALL_COUNTRIES
    })
    return this.#list
  }

  async #ask(): Promise<readonly Country[]> {
    const { http, i18n, site } = this.#services
    const { list, here } = await http.call(countries, {
      query: { _: site.merchant.code },
      signal: this.#context.signal,
      alert: false,
    })
    if (list.length > 0) this.#known = list
    const spoken = COUNTRY_OF_LANGUAGE[i18n.language.get()]
    if (!this.#country.get()) this.#country.set(here ?? list.find(({ code }) => code === spoken) ?? list[0])
    return this.#known
  }
}
