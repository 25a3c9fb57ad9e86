// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { listWords } from './banner.tsx'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  [['a'], 'en', 'a'],
  [['a', 'b'], 'en', 'a and b'],
  [['a', 'b'], 'pt-BR', 'a e b'],
  [['甲', '乙'], 'zh-CN', '甲和乙'],
])('%j in %s: %s', (words, tag, text) => expect(listWords(words, tag)).toBe(text))

it('a browser without lists of words gets commas', () => {
  vi.stubGlobal('Intl', {})
  expect(listWords(['a', 'b'], 'en')).toBe('a, b')
})
