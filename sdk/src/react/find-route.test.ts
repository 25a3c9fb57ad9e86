// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { findRoute } from './find-route.ts'

const entries = ['/m/home', '/m/game', '/m/game/:id', '/m/game/new', '/m/:any', '/m/home', '/m/files/*'].map(
  (path, id) => ({ id, value: { path } }),
)

describe('findRoute', () => {
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
    ['/m/files/a/b', 6],
  ])('%s', (path, id) => expect(findRoute(entries, path)?.id).toBe(id))
})
