// @vitest-environment node
import { launchAddress } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GameLaunch, launchBody, type LaunchPage, type LaunchTarget, readLaunch } from './read-launch.ts'

const ORIGIN = 'https://lotus.example'

const game = (part: object = {}): LaunchTarget => ({
  kind: 'game',
  game: { mode: 'sea', vendor: 'TCG_SEA', code: 'SL001', backPath: '/m/home', ...part },
})

const lottery = (part: object = {}): LaunchTarget => ({
  kind: 'game',
  game: {
    mode: 'lottery',
    prizeMode: '1',
    lottoView: 'betting',
    vendor: 'TCG_LOTTO_VN',
    code: 'LO001',
    backPath: '/m/home',
    ...part,
  },
})

describe('readLaunch', () => {
  it.each<[string, LaunchTarget]>([
    ['?vendor=TCG_SEA&code=SL001', game()],
    ['?vendor=TCG_SEA&code=SL001&playType=demo', game({ playType: 'demo' })],
    [
      '?vendor=TCG_SEA&code=SL001&backUrl=%2Fm%2Fgame%3Flane%3Dslots',
      game({ backPath: '/m/game?lane=slots' }),
    ],
    ['?vendor=TCG_SEA&code=SL001&backUrl=https://lotus.example/m/game', game({ backPath: '/m/game' })],
    ['?vendor=TCG_SEA&code=SL001&backUrl=https://evil.example/m/game', game()],
    ['?vendor=TCG_SEA&code=SL001&backUrl=javascript:alert(1)', game()],
    ['?vendor=TCG_SEA&code=SL001&backUrl=/m/launchGame?vendor=A', game()],
    ['?vendor=%20TCG_SEA%20&code=%20SL001', game()],
    ['?vendor=TCG_SEA&code=SL001&nodeId=7&roomId=%20vip ', game({ nodeId: '7', roomId: 'vip' })],
    ['?vendor=TCG_SEA&code=SL001&nodeId=&roomId=a%00b', game()],
    ['?vendor=TCG_SEA&code=SL001&hasLobby=true', game({ hasLobby: true })],
    ['?vendor=TCG_SEA&code=SL001&hasLobby=false&lottoView=lobby', game()],
    ['?vendor=TCG_SEA&code=SL001&prize_mode=%20', game()],
    ['?prize_mode=1&code=LO001', lottery()],
    ['?prize_mode=%202%20&code=LO001', lottery({ prizeMode: '2' })],
    ['?prize_mode=1&code=LO001&vendor=LOTT', lottery({ vendor: 'LOTT' })],
    ['?prize_mode=1&code=LO001&lottoView=betting', lottery()],
    ['?prize_mode=1&code=LO001&lottoView=lobby', lottery({ lottoView: 'lobby' })],
    ['?prize_mode=1&code=LO001&lottoView=Lobby', lottery()],
    ['?prize_mode=1&code=LO001&lottoView=history', lottery()],
    ['?prize_mode=1&code=LO001&lottoView=&playType=demo', lottery({ playType: 'demo' })],
    [
      '?prize_mode=1&code=LO001&backUrl=/m/game&hasLobby=true',
      lottery({ backPath: '/m/game', hasLobby: true }),
    ],
    ['?prize_mode=1&code=LO001&backUrl=https://evil.example/m/game', lottery()],
    ['?vendor=TCG_SEA', { kind: 'missing' }],
    ['?prize_mode=1', { kind: 'missing' }],
    ['?code=SL001', { kind: 'missing' }],
    ['?vendor=TCG_SEA&code=%20', { kind: 'missing' }],
    ['?vendor=TCG_SEA&code=a%00b', { kind: 'missing' }],
    [`?vendor=TCG_SEA&code=${'x'.repeat(101)}`, { kind: 'missing' }],
    ['', { kind: 'missing' }],
    ['?%E0%A4%A', { kind: 'missing' }],
  ])('[RT-08] %s', (query, order) => expect(readLaunch(query, ORIGIN)).toEqual(order))

  const text = fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/)
  const backUrls = fc.constantFrom('/m/home', '/m/game?category=a&b=1')
  const optional = { playType: text, nodeId: text, roomId: text, hasLobby: fc.constant(true as const) }
  const targetOf = (address: string): LaunchTarget => {
    expect(address.startsWith('/m/launchGame?')).toBe(true)
    return readLaunch(address.slice(address.indexOf('?')), ORIGIN)
  }

  it('[RT-08] reads all that the address of a game was made with', () => {
    const launches = fc.record(
      { vendor: text, code: text, ...optional },
      { requiredKeys: ['vendor', 'code'] },
    )
    fc.assert(
      fc.property(launches, backUrls, (launch, backUrl) => {
        expect(targetOf(launchAddress({ ...launch, backUrl }))).toEqual({
          kind: 'game',
          game: { mode: 'sea', ...launch, backPath: backUrl },
        })
      }),
    )
  })

  it('[RT-08] reads all that the address of a lottery was made with', () => {
    const lottoView = fc.constantFrom('betting' as const, 'lobby' as const)
    const launches = fc.record(
      { prizeMode: text, code: text, vendor: text, lottoView, ...optional },
      { requiredKeys: ['prizeMode', 'code'] },
    )
    fc.assert(
      fc.property(launches, backUrls, (launch, backUrl) => {
        expect(targetOf(launchAddress({ ...launch, backUrl }))).toEqual(
          lottery({ ...launch, backPath: backUrl }),
        )
      }),
    )
  })
})

