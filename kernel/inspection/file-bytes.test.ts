// @vitest-environment node
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { fileBytes, READ_TIMEOUT_MS } from './file-bytes.ts'

/** Answers `/<bytes>` with so many, `/hung` with a part of them and never more, and everything else with 404. */
let server: Server
let origin = ''
let asked: string[] = []
let left = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    response.on('close', () => left++)
    if (path === '/hung') return void response.write('x')
    const bytes = Number(path.slice(1))
    response.writeHead(bytes > 0 ? 200 : 404).end('x'.repeat(bytes || 9))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  asked = []
  left = 0
  vi.useRealTimers()
})
const ignore = (): void => {}

describe('fileBytes', () => {
  it('is not known at first, and then what the server sent', async () => {
    let read = 0
    const size = (): number | undefined => fileBytes(`${origin}/54321`, () => read++)
    expect(size()).toBeUndefined()
    await vi.waitFor(() => expect(size()).toBe(54_321))
    expect([read, asked]).toEqual([1, ['/54321']])
  })

  it('of a file that is not there is never known, and asked for once', async () => {
    let read = 0
    const size = (): number | undefined => fileBytes(`${origin}/none`, () => read++)
    size()
    await vi.waitFor(() => expect(left).toBe(1))
    // a later file's answer comes after what the missing one would have led to
    fileBytes(`${origin}/10`, ignore)
    await vi.waitFor(() => expect(fileBytes(`${origin}/10`, ignore)).toBe(10))
    expect([size(), read, asked]).toEqual([undefined, 0, ['/none', '/10']])
  })

  it('is given up where a server never ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fileBytes(`${origin}/hung`, ignore)
    await vi.waitUntil(() => asked.includes('/hung'))
    vi.advanceTimersByTime(READ_TIMEOUT_MS - 1)
    expect(left).toBe(0)
    vi.advanceTimersByTime(1)
    await vi.waitUntil(() => left === 1)
  })
})
