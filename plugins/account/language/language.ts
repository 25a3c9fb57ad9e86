import { type Activate, type LanguageCode, languageChanged, defineStorageKey } from '@foyer/sdk'
import { decideLanguage } from './decide-language.ts'
import { updateLanguage } from './endpoints.ts'
import type { manifest } from './manifest.ts'
import { landingAddress } from '../contract.ts'

/** The language that was taken over from a member. While it is the stored one, the player has chosen none. */
export const TAKEN_OVER = defineStorageKey<string>({
  name: 'account.language.taken-over',
  area: 'local',
  format: 'text',
  parse: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
})

/** Compares the languages when a member's data arrives, and after each choice with data that is fetched anew (ST-29). */
export const activate: Activate<typeof manifest> = (context, { http, i18n, member, site }) => {
  const { storage } = context
  let inAddress = isLanguageInAddress(location, i18n.language.get())
  /** The member whose language was compared at the sign-in. */
  let compared: string | undefined
  /** The member's language, while the page changes to it. */
  let takingOver: LanguageCode | undefined
  /** One call after the other: of quick choices the last one is the gateway's, too. */
  let queue = Promise.resolve()

  const chosen = (): LanguageCode | undefined => {
    const stored = i18n.stored()
    return stored === storage.get(TAKEN_OVER) ? undefined : stored
  }
  const takeOver = async (language: LanguageCode): Promise<void> => {
    takingOver = language
    try {
      await i18n.change(language)
      // Not where the player has chosen another one meanwhile.
      if (i18n.language.get() === language) storage.set(TAKEN_OVER, language)
    } catch (error) {
      context.logger.warn('LA-TEXTS', error)
    } finally {
      takingOver = undefined
    }
  }
  const update = async (language: LanguageCode): Promise<void> => {
    try {
      await http.call(updateLanguage, { body: { language }, alert: false, signal: context.signal })
    } catch (error) {
      if (!context.signal.aborted) context.logger.warn('LA-UPDATE', error)
    }
  }
  const compare = async (): Promise<void> => {
    const current = member.current.get()
    if (!current || context.signal.aborted) return
    const language = i18n.language.get()
    const { languages } = site.merchant
    const decision = decideLanguage({ member: current, language, chosen: chosen(), inAddress, languages })
    if (decision.kind === 'take-over') await takeOver(decision.language)
    if (decision.kind === 'update') await update(language)
  }
  const compareOnce = (): void => {
    const id = member.current.get()?.id
    if (id !== undefined && id !== compared) queue = queue.then(compare)
    compared = id
  }
  context.defer(member.current.subscribe(compareOnce))
  context.on(languageChanged, ({ language }) => {
    inAddress = false
    if (language === takingOver) return
    storage.remove(TAKEN_OVER)
    queue = queue.then(async () => {
      if (!member.current.get()) return
      await member.refresh()
      await compare()
    })
  })
  compareOnce()
}

/** The address that the player came by names the page's language, which goes before a member's then (LG-01). */
const isLanguageInAddress = (location: Pick<Location, 'href' | 'origin'>, language: LanguageCode): boolean =>
  new URL(landingAddress(location)).searchParams.get('language')?.toUpperCase() === language
