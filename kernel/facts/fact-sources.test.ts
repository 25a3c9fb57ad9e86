// @vitest-environment node
import {
  type AnyManifest,
  createStore,
  type Device,
  evaluate,
  member,
  type SessionInfo,
  site as siteGate,
  type SiteState,
  switchOn,
} from '@foyer/sdk'
import { fakeLogger } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import type { SiteAnswer } from './build-facts.ts'
import { siteStatus } from '../site/site-status.fake.ts'
import { FactSources, PENDING_LIMIT_MS } from './fact-sources.ts'
import { FactStore } from './fact-store.ts'

const iphone: Device = {
  platform: 'ios',
  shell: 'browser',
  ipad: false,
  iosVersion: [17, 0],
  headerValue: undefined,
}
const info: SessionInfo = {
  id: '7',
  token: 't',
  merchantCode: 'lotus01',
  userName: '',
  type: 1,
  firstTimeLogin: false,
}

function setUp() {
  const manifests: AnyManifest[] = []
  const page = bakedPage({
    facts: { ...bakedPage().facts, switch: undefined, setting: { 'shop.pixel': { id: '1' } } },
  })
  const facts = new FactStore(page)
  const current = createStore<SessionInfo | undefined>(undefined)
  const answer = createStore<SiteAnswer | undefined>(undefined)
  const state = createStore<SiteState>('pending')
  const known = createStore(true)
  const session = { current, known, autoLogin: 'allowed', start() {}, update() {}, end() {} } as const
  const logger = fakeLogger()
  const sources = new FactSources(facts, session, { answer, state }, iphone, page, logger)
  const start = () => sources.start(() => manifests)
  return { page, facts, current, answer, state, start, logger, manifests }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('FactSources', () => {
  it('applies session, device and status in one step at unfreeze', () => {
    const { page, facts, current, answer, start } = setUp()
    current.set(info)
    answer.set({ status: siteStatus(), fresh: true })
    const heard = vi.fn()
    facts.subscribe(heard)
    start()
    expect(facts.get()).toBe(page.facts)
    facts.unfreeze()
    expect(heard).toHaveBeenCalledOnce()
    expect(facts.get()).toMatchObject({
      session: { loggedIn: true },
      member: { agent: true },
      device: { ios: true },
      switch: { CBS3: true },
      site: { maintenance: false },
      consent: {},
      fresh: true,
    })
  })

  it('follows login, logout and switches', () => {
    const { facts, current, answer, start } = setUp()
    start()
    facts.unfreeze()
    const state = (gate: Parameters<typeof evaluate>[0]) => evaluate(gate, facts.get()).state
    expect(state(switchOn('CBS3'))).toBe('pending')
    answer.set({ status: siteStatus(), fresh: false })
    expect(state(switchOn('CBS3'))).toBe('on')
    expect(state(siteGate('maintenance'))).toBe('pending')
    expect(facts.get().fresh).toBe(false)
    answer.set({ status: siteStatus({ switches: {}, maintenance: true }), fresh: true })
    expect(state(switchOn('CBS3'))).toBe('off')
    expect(state(siteGate('maintenance'))).toBe('on')
    current.set(info)
    expect(state(member('agent'))).toBe('on')
    current.set(undefined)
    expect(state(member('agent'))).toBe('off')
  })

  it('pending facts are off after the status call has failed, and may arrive later', () => {
    const { facts, answer, state, start } = setUp()
    start()
    facts.unfreeze()
    state.set('failed')
    expect(evaluate(switchOn('CBS3'), facts.get()).state).toBe('off')
    answer.set({ status: siteStatus(), fresh: true })
    expect(evaluate(switchOn('CBS3'), facts.get()).state).toBe('on')
  })

  it('handles a call that had failed before', () => {
    const { facts, state, start } = setUp()
    state.set('failed')
    start()
    facts.unfreeze()
    expect(evaluate(switchOn('CBS3'), facts.get()).state).toBe('off')
    expect(facts.get().device).toMatchObject({ ios: true })
  })

  it('pending facts are off after ten seconds', () => {
    const { facts, start } = setUp()
    start()
    facts.unfreeze()
    vi.advanceTimersByTime(PENDING_LIMIT_MS - 1)
    expect(evaluate(switchOn('CBS3'), facts.get()).state).toBe('pending')
    vi.advanceTimersByTime(1)
    expect(evaluate(switchOn('CBS3'), facts.get()).state).toBe('off')
  })

  it('[EN-25] gives plugins the ids of the status, also those that are registered later, and reports each problem once', () => {
    const { facts, answer, start, logger, manifests } = setUp()
    const applyAgain = start()
    facts.unfreeze()
    const parts = { analytics: { shopId: 77, lateId: ['a', 'b'], other: 'x' } }
    answer.set({ status: siteStatus({ settings: { 'shop.pixel': { id: '1' } }, parts }), fresh: true })
    expect(facts.get().setting).toEqual({ 'shop.pixel': { id: '1' } })
    const manifest = (id: 'shop.pixel' | 'shop.late', field: string, name: string): AnyManifest => ({
      id,
      version: '1.0.0',
      sdk: '^1',
      title: id,
      settingsFrom: { [field]: name },
      ...(id === 'shop.late' && { origins: { script: ['https://late.example'] } }),
    })
    manifests.push(manifest('shop.pixel', 'id', 'shopId'))
    applyAgain()
    manifests.push(manifest('shop.late', 'id', 'lateId'))
    applyAgain()
    applyAgain()
    expect(facts.get().setting).toEqual({ 'shop.pixel': { id: '77' } })
    expect(logger.entries.map(({ subject }) => String(subject).split(':')[0])).toEqual(['SI-ANALYTICS'])
  })
})
