import { defineEvent } from '@foyer/sdk'
import mitt from 'mitt'
import { Bus } from '../../kernel/host/events/bus.ts'

/*
 * One emission to 1, 10 and 100 handlers, in nanoseconds, and as a multiple of a loop with a try/catch:
 *   npx tsx -C foyer-source tests/bench/bus.ts
 * mitt alone lets the first handler that throws starve the rest; our bus and the floor do not.
 */

const ROUNDS = 9
const TIME_MS = 60

let sum = 0
const handler = (n: number): void => {
  sum += n
}

/** Best of some rounds: nanoseconds for one call. */
function nanoseconds(run: () => void): number {
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    let calls = 0
    const start = performance.now()
    let now = start
    while (now - start < TIME_MS) {
      for (let n = 0; n < 1000; n++) run()
      calls += 1000
      now = performance.now()
    }
    best = Math.min(best, ((now - start) * 1e6) / calls)
  }
  return best
}

function floorOf(count: number): () => void {
  const handlers = Array.from({ length: count }, () => (n: number) => handler(n))
  return () => {
    for (const each of handlers) {
      try {
        each(1)
      } catch (error) {
        console.error(error)
      }
    }
  }
}
function mittOf(count: number): () => void {
  const emitter = mitt<{ ping: number }>()
  for (let n = 0; n < count; n++) emitter.on('ping', (value) => handler(value))
  return () => emitter.emit('ping', 1)
}
function busOf(count: number): () => void {
  const ping = defineEvent<number>({ id: 'bench.ping' })
  const bus = new Bus(console.error)
  for (let n = 0; n < count; n++) bus.on(ping, (value) => handler(value))
  return () => bus.emit(ping, 1)
}

console.log('| handlers | floor ns | mitt | bus |\n|--:|--:|--:|--:|')
for (const count of [1, 10, 100]) {
  const floor = nanoseconds(floorOf(count))
  const times = (run: () => void): string => `${(nanoseconds(run) / floor).toFixed(1)}×`
  console.log(`| ${count} | ${floor.toFixed(0)} | ${times(mittOf(count))} | ${times(busOf(count))} |`)
}
if (sum === 0) throw new Error('no handler was called')
