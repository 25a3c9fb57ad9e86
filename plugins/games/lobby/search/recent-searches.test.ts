// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { MAX_RECENT_SEARCHES, MAX_SEARCH_LENGTH } from '../constants.ts'
import { RECENT_SEARCHES, withSearch } from './recent-searches.ts'

describe('withSearch', () => {
  it.each<[string, readonly string[], string, readonly string[]]>([
    ['puts the latest first', ['dragon'], 'lotus', ['lotus', 'dragon']],
    ['moves a repeated one up, in its new letters', ['dragon', 'ha noi'], ' Hà Nội ', ['Hà Nội', 'dragon']],
    ['takes no empty one', ['dragon'], ' .. ', ['dragon']],
  ])('%s', (_case, recent, text, expected) => expect(withSearch(recent, text)).toEqual(expected))

  it('is bounded, and what it makes can be stored', () => {
    let recent: readonly string[] = []
    for (let count = 0; count < 50; count++) recent = withSearch(recent, `${count} ${'x'.repeat(500)}`)
    expect(recent).toHaveLength(MAX_RECENT_SEARCHES)
    expect(recent.every((each) => each.length <= MAX_SEARCH_LENGTH)).toBe(true)
    expect(RECENT_SEARCHES.parse(recent)).toEqual(recent)
  })

  it.each([null, 'x', [1], [''], Array.from({ length: 100 }, () => 'x')])('does not read %j', (stored) =>
    expect(RECENT_SEARCHES.parse(stored)).toBeUndefined(),
  )
})
