// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
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

it.each([
  ['watches: it goes on, and says why nothing new is served', {}],
  ['does not watch: it fails', null],
])('a build whose file is no plugin, where it %s', async (_what, watch) => {
  const root = mkdtempSync(join(tmpdir(), 'foyer-preset-'))
  writeFileSync(join(root, 'plugin.js'), 'export default 1')
  const plugin = foyerPlugin()
  const warn = vi.fn()
  const call = (hook: unknown, ...args: unknown[]): unknown =>
    Reflect.apply(hook as (...args: unknown[]) => unknown, { warn, info: () => {} }, args)
  call(plugin.configResolved, { root, build: { outDir: '.', watch } })
  const closed = Promise.resolve(call(plugin.closeBundle)).catch(String)
  if (watch) {
    expect(await closed).toBeUndefined()
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^nothing new is served: VP-EXPORT: /)]])
  } else {
    expect(await closed).toMatch(/VP-EXPORT: the default export of/)
    expect(warn).not.toHaveBeenCalled()
  }
  rmSync(root, { recursive: true, force: true })
})
