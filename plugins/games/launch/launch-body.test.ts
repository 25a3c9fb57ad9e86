// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { launchBody, type LaunchPage } from './launch-body.ts'
import type { GameLaunch } from './read-launch.ts'

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
