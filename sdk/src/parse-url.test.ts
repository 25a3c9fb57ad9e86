import { expect, it } from 'vitest'
import { parseUrl } from './parse-url.ts'

it.each([
  ['https://lotus.example/m/home?a=1', undefined, 'https://lotus.example/m/home?a=1'],
  ['/m/game', 'https://lotus.example/m/home', 'https://lotus.example/m/game'],
  ['mailto:help@lotus.example', undefined, 'mailto:help@lotus.example'],
  ['/m/game', undefined, undefined],
  ['', undefined, undefined],
  ['https://', undefined, undefined],
  ['https://lotus.example:99999', undefined, undefined],
  ['/m/game', 'no address', undefined],
])('reads %j against %j as the browser does', (address, base, read) => {
  expect(parseUrl(address, base)?.href).toBe(read)
})
