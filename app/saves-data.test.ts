// @vitest-environment node
import { expect, it } from 'vitest'
import { savesData } from './fetch-ahead.ts'

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a connection of %j saves data: %s', (connection, saves) =>
  expect(savesData(connection ? { connection } : {})).toBe(saves),
)

it('a browser that throws where it is asked saves none', () => {
  const device = Object.defineProperty({}, 'connection', {
    get: () => {
      throw new DOMException('not here', 'SecurityError')
    },
  })
  expect(savesData(device)).toBe(false)
})
