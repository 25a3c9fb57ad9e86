// @vitest-environment node
import { expect, it } from 'vitest'
import { rename } from './rename.ts'

it.each([
  ['Acme pixel', 'my-pixel', 'My pixel'],
  ['Acme pixel', 'pixel', 'Pixel'],
  ['Acme pixel', 'mypixel', 'Mypixel pixel'],
  ['Acme pop-up', 'big-pop-up', 'Big pop up'],
  ['Acme chat', 'zen', 'Zen chat'],
  ['AcmeScreen of Acme', 'my-screen', 'MyScreenScreen of My screen'],
])('%j of %s is %j', (text, name, expected) => expect(rename(text, { area: 'x', name })).toBe(expected))
