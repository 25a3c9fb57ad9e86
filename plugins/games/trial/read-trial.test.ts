// @vitest-environment node
import { pageHoldsSecrets } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { readLaunched, readTrial } from './read-trial.ts'
import { type Trial, trialAddress } from './trial-address.ts'

const ORIGIN = 'https://lotus.example'
const trial: Trial = { vendor: 'TCG_SEA', code: 'SL001', backPath: '/m/home' }

describe('readTrial', () => {
  it.each<[string, Trial | undefined]>([
    ['?vendor=TCG_SEA&game=SL001', trial],
    ['?vendor=%20TCG_SEA&game=SL001%20&nodeId=7', { ...trial, nodeId: '7' }],
    ['?vendor=TCG_SEA&game=SL001&backUrl=/m/game', { ...trial, backPath: '/m/game' }],
    ['?vendor=TCG_SEA&game=SL001&backUrl=https://evil.example/m/game', trial],
    ['?vendor=TCG_SEA&game=SL001&backUrl=javascript:alert(1)', trial],
    ['?vendor=TCG_SEA&game=SL001&backUrl=/m/trialGame?game=SL002', trial],
    ['?vendor=TCG_SEA&game=SL001&backUrl=/m/launchGame?code=SL001', trial],
    ['?vendor=TCG_SEA&code=SL001', undefined],
    ['?vendor=TCG_SEA', undefined],
    ['?game=SL001', undefined],
    [`?vendor=TCG_SEA&game=${'x'.repeat(101)}`, undefined],
    ['', undefined],
  ])('%s', (query, read) => expect(readTrial(query, ORIGIN)).toEqual(read))

  it('reads all that an address was made with', () => {
    for (const backPath of ['/m/home', '/m/game?category=rng']) {
      const made = { vendor: 'A&B', code: 'c/1', nodeId: '7', backPath }
      const address = trialAddress(made)
      expect(address.startsWith('/m/trialGame?')).toBe(true)
      expect(readTrial(address.slice(address.indexOf('?')), ORIGIN)).toEqual(made)
    }
  })

  it('[TR-17] an address holds nothing that destinations may not see', () => {
    const [pathname, search = ''] = trialAddress({ ...trial, backPath: '/m/game?category=rng' }).split(
      /(?=\?)/,
    )
    expect(pageHoldsSecrets({ pathname: String(pathname), search, hash: '' })).toBe(false)
  })
})

describe('readLaunched', () => {
  it.each<[string, Trial | undefined]>([
    ['/m/launchGame?vendor=TCG_SEA&code=SL001', trial],
    ['/m/launchGame?prize_mode=1&vendor=TCG_SEA&code=SL001', undefined],
    ['/m/launchGame?code=SL001', undefined],
    ['/m/withdraw?vendor=TCG_SEA&code=SL001', undefined],
  ])('%s', (address, read) => expect(readLaunched(address, ORIGIN)).toEqual(read))
})
