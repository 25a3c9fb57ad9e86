// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run as lintDockerfile } from 'dockerfilelint'
import { describe, expect, it } from 'vitest'

const UNITS = readdirSync('app/deploy/systemd').filter((file) => /\.(service|timer)$/.test(file))
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

describe('the systemd units', () => {
  it.skipIf(!hasSystemd)(
    hasSystemd ? 'are valid' : 'are valid (skipped: systemd-analyze is in Debian’s package systemd)',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'foyer-units-'))
      // The commands of this machine: systemd checks that they exist.
      const commands = [
        ['/usr/bin/npm', process.execPath],
        ['/usr/local/sbin/foyer-release', resolve('app/deploy/foyer-release')],
      ] as const
      for (const unit of UNITS) {
        let text = readFileSync(join('app/deploy/systemd', unit), 'utf8')
        for (const [from, to] of commands) text = text.replaceAll(from, to)
        writeFileSync(join(folder, unit), text)
      }
      writeFileSync(join(folder, 'nginx.service'), `[Service]\nExecStart=${process.execPath}\n`)
      mkdirSync(join(folder, 'nginx.service.d'))
      cpSync('app/deploy/systemd/nginx.conf', join(folder, 'nginx.service.d/foyer.conf'))
      const paths = [...UNITS, 'nginx.service'].map((unit) => join(folder, unit))
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })
      rmSync(folder, { recursive: true, force: true })
      expect(UNITS).toHaveLength(3)
      expect([status, stderr.replaceAll(/^.*(?:Failed to open|SO_PASSCRED).*\n/gm, '')]).toEqual([0, ''])
    },
  )
})

describe('the container file', () => {
  const text = readFileSync('app/deploy/Dockerfile', 'utf8')
  const stages = [...text.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name)

  it('has no fault that dockerfilelint knows', () => {
    const faults = lintDockerfile('.', text).filter(({ rule, line }) => {
      const [, base] = /^FROM (\S+)/.exec(text.split('\n')[line - 1] ?? '') ?? []
      // A stage of the same file has no tag.
      return !(rule === 'missing_tag' && stages.includes(base))
    })
    expect(faults).toEqual([])
    expect(stages).toEqual(['build', 'bake', 'serve'])
  })

  it('copies files that exist, runs commands that exist, and ends without root', () => {
    for (const [, names = ''] of text.matchAll(/^COPY (?!--)(.+) \S+$/gm))
      for (const name of names.split(' ')) expect(() => readdirSync(resolve(name, '..'))).not.toThrow()
    for (const [, name = ''] of text.matchAll(/tsx -C foyer-source (\S+)/g))
      expect(() => readFileSync(name)).not.toThrow()
    expect(readFileSync('app/deploy/foyer-serve', 'utf8')).toMatch(/^#!\/bin\/sh\n/)
    const [, bake = '', serve = ''] = text.split(/^FROM .* AS (?:bake|serve)$/m)
    for (const stage of [bake, serve]) expect(stage).toMatch(/^USER 33:33$/m)
  })

  it('sets every variable that nginx’ configuration needs, but the gateway’s', () => {
    const [, required = ''] =
      /^for name in ([^;]+); do$/m.exec(readFileSync('app/deploy/foyer-configure', 'utf8')) ?? []
    const [, set = ''] = /^ENV (SITE_DIRECTORY.*)$/m.exec(text) ?? []
    const missing = required.split(' ').filter((name) => !set.includes(`${name}=`))
    expect(missing).toEqual(['GATEWAY_SCHEME', 'GATEWAY_SERVERS'])
  })
})
