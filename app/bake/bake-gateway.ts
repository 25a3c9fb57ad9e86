/** The gateway that a bake asks. */
interface BakeGateway {
  readonly url: string
  readonly isMock: boolean
  close(): Promise<void>
}

/**
 * That of `GATEWAY_URL`, or a mock of its own.
 *
 * @param merchants the folder of the merchants that a mock knows, absolute
 */
export async function bakeGateway(merchants: string): Promise<BakeGateway> {
  const url = process.env['GATEWAY_URL']
  if (url) return { url, isMock: false, close: async () => {} }
  const { startGateway } = await import('../../mocks/adapters/node-server.ts')
  const { port, close } = await startGateway({ port: 0, merchants })
  return { url: `http://127.0.0.1:${port}`, isMock: true, close }
}
