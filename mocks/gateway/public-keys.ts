import type { World } from '../world/world.ts'
import { keyPair } from './key-pair.ts'

/** What the gateway gives out as its key (CA-01); with the modern suite on offer where the world has it (SE-06). */
export async function publicKeys({ initialState: { cipher } }: World): Promise<object> {
  const { publicKey, modern } = await keyPair()
  return cipher === 'modern' ? { ...publicKey, suites: ['modern', 'legacy'], spki: modern.spki } : publicKey
}
