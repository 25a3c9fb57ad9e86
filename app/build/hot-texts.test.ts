// @vitest-environment node
import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hotTexts } from '../../vite.config.ts'

let root: string
let sent: unknown[]
let watcher: EventEmitter
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-hot-texts-'))
  for (const folder of ['kernel/locales', 'plugins/games/draws/locales', 'plugins/games/draws/other'])
    mkdirSync(join(root, folder), { recursive: true })
  sent = []
  watcher = new EventEmitter()
  const { configureServer } = hotTexts(root)
  if (typeof configureServer !== 'function') throw new Error('no hook')
  const ws = { send: (...message: unknown[]) => void sent.push(message) }
  void configureServer.call(undefined as never, { watcher, ws } as unknown as ViteDevServer)
})
afterEach(() => rmSync(root, { recursive: true }))

it.each([
  ['plugins/games/draws/locales/VI.json', 'change', 'games.draws'],
  ['plugins/games/draws/locales/PT-BR.json', 'add', 'games.draws'],
  ['kernel/locales/EN.json', 'unlink', 'kernel'],
])('pages learn of %s (%s)', (file, event, namespace) => {
  watcher.emit(event, join(root, file))
  expect(sent).toEqual([['foyer:texts', { namespace }]])
})

it.each(['plugins/games/draws/other/EN.json', 'plugins/games/draws/draws.ts', 'elsewhere/locales/EN.json'])(
  'pages learn nothing of %s',
  (file) => {
    watcher.emit('change', join(root, file))
    expect(sent).toEqual([])
  },
)
