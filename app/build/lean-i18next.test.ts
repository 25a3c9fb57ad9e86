// @vitest-environment node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createInstance, type i18n } from 'i18next'
import { describe, expect, it } from 'vitest'
import { i18nextOptions, translator } from '@foyer/sdk/internal'
import { LANGUAGE_CODES, tagOf } from '../../kernel/i18n/languages.ts'
import { withoutUnused } from './lean-i18next.ts'

const source = readFileSync(fileURLToPath(import.meta.resolve('i18next')), 'utf8')
const { code, missed } = withoutUnused(source)
const lean = (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as {
  readonly createInstance: typeof createInstance
}

const TEXTS = {
  plain: 'Plain',
  hello: '{{name}} $t(plain) {{- name}} {{count, number}}',
  games_one: 'one {{count}}',
  games_few: 'few {{count}}',
  games_other: 'other {{count}}',
}
const COUNTS = [0, 1, 2, 3, 11, 1.5, 1_000_000]

/** Everything that the site does with an instance. */
async function run(make: typeof createInstance): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const tag of LANGUAGE_CODES.map(tagOf)) {
    let online = false
    const i18next: i18n = make()
    const backend = {
      type: 'backend',
      callbackApi: false,
      init: () => {},
      read: () => (online ? { all: 'All' } : Promise.reject(new Error('offline'))),
    } as const
    void i18next.use(backend).init(i18nextOptions('en', { kernel: TEXTS }))
    i18next.store.on('added', (...names: readonly unknown[]) => found.push(names))
    i18next.on('failedLoading', (...names: readonly unknown[]) => found.push(names.map(String)))
    await i18next.reloadResources(tag, ['games.lobby'])
    online = true
    await i18next.reloadResources(tag, ['games.lobby', 'kernel'])
    await i18next.changeLanguage(tag)
    found.push(i18next.language, i18next.dir(tag), i18next.hasResourceBundle(tag, 'games.lobby'))
    i18next.addResourceBundle(tag, 'plugin', TEXTS)
    const t = translator(i18next, tag, 'plugin')
    for (const key of ['plain', 'hello', 'games', 'absent', ''])
      for (const count of COUNTS) found.push(t(key), t(key, { count, name: '<b>{{count}}' }))
  }
  return found
}

describe('i18next in the site’s build', () => {
  it('behaves for the site as the complete library does', async () => {
    expect(await run(lean.createInstance)).toEqual(await run(createInstance))
  })

  it('is smaller, and every name of the list is found', () => {
    expect(missed).toEqual([])
    expect(code.length).toBeLessThan(source.length * 0.85)
    expect(code).not.toContain('logger.deprecate(')
  })

  it('reports what it no longer finds', () => {
    expect(withoutUnused('class I18n { hydrate() {} }').missed).toContain('I18n.cloneInstance')
    expect(withoutUnused('class I18n { hydrate() {} }').missed).not.toContain('I18n.hydrate')
  })
})
