// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { MAX_LOG_ENTRIES, LoggerService } from './logger-service.ts'

const clock = { now: () => 7, gatewayNow: () => 7 }
const print = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() }

beforeEach(() => {
  for (const level of ['debug', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(print[level].mockReset())
})
afterEach(() => vi.restoreAllMocks())

describe('LoggerService', () => {
  it('prints warnings and errors without secrets, and stores them', () => {
    const logger = new LoggerService(clock, bakedPage({ inspection: false }))
    logger.warn('odd', { token: 'a1', n: 1 })
    logger.error(new Error('failed at /x?token=a1'))
    expect(print.warn).toHaveBeenCalledWith('[foyer]', 'odd', { token: '[hidden]', n: 1 })
    expect(JSON.stringify([print.warn.mock.calls, print.error.mock.calls, logger.entries()])).not.toContain(
      'a1',
    )
    expect(logger.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(print.error.mock.lastCall?.at(-1)).toBe(`reference ${logger.reference}`)
    expect(logger.entries().map(({ level, at }) => [level, at])).toEqual([
      ['warn', 7],
      ['error', 7],
    ])
  })

  it('prints debug messages only where the page may be inspected', () => {
    new LoggerService(clock, bakedPage({ inspection: false })).debug('x')
    expect(print.debug).not.toHaveBeenCalled()
    new LoggerService(clock, bakedPage({ inspection: true })).debug('x')
    expect(print.debug).toHaveBeenCalledOnce()
  })

  it('stores the latest 200 entries', () => {
    const logger = new LoggerService(clock, bakedPage({ inspection: false }))
    for (let i = 0; i < MAX_LOG_ENTRIES + 5; i++) logger.debug(`n${i}`)
    const entries = logger.entries()
    expect(entries).toHaveLength(200)
    expect(entries[0]?.message).toBe('n5')
    expect(entries.at(-1)?.message).toBe('n204')
  })
})
