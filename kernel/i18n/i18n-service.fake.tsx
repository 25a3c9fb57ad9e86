import type { LanguageCode, ReachabilityState } from '@foyer/sdk'
import { cleanup } from '@testing-library/react'
import { fakeLogger, fakeStorage } from '@foyer/sdk/testing'
import { vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { I18nService } from './i18n-service.ts'

export const files: Record<string, unknown> = {
  '/m/t/1/vi/kernel.json': { hello: 'Xin chào {{name}}' },
  '/m/t/1/ur/kernel.json': { hello: 'سلام {{name}}' },
  '/m/t/1/en/games.lobby.json': { all: 'All games' },
  '/m/t/1/vi/games.lobby.json': { all: 'Tất cả' },
  '/m/t/1/ur/games.lobby.json': { all: 'سب' },
  '/m/t/1/pt-BR/kernel.json': { hello: 'Olá {{name}}' },
  '/m/t/1/zh-Hans/kernel.json': { hello: '你好 {{name}}' },
}
interface Network {
  /** What it gives for an address; `undefined`: as in `files`. */
  give: ((url: string) => Promise<Response>) | undefined
  reachability: ReachabilityState
}
export const network: Network = { give: undefined, reachability: 'offline' }
export const confirm = vi.fn(async () => network.reachability)

const KERNEL = { hello: 'Hello {{name}}' }
export const make = (language: LanguageCode = 'EN') => {
  const logger = fakeLogger()
  const storage = fakeStorage()
  const baked = bakedPage({ language, textsUrl: '/m/t/1/', texts: { kernel: KERNEL } })
  return { logger, storage, baked, i18n: new I18nService(baked, storage, logger, { confirm }) }
}
export const answer = async (url: string): Promise<Response> =>
  url in files ? Response.json(files[url]) : new Response('', { status: 404 })
export const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
export const requests = (): readonly unknown[] => vi.mocked(fetch).mock.calls.map(([url]) => url)

export const Page = ({ i18n }: { readonly i18n: I18nService }) => (
  <p>
    {i18n.useTranslate('games.lobby')('all')} {i18n.useTranslate('kernel')('hello', { name: 'Lan' })}
  </p>
)

export function setUpNetwork(): void {
  network.give = undefined
  network.reachability = 'offline'
  confirm.mockClear()
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => (network.give ?? answer)(url)),
  )
}
export function tearDownPage(): void {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('dir')
}
