import { CIPHER } from '../world/cipher-scenario.ts'
import type { World } from '../world/world.ts'
import { keyPair } from './key-pair.ts'

/** The gateway's public key (CA-01), with the offer of the modern suite if the world has it (SE-06). */
export async function publicKeys(world: World): Promise<object> {
  const { publicKey, modern } = await keyPair()
  return CIPHER.of(world) === 'modern'
    ? { ...publicKey, suites: ['modern', 'legacy'], spki: modern.spki }
    : publicKey
}
