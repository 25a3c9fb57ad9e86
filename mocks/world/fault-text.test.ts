// @vitest-environment node
import { expect, it } from 'vitest'
import { readFault, writeFault } from './faults.ts'
import { readFaultText, writeFaultText } from './fault-text.ts'

it.each([
  ['500', { kind: '500', delayMs: '', times: '' }],
  ['too-many*1', { kind: 'too-many', delayMs: '', times: '1' }],
  ['8000ms', { kind: '', delayMs: '8000', times: '' }],
  ['8000ms_500*2', { kind: '500', delayMs: '8000', times: '2' }],
])('a fault %s is what its form has, and what the gateway reads', (text, form) => {
  expect(readFaultText(text)).toEqual(form)
  expect(writeFaultText(form)).toBe(text)
  expect(writeFault(readFault(text) ?? {})).toBe(text)
})

it.each(['', 'explode', '500*0', '*2', '8000', 'slow_500', '99999999ms'])(
  'the gateway reads no fault in “%s”',
  (text) => expect(readFault(text)).toBeUndefined(),
)

it('without a kind and a delay there is no fault', () =>
  expect(writeFaultText({ kind: '', delayMs: '', times: '2' })).toBe(''))
