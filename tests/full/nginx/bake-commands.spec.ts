import { appendFileSync, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { bakeFolder } from '../../deploy/bake.ts'
import { failingGateway, type GatewayFailure } from '../../deploy/failing-gateway.ts'

test('the commands of bake and release do what their words say, and refuse others by a code', async () => {
  // Fifteen processes, each of which reads the project's sources first.
  test.setTimeout(300_000)
  const folder = bakeFolder()
  let failure: GatewayFailure | undefined
  const gateway = await failingGateway(() => failure)
  const bake = (...args: readonly string[]) => folder.bake(gateway.url, ...args)
  const { release } = folder
  const releases = (): readonly string[] => readdirSync(join(folder.www, 'releases')).sort()
  const current = (): string => readlinkSync(join(folder.www, 'current'))
  const home = (id: string): string =>
    readFileSync(join(folder.www, 'current/site', id, 'EN/home.html'), 'utf8')
  const change = (id: string, name: string): void =>
    appendFileSync(join(folder.merchant(id), 'theme.css'), `:root { --${name}: 1px }`)
  try {
    for (const id of ['jade', 'onyx']) folder.addMerchant(id)

    // Only the profiles.
    expect(await bake('--check')).toEqual({
      status: 0,
      output: expect.stringContaining('2 of 2 profiles are in order'),
    })
    expect(existsSync(folder.www)).toBe(false)

    for (const [words, output] of [
      [['--only', 'opal'], 'BK-ONLY'],
      [['--shard', '1/2'], 'BK-SHARD'],
    ] as const)
      expect(await bake(...words), words.join(' ')).toEqual({
        status: 1,
        output: expect.stringContaining(output),
      })
    expect(existsSync(folder.www)).toBe(false)

    expect(await bake('--release', 'one')).toMatchObject({ status: 0 })
    expect(await bake('--release', 'one')).toEqual({ status: 1, output: expect.stringContaining('RE-USED') })
    expect(readFileSync(join(folder.www, 'current/site/jade/EN/home.html'), 'utf8')).toMatch(/<\/html>$/)

    change('jade', 'first')
    change('onyx', 'first')
    expect(await bake('--only', 'jade', '--release', 'two')).toMatchObject({ status: 0 })
    expect([home('jade').includes('--first'), home('onyx').includes('--first')]).toEqual([true, false])

    // Shards, and what completes them.
    expect(await bake('--shard', '1/2', '--release', 'three')).toMatchObject({ status: 0 })
    expect(await release('finish', 'three', '--shards', '2')).toEqual({
      status: 3,
      output: expect.stringContaining('RE-SHARDS'),
    })
    expect(current()).toBe('releases/two')
    expect(await bake('--shard', '2/2', '--release', 'three')).toMatchObject({ status: 0 })
    expect(await release('finish', 'three', '--shards', '2')).toEqual({
      status: 0,
      output: 'release three is in use: 2 merchants of 2 shards\n',
    })
    expect(current()).toBe('releases/three')
    expect([home('jade').includes('--first'), home('onyx').includes('--first')]).toEqual([true, true])

    const { output: list } = await release('list')
    expect(list.split('\n').map((line) => line.slice(0, 7).trimEnd())).toEqual([
      '  one',
      '  two',
      '* three',
      '',
    ])
    expect(await release('back')).toEqual({
      status: 0,
      output: 'release two is in use; reload the servers\n',
    })
    expect(current()).toBe('releases/two')
    expect(await release('use', 'three')).toMatchObject({ status: 0 })
    expect(current()).toBe('releases/three')
    expect(await release('use', 'none')).toEqual({ status: 1, output: expect.stringContaining('RE-UNKNOWN') })
    expect(await release('forward')).toEqual({
      status: 2,
      output: expect.stringContaining('npm run release -- list | finish'),
    })

    // Nothing is made where the gateway fails for all.
    failure = '500'
    change('jade', 'second')
    expect(await bake()).toEqual({ status: 3, output: expect.stringContaining('nothing to release') })
    expect(current()).toBe('releases/three')
    expect(releases()).toEqual(['one', 'three', 'two'])
  } finally {
    await gateway.close()
    folder.close()
  }
})
