import { load } from '@fingerprintjs/fingerprintjs'

/** The browser's fingerprint, 32 hexadecimal digits. The library sends nothing: its monitoring is off. */
export const visitorId = async (): Promise<string> => {
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}
