// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest' // prettier-ignore

let root: string
let www: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-release-'))
  www = join(root, 'www')
  // It notes what it is asked, and refuses the configuration while there is a file `refuse`, a reload while there is `stopped`.
  writeFileSync(
    join(root, 'nginx'),
    `#!/bin/sh\necho "$@ $(readlink ${www}/current)" >> ${root}/asked\n` +
      `case $1 in -t) [ ! -e ${root}/refuse ] ;; *) [ ! -e ${root}/stopped ] ;; esac\n`,
  )
  chmodSync(join(root, 'nginx'), 0o755)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function release(name: string, completed?: string): void {
  mkdirSync(join(www, 'releases', name), { recursive: true })
  if (completed !== undefined)
    writeFileSync(
      join(www, 'releases', name, 'release.json'),
      JSON.stringify({ release: name, completed, shards: 1 }),
    )
}
const environment = () => ({
  ...process.env,
  SITE_DIRECTORY: www,
  NGINX: join(root, 'nginx'),
  WATCH_SECONDS: '0.05',
})
const run = (...args: readonly string[]) =>
  spawnSync('app/deploy/foyer-release', args, { encoding: 'utf8', env: environment() })
const current = (): string => readlinkSync(join(www, 'current'))
const asked = (): readonly string[] => readFileSync(join(root, 'asked'), 'utf8').trim().split('\n')

describe('foyer-release', () => {
  beforeEach(() => {
    // Not in the order of their names.
    release('b', '2026-01-01T00:00:00.000Z')
    release('a', '2026-01-02T00:00:00.000Z')
    release('c', '2026-01-03T00:00:00.000Z')
    release('unfinished')
    symlinkSync('releases/c', join(www, 'current'))
  })

  it('lists complete releases, the oldest first, and marks the one in use', () => {
    expect(run('list').stdout).toBe(
      '  b  2026-01-01T00:00:00.000Z\n  a  2026-01-02T00:00:00.000Z\n* c  2026-01-03T00:00:00.000Z\n',
    )
    expect(run('current').stdout).toBe('c\n')
  })

  it('moves the pointer, has the configuration tested, then reloads', () => {
    expect(run('use', 'b').status).toBe(0)
    expect(current()).toBe('releases/b')
    expect(asked()).toEqual(['-t -q releases/b', '-s reload releases/b'])
  })

  it('goes back to the release that was completed before, once for each call', () => {
    expect(run('back').stderr).toContain("'a' is in use, after 'c'")
    expect(run('back').status).toBe(0)
    expect(current()).toBe('releases/b')
    const { status, stderr } = run('back')
    expect([status, stderr]).toEqual([1, "foyer-release: there is no complete release before 'b'\n"])
    expect(current()).toBe('releases/b')
  })

  it('puts the pointer back where nginx refuses the release, and does not reload', () => {
    writeFileSync(join(root, 'refuse'), '')
    const { status, stderr } = run('use', 'b')
    expect([status, stderr]).toEqual([1, "foyer-release: nginx refuses 'b'; in use is still 'c'\n"])
    expect(current()).toBe('releases/c')
    expect(asked()).toEqual(['-t -q releases/b'])
  })

  it('says so where nginx does not run', () => {
    writeFileSync(join(root, 'stopped'), '')
    const { status, stderr } = run('use', 'b')
    expect([status, stderr]).toEqual([
      1,
      "foyer-release: 'b' is in use from the next start of nginx on: it could not be reloaded\n",
    ])
    expect(current()).toBe('releases/b')
  })

  it.each(['unfinished', 'none', '', '../releases/b', 'b/', '-b', 'b c'])('does not use %o', (name) => {
    const { status, stderr } = run('use', name)
    expect([status, stderr]).toEqual([1, expect.stringContaining(`'${name}'`)])
    expect(current()).toBe('releases/c')
  })

  const point = (name: string): void => {
    symlinkSync(`releases/${name}`, join(www, 'next'))
    renameSync(join(www, 'next'), join(www, 'current'))
  }
  const watch = (more: NodeJS.ProcessEnv = {}) => {
    const watcher = spawn('app/deploy/foyer-release', ['watch'], { env: { ...environment(), ...more } })
    const exit = once(watcher, 'exit')
    const lines: string[] = []
    watcher.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(...text.trim().split('\n')))
    const says = async (line: string): Promise<void> => {
      while (!lines.some((one) => one.includes(line))) await once(watcher.stderr, 'data')
    }
    const close = async (): Promise<void> => {
      watcher.kill()
      await exit
    }
    return { says, close, lines }
  }
  const serves = async (name: string): Promise<void> =>
    vi.waitFor(() => expect(readFileSync(join(www, 'served', hostname()), 'utf8')).toBe(`${name}\n`), 10_000)

  it('says which release is served, that no bake removes it: where nginx refuses later ones it is an older one', async () => {
    const watcher = watch()
    await serves('c')
    point('a')
    await serves('a')
    writeFileSync(join(root, 'refuse'), '')
    point('b')
    await watcher.says("nginx refuses 'b', and goes on with 'a'")
    await serves('a')
    await watcher.close()

    const again = watch()
    await again.says('watching')
    await serves('a')
    rmSync(join(root, 'refuse'))
    point('c')
    await serves('c')
    await again.close()
  })

  it('says so once where it cannot say what is served', async () => {
    const watcher = watch({ SERVED_DIRECTORY: join(root, 'nginx/served') })
    await watcher.says('cannot write')
    point('a')
    await watcher.says("'a' is in use")
    await watcher.close()
    expect(watcher.lines.filter((line) => line.includes('cannot write'))).toHaveLength(1)
  })

  it('reloads when another process has moved the pointer, and only then', async () => {
    const { says, close } = watch()
    await says("now 'c'")
    point('a')
    await says("'a' is in use")
    writeFileSync(join(root, 'refuse'), '')
    point('b')
    await says("nginx refuses 'b'")
    await close()
    expect(asked()).toEqual(['-t -q releases/a', '-s reload releases/a', '-t -q releases/b'])
    // Whoever moved it decides about it.
    expect(current()).toBe('releases/b')
  })
})

