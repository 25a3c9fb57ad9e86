// @vitest-environment node
import { CodedError, errorLogged, type LoggedError, PluginError } from '@foyer/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Bus } from '../host/events/bus.ts'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { announceErrors } from './announce-errors.ts'
import { LoggerService } from './logger-service.ts'

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const page = () => {
  const logger = new LoggerService({ now: () => 7, gatewayNow: () => 7 }, bakedPage({ inspection: false }))
  return { logger, bus: new Bus((error) => logger.error(error)) }
}

it('sends the coded errors of the page’s start to the first subscriber, and later ones at once, without their texts', () => {
  const { logger, bus } = page()
  logger.error(new PluginError('PL-THREW', 'a.b', 'activate', 'player123 typed this'))
  logger.error(new Error('without a code'))
  logger.warn('HT-SHAPE: a warning')
  announceErrors(logger, bus)
  logger.error(new CodedError('BO-ROOT', 'broken'))
  const heard: LoggedError[] = []
  bus.on(errorLogged, (error) => heard.push(error))
  logger.error(new CodedError('CR-FAILED', 'late'))
  expect(heard).toEqual([
    { code: 'PL-THREW', plugin: 'a.b', phase: 'activate' },
    { code: 'BO-ROOT' },
    { code: 'CR-FAILED' },
  ])
})

it('a subscriber that fails is not called again for its own error', () => {
  const { logger, bus } = page()
  announceErrors(logger, bus)
  let calls = 0
  bus.on(errorLogged, () => {
    calls++
    throw new CodedError('XX-BROKEN', 'a subscriber')
  })
  logger.error(new CodedError('BO-ROOT', 'broken'))
  logger.error(new CodedError('BO-ROOT', 'again'))
  expect(calls).toBe(2)
})
