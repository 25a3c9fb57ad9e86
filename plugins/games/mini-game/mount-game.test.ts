import { fakeLogger } from '@foyer/sdk/testing'
import { describe, expect, it, vi } from 'vitest'
import { mountGame } from './mount-game.ts'
import { readMiniGame } from './script-contract.ts'

const OPTIONS = { variant: 'v1', language: 'VI' } as const

describe('what a script left', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'game'],
    ['an empty object', {}],
    ['an array', []],
    ['a mount that is none', { mount: true }],
    ['a mount that throws when it is read', Object.defineProperty({}, 'mount', { get: () => { throw new Error('trap') } })],
    ['a revoked proxy', revoked()],
  ])('is no game: %s', (_, given) => {
    expect(readMiniGame(given)).toBeUndefined()
  }) // prettier-ignore

  it('is a game, whose mount runs as its method', () => {
    const end = vi.fn()
    const given = {
      ended: end,
      mount(this: { ended: () => void }, element: HTMLElement, { language }: { language: string }) {
        element.textContent = language
        return this.ended
      },
    }
    const element = document.createElement('div')
    const logger = fakeLogger()
    const game = readMiniGame(given)
    if (!game) throw new Error('no game')
    mountGame(game, element, OPTIONS, logger)?.()
    expect(element.textContent).toBe('VI')
    expect(end).toHaveBeenCalledOnce()
    expect(logger.entries).toEqual([])
  })
})

describe('a game that misbehaves', () => {
  it.each([
    ['throws', () => { throw new Error('game') }],
    ['returns nothing', () => undefined],
    ['returns a text', () => 'done'],
    ['returns a promise that rejects', () => Promise.reject(new Error('game'))],
  ])('is not open where mount %s', async (_, mount) => {
    const logger = fakeLogger()
    const game = readMiniGame({ mount })
    if (!game) throw new Error('no game')
    expect(mountGame(game, document.createElement('div'), OPTIONS, logger)).toBeUndefined()
    // A rejection that nobody handles would fail the run.
    await Promise.resolve()
    expect(logger.entries.map(({ subject }) => subject)).toMatchObject([{ code: 'MN-MOUNT' }])
  }) // prettier-ignore

  it('ends all the same where it throws while it ends', () => {
    const logger = fakeLogger()
    const game = readMiniGame({
      mount: () => () => {
        throw new Error('game')
      },
    })
    const end = game && mountGame(game, document.createElement('div'), OPTIONS, logger)
    expect(() => end?.()).not.toThrow()
    expect(logger.entries.map(({ subject }) => subject)).toMatchObject([{ code: 'MN-UNMOUNT' }])
  })
})

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}