describe('foyer-configure', () => {
  const configure = (...changes: readonly (readonly [string, string])[]) => {
    let values = readFileSync('app/deploy/foyer.env', 'utf8')
    for (const [from, to] of changes) values = values.replace(from, to)
    writeFileSync(join(root, 'foyer.env'), values)
    const { status, stderr } = spawnSync(
      'app/deploy/foyer-configure',
      [join(root, 'conf'), join(root, 'foyer.env')],
      { encoding: 'utf8' },
    )
    const read = (file: string): string => readFileSync(join(root, 'conf', file), 'utf8')
    return { status, stderr, read }
  }

  it('sets every word in upper case', () => {
    const { status, read } = configure()
    expect(status).toBe(0)
    for (const file of ['nginx.conf', 'site.conf', 'tls.conf', 'limits.conf'])
      expect(read(file).replaceAll(/^\s*#.*$/gm, '')).not.toMatch(
        /\b(?!TLS|AES|GCM|CHACHA|ECDHE|SHA|POLY|TOO_|BAD_|GATEWAY_)[A-Z]+_[A-Z]+\b|CERTIFICATE|GATEWAY_SCHEME/,
      )
    expect(read('site.conf')).toContain('listen 0.0.0.0:443 ssl http2; listen [::]:443 ssl http2;')
    expect(read('gateway.conf')).toContain('server gateway-b.example:443 max_fails=3')
    expect(read('gateway.conf')).toContain('proxy_ssl_verify on;')
  })

  it('leaves TLS to the server before it where there is no certificate', () => {
    const { read } = configure(
      ['CERTIFICATE=/etc/ssl/foyer/fullchain.pem', 'CERTIFICATE='],
      ['"0.0.0.0:443 [::]:443"', '8080'],
    )
    expect(read('site.conf')).toContain('listen 8080;')
    expect(() => read('tls.conf')).toThrow('ENOENT')
  })

  it.each([
    ['GATEWAY_SCHEME=https', 'GATEWAY_SCHEME=ftp', 'GATEWAY_SCHEME is neither http nor https'],
    ['gateway-a.example:443', 'a;b', 'GATEWAY_SERVERS has a character that a value may not have'],
    ['SITE_DIRECTORY=/srv/foyer/www', '', 'SITE_DIRECTORY is not set'],
    ['PRIVATE_KEY=/etc/ssl/foyer/privkey.pem', '', 'PRIVATE_KEY is not set'],
  ])('refuses %s → %s', (from, to, reason) => {
    const { status, stderr } = configure([from, to])
    expect([status, stderr]).toEqual([1, `foyer-configure: ${reason}\n`])
  })
})
