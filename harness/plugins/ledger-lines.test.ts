import { expect, it } from 'vitest'
import { ledgerLines } from './ledger-lines.ts'

it('says what is at work, like entries counted', () => {
  expect(
    ledgerLines([
      { call: 'on', of: 'kernel.session-ended' },
      { call: 'interval', of: '5000 ms' },
      { call: 'on', of: 'kernel.session-ended' },
      { call: 'defer', of: '' },
    ]),
  ).toEqual(['hears kernel.session-ended (2)', 'timer, every 5000 ms', 'something to undo at its end'])
})
