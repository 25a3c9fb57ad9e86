// @vitest-environment node
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { foreignProblem, servedAddress, startForeignServer } from './foreign-server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-foreign-server-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
const writeDev = (script: string): void => {
  write('dev.mjs', script)
  write('package.json', JSON.stringify({ scripts: { dev: 'node dev.mjs' } }))
}

describe('foreignProblem', () => {
  it.each([
    ['no package.json', undefined, 'has no package.json; npm run plugin:new'],
    ['no JSON', '{', 'is no JSON object'],
    ['no scripts', '{}', 'has no script "dev"; add'],
    ['another script', '{"scripts":{"build":"vite build"}}', 'has no script "dev"; add'],
  ])('says what to do about a folder with %s', (_case, text, part) => {
    if (text !== undefined) write('package.json', text)
    const problem = foreignProblem(folder)
    expect(problem).toContain(part)
    expect(problem).not.toContain('\n')
  })
  it('has none with a package that can run', () => {
    write('package.json', '{"scripts":{"dev":"vite build --watch"}}')
    expect(foreignProblem(folder)).toBeUndefined()
  })
})

describe('servedAddress', () => {
  it.each([
    [
      '[foyer:plugin] served at http://localhost:7301: in the site’s folder npm start',
      'http://localhost:7301',
    ],
    ['served at http://localhost:9: then open http://127.0.0.1:5173/__harness/', 'http://localhost:9'],
    ['built in 12 ms', undefined],
  ])('of %j', (line, address) => {
    expect(servedAddress(line)).toBe(address)
  })
})

describe('startForeignServer', () => {
  beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined))

  it('resolves with the address, and ends the server when it is stopped', async () => {
    writeDev(`
      import { writeFileSync } from 'node:fs'
      process.on('SIGTERM', () => { writeFileSync('ended', ''); process.exit() })
      console.log('served at http://localhost:7301: in the site')
      setInterval(() => {}, 1000)
    `)
    const onEnd = vi.fn()
    const { address, stop } = await startForeignServer(folder, onEnd)
    expect(address).toBe('http://localhost:7301')
    stop()
    await vi.waitFor(() => expect(existsSync(join(folder, 'ended'))).toBe(true), 5_000)
    expect(onEnd).not.toHaveBeenCalled()
  })
  it('rejects where the server ends before it serves', async () => {
    writeDev('process.exit(1)')
    await expect(startForeignServer(folder, () => undefined)).rejects.toThrow('before it served the plugin')
  })
  it('tells when the server ends by itself', async () => {
    writeDev(`console.log('served at http://localhost:7301: in the site')`)
    const onEnd = vi.fn()
    await startForeignServer(folder, onEnd)
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), 5_000)
  })
})
