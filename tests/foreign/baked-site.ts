import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ForeignPlugin } from '../../kernel/profile/foreign-plugin.ts'
import { freePort } from '../machine/ports.ts'

const TSX = ['--import', 'tsx', '-C', 'foyer-source']
const MOST_WAITS = 150

/** The built site, baked anew for merchants whose profiles list foreign plugins. */
export interface BakedSite {
  readonly port: number
  close(): void
}

/** Copies merchants with `foreign` added to their profiles, bakes them beside the same build, and serves that. No rebuild. */
export async function bakedSite(
  foreign: Readonly<Record<string, readonly ForeignPlugin[]>>,
  project = process.cwd(),
): Promise<BakedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-baked-'))
  for (const [id, entries] of Object.entries(foreign)) {
    const original = join(project, 'merchants', id)
    const copy = join(folder, 'merchants', id)
    mkdirSync(copy, { recursive: true })
    cpSync(original, copy, { recursive: true })
    writeFileSync(
      join(copy, 'profile.ts'),
      `import { profile as original } from ${JSON.stringify(join(original, 'profile.ts'))}
       export const profile = { ...original, languages: ['EN', 'VI'], defaultLanguage: 'EN', foreign: ${JSON.stringify(entries)} }`,
    )
  }
  for (const part of ['client', 'server', 'harness', 'build.json'])
    symlinkSync(join(project, 'dist', part), join(folder, part))
  const output = relative(project, folder)
  execFileSync(
    'node',
    [...TSX, 'app/bake/bake.ts', '--merchants', join(output, 'merchants'), '--output', output],
    {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const port = await freePort()
  const preview = spawn('node', [...TSX, 'app/preview/preview.ts', '--output', output], {
    cwd: project,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(`http://127.0.0.1:${port}/__gateway/state-options`)
  return {
    port,
    close() {
      preview.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<void> {
  for (let wait = 0; wait < MOST_WAITS; wait++) {
    const up = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await pause(100)
  }
  throw new Error(`${url} does not answer`)
}
