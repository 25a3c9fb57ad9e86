import { NETWORK, SPEEDS } from '../world/network-scenario.ts'
import type { World } from '../world/world.ts'
import { delay } from './delay.ts'
import { noAnswer } from './inject-fault.ts'

/** Answers a call as late as the world's network brings the answer. */
export async function overNetwork(
  world: Pick<World, 'scenarios'>,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  const network = NETWORK.of(world)
  if (network === undefined) return answer()
  const speed = SPEEDS[network]
  if (!speed || !(await delay(speed.latencyMs, signal))) return noAnswer()
  const response = await answer()
  if (response.type === 'error' || response.body === null) return response
  const bytes = await response.arrayBuffer()
  // kilobits per second are bits per millisecond
  if (!(await delay((bytes.byteLength * 8) / speed.kilobitsPerSecond, signal))) return noAnswer()
  return new Response(bytes, response)
}
