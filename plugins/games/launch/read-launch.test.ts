// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { launchAddress } from '@foyer/sdk'
import { type LaunchTarget, readLaunch } from './read-launch.ts'

const ORIGIN = 'https://lotus.example'
const game = (part: object = {}): LaunchTarget => ({
  kind: 'game',
  game: { vendor: 'TCG_SEA', code: 'SL001', backPath: '/m/home', ...part },
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
    ['?prize_mode=1&code=VN01', { kind: 'lottery' }],
    ['?prize_mode=1&vendor=TCG_SEA&code=VN01', { kind: 'lottery' }],
    ['?vendor=TCG_SEA', { kind: 'missing' }],
    ['?prize_mode=1', { kind: 'missing' }],
    ['?code=SL001', { kind: 'missing' }],
    ['?vendor=TCG_SEA&code=%20', { kind: 'missing' }],
    ['?vendor=TCG_SEA&code=a%00b', { kind: 'missing' }],
    [`?vendor=TCG_SEA&code=${'x'.repeat(101)}`, { kind: 'missing' }],
    ['', { kind: 'missing' }],
    ['?%E0%A4%A', { kind: 'missing' }],
  ])('[RT-08] %s', (query, order) => expect(readLaunch(query, ORIGIN)).toEqual(order))

  it('[RT-08] reads all that the address of a launch was made with', () => {
    const text = fc.stringMatching(/^[!-~]([ -~]{0,40}[!-~])?$/)
    const launches = fc.record(
      { vendor: text, code: text, playType: text, nodeId: text, roomId: text },
      { requiredKeys: ['vendor', 'code'] },
    )
    fc.assert(
      fc.property(launches, fc.constantFrom('/m/home', '/m/game?category=a&b=1'), (launch, backUrl) => {
        const address = launchAddress({ ...launch, backUrl })
        expect(address.startsWith('/m/launchGame?')).toBe(true)
        expect(readLaunch(address.slice(address.indexOf('?')), ORIGIN)).toEqual({
          kind: 'game',
          game: { ...launch, backPath: backUrl },
        })
      }),
    )
  })
})
