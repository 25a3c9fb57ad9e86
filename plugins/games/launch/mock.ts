import { type CatalogueGame, catalogueOf } from '../../../mocks/catalogue/catalogue.ts'
import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { GAME_PATH, issueTicket } from '../../../mocks/world/tickets.ts'

/** The gateway's message for an unknown game, in the player's language or else in English. */
const NOT_FOUND: Readonly<Record<string, string>> = {
  EN: 'This game does not exist or is no longer offered',
  CN: '该游戏不存在或已下架',
  VI: 'Trò chơi này không tồn tại hoặc đã ngừng cung cấp',
  'PT-BR': 'Este jogo não existe ou não está mais disponível',
}

/** Launching at the mock gateway (CA-26): returns the address of a game's page, with a ticket for it. */
export default defineMock({
  id: 'games.launch',
  initial: () => ({}),
  routes: [
    {
      id: 'game.launch',
      method: 'POST',
      path: '/wps/game/launchGame',
      auth: 'member',
      reply: ({ body, world, member, request, url }) => {
        const game = listedGame(world.merchant, textOf(body, 'gameCode'))
        if (!game || !member) {
          const language = request.headers.get('Language') ?? 'EN'
          return failure('game.not.found', NOT_FOUND[language] ?? NOT_FOUND.EN ?? '')
        }
        const { code, name, vendor } = game
        const ticket = issueTicket(world, { code, name, vendor, member, backUrl: textOf(body, 'backUrl') })
        return success({ url: `${url.origin}${GAME_PATH}?ticket=${ticket}` })
      },
    },
  ],
})

/** The gateway launches only the games that it lists (CA-22). */
const listedGame = (merchant: string, code: string | undefined): CatalogueGame | undefined =>
  catalogueOf(merchant)
    .flatMap(({ games }) => games)
    .find((game) => game.code === code)

function textOf(body: unknown, name: string): string | undefined {
  const given: unknown =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof given === 'string' && given !== '' ? given : undefined
}
