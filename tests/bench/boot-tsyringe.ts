import { container, instanceCachingFactory } from 'tsyringe'
import type { Made } from './boot-host.ts'
import type { Unit } from './shapes.ts'

/** tsyringe alone: a container with one cached factory for each unit, each of them asked for; no plugins around it. */
export function bootTsyringe(
  list: readonly Unit[],
  last: string,
): { depth: number | undefined; contributed: number } {
  const own = container.createChildContainer()
  const contributions: number[] = []
  for (const { id, requires } of list) {
    own.register<Made>(id, {
      useFactory: instanceCachingFactory((asked) => {
        let depth = 1
        for (const need of requires) depth = Math.max(depth, asked.resolve<Made>(need).depth + 1)
        contributions.push(depth)
        return { depth }
      }),
    })
  }
  for (const { id } of list) own.resolve(id)
  return { depth: own.resolve<Made>(last).depth, contributed: contributions.length }
}
