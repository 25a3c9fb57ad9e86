import {
  type CallView,
  createStore,
  defineEndpoint,
  type Endpoint,
  type HttpError,
  type LanguageCode,
  type Schema,
  type SessionInfo,
} from '@foyer/sdk'
import { vi } from 'vitest'
import type { EndpointOverride } from '../profile/profile.ts'
import { HttpService } from './http-service.ts'
import type { FailureContext } from './ports.ts'

/** Accepts any value unchanged. */
export const anything: Schema<unknown> = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value }) },
}
/** `{ value: number }` */
export const numberAnswer: Schema<{ readonly value: number }> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => {
      const number: unknown = typeof value === 'object' && value !== null && 'value' in value && value.value
      return typeof number === 'number'
        ? { value: { value: number } }
        : { issues: [{ message: 'not a number', path: ['value', { key: 'amount' }] }] }
    },
  },
}

/** By default the test's answers need no envelope, so that each names only what it is about. */
export const endpoint = (parts: Partial<Endpoint<undefined, unknown>> = {}) =>
  defineEndpoint()({
    id: 'test.call',
    method: 'GET',
    path: '/wps/test',
    auth: 'optional',
    bare: true,
    response: anything,
    ...parts,
  })
export const posting = (parts: Partial<Endpoint<unknown, unknown>> = {}) =>
  defineEndpoint<unknown>()({
    id: 'test.post',
    method: 'POST',
    path: '/wps/test',
    auth: 'optional',
    bare: true,
    response: anything,
    ...parts,
  })

export const member = (id: string, token = `token-of-${id}`): SessionInfo => ({
  id,
  token,
  merchantCode: 'lotus',
  userName: id,
  type: 0,
  firstTimeLogin: false,
})

/** An HttpService against a gateway, with fakes for all its other dependencies. */
export function fakeHttp(origin: string, restored?: SessionInfo) {
  const current = createStore<SessionInfo | undefined>(undefined)
  const failures: { error: HttpError; view: CallView; context: FailureContext }[] = []
  const logger = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const dates: string[] = []
  const answers: number[] = []
  const state = {
    merchantCode: 'lotus',
    language: 'VI' as LanguageCode,
    online: true,
    device: undefined as string | undefined,
    overrides: {} as Record<string, EndpointOverride>,
  }
  const http = new HttpService(
    {
      current,
      known: createStore(true),
      autoLogin: 'allowed',
      start: (info) => current.set(info),
      update() {},
      end: () => current.set(undefined),
    },
    logger,
    {
      get merchantCode() {
        return state.merchantCode
      },
      language: () => state.language,
      baseUrl: origin,
      get overrides() {
        return state.overrides
      },
      get deviceHeader() {
        return state.device
      },
      online: () => state.online,
      confirmOnline: () => Promise.resolve(state.online),
      onAnswer: () => void answers.push(Date.now()),
      onServerDate: (date) => void dates.push(date),
    },
    { onFailure: (error, view, context) => void failures.push({ error, view, context }) },
  )
  http.resume(restored?.token)
  return { http, session: current, failures, logger, state, dates, answers }
}

/** Session storage, which Node lacks. */
export function fakeSessionStorage(options: { readonly quotaChars?: number } = {}): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      const used = [...items].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
      if (used + name.length + value.length > (options.quotaChars ?? Infinity))
        throw new DOMException('full', 'QuotaExceededError')
      items.set(name, value)
    },
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
}

/** The reason that a promise rejects with. */
export const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('did not reject')
    },
    (error: unknown) => error,
  )

/** A reply that does not come. */
export const never = () => new Promise<never>(() => undefined)
