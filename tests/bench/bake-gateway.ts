/**
 * The gateway of the bake bench, in a process of its own: answers every merchant as the mock gateway answers lotus, from
 * memory, so that the bake is measured and not the mock. Prints its port.
 */
import { createServer } from 'node:http'
import { startGateway } from '../../mocks/adapters/node-server.ts'

const mock = await startGateway({ port: 0 })
const answers = new Map<string, Promise<{ readonly type: string; readonly body: string }>>()

const ask = async (path: string, language: string): Promise<{ type: string; body: string }> => {
  const headers = { Merchant: 'lotus01', Language: language, Accept: 'application/json' }
  const response = await fetch(`http://127.0.0.1:${mock.port}${path}`, { headers })
  return { type: response.headers.get('content-type') ?? '', body: await response.text() }
}

const server = createServer((req, res) => {
  const url = new URL(req.url ?? '/', 'http://gateway')
  // They name the merchant.
  for (const name of ['originalDomain', 'url']) url.searchParams.delete(name)
  const path = url.pathname + url.search
  const language = String(req.headers['language'] ?? '')
  const key = `${language} ${path}`
  const answer = answers.get(key) ?? ask(path, language)
  answers.set(key, answer)
  void answer.then(({ type, body }) => res.writeHead(200, { 'content-type': type }).end(body))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : 0)
})
