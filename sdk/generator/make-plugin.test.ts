// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makePlugin } from './make-plugin.ts'
import type { Order } from './parse-arguments.ts'

const order: Order = { kind: 'screen', area: 'promo', name: 'lucky-wheel', into: 'plugins' }
let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'foyer-make-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('makePlugin', () => {
  it('makes a folder, and no mock where there is no mock gateway', async () => {
    const files = await makePlugin(order, folder)
    expect(files).toContain('plugins/promo/lucky-wheel/lucky-wheel-screen.tsx')
    expect(files).not.toContain('plugins/promo/lucky-wheel/mock.ts')
    expect(readdirSync(join(folder, 'plugins/promo'))).toEqual(['lucky-wheel'])
  })
  it('makes the types of the texts where the project’s own do not have them', async () => {
    const types = 'promo/lucky-wheel/locales/texts.d.ts'
    expect(await makePlugin({ ...order, into: './plugins/' }, folder)).not.toContain(`plugins/${types}`)
    expect(await makePlugin({ ...order, into: 'mine' }, folder)).toContain(`mine/${types}`)
    expect(readFileSync(join(folder, 'mine', types), 'utf8')).toMatch(/['"]promo\.lucky-wheel['"]: \{/)
  })
  it('makes a mock where there is one', async () => {
    mkdirSync(join(folder, 'mocks'))
    writeFileSync(join(folder, 'mocks/define-mock.ts'), '')
    expect(await makePlugin(order, folder)).toContain('plugins/promo/lucky-wheel/mock.ts')
  })
  it('refuses an existing folder, and the name of one of its own files', async () => {
    await makePlugin(order, folder)
    await expect(makePlugin({ ...order, kind: 'pop-up' }, folder)).rejects.toThrow('GN-TAKEN')
    await expect(makePlugin({ ...order, kind: 'tracking-destination', name: 'map' }, folder)).rejects.toThrow(
      'GN-NAME',
    )
    expect(readdirSync(join(folder, 'plugins/promo'))).toEqual(['lucky-wheel'])
  })
  it('refuses the name of a plugin of another area, and the path of another screen', async () => {
    await makePlugin(order, folder)
    await expect(makePlugin({ ...order, area: 'ads', kind: 'pop-up' }, folder)).rejects.toThrow('GN-TAKEN')
    const manifest = join(folder, 'plugins/promo/lucky-wheel/manifest.ts')
    writeFileSync(manifest, `path: '/m/wheel'`)
    await expect(makePlugin({ ...order, name: 'wheel' }, folder)).rejects.toThrow('GN-PATH')
    expect(await makePlugin({ ...order, kind: 'pop-up', name: 'wheel' }, folder)).not.toEqual([])
  })
  it('[SD-04] makes a package of its own: its configuration, and sources that name no folder of the project', async () => {
    const files = await makePlugin({ ...order, foreign: 'wheel' }, folder)
    expect(files).toEqual(
      expect.arrayContaining([
        'wheel/.gitignore', 'wheel/README.md', 'wheel/package.json', 'wheel/tsconfig.json', 'wheel/vite.config.ts',
        'wheel/src/manifest.ts', 'wheel/src/mock.ts', 'wheel/src/locales/texts.d.ts', 'wheel/src/lucky-wheel.test.tsx',
      ]) as unknown, // prettier-ignore
    )
    expect(files.filter((file) => /stories|untranslated/.test(file))).toEqual([])
    const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
    expect(text).not.toMatch(/acme|vendors|\.\.\/mocks/i)
    expect(text).toContain('"name": "promo-lucky-wheel"')
    await expect(makePlugin({ ...order, foreign: 'wheel' }, folder)).rejects.toThrow('GN-TAKEN')
  })
  it('makes a package in an empty folder, and in one that git has just made; in no other', async () => {
    mkdirSync(join(folder, '.git'))
    const files = await makePlugin({ ...order, foreign: '.' }, folder)
    expect(files).toContain('src/manifest.ts')
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['.git', 'README.md', 'src']))
    await expect(makePlugin({ ...order, foreign: '.' }, folder)).rejects.toThrow('GN-TAKEN: . exists')
    await expect(makePlugin({ ...order, foreign: 'README.md' }, folder)).rejects.toThrow('GN-TAKEN')
    expect(readdirSync(join(folder, '..')).filter((name) => name.startsWith(`${basename(folder)}.`))).toEqual(
      [],
    )
  })
  it('reports why it cannot write, and leaves nothing', async () => {
    writeFileSync(join(folder, 'plugins'), 'a file in the way')
    await expect(makePlugin(order, folder)).rejects.toThrow('GN-WRITE')
    expect(readdirSync(folder)).toEqual(['plugins'])
  })
})
