import { type Contender, CONTENDERS } from './fan-out-contenders.ts'

/**
 * One fresh process, one figure: `fan-out-child.mjs <contender> <destinations>` prints microseconds of processor time for one
 * event, one by one and 100 at once: a tracker that waits is not slower for it, nor is one on a busy machine. An event counts once every destination has it.
 */
const [, , name = 'router', destinations = '15', ms = '300'] = process.argv
const count = Number(destinations)
const SAMPLES = 5
const AT_ONCE = 100

/** Tracks some events, and waits until all destinations have them. */
async function run(contender: Contender, orders: readonly string[]): Promise<void> {
  const goal = contender.received() + orders.length * count
  const results: unknown[] = []
  for (const order of orders) {
    const result = contender.track(order)
    if (result !== undefined) results.push(result)
  }
  if (results.length > 0) await Promise.all(results)
  while (contender.received() < goal) await new Promise(setImmediate)
}

let order = 0
const orders = (howMany: number): string[] => Array.from({ length: howMany }, () => `D-${order++}`)

/** Microseconds of processor time since `before`. */
function busySince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** Microseconds of processor time for one event: the median of some samples. Timers run in between, as in a page. */
async function measure(contender: Contender, together: number): Promise<number> {
  const sample = async (micros: number): Promise<number> => {
    const before = process.cpuUsage()
    let events = 0
    do {
      for (let at = 0; at < AT_ONCE; at += together) await run(contender, orders(together))
      events += AT_ONCE
      if (events % 1_000 === 0) await new Promise(setImmediate)
    } while (busySince(before) < micros)
    return busySince(before) / events
  }
  // Warm.
  await sample(Number(ms) * 1_000)
  const samples: number[] = []
  for (let at = 0; at < SAMPLES; at++) samples.push(await sample(Number(ms) * 1_000))
  return [...samples].sort((a, b) => a - b)[SAMPLES >> 1] ?? NaN
}

const contender = await CONTENDERS[name as keyof typeof CONTENDERS](count)
const oneByOne = await measure(contender, 1)
const atOnce = await measure(contender, AT_ONCE)
console.log(JSON.stringify({ oneByOne, atOnce }))
process.exit(0)
