import { expect, it, vi } from 'vitest'
import { mirrorLanguage } from './language-key.ts'

it('[CO-07c] the language’s cookie lives a whole number of days, 365', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  mirrorLanguage('PT-BR')
  expect(written.mock.calls).toEqual([['language=PT-BR; path=/; max-age=31536000; samesite=lax']])
})
