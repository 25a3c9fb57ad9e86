import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'

/** The policy of a merchant's pages, as the servers get it, after a bake with this gateway. */
function bakedPolicy(gateway: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-policy-'))
  try {
    const merchant = join(process.cwd(), 'merchants/lotus')
    cpSync(merchant, join(folder, 'merchants/lotus'), { recursive: true })
    writeFileSync(
      join(folder, 'merchants/lotus/profile.ts'),
      `export { profile } from ${JSON.stringify(join(merchant, 'profile.ts'))}`,
    )
    for (const part of ['client', 'server', 'build.json'])
      symlinkSync(join(process.cwd(), 'dist', part), join(folder, part))
    const output = relative(process.cwd(), folder)
    const { GATEWAY_URL: _own, ...environment } = process.env
    execFileSync(
      'node',
      ['--import', 'tsx', '-C', 'foyer-source', 'app/bake/bake.ts'].concat([
        '--merchants',
        join(output, 'merchants'),
        '--output',
        output,
      ]),
      {
        env: { ...environment, ...(gateway === undefined ? {} : { GATEWAY_URL: gateway }) },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    const merchants = JSON.parse(readFileSync(join(folder, 'deploy/merchants.json'), 'utf8')) as readonly {
      readonly policy: string
    }[]
    return merchants.map(({ policy }) => policy).join('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

for (const { how, gateway, isAllowed } of [
  { how: 'the mock gateway', gateway: undefined, isAllowed: true },
  { how: 'an empty GATEWAY_URL, which is the mock gateway', gateway: '', isAllowed: true },
  // Nothing listens there: the bake goes on without its data.
  { how: 'a real gateway', gateway: 'http://127.0.0.1:9', isAllowed: false },
])
  test(`[SE-01] baked with ${how}, the policy ${isAllowed ? 'allows' : 'names no'} domains on localhost`, () => {
    const policy = bakedPolicy(gateway)
    expect(policy).toContain("connect-src 'self'")
    expect(/localhost/.test(policy)).toBe(isAllowed)
  })
