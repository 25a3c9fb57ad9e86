import { catalogueOf, jackpotOf } from '../../../mocks/catalogue/catalogue.ts'
import type { LanguageCode } from '../../../mocks/catalogue/titles.ts'
import { defineMock } from '../../../mocks/define-mock.ts'

/** The gateway's categories by the catalogue's own keys (EN-23). */
const CATEGORIES: Readonly<Record<string, string>> = {
  lottery: 'LOTT',
  quick: 'ELOTT',
  slots: 'RNG',
  live: 'LIVE',
  fish: 'FISH',
  cards: 'PVP',
  sport: 'SPORTS',
  crash: 'CRASH',
}
const LANGUAGES: readonly LanguageCode[] = ['EN', 'CN', 'VI', 'PT-BR']

/** Growth of the jackpot per second, as a fraction of itself. */
const GROWTH = 1e-6
const SECOND_MS = 1_000

/** The list of games and the jackpot of the mock gateway (CA-22). */
export default defineMock({
  id: 'games.lobby',
  /** The jackpot grows from the creation of the world. */
  initial: () => ({ since: Date.now() }),
  routes: [
    {
      id: 'game.lanes',
      method: 'GET',
      path: '/wps/relay/GCSGAME_newGameVendor',
      reply: ({ world, request }) => {
        const language = languageOf(request)
        const lanes = catalogueOf(world.merchant).map((lane) => ({
          title: lane.titles[language],
          cards: lane.games.map(({ code, name, vendor, vendorName, image, badge }) => ({
            accountTypeName: vendor,
            displayName: name,
            gameCode: code,
            vendor,
            vendorName,
            image,
            ...(badge ? { badge } : {}),
          })),
          gameClassify: {
            category: CATEGORIES[lane.key] ?? lane.category.toUpperCase(),
            vendors: lane.vendors,
          },
          gameCount: lane.gameCount,
        }))
        return { data: { lanes } }
      },
    },
    {
      id: 'game.jackpot',
      method: 'GET',
      path: '/wps/relay/GCSGAME_jackpot',
      reply: ({ world, slice }) => {
        const { amount, winners } = jackpotOf(world.merchant)
        const seconds = Math.floor((Date.now() - slice.since) / SECOND_MS)
        return { data: { amount: Math.round(amount * (1 + seconds * GROWTH)), winners } }
      },
    },
  ],
})

function languageOf(request: Request): LanguageCode {
  const asked = request.headers.get('Language')
  return LANGUAGES.find((language) => language === asked) ?? 'EN'
}
