// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'

/** Files that each break a rule. They exist in the project only while the test runs, and no other test runs then. */
const planted: string[] = []
const plant = (file: string, source: string): void => {
  planted.push(file)
  writeFileSync(file, source)
}
const complaints = (): string => {
  try {
    return execFileSync('npx', ['oxlint', ...planted], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}
const count = (rule = 'boundaries(dependencies)'): number => complaints().split(rule).length - 1

afterEach(() => planted.splice(0).forEach((file) => rmSync(file)))

describe('who may import whom', () => {
  it('keeps plugins from the kernel and from one another, also by type and lazily', () => {
    plant(
      'plugins/site/chrome/planted.bench.ts',
      [
        `export { Host } from '../../../kernel/host/core/host.ts'`,
        `import type { Kernel } from '../../../kernel/boot/kernel.ts'`,
        `export const other = () => import('../../games/launch/launch.tsx')`,
        `export type K = Kernel`,
      ].join('\n'),
    )
    expect(count()).toBe(3)
  })
  it('keeps the SDK from everything of ours, and the kernel from plugins', () => {
    plant('sdk/src/planted.bench.ts', `export { Host } from '../../kernel/host/core/host.ts'\n`)
    plant('kernel/planted.bench.ts', `export { manifest } from '../plugins/account/auth/manifest.ts'\n`)
    expect(count()).toBe(2)
  })
  it('keeps plugins from what the SDK shares with the kernel alone', () => {
    plant('plugins/site/chrome/planted.bench.ts', `export { useKernel } from '@foyer/sdk/internal'\n`)
    expect(count('no-restricted-imports')).toBe(1)
  })
  it('keeps plugins from the router’s own links, and everybody from the browser’s navigation', () => {
    plant(
      'plugins/site/chrome/planted.bench.ts',
      `export { Link } from 'react-router-dom'\nexport { NavLink } from 'react-router'\n`,
    )
    plant('kernel/planted.bench.ts', `export const leave = (url: string) => navigation.navigate(url)\n`)
    const found = complaints()
    const countIn = (rule: string): number => found.split(rule).length - 1
    expect([countIn('no-restricted-imports'), countIn('no-restricted-globals')]).toEqual([2, 1])
  })
  it('keeps contracts, mocks, merchants, the harness and the app from what is not theirs to use', () => {
    const line = (from: string): string => `export * from '${from}'\n`
    plant(
      'plugins/site/planted.bench.ts',
      line('./chrome/manifest.ts') + line('../../kernel/host/core/host.ts'),
    )
    plant('mocks/planted.bench.ts', line('../app/registry.ts') + line('../harness/main.tsx'))
    plant(
      'merchants/planted.bench.ts',
      line('../plugins/site/chrome/manifest.ts') + line('../mocks/world/world.ts'),
    )
    plant('harness/planted.bench.ts', line('../plugins/site/chrome/manifest.ts') + line('../app/registry.ts'))
    plant('app/planted.bench.ts', line('../harness/main.tsx'))
    plant(
      'plugins/site/brand/planted.bench.ts',
      line('../chrome/manifest.ts') + line('../../../app/registry.ts'),
    )
    expect(count()).toBe(11)
  })
  it('keeps what an area’s plugins share from other areas, whatever it is and however it is imported', () => {
    plant(
      'plugins/site/chrome/planted.bench.ts',
      [
        // a pure function, a type, an effect, a component, a mock and a fake
        `export { strengthOf } from '../../account/shared/strength-hint.tsx'`,
        `import type { Fingerprint } from '../../account/shared/fingerprint.ts'`,
        `export const start = () => import('../../account/shared/session.ts')`,
        `export { FieldError } from '../../account/shared/failures.ts'`,
        `export { default } from '../../account/auth/mock.ts'`,
        `export * from '../../account/shared/mobile-numbers.fake.ts'`,
        `export * from '../feedback/mock.ts'`,
        `export type F = Fingerprint`,
      ].join('\n'),
    )
    expect(count()).toBe(7)
  })
  it('keeps the tracking router from every other area, contracts too', () => {
    plant(
      'plugins/tracking/router/planted.bench.ts',
      [
        `import { gameLaunched } from '../../games/contract.ts'`,
        `import type { RegistrationInfo } from '../../account/contract.ts'`,
        `export const info = () => import('../../account/contract.ts')`,
        `export { cleanAddress } from '../contract.ts'`,
        `export { activate } from './router.ts'`,
        `export const games = gameLaunched`,
        `export type I = RegistrationInfo`,
      ].join('\n'),
    )
    plant('plugins/tracking/relay/planted.bench.ts', `export * from '../../games/contract.ts'\n`)
    expect(count()).toBe(3)
  })
  it('keeps a contract from all but contracts, and what plugins share from the plugins', () => {
    plant(
      'plugins/site/contract/planted.bench.ts',
      `export * from '../point-schemas.ts'\nexport * from '../chrome/manifest.ts'\n`,
    )
    plant(
      'plugins/account/shared/planted.bench.ts',
      `export * from '../auth/manifest.ts'\nexport * from '../../site/point-schemas.ts'\n`,
    )
    plant('mocks/planted.bench.ts', `export * from '../plugins/account/shared/session.ts'\n`)
    expect(count()).toBe(5)
  })
  it('lets a plugin import the SDK, its own folder, what its area shares and any area’s contract', () => {
    plant(
      'plugins/site/chrome/planted.bench.ts',
      [
        `import { token } from '@foyer/sdk'`,
        `import { manifest } from './manifest.ts'`,
        `import { GAME_CATALOGUE } from '../../games/contract.ts'`,
        `import { REGISTRATION_INFO } from '../../account/contract.ts'`,
        `import { formInUse } from '../contract/form-in-use.ts'`,
        `export const fine = [token, manifest, GAME_CATALOGUE, REGISTRATION_INFO, formInUse]`,
      ].join('\n'),
    )
    plant(
      'plugins/account/auth/planted.bench.ts',
      `export { strengthOf } from '../shared/strength-hint.tsx'\n`,
    )
    plant(
      'plugins/site/contract/planted.bench.ts',
      `export { GAME_CATALOGUE } from '../../games/contract.ts'\n`,
    )
    expect(count()).toBe(0)
  })
}, 30_000)
