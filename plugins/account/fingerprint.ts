import { load } from '@fingerprintjs/fingerprintjs'

/** The browser's fingerprint, 32 hexadecimal digits. Nothing is sent to anyone: the library's own monitoring is off. */
export const visitorId = async (): Promise<string> => {
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}
