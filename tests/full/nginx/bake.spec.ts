import { appendFileSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { bakeFolder } from '../../deploy/bake.ts'
import { failingGateway, GATEWAY_FAILURES, type GatewayFailure } from '../../deploy/failing-gateway.ts'
import { startNginx } from '../../deploy/nginx.ts'
import { startPreviewProcess } from '../../deploy/preview.ts'

const STATUS_PATH = '/wps/system/status'

interface Answer {
  readonly status: number
  readonly encoding: string | undefined
  readonly length: number
  readonly body: Buffer
}

const ask = (port: number, host: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // A connection of its own: a server that is reloaded closes those that rest, and a browser opens another.
    const options = {
      agent: false,
      port,
      host: '127.0.0.1',
      path,
      headers: { host, 'accept-encoding': 'br' },
    }
    get(options, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk: Buffer) => chunks.push(chunk))
      res.on('error', reject)
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          encoding: res.headers['content-encoding'],
          length: Number(res.headers['content-length']),
          body: Buffer.concat(chunks),
        }),
      )
    }).on('error', reject)
  })

/** What is wrong with an answer that should be a whole, compressed page. */
function problemOf({ status, encoding, body }: Answer): string | undefined {
  if (status !== 200) return `answered ${status}`
  if (encoding !== 'br') return 'not compressed'
  try {
    return brotliDecompressSync(body).toString().endsWith('</html>') ? undefined : 'truncated'
  } catch {
    return 'truncated'
  }
}

test('a bake harms no page: merchants that the gateway fails for keep theirs, and no request during it meets less than a whole page', async () => {
  const folder = bakeFolder()
  const failures = new Map<string, GatewayFailure>()
  const gateway = await failingGateway((merchant, path) =>
    failures.get(path.includes(STATUS_PATH) ? `${merchant} status` : merchant),
  )
  const good = ['jade', 'onyx']
  // Of half of them the status call fails, of the others the games and banners.
  const failing = GATEWAY_FAILURES.flatMap((failure) => [
    { failure, id: `status-${failure}`, calls: `status-${failure} status` },
    { failure, id: `data-${failure}`, calls: `data-${failure}` },
  ])
  const bad = failing.map(({ id }) => id)
  for (const id of [...good, ...bad]) folder.addMerchant(id)
  const first = await folder.bake(gateway.url)
  expect(first, first.output).toMatchObject({ status: 0 })

  const port = Number(new URL(gateway.url).port)
  const nginx = await startNginx({ www: folder.www, gatewayPort: port })
  const preview = await startPreviewProcess(['--output', folder.path])
  const home = (id: string): string =>
    readFileSync(join(folder.www, 'current/site', id, 'EN/home.html'), 'utf8')
  const before = new Map(bad.map((id) => [id, home(id)]))
  // The preview has served the pages of before.
  expect((await ask(preview.port, 'jade.localhost', '/m/home')).status).toBe(200)
  try {
    for (const { failure, calls } of failing) failures.set(calls, failure)
    for (const id of [...good, ...bad])
      appendFileSync(join(folder.merchant(id), 'theme.css'), ':root { --a-new-look: 1px }')
    let over = false
    let requests = 0
    const problems: string[] = []
    const visit = async (worker: number): Promise<void> => {
      // Bounded, should the bake never end.
      for (let count = worker; !over && count < 100_000; count += 3) {
        const id = [...good, ...bad][count % (good.length + bad.length)] ?? ''
        const path = ['/m/home', '/m/login', '/m/game'][count % 3] ?? ''
        const problem = await ask(nginx.port, `${id}.localhost`, path).then(problemOf, String)
        requests++
        if (problem) problems.push(`${id} ${path}: ${problem}`)
        // nginx may be reloaded while a release is being made.
        if (worker === 0 && count % 300 === 0) await nginx.reload()
      }
    }
    const visits = [0, 1, 2].map(visit)
    const second = await folder.bake(gateway.url)
    await nginx.reload()
    over = true
    await Promise.all(visits)
    expect(problems).toEqual([])
    expect(requests).toBeGreaterThan(100)

    expect(second, second.output).toMatchObject({ status: 3 })
    for (const id of bad) {
      expect(second.output).toMatch(
        new RegExp(`${id} keeps the pages that it has:\\n +BK-${id.startsWith('status') ? 'SITE' : 'DATA'} `),
      )
      expect(home(id), id).toBe(before.get(id))
      expect((await ask(nginx.port, `${id}.localhost`, '/m/home')).status).toBe(200)
    }
    for (const id of good) {
      const page = home(id)
      expect(page).toContain('--a-new-look')
      for (const server of [nginx.port, preview.port]) {
        const answer = await ask(server, `${id}.localhost`, '/m/home')
        expect(problemOf(answer)).toBeUndefined()
        expect(answer.length).toBe(answer.body.length)
        expect(brotliDecompressSync(answer.body).toString()).toBe(page)
      }
    }
  } finally {
    await preview.close()
    await nginx.close()
    await gateway.close()
    folder.close()
  }
})
