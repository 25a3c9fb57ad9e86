import { afterEach, expect, it } from 'vitest'
import { renewLanguageCookie } from './start-listeners.ts'

const clear = (): void => {
  document.cookie = 'language=; path=/; max-age=0'
}
afterEach(clear)

it('[LG-01] the cookie of a stored language is written anew, so that the server serves it', () => {
  clear()
  renewLanguageCookie({ stored: () => 'VI' })
  expect(document.cookie).toContain('language=VI')
})

it('where no language is stored, the cookie stays as it is', () => {
  document.cookie = 'language=CN; path=/'
  renewLanguageCookie({ stored: () => undefined })
  expect(document.cookie).toContain('language=CN')
})
