// @vitest-environment node
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../ports.ts'
import { NGINX_BROTLI_FILTER_MODULE } from '../../machine.ts'
import { configuredNginx } from '../../deploy/configured-nginx.ts'
import { rawRequest } from '../../deploy/raw-request.ts'
import { hostName, syntheticRelease } from '../../deploy/synthetic-release.ts'

const hasNginx = existsSync(NGINX_BROTLI_FILTER_MODULE)

describe.skipIf(!hasNginx)(
  `many merchants${hasNginx ? '' : ' (skipped: nginx and its brotli modules)'}`,
  () => {
    it.each([
      ['thirty hosts of 80 characters and more', { merchants: 10, hosts: 3, hostLength: 84 }],
      ['hosts as long as a name may be', { merchants: 10, hosts: 3, hostLength: 253 }],
      ['two thousand merchants', { merchants: 2_000, hosts: 3, hostLength: 120 }],
    ])('nginx starts with %s, without a warning, and serves the first and the last', async (_title, size) => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-hosts-'))
      const www = join(folder, 'www')
      await syntheticRelease(www, { ...size, policy: "default-src 'self'" })
      const port = await freePort()
      const nginx = configuredNginx({ folder, www, port })
      try {
        // The directive of the user is for root only.
        const warnings = nginx
          .run('-t')
          .output.split('\n')
          .filter((line) => /\[(warn|emerg)\]/.test(line) && !line.includes('"user" directive'))
        expect(warnings).toEqual([])
        expect(nginx.run().ok).toBe(true)
        for (const [merchant, host] of [
          [0, 0],
          [size.merchants - 1, size.hosts - 1],
        ] as const) {
          const name = hostName(merchant, host, size.hostLength)
          expect(name.length).toBeGreaterThanOrEqual(size.hostLength)
          const { status, headers } = await rawRequest(port, '/m/home', { host: name })
          expect([status, headers['content-security-policy']]).toEqual([200, "default-src 'self'"])
        }
        expect((await rawRequest(port, '/m/home', { host: 'stranger.example' })).status).toBe(421)
      } finally {
        nginx.run('-s', 'stop')
        rmSync(folder, { recursive: true, force: true })
      }
    })
  },
)
