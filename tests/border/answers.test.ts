// @vitest-environment node
import { type Endpoint, HttpError } from '@foyer/sdk'
import { beforeAll, describe, expect, it } from 'vitest'
import { legacy } from '../../kernel/crypto/legacy/legacy.ts'
import { decode } from '../../kernel/http/decode.ts'
import type { Mock } from '../../mocks/define-mock.ts'
import { callerIn, profile, signedIn } from '../../mocks/gateway/caller.fake.ts'
import { keyPair } from '../../mocks/gateway/key-pair.ts'
import { createWorld } from '../../mocks/world/worlds.ts'
import { REQUESTS } from './requests.ts'
import { isPolluted, spoiled, without } from './spoiled.ts'

type AnyEndpoint = Endpoint<never, unknown>
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../{kernel,plugins}/**/*{endpoint,endpoints}.ts',
  { eager: true },
)
const endpoints = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isEndpoint)
    .map((endpoint) => [endpoint.id, endpoint]),
)

const mocks = import.meta.glob<{ readonly default: Mock<unknown> }>('../../plugins/*/*/mock.ts', {
  eager: true,
})
/** What the mocks' routes say that they take, by the endpoint's id. */
const samples = new Map(
  Object.values(mocks).flatMap(({ default: { routes } }) =>
    routes.map(({ id, sample }) => [id, sample] as const),
  ),
)

/** The mock gateway's answer to a valid call. */
async function goodAnswer({
  id,
  method,
  path,
  auth,
  encrypted,
  moduleId,
  anonymous = false,
}: AnyEndpoint): Promise<unknown> {
  const world = createWorld(profile)
  const { query = {}, body = samples.get(id), like } = REQUESTS[id] ?? {}
  const other = like === undefined ? undefined : endpoints.get(like)
  if (other) return goodAnswer(other)
  const json = JSON.stringify(body ?? {})
  const sealed = encrypted ? await legacy.encrypt(json, (await keyPair()).publicKey) : undefined
  const sent = method === 'GET' ? {} : { body: sealed?.body ?? json }
  const headers = {
    'Content-Type': 'application/json',
    ...sealed?.headers,
    ...(moduleId === undefined ? {} : { ModuleId: moduleId }),
    ...(auth === 'none' ? {} : signedIn(world)),
  }
  const response = await callerIn(world).ask(`${path}?${new URLSearchParams(query)}`, {
    method,
    headers,
    anonymous,
    ...sent,
  })
  const answer: unknown = response.status === 204 ? {} : await response.json()
  if (!response.ok || Reflect.get(Object(answer), 'success') === false)
    throw new Error(
      `${id}: the mock refuses; say in its route’s sample what a good body is, or in tests/border/requests.ts what a good call is: ${JSON.stringify(answer)}`,
    )
  return answer
}

const read = (endpoint: AnyEndpoint, body: unknown): Promise<unknown> =>
  decode(endpoint, { status: 200, text: JSON.stringify(body) }, false)

describe.each([...endpoints.values()].map((endpoint) => ({ id: endpoint.id, endpoint })))(
  '$id',
  ({ endpoint }) => {
    let answer: unknown
    beforeAll(async () => {
      answer = await goodAnswer(endpoint)
    })

    it('reads what the gateway answers', async () => {
      await expect(read(endpoint, answer)).resolves.not.toBeInstanceOf(Error)
    })

    it('[EN-30] any spoiled field is defaulted or refused by its code', async () => {
      for (const { what, body } of spoiled(slim(answer))) {
        const error: unknown = await read(endpoint, body).then(
          () => undefined,
          (thrown: unknown) => thrown,
        )
        if (error === undefined) continue
        expect(error, what).toBeInstanceOf(HttpError)
        expect(['HT-SHAPE', 'HT-REFUSED'], what).toContain((error as HttpError).code)
      }
      expect(isPolluted()).toBe(false)
    })

    it('[EN-30] a spoiled item of a list is dropped alone', async () => {
      const sample = slim(answer)
      for (const { what, path, body } of spoiled(sample)) {
        const item = path.reduce((last, step, at) => (/^\d+$/.test(step) ? at : last), -1)
        if (item < 0) continue
        const least = leaves(await read(endpoint, without(sample, path.slice(0, item + 1))))
        expect(leaves(await read(endpoint, body)), what).toBeGreaterThanOrEqual(least)
      }
    })
  },
)

/** Size of a value. */
const leaves = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + leaves(inner), 0)
    : 1

/** The same answer with at most two items in each list: the rest are alike. */
function slim(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(slim)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, slim(inner)]))
}
