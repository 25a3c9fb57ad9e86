// @vitest-environment node
import { expect, it } from 'vitest'
import { chosenAccount } from './withdraw-form.tsx'
import type { PayoutAccount } from './withdraw-info.ts'

const account = (id: string): PayoutAccount => ({ id, kind: 'bank', name: 'Bank', masked: '•••• 1' })
const [A, B] = [account('A'), account('B')]

it.each([
  ['the chosen one', [A, B], 'B', { kind: 'chosen', account: B }],
  ['the only one', [A], '', { kind: 'chosen', account: A }],
  ['none of several', [A, B], '', { kind: 'none' }],
  ['none of none', [], '', { kind: 'none' }],
  ['one that is gone', [A, B], 'C', { kind: 'gone' }],
  // Money must not go to an account that the player has not chosen.
  ['one that is gone, and another is left', [A], 'C', { kind: 'gone' }],
])('the account is %s', (_case, accounts, id, choice) => expect(chosenAccount(accounts, id)).toEqual(choice))
