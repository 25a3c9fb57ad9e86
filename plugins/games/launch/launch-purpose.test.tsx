import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CatalogueState } from '../contract.ts'
import { LOTTERIES, never, QUERY, start } from './launch.fake.ts'
import texts from './locales/EN.json' with { type: 'json' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState(null, '')
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  vi.useRealTimers()
})

describe('LaunchPurpose', () => {
  const show = async (address: string, known?: CatalogueState) => {
    const { plugin } = await start(never, QUERY, known)
    return render(plugin.element('LaunchPurpose', { address }))
  }

  it('names the game that the log-in leads to', async () => {
    await show('/m/launchGame?vendor=TCG_SEA&code=SL001')
    expect(screen.getByText('Log in to play Star Harbor')).toBeTruthy()
  })

  it('says that it leads to a game whose name is not known', async () => {
    await show('/m/launchGame?vendor=TCG_SEA&code=SL001', { step: 'failed', lanes: [] })
    expect(screen.getByText(texts.please_log_in)).toBeTruthy()
  })

  it('names the lottery that the log-in leads to', async () => {
    await show('/m/launchGame?prize_mode=1&code=LO001', LOTTERIES)
    expect(screen.getByText('Log in to play Northern Draw')).toBeTruthy()
  })

  it.each(['/m/withdraw', '/m/launchGame', '/m/launchGame?prize_mode=1'])(
    'shows nothing at %s',
    async (address) => expect((await show(address)).container.textContent).toBe(''),
  )
})
