// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readStartOptions } from './read-start-options.ts'

const PLUGINS = ['tracking.facebook', 'tracking.tiktok', 'site.update', 'popups.splash']

describe('readStartOptions', () => {
  it.each([
    [[], { kind: 'start' }],
    [['--plugin', 'tracking.facebook'], { kind: 'start', plugin: 'tracking.facebook' }],
    [['--plugin=site.update', '--port', '5200'], { kind: 'start', plugin: 'site.update', port: 5200 }],
    [['--foreign', '../acme'], { kind: 'start', foreign: '../acme' }],
    [['--help'], { kind: 'help' }],
    [['-h', '--port', '1'], { kind: 'help' }],
  ])('reads %j', (args, expected) => {
    expect(readStartOptions(args, PLUGINS)).toEqual(expected)
  })

  it.each([
    [['--plug', 'site.update'], '--plug'],
    [['site.update'], 'site.update'],
    [['--plugin'], '--plugin'],
    [['--port', 'x'], 'not "x"'],
    [['--port', '0'], 'not "0"'],
    [['--port', '70000'], 'not "70000"'],
    [['--foreign', ''], 'needs a folder'],
    [['--plugin', 'site.update', '--foreign', '.'], 'not both'],
  ])('answers %j with the usage', (args, part) => {
    const read = readStartOptions(args, PLUGINS)
    expect(read).toMatchObject({ kind: 'wrong', usage: true })
    expect(read).toHaveProperty('message', expect.stringContaining(part))
  })

  it.each([
    [
      'tracking.facebok',
      'there is no plugin "tracking.facebok"; did you mean tracking.facebook, tracking.tiktok?',
    ],
    ['update', 'there is no plugin "update"; did you mean site.update?'],
    ['zzz', 'there is no plugin "zzz"; an id is area.name, as the folders plugins/<area>/<name> are called'],
    ['', 'there is no plugin ""; an id is area.name, as the folders plugins/<area>/<name> are called'],
  ])('does not know the plugin %j', (id, message) => {
    expect(readStartOptions(['--plugin', id], PLUGINS)).toEqual({ kind: 'wrong', message, usage: false })
  })
})
