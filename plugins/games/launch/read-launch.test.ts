// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { launchAddress } from '@foyer/sdk'
import { type LaunchTarget, readLaunch } from './read-launch.ts'

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
