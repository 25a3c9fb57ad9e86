import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import type { ReleaseRecord } from '../../../app/release/releases.ts'

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
    const { status, stderr } = spawnSync(
      'node',
      ['--import', 'tsx', '-C', 'foyer-source', 'app/bake/bake.ts'].concat([
        '--merchants',
        join(output, 'merchants'),
        '--output',
        output,
      ]),
      {
        env: { ...environment, ...(gateway === undefined ? {} : { GATEWAY_URL: gateway }) },
        encoding: 'utf8',
      },
    )
    // Without its gateway's data a new merchant's pages are made all the same (exit status 3).
    expect([0, 3], stderr).toContain(status)
    const { merchants } = JSON.parse(
      readFileSync(join(folder, 'www/current/release.json'), 'utf8'),
    ) as ReleaseRecord
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
