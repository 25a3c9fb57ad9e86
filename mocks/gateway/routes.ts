import { CodedError } from '@foyer/sdk'
import type { Mock } from '../define-mock.ts'
import type { OwnedRoute } from './answer.ts'
import { coreMock } from './core.ts'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a mock of any slice
type AnyMock = Mock<any>

const found = import.meta.glob<{ readonly default?: AnyMock }>('../../plugins/*/*/mock.ts', { eager: true })

/** Every route of the gateway: the core's, then the plugins'. Of two for one call the first one is used, with a warning. */
export const ROUTES: readonly OwnedRoute[] = routesOf(mocksOf(found))

function routesOf(mocks: readonly AnyMock[]): readonly OwnedRoute[] {
  const doubles = Object.fromEntries(mocks.map(({ id, settings }) => [id, settings ?? {}]))
  return collectRoutes([coreMock(doubles), ...mocks], (message) => console.warn(message))
}

function mocksOf(modules: Readonly<Record<string, { readonly default?: AnyMock }>>): AnyMock[] {
  return Object.entries(modules).map(([file, module]) => {
    if (!module.default) throw new CodedError('MG-MOCK', { file })
    return module.default
  })
}

export function collectRoutes(mocks: readonly AnyMock[], warn: (message: string) => void): OwnedRoute[] {
  const owners = new Map<string, string>()
  return mocks.flatMap((mock) =>
    mock.routes.flatMap((route) => {
      const call = `${route.method} ${route.path}`
      const owner = owners.get(call)
      if (owner !== undefined) {
        warn(`MG-DUPLICATE: ${mock.id} and ${owner} both answer ${call}; ${owner} does`)
        return []
      }
      owners.set(call, mock.id)
      return [{ mock, route }]
    }),
  )
}
