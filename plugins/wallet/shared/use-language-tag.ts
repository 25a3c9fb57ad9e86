import { createStore, I18N, useService, useStore } from '@foyer/sdk'

const NO_LANGUAGE = createStore('EN')

/** The BCP 47 tag of the player's language, for Intl; a component that uses it is rendered again in another language. */
export function useLanguageTag(): string {
  const i18n = useService(I18N)
  useStore<string>(i18n?.language ?? NO_LANGUAGE)
  return i18n?.tag() ?? 'en'
}
