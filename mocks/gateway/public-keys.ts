import type { World } from '../world/world.ts'
import { keyPair } from './key-pair.ts'

/** The gateway's public key (CA-01), with the offer of the modern suite if the world has it (SE-06). */
export async function publicKeys({ initialState: { cipher } }: World): Promise<object> {
  const { publicKey, modern } = await keyPair()
  return cipher === 'modern' ? { ...publicKey, suites: ['modern', 'legacy'], spki: modern.spki } : publicKey
}