const PAGE: LaunchPage = { origin: 'https://lotus.example', merchant: 'Lotus', lobbyVendors: [] }

const SEA: GameLaunch = { mode: 'sea', vendor: 'TCG_SEA', code: 'SL001', backPath: '/m/game' }

const LOTTERY: GameLaunch = {
  mode: 'lottery',
  prizeMode: '2',
  lottoView: 'betting',
  vendor: 'TCG_LOTTO_VN',
  code: 'LO001',
  backPath: '/m/home',
}

describe('launchBody', () => {
  it('[CA-26] a game: code, lobby and the absolute way back, and nothing of a lottery’s', () =>
    expect(launchBody(SEA, { ...PAGE, name: 'Star Harbor', language: 'PT-BR' })).toEqual({
      gameCode: 'SL001',
      hasLobby: false,
      backUrl: 'https://lotus.example/m/game',
    }))

  it('[CA-25] a lottery: every field of the gateway, and no game code', () =>
    expect(launchBody(LOTTERY, { ...PAGE, name: 'Xổ Số Miền Bắc', language: 'EN' })).toEqual({
      lottoPrizeMode: '2',
      lottoGameCode: 'LO001',
      lottoView: 'betting',
      launchMode: 'LOTT',
      device: 'MOBILE',
      backUrl: 'https://lotus.example/m/home',
      hasLobby: false,
      language: 'EN',
      title: 'Xổ Số Miền Bắc',
      labelName: 'Lotus',
    }))

  it('[CA-25][LG-01] without a known language it is VI, and without a known name the merchant’s', () =>
    expect(launchBody(LOTTERY, PAGE)).toMatchObject({ language: 'VI', title: 'Lotus' }))

  it('[CA-25] the lobby of the lotteries is one', () =>
    expect(launchBody({ ...LOTTERY, lottoView: 'lobby' }, PAGE)).toMatchObject({
      lottoView: 'lobby',
      hasLobby: true,
    }))

  it.each([SEA, LOTTERY])('[RT-08] passes playType on: $mode', (launch) => {
    expect(launchBody({ ...launch, playType: 'demo' }, PAGE).playType).toBe('demo')
    expect(launchBody(launch, PAGE)).not.toHaveProperty('playType')
  })

  it.each([SEA, LOTTERY])('[OV-27] passes node and room on: $mode', (launch) => {
    expect(launchBody({ ...launch, nodeId: '8041', roomId: '1' }, PAGE)).toMatchObject({
      nodeId: '8041',
      roomId: '1',
    })
    expect(launchBody({ ...launch, roomId: '1' }, PAGE)).not.toHaveProperty('nodeId')
    expect(launchBody(launch, PAGE)).not.toHaveProperty('roomId')
  })

  it.each<[string, GameLaunch, readonly string[], boolean]>([
    ['the address asks for it', { ...SEA, hasLobby: true }, [], true],
    ['the merchant wants it for the vendor', SEA, ['X', 'TCG_SEA'], true],
    ['the merchant wants it for another vendor', SEA, ['X'], false],
    ['the merchant wants it for lotteries', LOTTERY, ['TCG_LOTTO_VN'], true],
  ])('[CA-26] the vendor’s lobby, where %s', (_case, launch, lobbyVendors, hasLobby) =>
    expect(launchBody(launch, { ...PAGE, lobbyVendors }).hasLobby).toBe(hasLobby),
  )
})
