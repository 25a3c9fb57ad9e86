import { expect, it } from 'vitest'
import type { DeliveryOutcome } from '../../plugins/tracking/contract.ts'
import { outcomeWords } from './outcome-words.ts'

it.each<[DeliveryOutcome, string | undefined, string]>([
  ['sent', undefined, 'facebook got login:1.'],
  ['queued', 'waiting', 'login:1 waits for facebook: its script is loading.'],
  ['retried', 'SC-BLOCKED', 'facebook did not take login:1, which is sent again: SC-BLOCKED.'],
  ['dropped', 'no consent', 'facebook did not get login:1: the player has not consented to what it is for.'],
  ['dropped', 'native-shell delivers it', 'facebook did not get login:1: native-shell delivers it.'],
])('[HA-03g] says that an event is %s, for the reason %s', (outcome, reason, words) => {
  const delivery = { event: 'login:1', name: 'login', destination: 'facebook', consent: [], at: 0 } as const
  expect(outcomeWords({ ...delivery, outcome, ...(reason !== undefined && { reason }) })).toBe(words)
})
