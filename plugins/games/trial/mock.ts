import { textLanguage, type Titles } from '../../../mocks/catalogue/titles.ts'
import { offeredGame } from '../../../mocks/catalogue/offered-games.ts'
import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { GAME_PATH, issueTicket } from '../../../mocks/world/tickets.ts'

/** The gateway's message for a game without a trial, in the player's language or else in English. */
const NO_TRIAL: Titles = {
  EN: 'This game has no trial',
  CN: '该游戏不提供试玩',
  VI: 'Trò chơi này không có bản chơi thử',
  'PT-BR': 'Este jogo não tem versão de teste',
}

/** Trial games at the mock gateway (CA-24): returns the address of a game's page, with a ticket of nobody for it. */
export default defineMock({
  id: 'games.trial',
  initial: () => ({}),
  routes: [
    {
      id: 'game.trial',
      method: 'GET',
      path: '/wps/relay/GCS_gameTrialLaunch',
      requires: {
        headers: { Merchant: /./, Language: /./ },
        query: { gameId: /./, platform: /^html5$/ },
      },
      reply: ({ world, language, url }) => {
        const game = offeredGame(world, url.searchParams.get('gameId'))
        if (!game?.trial) return failure('game.trial.none', NO_TRIAL[textLanguage(language)])
        const { code, name, vendor } = game
        const ticket = issueTicket(world, { code, name, vendor, backUrl: undefined })
        return success({ url: `${url.origin}${GAME_PATH}?ticket=${ticket}` })
      },
    },
  ],
})
