// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { expect, it } from 'vitest'
import { bindOutcome } from './bind-outcome.ts'

const error = (code: string, answer?: ConstructorParameters<typeof HttpError>[3]) =>
  new HttpError(code, '', 'wallet.bind-card', answer)

it.each<[string, unknown, string]>([
  ['bound already', error('HT-REFUSED', { status: 200, errorCode: 'card.already.bound' }), 'bound'],
  ['refused', error('HT-REFUSED', { status: 200, errorCode: 'card.taken' }), 'nothing'],
  ['offline', error('HT-OFFLINE'), 'nothing'],
  ['a guest', error('HT-GUEST'), 'nothing'],
  ['not encrypted', error('CR-FAILED'), 'nothing'],
  ['too many calls', error('HT-STATUS', { status: 429 }), 'nothing'],
  ['not reached', error('HT-NETWORK'), 'unknown'],
  ['no answer in time', error('HT-TIMEOUT'), 'unknown'],
  ['a proxy’s page', error('HT-SHAPE'), 'unknown'],
  ['502', error('HT-STATUS', { status: 502 }), 'unknown'],
  ['500', error('HT-STATUS', { status: 500 }), 'unknown'],
  ['something thrown', new Error('x'), 'unknown'],
])('%s: %s', (_case, thrown, outcome) => expect(bindOutcome(thrown)).toBe(outcome))
