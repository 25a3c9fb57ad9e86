import 'reflect-metadata/lite'
import type { Token } from '@foyer/sdk'
import { bootFloor } from './boot-floor.ts'
import { bootHost, pluginsOf } from './boot-host.ts'
import { bootLumino, luminoPluginsOf } from './boot-lumino.ts'
import { bootTsyringe } from './boot-tsyringe.ts'
import { busyMs } from './busy-ms.ts'
import { depthOf, type Shape, type Unit, units } from './shapes.ts'

/**
 * One fresh process, one figure: `boot-child.js <contender> <shape> <count>` prints milliseconds, cold and warm. Plugins
 * are defined before the clock runs; registering, starting, and reading the last service and all contributions count.
 */
const [, , contender = 'sync', shapeName = 'chain', size = '1000'] = process.argv
const shape = shapeName as Shape
const count = Number(size)
const last = `b.u${count - 1}`
const WARM_RUNS = 7
/** A contender that takes seconds gets fewer warm runs. */
const WARM_ENOUGH_MS = 2000

interface Booted {
  readonly depth: number | undefined
  readonly contributed: number
}

/** Defines the plugins; returns a function that boots them. */
function prepare(list: readonly Unit[]): () => Booted | Promise<Booted> {
  if (contender === 'lumino') {
    const plugins = luminoPluginsOf(list)
    return () => bootLumino(plugins, last)
  }
  if (contender === 'tsyringe') return () => bootTsyringe(list, last)
  const plugins = pluginsOf(list, contender === 'lazy')
  if (contender === 'floor') {
    return () => {
      const { services, contributions } = bootFloor(plugins)
      return { depth: services.get(last)?.depth, contributed: contributions.length }
    }
  }
  return async () => {
    const { host, contributions } = await bootHost(plugins)
    const depth = host.service(last as Token<{ readonly depth: number }>)?.depth
    return { depth, contributed: contributions.length }
  }
}

async function measure(): Promise<number> {
  const boot = prepare(units(shape, count))
  const start = busyMs()
  const { depth, contributed } = await boot()
  const ms = busyMs() - start
  if (depth !== depthOf(shape, count) || contributed !== count) {
    throw new Error(
      `${contender} ${shape} ${size}: wrong result, depth ${depth}, ${contributed} contributions`,
    )
  }
  return ms
}

const cold = await measure()
const warm: number[] = []
for (let spent = 0; warm.length < WARM_RUNS && spent < WARM_ENOUGH_MS; spent += warm.at(-1) ?? 0) {
  warm.push(await measure())
}
warm.sort((a, b) => a - b)
console.log(JSON.stringify({ cold, warm: warm[Math.floor(warm.length / 2)] }))
