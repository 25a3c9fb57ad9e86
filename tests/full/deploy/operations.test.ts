// @vitest-environment node
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentRelease, listReleases, movePointer } from '../../../app/release/releases.ts'
import { freePort } from '../../ports.ts'
import type { DocumentedServer } from '../../deploy/documented-server.ts'
import { http2Client, type Http2Client } from '../../deploy/http2-client.ts'
import { rawGet } from '../../deploy/raw-get.ts'
import type { Certificates } from '../../deploy/self-made-certificates.ts'
import { LARGE_ANSWER, type TlsGateway } from '../../deploy/tls-gateway.ts'
import { HOST, startDocumentedSite } from './documented-site.ts'

/** The status as the site asks for it (CA-09). */
const STATUS =
  '/wps/system/status?device=MOBILE&track=&originalDomain=lotus.localhost&url=https%3A%2F%2Flotus.localhost%2Fm%2Fhome'
const CALL = { merchant: 'lotus01', language: 'EN' }
const LANES = '/wps/relay/GCSGAME_newGameVendor'
/** Waits for what nginx does by itself, such as a reload. */
const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, { timeout: 20_000 })
/** For a busy machine. */
const HOOK_MS = 60_000
const hasBuild = existsSync('dist/www/current')

/** The steps of docs/operations.md, on Debian's nginx, before a gateway over TLS. */
describe.skipIf(!hasBuild)(
  `a server by docs/operations.md${hasBuild ? '' : ' (skipped: npm run build)'}`,
  () => {
    let machine: DocumentedServer
    let gateway: TlsGateway
    let client: Http2Client
    let port: number
    let httpPort: number
    let certificates: Certificates
    let www: string
    const reconfigure = (): void => {
      machine.step('configure')
      machine.run('nginx -s reload')
    }
    const open = (from?: string): Http2Client =>
      http2Client({ port, host: HOST, authority: certificates.authority, ...(from && { from }) })
    /** As it arrived by a trusted proxy from a client of its own, whose calls are counted apart. */
    const by = (address: string) => ({ ...CALL, 'x-forwarded-for': address })

    beforeAll(async () => {
      ;({ machine, gateway, certificates, port, httpPort, www } = await startDocumentedSite())
      client = open()
    }, HOOK_MS)
    afterAll(async () => {
      client.close()
      machine.close()
      await gateway.close()
    }, HOOK_MS)

    it('[SE-07] sends pages over HTTP/2 and TLS, with HSTS, as they were compressed', async () => {
      const plain = await client.ask('/m/home')
      expect([plain.status, plain.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
      const br = await client.ask('/m/home', { headers: { 'accept-encoding': 'gzip, br' } })
      const gzip = await client.ask('/m/home', { headers: { 'accept-encoding': 'gzip', via: '1.1 cdn' } })
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
      for (const text of [brotliDecompressSync(br.body), gunzipSync(gzip.body)])
        expect(text.equals(plain.body)).toBe(true)
      expect(br.body.length).toBeLessThan(plain.body.length / 3)
    })

    it('compresses the gateway’s JSON, but no answer to what a player sends', async () => {
      const plain = await client.ask(LANES, { headers: CALL })
      expect(plain.body.length).toBeGreaterThan(2_000)
      const br = await client.ask(LANES, { headers: { ...CALL, 'accept-encoding': 'gzip, br' } })
      const gzip = await client.ask(LANES, { headers: { ...CALL, 'accept-encoding': 'gzip' } })
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
      expect(JSON.parse(brotliDecompressSync(br.body).toString())).toEqual(JSON.parse(plain.body.toString()))
      expect(JSON.parse(gunzipSync(gzip.body).toString())).toEqual(JSON.parse(plain.body.toString()))
      const encoding = async (body?: string) => {
        const options = { headers: { 'accept-encoding': 'gzip, br' }, ...(body !== undefined && { body }) }
        const answer = await client.ask(LARGE_ANSWER, options)
        return [answer.status, answer.headers['content-encoding']]
      }
      expect(await encoding()).toEqual([200, 'br'])
      expect(await encoding('{}')).toEqual([200, undefined])
    })

    it('says what a CDN may cache, as docs/operations.md has it', async () => {
      const [, asset = ''] =
        /(\/m\/assets\/main-[\w-]+\.js)/.exec((await client.ask('/m/home')).body.toString()) ?? []
      const page = readFileSync('docs/operations.md', 'utf8')
      for (const [row, address] of [
        ['`/m/assets/*`', asset],
        ['`/m/brand/*`', '/m/brand/lotus/logo.svg'],
        ['pages: ', '/m/login'],
        ['pages: ', '/m/login?token=x'],
        ['`/m/sw.js`', '/m/sw.js'],
        ['`/wps/system/status`', STATUS],
      ] as const) {
        const line = page.split('\n').find((one) => one.startsWith(`| ${row}`))
        const { status, headers } = await client.ask(address, { headers: CALL })
        expect([address, status]).toEqual([address, 200])
        expect(line, address).toContain(`\`${headers['cache-control']}\``)
      }
    })

    it('tells load balancers its health by any host, and has the installation’s own parts', async () => {
      const health = async () => {
        const { status, body } = await client.ask('/healthz', { host: `127.0.0.1:${port}` })
        return [status, body.toString().trim()]
      }
      const release = currentRelease(www) ?? ''
      const file = join(www, 'releases', release, 'release.json')
      expect(await health()).toEqual([200, release])
      renameSync(file, `${file}.gone`)
      expect(await health()).toEqual([503, 'no release'])
      renameSync(`${file}.gone`, file)
      expect(await health()).toEqual([200, release])
      expect((await client.ask('/m/home', { host: '10.0.0.1' })).status).toBe(421)
      expect((await client.ask('/own')).body.toString()).toBe('own')
    })

    it('leads from http to https, for merchants’ hosts only', async () => {
      const known = await rawGet(httpPort, '/m/home?language=EN', { host: HOST })
      expect([known.status, known.headers['location']]).toEqual([301, `https://${HOST}/m/home?language=EN`])
      expect((await rawGet(httpPort, '/', { host: 'stranger.example' })).status).toBe(421)
    })

    it('tells the gateway the client’s address that a trusted proxy says, and believes nobody else', async () => {
      const seen = async (from: Http2Client, claim: string) => {
        await from.ask('/wps/system/status?seen', { headers: by(claim) })
        return gateway.calls.at(-1)?.headers['x-forwarded-for']
      }
      expect(await seen(client, '203.0.113.7')).toBe('203.0.113.7, 127.0.0.1')
      // What the client itself wrote before the proxy's word is not passed on.
      expect(await seen(client, '6.6.6.6, 203.0.113.7')).toBe('203.0.113.7, 127.0.0.1')
      expect(await seen(client, '2001:db8::7')).toBe('2001:db8::7, 127.0.0.1')
      const stranger = open('127.0.0.2')
      expect(await seen(stranger, '203.0.113.7')).toBe('127.0.0.2')
      stranger.close()
      expect(gateway.calls.at(-1)?.headers).toMatchObject({ host: HOST, 'x-forwarded-proto': 'https' })
    })

    it('refuses who calls too often as the gateway would, in JSON that the site reads', async () => {
      const login = (address: string) =>
        client.ask('/wps/session/login', { headers: by(address), body: '{}' })
      const answers = await Promise.all(Array.from({ length: 60 }, () => login('198.51.100.1')))
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThanOrEqual(10)
      expect(answers.length - refused.length).toBeGreaterThanOrEqual(20)
      const { headers, body } = refused[0] ?? (await login('198.51.100.1'))
      expect([headers['content-type'], headers['retry-after']]).toEqual(['application/json', '2'])
      expect(JSON.parse(body.toString())).toEqual({ success: false, errorCode: 'TOO_MANY_REQUEST' })
      // Another client, and the same client's other calls, go on. One network of IPv6 is one client.
      expect((await login('198.51.100.2')).status).not.toBe(429)
      expect((await client.ask(LANES, { headers: by('198.51.100.1') })).status).toBe(200)
      const network = await Promise.all(
        Array.from({ length: 60 }, (_, index) => login(`2001:db8:0:1::${index + 1}`)),
      )
      expect(network.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
    })

    it('logs what is to be watched, without queries; the limits are those of its guide', async () => {
      await client.ask(`${LANES}?token=secret`, { headers: by('203.0.113.9') })
      const log = readFileSync(join(machine.root, 'var/log/nginx/access.log'), 'utf8')
      expect(log).toMatch(
        new RegExp(
          `^203\\.0\\.113\\.9 \\[[^\\]]+\\] ${HOST} "GET ${LANES} HTTP/2\\.0" 200 \\d+ [\\d.]+ 200 [\\d.]+ ${currentRelease(www)}$`,
          'm',
        ),
      )
      expect(log).not.toContain('secret')
      const conf = readFileSync('app/deploy/limits.conf', 'utf8')
      const guide = readFileSync('docs/operations.md', 'utf8')
      for (const [, zone, rate] of conf.matchAll(/zone=(\w+):\w+ rate=(\d+)r/g)) {
        const [, burst] = new RegExp(`limit_req zone=${zone} burst=(\\d+)`).exec(conf) ?? []
        expect(guide).toMatch(new RegExp(`\\| ${rate} a second +\\| +${burst} \\|`))
      }
    })

    it('serves the release before, by one command, and pages that are open find their files', async () => {
      const [first = '', second = ''] = listReleases(www).map(({ release }) => release)
      const page = async () => (await client.ask('/m/home?language=EN')).body.toString()
      const after = await page()
      expect(machine.step('rollback')).toContain(`release ${first} is in use`)
      await eventually(async () => (await client.ask('/healthz')).body.toString()).toBe(`${first}\n`)
      const files = [...after.matchAll(/\/m\/assets\/[\w./-]+/g)].map(([file]) => file)
      expect(files.length).toBeGreaterThan(2)
      // Of a build that the first release does not have.
      expect(files).toContain('/m/assets/main-OfNextBuild.js')
      expect(existsSync(join(www, 'releases', first, 'assets/main-OfNextBuild.js'))).toBe(false)
      for (const file of files) expect([file, (await client.ask(file)).status]).toEqual([file, 200])
      movePointer(www, second)
    })

    it('takes reports itself where the gateway does not, and writes them to a log', async () => {
      const report = () =>
        client.ask('/wps/system/reports', { headers: by('203.0.113.30'), body: '{"reports":[]}' })
      machine.step('reports', { '127.0.0.1:8099': `127.0.0.1:${await freePort()}` })
      await eventually(async () => (await report().catch(() => undefined))?.status).toBe(204)
      const read = () => readFileSync(join(machine.root, 'var/log/nginx/reports.log'), 'utf8')
      // nginx writes the line when the answer is sent.
      await eventually(read).toContain('\n')
      const log = read()
      expect(JSON.parse(log.split('\n')[0] ?? '')).toMatchObject({ host: HOST, report: '{"reports":[]}' })
      expect(log).not.toContain('203.0.113.30')
    })

    it('has a certificate for each host', async () => {
      const folder = join(machine.root, 'certificates')
      const hosts = [HOST, 'coral.localhost']
      for (const host of hosts) {
        const { certificate, key } = certificates.make(host, [host])
        mkdirSync(join(folder, 'by-host', host), { recursive: true })
        renameSync(certificate, join(folder, 'by-host', host, 'fullchain.pem'))
        renameSync(key, join(folder, 'by-host', host, 'privkey.pem'))
        // nginx' workers read it.
        chmodSync(join(folder, 'by-host', host, 'privkey.pem'), 0o644)
      }
      machine.set({
        CERTIFICATE: `${folder}/by-host/$ssl_server_name/fullchain.pem`,
        PRIVATE_KEY: `${folder}/by-host/$ssl_server_name/privkey.pem`,
      })
      reconfigure()
      for (const host of hosts) {
        // A connection of its own each time: the workers of before have the certificate of before.
        await eventually(async () => {
          const visitor = http2Client({ port, host, authority: certificates.authority })
          const status = (await visitor.ask('/m/home').catch(() => undefined))?.status
          visitor.close()
          return [status, visitor.certificateNames()]
        }).toEqual([200, `DNS:${host}`])
      }
    })

    it('has run every step that is marked so', () => {
      expect(machine.stepsNotRun()).toEqual([])
    })

    it('asks another machine of the gateway when one is gone, and says in JSON when none is left', async () => {
      const [one = 0, two = 0] = gateway.ports
      await gateway.stop(one)
      for (let call = 0; call < 4; call++)
        expect((await client.ask(LANES, { headers: by('203.0.113.20') })).status).toBe(200)
      expect(gateway.calls.at(-1)?.port).toBe(two)
      // Its certificate has another name.
      machine.set({ GATEWAY_NAME: 'impostor.example' })
      reconfigure()
      await eventually(async () => (await client.ask(LANES, { headers: CALL })).status).toBe(502)
      machine.set({ GATEWAY_NAME: 'gateway.example' })
      reconfigure()
      await eventually(async () => (await client.ask(LANES, { headers: CALL })).status).toBe(200)
      await gateway.stop(two)
      const { status, headers, body } = await client.ask(LANES, { headers: CALL })
      expect([status, headers['content-type']]).toEqual([502, 'application/json'])
      expect(JSON.parse(body.toString())).toEqual({ success: false, errorCode: 'GATEWAY_UNREACHED' })
      // Pages need no gateway.
      expect((await client.ask('/m/home')).status).toBe(200)
    })

    it('speaks no TLS older than 1.2 and offers HTTP/2', async () => {
      expect(
        machine.run(
          `openssl s_client -connect 127.0.0.1:${port} -servername ${HOST} -alpn h2 </dev/null 2>&1 | grep -aE 'ALPN|Protocol'`,
        ),
      ).toContain('ALPN protocol: h2')
      expect(() =>
        machine.run(
          `openssl s_client -connect 127.0.0.1:${port} -servername ${HOST} -tls1_1 -cipher DEFAULT@SECLEVEL=0 </dev/null`,
        ),
      ).toThrow(/alert protocol version|unsupported protocol|no protocols/)
    })
  },
)
