import { isRecord } from '@foyer/sdk'
import type { CatalogueGame } from '../../../mocks/catalogue/catalogue.ts'
import { textLanguage, type Titles } from '../../../mocks/catalogue/titles.ts'
import { offeredGame } from '../../../mocks/catalogue/offered-games.ts'
import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { GAME_PATH, issueTicket } from '../../../mocks/world/tickets.ts'
import type { World } from '../../../mocks/world/world.ts'

/** The gateway's refusals, each with its message in the player's language or else in English. */
const REFUSALS = {
  'game.not.found': {
    EN: 'This game does not exist or is no longer offered',
    CN: '该游戏不存在或已下架',
    VI: 'Trò chơi này không tồn tại hoặc đã ngừng cung cấp',
    'PT-BR': 'Este jogo não existe ou não está mais disponível',
  },
  'launch.param.err': {
    EN: 'The game could not be opened: the request is incomplete',
    CN: '无法打开游戏：请求不完整',
    VI: 'Không thể mở trò chơi: yêu cầu chưa đầy đủ',
    'PT-BR': 'Não foi possível abrir o jogo: a solicitação está incompleta',
  },
  'launch.mode.err': {
    EN: 'This game cannot be opened this way',
    CN: '此游戏不支持该打开方式',
    VI: 'Không thể mở trò chơi này theo cách đó',
    'PT-BR': 'Este jogo não pode ser aberto dessa forma',
  },
  'lottery.prizeMode.err': {
    EN: 'This lottery is not offered with this prize mode',
    CN: '该彩票不提供此奖金模式',
    VI: 'Xổ số này không có chế độ giải thưởng đó',
    'PT-BR': 'Esta loteria não é oferecida com este modo de prêmio',
  },
} as const satisfies Readonly<Record<string, Titles>>
type Refusal = keyof typeof REFUSALS

/** The prize modes of the Vietnam lotteries. */
const PRIZE_MODES: readonly unknown[] = ['1', '2']
const VIEWS: readonly unknown[] = ['betting', 'lobby']
const LOTTERY_VENDORS: readonly string[] = ['TCG_LOTTO_VN', 'LOTT']

/** Launching at the mock gateway (CA-25, CA-26): returns the address of a game's page, with a ticket for it. */
export default defineMock({
  id: 'games.launch',
  initial: () => ({}),
  routes: [
    {
      id: 'game.launch',
      method: 'POST',
      path: '/wps/game/launchGame',
      auth: 'member',
      reply: ({ body, world, member, language, url }) => {
        const given = isRecord(body) ? body : {}
        const game = requestedGame(world, given)
        if (typeof game === 'string' || !member) {
          const code = typeof game === 'string' ? game : 'launch.param.err'
          return failure(code, REFUSALS[code][textLanguage(language)])
        }
        const { code, name, vendor } = game
        const backUrl = textOf(given, 'backUrl')
        const ticket = issueTicket(world, { code, name, vendor, member, backUrl })
        return success({ url: `${url.origin}${GAME_PATH}?ticket=${ticket}` })
      },
    },
  ],
})

type Given = Readonly<Record<string, unknown>>

/** The game that a body asks for, or why it is refused. */
function requestedGame(world: World, given: Given): CatalogueGame | Refusal {
  const gameCode = textOf(given, 'gameCode')
  const lottoGameCode = textOf(given, 'lottoGameCode')
  const isLottery = lottoGameCode !== undefined
  if (isLottery === (gameCode !== undefined)) return 'launch.param.err'
  if (!isAddress(given.backUrl) || typeof given.hasLobby !== 'boolean') return 'launch.param.err'
  const refusal = isLottery ? lotteryRefusal(given) : gameRefusal(given)
  if (refusal) return refusal
  // The gateway launches only the games that it lists (CA-22).
  const game = offeredGame(world, gameCode ?? lottoGameCode)
  if (!game) return 'game.not.found'
  return isLottery && !LOTTERY_VENDORS.includes(game.vendor) ? 'launch.mode.err' : game
}

/** What is wrong with the fields of a lottery (CA-25). */
function lotteryRefusal(given: Given): Refusal | undefined {
  if (given.launchMode !== 'LOTT' || given.device !== 'MOBILE') return 'launch.mode.err'
  const texts = ['language', 'title', 'labelName'].map((name) => textOf(given, name))
  if (!VIEWS.includes(given.lottoView) || texts.includes(undefined)) return 'launch.param.err'
  return PRIZE_MODES.includes(given.lottoPrizeMode) ? undefined : 'lottery.prizeMode.err'
}

/** A game in the SEA mode has no field of a lottery (CA-26). */
const gameRefusal = (given: Given): Refusal | undefined =>
  ['lottoPrizeMode', 'lottoView', 'launchMode'].some((name) => name in given) ? 'launch.mode.err' : undefined

const isAddress = (given: unknown): boolean => typeof given === 'string' && /^https?:\/\/\w/.test(given)

function textOf(given: Given, name: string): string | undefined {
  const value = given[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
