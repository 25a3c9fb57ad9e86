// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { oldScript } from './old-script.ts'
import { OLDER_SCRIPT } from './older-script.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'foyer-old-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const script = (source: string): string => {
  const file = join(folder, 'a.js')
  writeFileSync(file, source)
  return oldScript(file)
}

it.each(['app/boot/boot.js', OLDER_SCRIPT])('%s stays in the language of old browsers', (file) => {
  const code = oldScript(file)
  expect(code).not.toMatch(/`|=>|\b(?:let|const|class)\b/)
  expect(() => new Function(code)).not.toThrow()
})

it.each([`it's`, 'say "x"', `both ' and "`, 'two\nlines', 'a ` in it', 'back\\slash'])(
  'a text stays the same: %j',
  (text) =>
    expect(
      new Function(
        `${script(`window.result = ${JSON.stringify(text)}`).replace('window.', 'var ')};return result`,
      )(),
    ).toBe(text),
)

it('a script that cannot be read ends the build', () => expect(() => script('var a = ;')).toThrow('BK-BOOT'))
