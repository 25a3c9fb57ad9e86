// @vitest-environment node
import { EventEmitter } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textTypes } from './text-types-plugin.ts'
import { TEXT_TYPES } from './text-types.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-texts-'))
  mkdirSync(join(root, 'kernel/locales'), { recursive: true })
  mkdirSync(join(root, 'plugins'))
})
afterEach(() => rmSync(root, { recursive: true }))

it('a broken file is a warning with its name, from the start on, and is followed when it is mended', () => {
  const file = join(root, 'kernel/locales/EN.json')
  const watcher = new EventEmitter()
  const warn = vi.fn<(message: string) => void>()
  const plugin = textTypes(root)
  writeFileSync(file, '{ "close": ')
  const configure = plugin.configureServer as (server: object) => void
  configure({ watcher, config: { logger: { warn } } })
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(file))
  writeFileSync(file, '{ "close": "Close" }')
  watcher.emit('change', file)
  expect(warn).toHaveBeenCalledOnce()
  expect(readFileSync(join(root, TEXT_TYPES), 'utf8')).toContain('"close": "Close"')
})
