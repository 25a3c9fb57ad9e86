// @vitest-environment node
import { CodedError } from '@foyer/sdk'
import { expect, it } from 'vitest'
import { destinationError } from './destination-error.ts'

it.each<[unknown, string]>([
  [
    new TypeError('x is not a function'),
    'TR-DESTINATION: tracking.acme (event): destination acme: TypeError: x is not a function',
  ],
  [
    new CodedError('SC-BLOCKED', { url: 'https://x.example/p.js' }),
    'SC-BLOCKED: tracking.acme (event): destination acme: url https://x.example/p.js',
  ],
  [
    Object.create(null),
    'TR-DESTINATION: tracking.acme (event): destination acme: it threw what cannot be shown',
  ],
  [undefined, 'TR-DESTINATION: tracking.acme (event): destination acme: undefined'],
])('[KN-07] %s names code, plugin and destination', (thrown, message) => {
  const error = destinationError('tracking.acme', 'acme', thrown)
  expect([error.message, error.cause]).toEqual([message, thrown])
})
