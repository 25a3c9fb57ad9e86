// @vitest-environment node
import { expect, it } from 'vitest'
import { foyerPlugin } from './foyer-plugin.ts'

const resolve = (id: string): unknown =>
  Reflect.apply(foyerPlugin().resolveId as (...args: unknown[]) => unknown, undefined, [
    id,
    'src/draw.tsx',
    { isEntry: false },
  ])

it.each([
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-router',
  'react-router-dom',
  '@foyer/sdk/internal',
  '@foyer/sdk/testing',
])('[KN-09] refuses %s, which the site has and does not share', (id) =>
  expect(() => resolve(id)).toThrow(`VP-IMPORT: the site does not share ${id}`),
)

it.each(['react', 'react/jsx-runtime', 'react-dom', '@foyer/sdk', '@foyer/sdk/ui', 'valibot', './react.ts'])(
  'leaves %s to Vite',
  (id) => expect(resolve(id)).toBeUndefined(),
)
