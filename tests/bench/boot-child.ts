import 'reflect-metadata/lite'
import type { Token } from '@foyer/sdk'
import { bootFloor } from './boot-floor.ts'
import { bootHost, pluginsOf } from './boot-host.ts'
import { busyMs } from './busy-ms.ts'
import { depthOf, type Shape, units } from './shapes.ts'

/** One fresh process, one figure: `boot-child.js floor|sync|lazy <shape> <count>` prints milliseconds, cold and warm. */
const [, , variant = 'sync', shape = 'chain', size = '1000'] = process.argv
const WARM_RUNS = 7

async function boot(): Promise<number> {
  const count = Number(size)
  const list = units(shape as Shape, count)
  const last = `b.u${count - 1}`
  const plugins = pluginsOf(list, variant === 'lazy')
  const start = busyMs()
  let depth: number | undefined
  let contributed: number
  if (variant === 'floor') {
    const { services, contributions } = bootFloor(plugins)
    depth = services.get(last)?.depth
    contributed = contributions.length
  } else {
    const { host, contributions } = await bootHost(plugins)
    depth = host.service(last as Token<{ readonly depth: number }>)?.depth
    contributed = contributions.length
  }
  const ms = busyMs() - start
  if (depth !== depthOf(shape as Shape, count) || contributed !== count) {
    throw new Error(`${variant} ${shape} ${size}: wrong result, depth ${depth}, ${contributed} contributions`)
  }
  return ms
}

const cold = await boot()
const warm: number[] = []
for (let run = 0; run < WARM_RUNS; run++) warm.push(await boot())
warm.sort((a, b) => a - b)
console.log(JSON.stringify({ cold, warm: warm[Math.floor(WARM_RUNS / 2)] }))
