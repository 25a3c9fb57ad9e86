// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGE_CODES, TEXT_LANGUAGES } from '../../kernel/i18n/languages.ts'
import { readTexts } from './texts.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-texts-'))
  mkdirSync(join(root, 'kernel/locales'), { recursive: true })
  mkdirSync(join(root, 'plugins'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))
const write = (file: string, texts: unknown): void => writeFileSync(join(root, file), JSON.stringify(texts))

describe('the texts', () => {
  it('[LG-04] have the English one for each key that a language lacks', () => {
    write('kernel/locales/EN.json', { back: 'Back', close: 'Close' })
    write('kernel/locales/VI.json', { back: 'Quay lại' })
    expect(readTexts(root).of('VI', 'kernel')).toEqual({ back: 'Quay lại', close: 'Close' })
    expect(readTexts(root).of('TY', 'kernel')).toEqual({ back: 'Back', close: 'Close' })
  })

  it.each<[what: string, content: unknown]>([
    ['deep', { back: { text: 'Back' } }],
    ['an array', ['Back']],
    ['nothing', null],
  ])('are refused where a file’s table is %s', (_what, content) => {
    write('kernel/locales/EN.json', content)
    expect(() => readTexts(root)).toThrow(/TX-FILE: .*kernel\/locales\/EN\.json/)
  })

  it('are refused by the file’s name where a file is no JSON', () => {
    writeFileSync(join(root, 'kernel/locales/EN.json'), '{ "back": }')
    expect(() => readTexts(root)).toThrow(/TX-FILE: .*kernel\/locales\/EN\.json.*JSON/)
  })
})

describe('the texts of the access-denied, maintenance and update notices', () => {
  const own = readTexts(process.cwd())
  const NOTICES = [
    ['site.status-pages', 'denied_title'],
    ['site.status-pages', 'denied_text'],
    ['site.status-pages', 'maintenance_title'],
    ['site.status-pages', 'maintenance_text'],
    ['site.status-pages', 'maintenance_end'],
    ['site.status-pages', 'check_again'],
    ['site.status-pages', 'still_closed'],
    ['site.status-pages', 'still_denied'],
    ['site.status-pages', 'your_ip'],
    ['site.status-pages', 'contact_us'],
    ['site.update', 'update_available'],
    ['site.update', 'update_mandatory'],
    ['site.update', 'update_message'],
    ['site.update', 'update_now'],
    ['site.update', 'close'],
  ] as const
  it.each(LANGUAGE_CODES)('[ER-14] are there in %s', (language) => {
    for (const [namespace, key] of NOTICES) {
      const [text, english] = [own.of(language, namespace)[key], own.of('EN', namespace)[key]]
      expect(text, key).toBeTruthy()
      if (language !== 'EN' && TEXT_LANGUAGES.includes(language)) expect(text, key).not.toBe(english)
    }
  })
})
