// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { secureUrl } from './secure-url.ts'

describe('secureUrl', () => {
  it.each(['https://chat.example/a?b=c#d', 'HTTPS://chat.example/', 'http://localhost:8080/x', 'http://lotus.localhost/x', 'http://127.0.0.1:4173/'])(
    '[SE-03] takes %s',
    (text) => expect(secureUrl(text)?.href.toLowerCase()).toBe(new URL(text).href.toLowerCase()),
  ) // prettier-ignore

  it.each([
    'http://chat.example/',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//chat.example/',
    '/m/home',
    'https://user:pass@chat.example/',
    'https://bank.example@evil.example/',
    'https:/\\evil.example',
    'https:\\\\evil.example',
    ' https://chat.example/',
    'java\tscript:alert(1)',
    'https://chat.example/\u202e',
    'https://',
    '',
  ])('[SE-03] refuses %j', (text) => expect(secureUrl(text)).toBeUndefined())
})
