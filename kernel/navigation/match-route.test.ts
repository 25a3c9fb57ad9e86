// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { matchRoute } from './match-route.ts'

const entries = ['/m/home', '/m/game', '/m/game/:id', '/m/game/new', '/m/:any', '/m/home'].map(
  (path, id) => ({
    id,
    value: { path },
  }),
)

describe('matchRoute', () => {
  it.each([
    ['/m/home', 0],
    ['/m/home/', 0],
    ['/m/game', 1],
    ['/m/game/7', 2],
    ['/m/game/new', 3],
    ['/m/other', 4],
    ['/m/game/7/more', undefined],
    ['/', undefined],
    ['/M/Home', undefined],
    ['/m/%2e%2e', 4],
  ])('%s', (path, id) => expect(matchRoute(entries, path)?.id).toBe(id))
})
