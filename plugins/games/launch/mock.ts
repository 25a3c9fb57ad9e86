import { defineMock, failure, type Mock, type MockCall, success } from '../../../mocks/define-mock.ts'
import { GAME_PATH, issueTicket } from '../../../mocks/world/tickets.ts'

/** A game as the mock gateway knows it. */
interface MockGame {
  readonly code: string
  readonly name: string
  readonly vendor: string
}

// eslint-disable-next-line typescript/no-explicit-any -- a mock of any slice
type AnyMock = Mock<any>
type Call = Pick<MockCall<unknown>, 'request' | 'world' | 'member'>

/** The list of games (CA-22), wherever its mock stands. */
const LIST_PATH = '/wps/relay/GCSGAME_newGameVendor'
const found = import.meta.glob<{ readonly default: AnyMock }>('../*/mock.ts')

const allMocks = async (): Promise<readonly AnyMock[]> =>
  (await Promise.all(Object.values(found).map((load) => load()))).map((module) => module.default)

/** What the gateway says of a game that it does not know, in the player's language; English where it has none. */
const NOT_FOUND: Readonly<Record<string, string>> = {
  EN: 'This game does not exist or is no longer offered',
  CN: '该游戏不存在或已下架',
  VI: 'Trò chơi này không tồn tại hoặc đã ngừng cung cấp',
  'PT-BR': 'Este jogo não existe ou não está mais disponível',
}

/** Launching a game at the mock gateway (CA-26): the address of a game's page, with a ticket for it. */
export const launchMock = (mocks = allMocks): Mock<object> =>
  defineMock({
    id: 'games.launch',
    initial: () => ({}),
    routes: [
      {
        id: 'game.launch',
        method: 'POST',
        path: '/wps/game/launchGame',
        auth: 'member',
        reply: async ({ body, world, member, request, url }) => {
          const code = textOf(body, 'gameCode')
          const game = code && member ? await listedGame(code, { request, world, member }, mocks) : undefined
          if (!game || !member) {
            const language = request.headers.get('Language') ?? 'EN'
            return failure('game.not.found', NOT_FOUND[language] ?? NOT_FOUND.EN ?? '')
          }
          const ticket = issueTicket(world, { ...game, member, backUrl: textOf(body, 'backUrl') })
          return success({ url: `${url.origin}${GAME_PATH}?ticket=${ticket}` })
        },
      },
    ],
  })

export default launchMock()

/**
 * The gateway launches the games that it lists, and no others: asks the mock that answers the list, as this player.
 * @returns `undefined` for a code that is not in it
 */
async function listedGame(code: string, call: Call, mocks: typeof allMocks): Promise<MockGame | undefined> {
  for (const mock of await mocks()) {
    const route = mock.routes.find(({ path }) => path === LIST_PATH)
    if (!route) continue
    const { world } = call
    if (!world.slices.has(mock.id)) world.slices.set(mock.id, mock.initial(world))
    const url = new URL(`${LIST_PATH}?platform=html5`, call.request.url)
    const request = new Request(url, { headers: call.request.headers })
    const slice: unknown = world.slices.get(mock.id)
    const said: unknown = await route.reply({ ...call, request, url, body: undefined, slice })
    const game = search(said instanceof Response ? await said.json() : said, code)
    if (game) return game
  }
  return undefined
}

/** The first thing in a list's answer that bears the code, under any of the names that gateways use. */
function search(value: unknown, code: string): MockGame | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const text = (...names: readonly string[]): string | undefined =>
    names
      .map((name) => (value as Readonly<Record<string, unknown>>)[name])
      .find((one) => typeof one === 'string')
  if (text('code', 'gameCode') === code) {
    return {
      code,
      name: text('displayName', 'name', 'gameName') ?? code,
      vendor: text('vendor', 'vendorCode') ?? '',
    }
  }
  for (const inner of Object.values(value)) {
    const game = search(inner, code)
    if (game) return game
  }
  return undefined
}

function textOf(body: unknown, name: string): string | undefined {
  const given: unknown =
    typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined
  return typeof given === 'string' && given !== '' ? given : undefined
}
