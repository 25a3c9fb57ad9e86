import type { LanguageCode } from '@foyer/sdk'
import { languageCode } from '../../kernel/i18n/languages.ts'

/** What the page's address says about the run, besides the plugin. */
export interface Choices {
  readonly language: LanguageCode
  readonly session: 'guest' | 'member'
  /** The first component where it is absent. */
  readonly component: string | undefined
}

const STANDARD: Choices = { language: 'EN', session: 'member', component: undefined }

/** Reads them from an address' query: `?alone=area.name&lang=VI&session=guest&component=Screen`. */
export function readChoices(query: string): Choices {
  const given = new URLSearchParams(query)
  return {
    language: languageCode(given.get('lang')) ?? STANDARD.language,
    session: given.get('session') === 'guest' ? 'guest' : STANDARD.session,
    component: given.get('component') || STANDARD.component,
  }
}

/** The query with these choices; what is as usual is left out, and other parameters stay. */
export function writeChoices(query: string, { language, session, component }: Choices): string {
  const written = new URLSearchParams(query)
  const set = (name: string, value: string | undefined, standard?: string): void =>
    value === undefined || value === standard ? written.delete(name) : written.set(name, value)
  set('lang', language, STANDARD.language)
  set('session', session, STANDARD.session)
  set('component', component)
  return `?${written.toString()}`
}
