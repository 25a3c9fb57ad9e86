// @vitest-environment node
import { expect, it } from 'vitest'
import { mayBeShownAs } from './use-bind.ts'

it.each([
  ['4111111111111111', '•••• 1111', true],
  ['4111111111112222', '•••• 1111', true],
  ['4111111111111111', '•••• 2222', false],
  ['52998224725', '•••.982.247-••', true],
  ['52998224725', '•••.289.247-••', false],
  ['ana@mail.example', 'a•••@mail.example', true],
  ['ana@mail.example', 'b•••@mail.example', false],
  ['12ABC34501DE35', '••.abc.345/••••-••', true],
  ['+5511987654321', '+55 •• •••••-4321', true],
  ['123456', '••••', true],
  ['', '•••• 1', false],
])('%s may be shown as %s: %s', (number, masked, may) => expect(mayBeShownAs(number, masked)).toBe(may))
