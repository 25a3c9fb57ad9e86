// @vitest-environment node
import { expect, it } from 'vitest'
import { connectionOf } from './reports.ts'

it.each<[object, string, boolean]>([
  [{}, 'unknown', false],
  [{ connection: undefined }, 'unknown', false],
  [{ connection: { effectiveType: '4g', saveData: false } }, '4g', false],
  [{ connection: { effectiveType: 'slow-2g', saveData: true } }, 'slow-2g', true],
  [{ connection: { effectiveType: 'player123', saveData: 'yes' } }, 'unknown', false],
])('%j', (navigator, connection, saveData) =>
  expect(connectionOf(navigator)).toEqual({ connection, saveData }),
)
