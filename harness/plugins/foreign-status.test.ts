// @vitest-environment node
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import type { ForeignFileReport } from '../../kernel/inspection/channel.ts'
import { foreignFileReports } from '../../kernel/inspection/plugin-reports.ts'
import { foreignSize, foreignStatus } from './foreign-status.ts'

const report = (more: Partial<ForeignFileReport>): ForeignFileReport => ({
  id: 'acme.draw',
  url: 'https://acme.example/draw.js',
  state: 'waiting',
  ...more,
})
const error = {
  code: 'PL-INTEGRITY',
  plugin: 'acme.draw',
  phase: 'load',
  detail: 'is sha384-x',
  remedy: 'List it.',
} as const

describe('foreignStatus', () => {
  it.each<[Partial<ForeignFileReport>, string]>([
    [{}, 'Waits for the gateway’s own status.'],
    [{ state: 'never asked', switch: 'ACME3' }, 'Never asked for, because the switch ACME3 is off.'],
    [
      { state: 'never asked', switch: 'ACME3', error: { ...error, code: 'PL-SWITCH' } },
      'Never asked for, because the gateway knows no switch ACME3 (PL-SWITCH). List it.',
    ],
    [{ state: 'loading' }, 'Its file is being fetched.'],
    [{ state: 'registered' }, 'Let in: its state stands in the list of plugins.'],
    [{ state: 'refused', error }, 'Refused. PL-INTEGRITY: is sha384-x. List it.'],
    [{ state: 'refused', error: { ...error, remedy: undefined } }, 'Refused. PL-INTEGRITY: is sha384-x.'],
  ])('%j: %s', (more, sentence) => expect(foreignStatus(report(more))).toBe(sentence))
})

describe('foreignSize', () => {
  it.each<[number | undefined, string | undefined]>([
    [undefined, undefined],
    [7_612, '7.6 KB, not compressed'],
    [200_000, '200 KB, not compressed'],
    [2_000_000, '2,000 KB, not compressed: more than 200 KB, which is slow on a phone'],
  ])('%s bytes: %s', (bytes, text) => expect(foreignSize(report({ bytes }))).toBe(text))
})

describe('a file that a page has let in', () => {
  it.each([
    [200_000, '200 KB, not compressed'],
    [200_001, '200 KB, not compressed: more than 200 KB, which is slow on a phone'],
  ])('of %d bytes: %s', async (bytes, text) => {
    const server = createServer((_, response) => void response.end('x'.repeat(bytes)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/draw.js`
    const listed = (): readonly ForeignFileReport[] =>
      foreignFileReports([report({ url, state: 'registered' }), report({ url: `${url}?2` })], () => {})
    expect(listed().map(foreignSize)).toEqual([undefined, undefined])
    await vi.waitFor(() => expect(listed().map(foreignSize)).toEqual([text, undefined]))
    server.closeAllConnections()
    server.close()
  })
})
